"""What only some games have at their tables: made where it is wanted, and loaded by no other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.games.contracts.computer_contract import asked_for_hints
from app.ui.side.ending.end_watch import EndWatch
from app.ui.table.planned.draft_keeping import DraftKeeping
from app.ui.table.table_document import Document

if TYPE_CHECKING:
    from app.ui.app.shell import Shell
    from app.ui.app.table_in_front import TableInFront
    from app.ui.board.board_view import BoardView
    from app.ui.board.planned.plan_on_board import PlanOnBoard
    from app.ui.learning.table_lesson import TableLesson
    from app.ui.learning.table_question import TableQuestion
    from app.ui.side.side_panel import SidePanel
    from app.ui.table.bridge import Bridge
    from app.ui.table.computers.place_computers import PlaceComputers
    from app.ui.table.open_table import OpenTable
    from app.ui.table.planned.plan_hints import PlanHints
    from app.ui.table.planned.plan_watch import PlanWatch
    from app.ui.table.playback.place_playback import PlacePlayback
    from app.ui.tasks.open_tasks import Todo


def limit_tasks(todo: Todo | None, table: OpenTable) -> None:
    """Let only that be offered of the tasks which can be done at this table."""
    if todo is None or isinstance(table, Document):
        return
    from app.ui.tasks.remote_tasks import Limited  # noqa: PLC0415 - few are far away

    if isinstance(table, Limited):
        todo.limit(table.possible)


def drafts(window: Shell, place: TableInFront, bridge: Bridge, table: OpenTable) -> DraftKeeping:
    """Keep what is planned, for after a crash."""
    made = DraftKeeping(bridge, table, place)
    made.failed.connect(lambda words: window.tell(words, "error"))
    return made


def plan_on_board(board: BoardView, plan: PlanWatch) -> PlanOnBoard | None:
    """Show on the board what is planned, in a game whose seats plan in secret."""
    if board.bridge.spec.plan_sheet is None:
        return None
    from app.ui.board.planned.plan_on_board import PlanOnBoard  # noqa: PLC0415 - few games do

    return PlanOnBoard(board, plan)


def lesson(window: Shell, place: TableInFront, side: SidePanel) -> TableLesson | None:
    """Let the teacher of a lesson play, and say what there is to do."""
    document = place.document
    if document is None or document.lesson is None:
        return None
    from app.ui.learning.table_lesson import TableLesson  # noqa: PLC0415 - few tables are one

    return TableLesson(window, place.bridge, document, document.lesson, side)


def question(window: Shell, place: TableInFront, side: SidePanel) -> TableQuestion | None:
    """Say what is asked at the table of a question, and hold tries against its answers."""
    document = place.document
    asked = document.question if document is not None else None
    if document is None or asked is None:
        return None
    from app.ui.learning.table_question import TableQuestion  # noqa: PLC0415 - few tables are one

    return TableQuestion(window, place.bridge, document, asked, side)


def ending(window: Shell, place: TableInFront, side: SidePanel) -> EndWatch:
    """Say how the game ended: by itself, but where one is taught or asked a question."""
    document = place.document
    plays = document is None or (document.lesson is None and document.question is None)
    made = EndWatch(window, place.bridge, side.telling, place.board, place, by_itself=plays)
    # The sheet has the buttons of the strip that would say the same beside it.
    made.showing.connect(side.tasks.hold_back)
    return made


def computers(window: Shell, place: TableInFront) -> PlaceComputers | None:
    """Let the computers of a game play that has any; most have none, and load nothing."""
    if not place.table.spec.players:
        return None
    from app.ui.table.computers.place_computers import (  # noqa: PLC0415 - few games have any
        PlaceComputers,
        players_of,
    )

    return PlaceComputers(window, place, players_of(place.table, place))


def hints(window: Shell, place: TableInFront, plan: PlanWatch, side: SidePanel) -> PlanHints | None:
    """Let a computer be asked what it would plan, in a game that has one for it."""
    spec = place.table.spec
    if spec.plan_sheet is None or not asked_for_hints(spec.players):
        return None
    from app.ui.table.planned.plan_hints import PlanHints  # noqa: PLC0415 - few have any

    made = PlanHints(place.bridge, plan, place)
    made.changed.connect(window.refresh)
    made.changed.connect(side.plan.look)
    made.failed.connect(lambda words: window.tell(words, "warning"))
    return made


def playback(window: Shell, place: TableInFront, side: SidePanel) -> PlacePlayback | None:
    """Show the moments of a game that has any; most have none, and load nothing."""
    if place.table.spec.moments is None:
        return None
    from app.ui.table.playback.place_playback import (  # noqa: PLC0415 - few games have any
        PlacePlayback,
    )

    side.history.playing_wanted.connect(place.play_again)
    return PlacePlayback(window, place)
