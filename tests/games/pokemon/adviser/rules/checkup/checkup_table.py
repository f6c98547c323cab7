"""Tables at a Pokémon Checkup, and what is done there."""

from __future__ import annotations

from typing import Any

from app.core.card import Mark
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Condition, Mon
from app.games.pokemon.adviser.model.turn_record import Record
from tests.games.pokemon.adviser.situation import ME, PIKACHU, YOU, mon, position

NEXT = t.BeginTurn(-1, YOU)
HEADS = c.FlipCoins(ME, (1,))


def sick(*keys: str, card: Any = PIKACHU, counters: int = 0, **more: Any) -> Mon:
    """Return a Pokémon with conditions, of the usual strength or with `counters`."""
    given = tuple(Condition(key, counters or (2 if key == "burned" else 1)) for key in keys)
    return mon(card, conditions=given, **more)


def to_do(*keys: str, **more: Any) -> Mon:
    """Return a Pokémon whose checks are noted as still to be done."""
    marks = tuple(Mark(f"check_{key}") for key in sorted(keys))
    return sick(*keys, marks=marks, **more)


def case(theirs: Mon, mine: Mon | None = None, **more: Any) -> Position:
    """Return a checkup after my turn, as a case tells it."""
    said: dict[str, Any] = {"turn": {"phase": "checkup"}, "record": Record(is_case=True), **more}
    return position([mine or mon()], [theirs], **said)


def over(*done: Play, mine: Mon | None = None, theirs: Mon | None = None, **more: Any) -> Position:
    """Return a table after a checkup in which `done` was done, just before the next turn."""
    record = Record(checkup=done, complete=True)
    said: dict[str, Any] = {"turn": {"phase": "checkup"}, "record": record, "seen_by": ME, **more}
    return position([mine or mon()], [theirs or mon(PIKACHU)], **said)


def told(**more: Any) -> t.Checkup:
    """Return a checkup as a case tells it: what was flipped, ended, counted, in which order."""
    return t.Checkup(ME, **more)


def hurt(points: int, uid: str = "b1") -> p.ChangeDamage:
    """Return damage counters for so many points."""
    return p.ChangeDamage(ME, uid, points)


def ends(key: str, uid: str = "b1", counters: int = 1) -> p.ChangeCondition:
    """Return the end of a condition."""
    return p.ChangeCondition(ME, uid, key, on=False, counters=counters)


def sentences(at: Position, play: Play, rule: str) -> list[str]:
    """Return what a rule says of a play, in both languages."""
    return [one.message.en + one.message.ja for one in judge(at, (play,)) if one.rule == rule]
