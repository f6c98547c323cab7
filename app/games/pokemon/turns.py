"""Turns and the Pokémon Checkup between them (seed 000 §6, §8)."""

from __future__ import annotations

from collections.abc import Mapping

from app.core.card import value_of
from app.core.ids import SeatId, UnitId
from app.core.intent import Announce, Draw, Flip, NextTurn, PutMark, SetPhase
from app.core.view import SeatView
from app.games.api import As, Look
from app.games.pokemon import conditions, moves
from app.games.pokemon.arguments import Running, number
from app.games.pokemon.board import actives, base_ref, count, knocked_out, me, side, units_in
from app.games.pokemon.facts import kind
from app.games.pokemon.setup import turn_up
from app.games.pokemon.zones import PRIZES


def start(look: Look, arguments: Mapping[str, str]) -> Running:
    """Set out missing Prizes, turn everybody's Pokémon face up and begin turn 1.

    `first` names the seat that begins, or "coin" to flip for it; `prizes` a number other than 6.
    What is missing is said, and the game begins all the same.
    """
    view = look()
    seats = tuple(range(len(view.setting.seats)))
    first = number(arguments, "first", view.turn.seat)
    yield Announce("start")
    if arguments.get("first") == "coin":
        (heads,) = yield Flip()
        first = me(view) if heads else (me(view) + 1) % len(seats)
        yield Announce("begins", view.setting.seats[first].name)
    for seat in seats:
        yield from _made_ready(look, seat, number(arguments, "prizes", PRIZES))
    yield from turn_up(look(), seats)
    yield from _begin_turn(look(), first)


def _made_ready(look: Look, seat: SeatId, prizes: int) -> Running:
    """Set out a player's Prizes if none lie there, and say what is missing."""
    view = look()
    name = view.setting.seats[seat].name
    if prizes and not count(view, f"prizes.{seat}"):
        if count(view, f"deck.{seat}"):
            step = Draw(prizes, f"deck.{seat}", f"prizes.{seat}", verb="set_prizes")
            yield As(seat, step)
        else:
            yield Announce("no_prizes", name)
    if not actives(view, seat):
        yield Announce("no_active", name)


def end_turn(look: Look, arguments: Mapping[str, str]) -> Running:
    """Go to the next player's turn: Pokémon Checkup if there is anything to check, then a draw.

    Items and Supporters that the player still has in the play area are discarded first.
    Where the checkup knocks a Pokémon out the table waits in the phase "checkup", so that
    people can see to it; ending the turn again goes on. `seat` names another next player.
    """
    view = look()
    if view.turn.number == 0:
        yield from start(look, arguments)
        return
    yield from moves.put_units(view, _played(view), "discard", verb="discard")
    if view.turn.phase != "checkup" and _to_check(view):
        before = knocked_out(view)
        yield SetPhase("checkup")
        yield from _check(look)
        if set(knocked_out(look())) - set(before):
            return
    following = (view.turn.seat + 1) % len(view.setting.seats)
    yield from _begin_turn(look(), number(arguments, "seat", following))


def _played(view: SeatView) -> tuple[UnitId, ...]:
    """Return the Items and Supporters in the play area of the player whose turn it is."""
    return tuple(
        unit
        for unit in units_in(view, "stage")
        if side(view, unit) == view.turn.seat
        and kind(base_ref(view, view.units[unit])) in ("item", "supporter")
    )


def _begin_turn(view: SeatView, seat: SeatId) -> Running:
    yield NextTurn(seat)
    if not 0 <= seat < len(view.setting.seats):
        return
    if count(view, f"deck.{seat}"):
        yield As(seat, Draw(1, f"deck.{seat}", f"hand.{seat}"))
    else:
        yield Announce("deck_out", view.setting.seats[seat].name)


def _in_active_spots(view: SeatView) -> tuple[UnitId, ...]:
    """Return every Active Pokémon, those of the player whose turn it is first."""
    seats = len(view.setting.seats)
    order = [(view.turn.seat + offset) % seats for offset in range(seats)]
    return tuple(unit for seat in order for unit in actives(view, seat))


def _to_check(view: SeatView) -> bool:
    """Whether a checkup would do anything."""
    return any(
        _suffers(view, unit) or _is_wearing_off(view, unit) for unit in _in_active_spots(view)
    )


def _suffers(view: SeatView, unit: UnitId) -> bool:
    return any(conditions.has(view, unit, key) for key in ("poisoned", "burned", "asleep"))


def _is_wearing_off(view: SeatView, unit: UnitId) -> bool:
    return conditions.has(view, unit, "paralyzed") and side(view, unit) == view.turn.seat


def checkup(look: Look, _arguments: Mapping[str, str]) -> Running:
    """Poisoned, Burned, Asleep, Paralyzed, for both players' Active Pokémon (seed 000 §8).

    The mark's value counts for cards that put more: Poisoned 4 means 4 counters.
    """
    yield Announce("checkup")
    yield from _check(look)


def _check(look: Look) -> Running:
    view = look()
    units = _in_active_spots(view)
    for unit in units:
        poison = value_of(view.units[unit].marks, "poisoned")
        if poison:
            yield PutMark((unit,), "damage", add=10 * poison)
    for unit in units:
        burn = value_of(view.units[unit].marks, "burned")
        if burn:
            yield PutMark((unit,), "damage", add=20 * burn)
            yield from _coin_cures(look, unit, "burned")
    for unit in units:
        if conditions.has(view, unit, "asleep"):
            yield from _coin_cures(look, unit, "asleep")
    for unit in units:
        if _is_wearing_off(view, unit):
            yield from _wear_off(view, unit)


def _coin_cures(look: Look, unit: UnitId, key: str) -> Running:
    (heads,) = yield Flip()
    if heads:
        yield from conditions.end(look(), unit, (key,))


def _wear_off(view: SeatView, unit: UnitId) -> Running:
    if value_of(view.units[unit].marks, "paralyzed") > 1:
        yield PutMark((unit,), "paralyzed", add=-1)
    else:
        yield from conditions.end(view, unit, ("paralyzed",))
