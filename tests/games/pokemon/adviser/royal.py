"""Builds positions of a Battle Royal for the adviser's tests: four players, "a1" to "d4".

table = royal(a=[mon(EMOLGA), mon()], bench={1: [mon()]})
assert says(table, p.Attack(0, "a1", "Sky Wave", target="b1")) == {}
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.core.data.value import replace
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import InStadium, Mon, Side
from app.games.pokemon.adviser.model.turn_record import Record, Turn
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.variants.battle_royal import BATTLE_ROYAL
from tests.games.pokemon.adviser.situation import mon

A, B, C, D = range(4)
CASE = Record(is_case=True)
PLAIN = mon(None, plain=True)
SHEET = (("br-text", "sheet"),)
"""What a table agreed on that plays by the event's sheet."""


def royal(
    a: Sequence[Mon] | None = None,
    b: Sequence[Mon] | None = None,
    c: Sequence[Mon] | None = None,
    d: Sequence[Mon] | None = None,
    *,
    bench: Mapping[int, Sequence[Mon]] | None = None,
    sides: Mapping[int, dict[str, Any]] | None = None,
    turn: dict[str, Any] | None = None,
    stadiums: Sequence[Card] = (),
    record: Record = CASE,
    **more: Any,
) -> Position:
    """Return a position: it is A's third turn, everybody has two plain Active Pokémon.

    `a` to `d` are Active Pokémon where they are others, `sides` is what else is said of a player.
    """
    said: dict[str, Any] = {"player": A, "number": 9, **(turn or {})}
    there = []
    for seat, active in enumerate((a, b, c, d)):
        standing = (PLAIN, PLAIN) if active is None else active
        benched = (bench or {}).get(seat, ())
        mons = [
            *(replace(one, spot="active") for one in standing),
            *(replace(one, spot="bench") for one in benched),
        ]
        named = tuple(
            replace(one, uid=one.uid or f"{'abcd'[seat]}{number}", player=seat)
            for number, one in enumerate(mons, 1)
        )
        turns = max(0, (said["number"] - 1 - seat) // 4 + 1)
        told = {"team": seat, "turns": turns, **(sides or {}).get(seat, {})}
        there.append(Side(seat, "ABCD"[seat], mons=named, **told))
    lying = tuple(InStadium(f"s{place}", card, A) for place, card in enumerate(stadiums, 1))
    return Position(tuple(there), Turn(**said), record, lying, **{"variant": BATTLE_ROYAL, **more})


def first_turn(player: int, **more: Any) -> Position:
    """Return a position in a player's own first turn."""
    return royal(turn={"player": player, "number": player + 1, **more.pop("turn", {})}, **more)
