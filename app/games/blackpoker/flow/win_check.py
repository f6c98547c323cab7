"""Who has lost: checked after every resolution and every immediate action (4.1.6, 4.3.3.2.2)."""

from __future__ import annotations

from collections.abc import Mapping

from app.core.ids import SeatId
from app.core.intent import Announce, Procedure, Step
from app.core.intents.turn_intents import SetPhase
from app.core.text.wording import CARD, counted, listed
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.blackpoker.flow.stage_reading import OVER
from app.games.blackpoker.rules.rule_set import rules_of
from app.games.blackpoker.table.field import life
from app.games.contracts.rematch_contract import Ending, Told, conceded, others, who_conceded
from app.games.game_api import Look
from app.games.table_tools import Running

LOSES, DRAWN, CONCEDE = "loses", "drawn", "concede"


def losers(view: SeatView) -> tuple[SeatId, ...]:
    """Return who has lost, as the table stands: those without a deck.

    In the 6th edition two at once are a draw; later whose turn it is loses.
    """
    out = tuple(seat for seat in range(len(view.setting.seats)) if life(view, seat) == 0)
    if len(out) > 1 and rules_of(view).edition != "6" and view.turn.seat in out:
        return (view.turn.seat,)
    return out


def winners(view: SeatView) -> tuple[SeatId, ...] | None:
    """Return who has won, everybody for a draw; None while the game goes on.

    Nobody where somebody gave up: who it was stands in the log alone.
    """
    if view.turn.phase != OVER:
        return None
    seats, out = tuple(range(len(view.setting.seats))), losers(view)
    if not out or len(out) == len(seats):
        return out
    return tuple(seat for seat in seats if seat not in out)


def ending(view: SeatView, told: Told) -> Ending:
    """Return how a game ended: by the decks, or because somebody gave it up."""
    seats = range(len(view.setting.seats))
    left = [counted(life(view, seat) or 0, CARD) for seat in seats]
    standing = tuple(Words(f"{one.en} left in the deck", f"デッキ残り{one.ja}") for one in left)
    gave_up = who_conceded(told)
    if gave_up is not None:
        return Ending(others(view, gave_up), conceded(view, gave_up), standing=standing)
    names = listed([view.setting.seats[seat].name for seat in losers(view)])
    why = Words(f"no deck left for {names.en}", f"{names.ja}のデッキがなくなった")
    return Ending(winners(view) or (), why if names.en else None, standing=standing)


def win_check(look: Look) -> Running:
    """End the game where somebody has lost."""
    view = look()
    out = losers(view)
    if not out or view.turn.phase == OVER:
        return
    if len(out) == len(view.setting.seats):
        yield Announce(DRAWN)
    else:
        for seat in out:
            yield Announce(LOSES, view.setting.seats[seat].name)
    yield SetPhase(OVER, verb=OVER)


def concede(look: Look, _arguments: Mapping[str, str]) -> Running:
    """Give the game up."""
    yield Announce(CONCEDE)
    if look().turn.phase != OVER:
        yield SetPhase(OVER, verb=OVER)


def gives_up(_view: SeatView, step: Step) -> bool:
    """Whether a step gives the game up, which anybody may at any time."""
    return isinstance(step, Procedure) and step.name == CONCEDE
