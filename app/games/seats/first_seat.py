"""Who goes first at a table whose game does not settle that by itself: drawn by a die, in the log.

Chance is the host's, so that all seats of a hosted table mix it as they mix any throw.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import TYPE_CHECKING

from app.core.intent import Procedure, Roll, Step
from app.games.game_api import As, GoesFirst

if TYPE_CHECKING:
    from app.games.game_api import GameSpec, Look

NAME = "draw_first"
"""The procedure; a game that has one of the same name has its own way."""
DRAW = Procedure(NAME)


def may_draw(spec: GameSpec, count: int) -> bool:
    """Whether it has to be asked who goes first at a table of so many seats."""
    return count > 1 and not spec.settles_first


def draw_first(
    look: Look, _arguments: Mapping[str, str]
) -> Generator[Step | As | GoesFirst, tuple[int, ...], None]:
    """Throw a die with a side for each seat; the number that falls goes first."""
    view = look()
    if view.turn.number or len(view.setting.seats) < 2:
        return
    (fell,) = yield Roll(len(view.setting.seats))
    yield GoesFirst(fell - 1)
