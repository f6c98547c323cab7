"""How a test comes to the first turn of a game, however far its setup is."""

from __future__ import annotations

from app.core.data.value import replace
from app.core.intent import Procedure
from app.core.view import SeatView
from app.games.game_registry import GAMES


def begins(view: SeatView, **arguments: str) -> Procedure:
    """Return what begins the game that a seat sees, without those who are not ready."""
    beginning = GAMES[view.setting.game].beginning
    assert beginning is not None
    begin = beginning.begin(without=beginning.awaited(view))
    return replace(begin, arguments=(*begin.arguments, *arguments.items()))
