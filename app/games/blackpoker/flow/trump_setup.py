"""Laying trumps before play: up to two own cards face down, whichever; then seven cards (4.6.4)."""

from __future__ import annotations

from collections.abc import Mapping

from app.core.ids import SeatId
from app.core.intent import Collect, Draw, Move, Procedure, Shuffle
from app.core.intent import Look as LookAt
from app.core.view import SeatView
from app.games.blackpoker.flow.table_steps import peek, places
from app.games.blackpoker.rules.rule_set import rules_of
from app.games.blackpoker.table import field as f
from app.games.blackpoker.table.blackpoker_zones import DECK, HAND, TRUMPS
from app.games.game_api import Look
from app.games.table_tools import Running, count, in_argument, me, of_argument, own

LAY, SEARCH = "lay_trumps", "search_trumps"
CARDS = "cards"
MOST = 2
"""Trumps of a player."""
OPENING = 7


def lay_with(cards: tuple[str, ...] = ()) -> Procedure:
    """Return the gesture that lays cards of the own deck as trumps and draws the opening hand."""
    return Procedure(LAY, ((CARDS, in_argument(cards)),) if cards else ())


def has_trumps(view: SeatView) -> bool:
    """Whether trumps are laid at this table before the first turn, which is still to come."""
    return not view.turn.number and bool(rules_of(view).trumps)


def awaits_trumps(view: SeatView, seat: SeatId) -> bool:
    """Whether a player has still to say which trumps they lay, or that they lay none."""
    return has_trumps(view) and not f.held(view, seat) and f.life(view, seat) != 0


def search_trumps(look: Look, _arguments: Mapping[str, str]) -> Running:
    """Look through the own deck for trumps; what was laid and drawn goes back into it."""
    view = look()
    if not has_trumps(view):
        raise LookupError(SEARCH)
    deck, seat = own(view, DECK), me(view)
    if f.trumps(view, seat):
        yield Collect(f.trumps(view, seat), deck, -1, verb="put_back")
    held = view.zones[own(view, HAND)].items
    if held:
        yield Move(held, deck, -1, verb="put_back")
    yield LookAt(deck)


def lay_trumps(look: Look, arguments: Mapping[str, str]) -> Running:
    """Lay up to two cards of the own deck that are seen, and draw seven of the others."""
    view = look()
    if not has_trumps(view):
        raise LookupError(LAY)
    deck, hand, seat = own(view, DECK), own(view, HAND), me(view)
    named = places(view, deck, of_argument(arguments.get(CARDS, "")))
    cards = named[: MOST - len(f.trumps(view, seat))]
    if cards:
        yield Move(cards, own(view, TRUMPS), -1, up=False, verb="lay_trump")
    view = look()
    yield from peek(view, seat, f.trumps(view, seat))
    if count(view, deck):
        yield Shuffle(deck)
    missing = OPENING - count(view, hand)
    if missing > 0 and count(view, deck):
        yield Draw(missing, deck, hand)
