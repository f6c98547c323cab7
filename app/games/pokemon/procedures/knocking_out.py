"""Knock Outs (きぜつ): all cards to where they belong, and the Prizes for them (seed 000 §7.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.core.ids import SeatId, UnitId
from app.core.intent import Announce, Move
from app.core.text.words import packed
from app.core.view import SeatView
from app.games.game_api import Look
from app.games.pokemon.table import moves, prize_cards
from app.games.pokemon.table.health import knocked_out
from app.games.pokemon.table.printed_facts import facts, name_of
from app.games.pokemon.table.seat_board import in_play
from app.games.table_tools import Running, Steps, owner_of, place_of, ref_of

PRISM_STAR = "Prism Star"
"""Tag of the ◇ cards, which go to the Lost Zone instead of the discard pile."""


def knock_out(look: Look, arguments: Mapping[str, str]) -> Running:
    """Discard Pokémon with all that is on them and note the Prizes that are to be taken.

    `units` names them with commas between; without it all that have at least as much damage as
    HP. Each card goes to its own player's pile, all of them before anybody takes a Prize.
    """
    view = look()
    asked = arguments.get("units")
    found = asked.split(",") if asked else knocked_out(view)
    units = tuple(unit for unit in dict.fromkeys(found) if in_play(view, unit))
    if not units:
        # The host answers that it is not in play.
        yield Announce("knock_out", units=("",))
        return
    yield from _discarded(view, units)
    # Before the first turn people lay out a position; nobody takes Prizes for that.
    if view.turn.number > 0:
        yield from _prizes_for(view, units)


def _discarded(view: SeatView, units: Sequence[UnitId]) -> Steps:
    prism = [unit for unit in units if _prism_star(view, unit)]
    usual = tuple(unit for unit in units if unit not in prism)
    steps = moves.put_units(view, usual, "discard", verb="knock_out")
    return steps + tuple(step for unit in prism for step in _with_prism_star(view, unit))


def _prism_star(view: SeatView, unit: UnitId) -> tuple[str, ...]:
    """Return the ◇ cards of a Pokémon (CARD)."""
    return tuple(card for card in view.units[unit].parts if _is_prism_star(ref_of(view, card)))


def _is_prism_star(ref: str | None) -> bool:
    return ref is not None and PRISM_STAR in facts(ref).tags


def _with_prism_star(view: SeatView, unit: UnitId) -> Steps:
    """Return the steps for a Pokémon with ◇ cards; the Pokémon itself goes last."""
    standing = view.units[unit]
    goals: dict[tuple[str, SeatId], list[str]] = {}
    for card in standing.parts:
        pile = "lost" if _is_prism_star(ref_of(view, card)) else "discard"
        goals.setdefault((pile, owner_of(view, card)), []).append(card)
    last = next(goal for goal, cards in goals.items() if standing.base in cards)
    order = [goal for goal in goals if goal != last] + [last]
    gone = tuple(
        Move(tuple(goals[goal]), place_of(view, *goal), verb="knock_out") for goal in order
    )
    told = tuple(
        Announce("to_lost_zone", packed(name_of(ref_of(view, card))))
        for card in _prism_star(view, unit)
    )
    return (*gone, *told)


def _prizes_for(view: SeatView, units: Sequence[UnitId]) -> Steps:
    """Return what tells of the Prizes for Pokémon that `view` still shows in play."""
    told = tuple(
        Announce("prizes_for", packed(prize_cards.working(view, unit)))
        for unit in units
        if any(prize_cards.left(view, seat) for seat in prize_cards.takers(view, unit).seats)
    )
    return (*told, *prize_cards.owe(view, units))
