"""Before the first turn: shuffle, five cards, life and mana (seed 002)."""

from __future__ import annotations

from collections.abc import Mapping

from app.core.intent import Draw, PutMark, Shuffle
from app.core.intents.turn_intents import NextTurn
from app.core.view import SeatView
from app.games.game_api import As, Look
from app.games.nullpoga.flow.bundle_choice import OPENING
from app.games.nullpoga.flow.phase_order import PLAN
from app.games.nullpoga.resolver.board_values import FULL_LIFE, SIDES
from app.games.nullpoga.table.nullpoga_marks import MANA, PLAYER_LIFE
from app.games.nullpoga.table.nullpoga_zones import DECK, HAND
from app.games.table_tools import Running, count, own


def setup(look: Look, _arguments: Mapping[str, str]) -> Running:
    """Shuffle the own deck and take the first hand; run for each seat as a table is laid."""
    view = look()
    if count(view, own(view, DECK)):
        yield Shuffle(own(view, DECK))
    missing = OPENING - count(look(), own(view, HAND))
    if missing > 0 and count(look(), own(view, DECK)):
        yield Draw(missing, own(view, DECK), own(view, HAND))


def begin(look: Look, _arguments: Mapping[str, str]) -> Running:
    """Give both their life and the mana of the first turn, which both play at once."""
    for side in SIDES:
        yield As(side, PutMark((f"seat.{side}",), PLAYER_LIFE, value=FULL_LIFE, verb="begins"))
        yield As(side, PutMark((f"seat.{side}",), MANA, value=1, verb="settles"))
    yield NextTurn(look().turn.seat, PLAN, SIDES)


def without_hand(view: SeatView) -> tuple[int, ...]:
    """Return who has no hand yet."""
    return tuple(side for side in SIDES if not count(view, f"{HAND}.{side}"))
