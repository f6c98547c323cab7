"""What is to be done at a table, and the strip on the board that offers to do it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from app.ui.commands.native_key import native

if TYPE_CHECKING:
    from app.core.ids import SeatId
    from app.games.task_model import Choice, Task, Tasks
    from app.ui.app.shell import Shell
    from app.ui.board.board_view import BoardView
    from app.ui.side.side_plan import SidePlan
    from app.ui.table.bridge import Bridge
    from app.ui.table.open_table import OpenTable
    from app.ui.tasks.open_tasks import Todo
    from app.ui.tasks.task_strip import TaskStrip


class SideTasks(QObject):
    """Follows the tasks of one table, and does what is chosen of them."""

    def __init__(
        self,
        window: Shell,
        table: OpenTable,
        bridge: Bridge,
        board: BoardView,
        plan: SidePlan,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._table = table
        self._bridge = bridge
        self._board = board
        self._plan = plan
        self.todo: Todo | None = None
        """What is to be done next, in a game that says so."""
        self.strip: TaskStrip | None = None
        """Shows it, once there is something to do."""
        self._held_back = False

    def follow(self, tasks: Tasks) -> None:
        """Show from now on what `tasks` says is to be done."""
        from app.ui.tasks.open_tasks import Todo  # noqa: PLC0415 - not every game has tasks

        self.todo = Todo(self._bridge, tasks, self, apart=self._is_apart, sits=self._who_sits)
        self.todo.changed.connect(self._show)
        self._show()

    def _is_apart(self) -> bool:
        """Whether a curtain hangs between the players."""
        place = self._window.place
        return place is not None and place.one_screen.apart

    def _who_sits(self) -> tuple[SeatId, ...]:
        """Return the seats of those who play at this window."""
        place = self._window.place
        # While a table is put on the board, its place is not the window's yet.
        here = place is not None and place.bridge is self._bridge
        return place.one_screen.sits if place is not None and here else self._table.sits

    @Slot()
    def _show(self) -> None:
        """Show what is to be done, the first time there is anything."""
        if self.strip is not None or self.todo is None:
            return
        if not self.todo.tasks and self.todo.turn_of is None:
            return
        from app.ui.tasks.task_strip import TaskStrip  # noqa: PLC0415 - not at the start

        window = self._window
        self.strip = TaskStrip(
            window.look,
            self._bridge,
            self.todo,
            self._board,
            key_of=lambda: native(next(iter(window.registry.keys("next_task")), "")),
            # A plan beside the board says that it is to be made, and hands over.
            said_beside=lambda: self._plan.shows,
        )
        self._plan.resized.connect(self.strip.look_again)
        self.strip.wanted.connect(self.do)
        self.strip.seat_wanted.connect(self._sit_there)
        self.strip.placed.connect(window.lane.look_again)
        self.strip.hold_back(held=self._held_back)

    @Slot(bool)
    def hold_back(self, held: bool) -> None:
        """Let the strip away while a sheet over the board says the same."""
        self._held_back = held
        if self.strip is not None:
            self.strip.hold_back(held=held)

    @Slot(int)
    def _sit_there(self, seat: int) -> None:
        """Let another one act, with the curtain between them where one hangs there."""
        place = self._window.place_in_front
        if place is not None:
            place.one_screen.hand_to(seat)

    @Slot(object, object)
    def do(self, task: Task, choice: Choice) -> None:
        """Carry out what was chosen of a task."""
        from app.ui.tasks.task_doing import do  # noqa: PLC0415 - not at the start

        do(self._window, task, choice)
