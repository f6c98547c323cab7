"""A position on a table: a new history begins with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.apply.fitting import ImpossibleFactError
from app.core.data.value import replace
from app.core.fact import Began
from app.core.options import with_options
from app.core.text.words import Words
from app.games.common_options import for_another_table
from app.games.contracts.learning.lesson_contract import OPTION
from app.session.host.entropy import Entropy
from app.session.host.host import Host
from app.session.host.opening import host_table
from app.session.positions.position_line import PositionError

if TYPE_CHECKING:
    from app.core.placed.table_position import TablePosition
    from app.games.game_api import GameSpec


def lay_position(
    spec: GameSpec, position: TablePosition, seed: int | None = None, *, lesson: str = ""
) -> Host:
    """Return the host of a table that begins with a position. Raises PositionError.

    How the table it comes from made its chance, and that it was a lesson, is not taken over;
    `lesson` is what this one is.
    """
    options = tuple([pair for pair in for_another_table(position.options) if pair[0] != OPTION])
    options = with_options(options, ((OPTION, lesson),)) if lesson else options
    position = replace(position, options=options)
    began = Began(spec.id, position.seats, spec.zones, (), seed, position=position)
    fewest, most = spec.seats
    if spec.id != position.game or not fewest <= len(position.seats) <= most:
        raise PositionError(
            Words(
                "This position is of another game, or of more players than the game has.",
                "この局面は別のゲームのものか、人数が合いません。",
            )
        )
    try:
        return host_table(spec, began, Entropy(seed))
    except ImpossibleFactError as problem:
        raise PositionError(
            Words(
                "This position cannot be set up: something in it fits no table of this game. Copy "
                "it again, whole.",
                "この局面は並べられません。このゲームの卓にはありえないところがあります。"
                "もう一度、全体をコピーしてください。",
            )
        ) from problem
