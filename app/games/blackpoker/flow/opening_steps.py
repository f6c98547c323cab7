"""Before the first turn: shuffle, seven cards, who begins (4.2.1)."""

from __future__ import annotations

from collections.abc import Mapping

from app.core.intent import Announce, Draw, Shuffle
from app.core.intents.turn_intents import NextTurn
from app.core.view import SeatView
from app.games.blackpoker.flow.trump_setup import OPENING, awaits_trumps
from app.games.blackpoker.rules.card_values import number_of
from app.games.blackpoker.table.blackpoker_zones import DECK, GRAVE, HAND
from app.games.game_api import As, Look
from app.games.table_tools import Running, count, me, own


def setup(look: Look, _arguments: Mapping[str, str]) -> Running:
    """Shuffle the own deck and take seven cards; where trumps are laid first, only shuffle."""
    view = look()
    if count(view, own(view, DECK)):
        yield Shuffle(own(view, DECK))
    if awaits_trumps(look(), me(view)):
        return
    missing = OPENING - count(look(), own(view, HAND))
    if missing > 0 and count(look(), own(view, DECK)):
        yield Draw(missing, own(view, DECK), own(view, HAND))


def begin(look: Look, _arguments: Mapping[str, str]) -> Running:
    """Turn cards for who begins, the highest; they draw one card and have the first turn."""
    seats = range(len(look().setting.seats))
    still = list(seats)
    while True:
        for seat in still:
            yield As(seat, Draw(1, f"{DECK}.{seat}", f"{GRAVE}.{seat}", "turn_for_first"))
        view = look()
        shown = {seat: _turned(view, seat) for seat in still}
        best = max(shown.values())
        still = [seat for seat in still if shown[seat] == best]
        if len(still) == 1:
            break
    first = still[0]
    yield Announce("begins", view.setting.seats[first].name)
    yield As(first, Draw(1, f"{DECK}.{first}", f"{HAND}.{first}"))
    yield As(first, NextTurn(first))


def _turned(view: SeatView, seat: int) -> int:
    zone = view.zones[f"{GRAVE}.{seat}"]
    card = zone.items[0] if zone.listed else dict(zone.seen).get(0, "")
    return number_of(view.cards[card].ref or "")
