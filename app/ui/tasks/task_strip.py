"""The slip of washi on the mat that says what is to be done next, with its buttons.

It lies where nothing is played, asks for nothing, and is gone when nothing is left to do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QWidget

from app.core.data.value import replace
from app.core.text.wording import clauses
from app.core.text.words import Words
from app.ui.app.trouble import steady
from app.ui.commands.second_press import SecondPress
from app.ui.look.look import Look
from app.ui.outline.outline_tasks import of_seat
from app.ui.panels.announce import announce
from app.ui.panels.slips.free_place import EDGE, LASTING, LOOSE, Taken, free_place, taken_on
from app.ui.tasks.kept_keyboard import kept_keyboard
from app.ui.tasks.passing_on import back_to, passing, ways_to
from app.ui.tasks.task_lines import TaskLines

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.ui.board.board_view import BoardView
    from app.ui.table.bridge import Bridge
    from app.ui.tasks.open_tasks import Todo

FORMS = ((15, 0), (10, 0), (7, 0), (12, 3), (9, 3), (7, 3), (9, 1), (5, 1))
"""(width in lines of text, with how many choices the first thing alone is said; 0: everything is
said): what is tried in turn."""
TOUCHES = 0.04
"""Share of its own size that it may lie over an empty place."""
HIDES = 0.5
"""Share of its own size that it rather lies over an empty place than leave choices to its menu."""
COVERS = 1.0
"""Share of its own size, as TOUCHES, from which it rather is not there, if it is said beside."""
LOWER_LEFT = (0.2, 0.66)
"""Where on the board it had best lie, in shares of it: before the own half, beside what fights."""
STEP = 36
"""Pixels between the places that are tried: it need not lie exactly."""
SOON = 60
"""Milliseconds without a change after which it looks for a better place."""
POINTED = 1500
"""Milliseconds for which it is pointed out."""
NAME = Words("To do", "すること")


class TaskStrip(TaskLines):
    """Shows the tasks of a table."""

    wanted = Signal(object, object)
    """(Task, Choice): a button was pressed."""
    placed = Signal()
    """It lies elsewhere, or has another size: what lies on the board for a moment makes way."""

    def __init__(
        self,
        look: Look,
        bridge: Bridge,
        todo: Todo,
        board: BoardView,
        *,
        key_of: Callable[[], str] = str,
        said_beside: Callable[[], bool] = bool,
    ) -> None:
        """`said_beside` tells whether the window says the same beside the board."""
        super().__init__(look, board, key_of)
        self.setObjectName("taskStrip")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._bridge = bridge
        self._todo = todo
        self._board = board
        self._said_beside = said_beside
        self._held_back = False
        """Whether a sheet over the board says it instead."""
        self._wanted = False
        """Whether there is anything to say."""
        self._lies = False
        """Whether it has found a place since it was wanted."""
        self._cost = 0.0
        """What it covers there."""
        self._said: frozenset[str] = frozenset()
        """Ids of the tasks that were announced."""
        self._second = SecondPress()
        self._pressable: object = None
        """What its buttons are for now."""
        self._passes_to: int | None = None
        """The seat to hand over to, where the one who sits here has nothing to do."""
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SOON)
        self._soon.timeout.connect(self.find_place)
        self._pointed = QTimer(self)
        self._pointed.setSingleShot(True)
        self._pointed.setInterval(POINTED)
        self._pointed.timeout.connect(self._end_pointing)
        self.hide()
        board.installEventFilter(self)
        board.zoom_changed.connect(self._soon.start)
        todo.changed.connect(self.show_tasks)
        bridge.stepped.connect(self._on_table)
        bridge.placed.connect(self._on_placed)
        bridge.playback.changed.connect(self._on_playback)
        self._follow_look()
        look.changed.connect(self._follow_look)

    @Slot()
    def _follow_look(self) -> None:
        self._lies = False
        self.show_tasks()
        self._on_table()

    # -- what it says -------------------------------------------------------------------------

    @Slot()
    @steady
    def show_tasks(self) -> None:
        """Show what is to be done now."""
        own, others = self._todo.own, self._todo.others
        first = own[0] if own else None
        self.setAccessibleName(NAME.in_(self.look.language))
        # Where nobody but another one can go on, the way there is what is to be done.
        waits = not any(task.choices for task in own)
        leads = self._passes and bool(others) and self._todo.sits_here(others[0].seat)
        self._passes_to = others[0].seat if leads and waits else None
        view, turn_of = self._bridge.view, self._todo.turn_of
        if self._passes_to is not None and first is not None:
            first = replace(first, choices=ways_to(view, self._passes_to))
        elif self._passes_to is not None:
            first, others = passing(view, others[0]), others[1:]
        elif turn_of is not None and self._passes:
            first, self._passes_to = back_to(view, turn_of), turn_of
        self.title.setVisible(first is not None)
        self.title.setText(first.title.in_(self.look.language) if first is not None else "")
        self._pressable = (self._bridge.seat, first)
        self._second.says(self._pressable)
        self.show_choices(first)
        told_of_others = [(of_seat(view, task), task.seat) for task in others]
        self.show_further(own[1:], told_of_others, passes=self._passes)
        self.say(brief=self.brief)
        self._ring()
        self._announce()
        self._wanted = not self._held_back and (first is not None or bool(others))
        if not self._wanted:
            self._withdraw()
            return
        # What could say but little may have room for more now.
        self._lies = self._lies and not self.brief
        # At once: toasts, which are laid after the gesture, keep away from it.
        self.find_place()

    def hold_back(self, *, held: bool) -> None:
        """Say nothing as long as a sheet over the board says the same."""
        if held is not self._held_back:
            self._held_back = held
            self.show_tasks()

    @property
    def _passes(self) -> bool:
        """Whether one of several sits here, so that a click can let another sit down."""
        seats, own = range(len(self._bridge.view.setting.seats)), self._bridge.seat
        others = [seat for seat in seats if seat != own and self._todo.sits_here(seat)]
        return self._todo.near and bool(others) and own >= 0

    def _announce(self) -> None:
        """Tell a screen reader what was not to be done before."""
        tasks = self._todo.tasks
        view = self._bridge.view
        new = [of_seat(view, task) for task in tasks if task.id not in self._said]
        self._said = frozenset(task.id for task in tasks)
        announce(self._board, clauses(new).in_(self.look.language) if new else "")

    def on_pressed(self, number: int) -> None:
        """Do what a button of the first task says."""
        if not self._second.press(self._pressable):
            return
        own = self._todo.own
        if not self.pass_on() and own and number < len(own[0].choices):
            self.wanted.emit(own[0], own[0].choices[number])
        self._second.done()

    def pass_on(self) -> bool:
        """Hand over where only another one can go on; False where that is not so."""
        if self._passes_to is None:
            return False
        self.seat_wanted.emit(self._passes_to)
        return True

    def _ring(self) -> None:
        task = self._todo.foremost
        self._board.ring("task", task.units if task is not None else ())

    def point_out(self) -> None:
        """Draw the eye to it for a moment."""
        self.raise_()
        self._point(at=True)
        self._pointed.start()

    @Slot()
    def _end_pointing(self) -> None:
        self._point(at=False)

    def _point(self, *, at: bool) -> None:
        self.setProperty("pointed", at)
        self.style().unpolish(self)
        self.style().polish(self)

    # -- where it lies ------------------------------------------------------------------------

    def _withdraw(self) -> None:
        self._lies = False
        self.hide()

    @Slot()
    def look_again(self) -> None:
        """Look for a place in a moment, where it may lie elsewhere now, or nowhere."""
        self._lies = False
        self._on_table()

    @Slot()
    def _on_table(self, *_told: object) -> None:
        if self._wanted:
            self._soon.start()

    @Slot()
    def _on_placed(self, *_told: object) -> None:
        """Put the rings on again: what left the board and came back lost them."""
        self._ring()
        self._on_table()

    @Slot()
    def _on_playback(self) -> None:
        """Make way for a step that is shown moment by moment: what is next comes after it."""
        if self._bridge.playback.playing:
            self._withdraw()
        elif self._wanted and self.isHidden():
            self.find_place()

    @Slot()
    @steady
    def find_place(self) -> None:
        """Lie where nothing is covered, and stay there as long as that is so."""
        board = self._board
        if not self._wanted or self._bridge.playback.playing:
            return
        if not board.isVisible():
            # It has not the size it will show in: once it shows, a place is looked for.
            self._lies = False
            return
        taken = taken_on(board, board, stays=True)
        taken += [
            Taken(asked.geometry(), LASTING)
            for asked in board.findChildren(QFrame, "requestCards")
            if asked.isVisible()
        ]
        with kept_keyboard(self):
            self._lie_beside(taken)

    def _lie_beside(self, taken: list[Taken]) -> None:
        """Lie where as little as can be is covered of what is taken, as large as there is room."""
        board = self._board
        if self._lies:
            self._fit(self.width())
            here = self.geometry()
            around = here.adjusted(-EDGE, -EDGE, EDGE, EDGE)
            _, cost = free_place(around, here.size(), taken, here.center())
            if cost <= self._cost and board.rect().contains(here):
                return
        across, down = LOWER_LEFT
        near = QPoint(round(board.width() * across), round(board.height() * down))
        best: tuple[float, float, int, int, QPoint] | None = None
        found: dict[tuple[int, int], tuple[QPoint, float]] = {}  # several forms are of one size
        for lines, choices in FORMS:
            self.say(brief=choices > 0, choices=choices)
            size = self._sized(self._wide(lines))
            key = size.width(), size.height()
            if key not in found:
                found[key] = free_place(board.rect(), size, taken, near, LOOSE, STEP)
            (at, cost), area = found[key], size.width() * size.height()
            worth = cost + (HIDES * area if self.hides else 0.0)
            if best is None or worth < best[0]:
                best = worth, cost, choices, size.width(), at
            if worth <= TOUCHES * area:
                break
        assert best is not None
        _, self._cost, choices, width, at = best
        self.say(brief=choices > 0, choices=choices)
        self._fit(width)
        if self._said_beside() and self._cost > COVERS * self.width() * self.height():
            self._withdraw()
            return
        self.move(at)
        self._lies = True
        self.show()
        self.placed.emit()

    def _wide(self, lines: int) -> int:
        return min(self.fontMetrics().height() * lines, self._board.width() - 2 * EDGE)

    def _sized(self, width: int) -> QSize:
        """Return the size for a width, wider where a button needs it."""
        for part in self.findChildren(QWidget):
            part.ensurePolished()
        self.choices.updateGeometry()
        self.column.invalidate()
        width = max(width, self.column.totalMinimumSize().width())
        return QSize(width, self.column.totalHeightForWidth(width))

    def _fit(self, width: int) -> None:
        if width:
            self.resize(self._sized(width))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look for a place again when the board comes up or changes its size."""
        if watched is self._board and event.type() in (QEvent.Type.Show, QEvent.Type.Resize):
            self.look_again()
        return super().eventFilter(watched, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep a press from what lies beneath."""
        event.accept()
