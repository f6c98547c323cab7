"""Turns: how one begins, what its end brings about, and where it waits (seed 000 §6, §8)."""

from __future__ import annotations

from collections.abc import Mapping

from app.core.ids import SeatId, UnitId
from app.core.intent import Announce, Draw
from app.core.intents.turn_intents import NextTurn, SetPhase, Use
from app.core.view import SeatView
from app.games.game_api import As, Look
from app.games.pokemon.procedures.checkup_steps import (
    CHECKUP,
    checks,
    forget,
    note,
    open_checks,
    run,
)
from app.games.pokemon.procedures.first_player import by_coin
from app.games.pokemon.procedures.game_result import OVER
from app.games.pokemon.procedures.setup_steps import turn_up
from app.games.pokemon.procedures.turn_notes import carried, noted, opened, taken_off
from app.games.pokemon.table import moves, promoting
from app.games.pokemon.table.pokemon_options import by_the_sheet, option
from app.games.pokemon.table.printed_facts import kind
from app.games.pokemon.table.seat_board import actives, free_spots, out_of, players
from app.games.pokemon.tasks.pending_duties import benched, pending, promoters
from app.games.pokemon.tasks.setup_marks import all_off, first_seat, has_prizes
from app.games.pokemon.tasks.start_conditions import awaited
from app.games.pokemon.variants.every_variant import variant_of
from app.games.table_tools import Running, base_ref, count, me, number, place_of, side, units_in

END = "end"
"""The phase of a turn that is over but for what people have to see to before the checkup."""
START = "start"
"""The phase of a turn that has begun, but for a new Active Pokémon and the draw (BR114)."""


def start(look: Look, arguments: Mapping[str, str]) -> Running:
    """Turn the Pokémon of everybody who is ready face up and begin turn 1.

    `first` names the seat that begins, or "coin" to flip for it; without it the one that was
    decided on begins. `without` names, with commas between, the seats that are not waited for: the
    host lets the game begin only when all others are ready. What those lack is said, and their
    cards stay as they lie. The marks of the setup are done with.
    """
    view = look()
    seats = tuple(range(len(view.setting.seats)))
    first = number(arguments, "first", first_seat(view))
    behind = awaited(view)
    yield Announce("start")
    if arguments.get("first") == "coin":
        first = yield from by_coin(look, me(view))
        yield Announce("begins", view.setting.seats[first].name)
    for seat in behind:
        yield from _unready(view, seat)
    # Whoever begins although not ready turns up the own cards all the same.
    up = tuple(seat for seat in seats if seat not in behind or seat == view.seat)
    yield from turn_up(view, up)
    yield from all_off(view)
    yield from opened(view, first)
    yield from _begin_turn(look, first)


def _unready(view: SeatView, seat: SeatId) -> Running:
    """Say that a player was not waited for, and what is missing there."""
    name = view.setting.seats[seat].name
    yield Announce("not_awaited", name)
    if not has_prizes(view, seat):
        yield Announce("no_prizes", name)
    if not actives(view, seat):
        yield Announce("no_active", name)


def end_turn(look: Look, arguments: Mapping[str, str]) -> Running:
    """Go to the next player's turn: Pokémon Checkup if there is anything to check, then a draw.

    Items and Supporters that the player still has in the play area are discarded first.
    Where people have to see to something, a Knock Out or its Prizes or a new Active Pokémon, the
    table waits in the phase "end" before the checkup and in "checkup" after it; ending the turn
    again goes on regardless. In "start" it goes on with the draw. `checkup` says how it is done
    instead of the table's option, "at-once" or "step-by-step"; `seat` names another next player.
    """
    view = look()
    phase = view.turn.phase
    if view.turn.number == 0:
        return
    if phase == START and out_of(view, view.turn.seat) is None:
        yield from turn_draw(look, {})
        return
    # Between the steps of a checkup nobody has been asked to see to a Knock Out yet.
    waited = phase in (END, CHECKUP, OVER) and not open_checks(view)
    seen = pending(view) if waited else frozenset()
    yield from moves.put_units(view, _played(view), "discard", verb="discard")
    if phase not in (CHECKUP, OVER):
        if pending(view, ending=True) - seen:
            yield SetPhase(END)
            return
        yield from _checked(look, arguments)
    elif open_checks(view):
        yield from run(look)
    if pending(look()) - seen or _waits_for_steps(view, look()):
        return
    yield from forget(look())
    yield from _begin_turn(look, _next_seat(view, arguments))


def left_turn(look: Look) -> Running:
    """Go on to the next turn after the player whose turn it was has left the game."""
    phase = look().turn.phase
    if phase not in (END, CHECKUP):
        yield SetPhase(END)
    if pending(look()):
        return
    if phase != CHECKUP:
        yield from _checked(look, {})
    now = look()
    if pending(now) or open_checks(now):
        return
    yield from forget(now)
    yield from _begin_turn(look, _next_seat(now, {}))


def _next_seat(view: SeatView, arguments: Mapping[str, str]) -> SeatId:
    return number(arguments, "seat", players(view).following(view.turn.seat))


def _checked(look: Look, arguments: Mapping[str, str]) -> Running:
    """Do the checkup or note its steps, if there is anything to check."""
    yield from forget(look())
    comes = _next_seat(look(), arguments)
    if not checks(look(), comes):
        return
    yield SetPhase(CHECKUP)
    if (arguments.get("checkup") or option(look(), "checkup")) == "step-by-step":
        yield from note(look(), comes)
    else:
        yield from run(look, comes)


def _waits_for_steps(before: SeatView, now: SeatView) -> bool:
    """Whether the steps of a checkup have just been noted."""
    return before.turn.phase != CHECKUP and bool(open_checks(now))


def _played(view: SeatView) -> tuple[UnitId, ...]:
    """Return the Items and Supporters in the play area of the player whose turn it is."""
    return tuple(
        unit
        for unit in units_in(view, "stage")
        if side(view, unit) == view.turn.seat
        and kind(base_ref(view, view.units[unit])) in ("item", "supporter")
    )


def _begin_turn(look: Look, seat: SeatId) -> Running:
    """Begin a turn and draw; where a free Active Spot waited for it, that is filled first."""
    view = look()
    yield from taken_off(view)
    if 0 <= seat < len(view.setting.seats) and _has_waited(view, seat):
        yield NextTurn(seat, START)
        return
    yield from noted(view)
    yield NextTurn(seat)
    if 0 <= seat < len(view.setting.seats):
        yield from carried(look(), seat)
        yield from _draw(look(), seat)


def _has_waited(view: SeatView, seat: SeatId) -> bool:
    """Whether a free Active Spot of a player has waited for this turn, and is filled first.

    The event's sheet says nothing of the draw: there the Pokémon comes after it (BR111, BR114).
    """
    waits = not variant_of(view).promoters(players(view), seat, None)
    fills = waits and bool(free_spots(view, seat)) and bool(benched(view, seat))
    return fills and not by_the_sheet(view, "br-promotion")


def _draw(view: SeatView, seat: SeatId) -> Running:
    if count(view, place_of(view, "deck", seat)):
        yield As(seat, Use("draw"))
        yield As(seat, Draw(1, place_of(view, "deck", seat), place_of(view, "hand", seat)))
    else:
        yield Announce("deck_out", view.setting.seats[seat].name)


def turn_draw(look: Look, _arguments: Mapping[str, str]) -> Running:
    """Draw for a turn that has begun, and go to its main part."""
    view = look()
    if view.turn.phase == START and out_of(view, view.turn.seat) is None:
        yield SetPhase("main")
        yield from _draw(view, view.turn.seat)


def promote(look: Look, arguments: Mapping[str, str]) -> Running:
    """Send a Benched Pokémon, `unit`, to an Active Spot.

    At the start of a turn the draw follows once no Spot can be filled any more.
    """
    view = look()
    unit = arguments.get("unit", "")
    if unit not in view.units:
        # The host answers that it is not in play.
        yield Announce("promote", units=(unit,))
        return
    yield from promoting.promote_unit(view, unit, arguments.get("instead", ""))
    if view.turn.seat not in promoters(look()):
        yield from turn_draw(look, {})
