"""The history in one line: the steps around the one that shows, its number, and ways to others."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from app.core.text.words import Words
from app.ui.app.trouble import steady_paint
from app.ui.look.icons import icon
from app.ui.look.look import Look
from app.ui.panels.history.history_marks import branch_colour
from app.ui.toolkit.plain_text import Label
from app.ui.toolkit.spoken.opener import Opener

if TYPE_CHECKING:
    from app.core.ids import NodeId
    from app.session.seat.chronicle import Chronicle

BACK = Words("Look at the step before", "前の手順を見る")
FORTH = Words("Look at the next step", "次の手順を見る")
OPEN = Words("Show the whole history", "履歴をすべて表示")
CLOSE = Words("Show the history in one line", "履歴を1行で表示")
MOST_LATER = 3
"""Steps after the one that shows that have a dot at most."""
APART = 0.62
"""From one dot to the next, in lines of text."""


class StepDots(QWidget):
    """A dot for each step around the one that shows, which has a ring; a fork has a stroke."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._history: Chronicle | None = None
        self._node: NodeId = 0
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def show_step(self, history: Chronicle, node: NodeId) -> None:
        """Show the steps around this one."""
        self._history, self._node = history, node
        self.update()

    def steps(self) -> tuple[list[NodeId], list[NodeId]]:
        """Return the steps that have a dot: to the one that shows, and after it."""
        if self._history is None:
            return [], []
        room = max(1, int(self.width() / self._apart))
        later = list(islice(_after(self._history, self._node), min(MOST_LATER, room // 3)))
        before = list(islice(self._history.back_from(self._node), room - len(later)))
        return before[::-1], later

    @property
    def _apart(self) -> float:
        return self.fontMetrics().height() * APART

    def sizeHint(self) -> QSize:
        """Room for some steps."""
        line = self.fontMetrics().height()
        return QSize(line * 3, line)

    @steady_paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint them from the left, so that the newest stand beside the number."""
        before, later = self.steps()
        if self._history is None or not before:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        apart, middle, palette = self._apart, self.height() / 2, self.look.palette
        thick = max(1.0, apart / 10) * palette.heavy
        way, left = QColor(branch_colour(palette, 0)), QColor(palette.muted)
        first = self.width() - apart * (len(before) + len(later) - 0.5)
        spots = [QPointF(first + apart * at, middle) for at in range(len(before) + len(later))]
        here = spots[len(before) - 1]
        painter.setPen(QPen(way, thick * 1.6))
        painter.drawLine(spots[0] if len(spots) > 1 else here, here)
        painter.setPen(QPen(left, thick, Qt.PenStyle.DotLine))
        painter.drawLine(here, spots[-1])
        for node, spot in zip((*before, *later), spots, strict=True):
            passed = spot.x() <= here.x()
            painter.setPen(QPen(way if passed else left, thick))
            painter.setBrush(way if passed else QColor(palette.panel))
            if len(self._history.children[node]) > 1:
                painter.drawLine(spot, spot + QPointF(apart * 0.3, apart * 0.55))
            radius = apart * (0.36 if spot == here else 0.2)
            if spot == here:
                painter.setBrush(QColor(palette.panel_raised))
                painter.setPen(QPen(way, thick * 2))
            painter.drawEllipse(spot, radius, radius)


def _after(history: Chronicle, node: NodeId) -> list[NodeId]:
    """Return the next steps: to the present, or along what was played last."""
    found: list[NodeId] = []
    while history.children[node] and len(found) < MOST_LATER:
        further = history.children[node]
        node = next((one for one in further if history.leads_to(one, history.cursor)), further[-1])
        found.append(node)
    return found


class HistoryLine(QWidget):
    """Dots and number of a step, a way to look at its neighbours, and one to the whole tree."""

    step_wanted = Signal(int)
    """1: look at the next step, -1: at the one before."""
    tree_wanted = Signal()
    """Show the tree, or put it away."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._number, self._steps = 0, 0
        self.dots = StepDots(look, self)
        self.where = Label(self)
        self.where.setProperty("look", "muted")
        self.back, self.forth, self.tree = (QToolButton(self) for _ in range(3))
        self.tree.setCheckable(True)
        self._opener = Opener(self.tree)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self.back)
        row.addWidget(self.dots, 1)
        row.addWidget(self.where)
        row.addWidget(self.forth)
        row.addWidget(self.tree)
        for button in (self.back, self.forth, self.tree):
            button.setProperty("look", "plain")
        self.back.clicked.connect(lambda: self.step_wanted.emit(-1))
        self.forth.clicked.connect(lambda: self.step_wanted.emit(1))
        self.tree.clicked.connect(self.tree_wanted)
        self.follow_look()

    @Slot()
    def follow_look(self) -> None:
        """Speak the current language, in the current colours."""
        palette, speak = self.look.palette, self.look.language
        side = round(self.fontMetrics().height() * 0.9)
        buttons = (
            (self.back, "previous", BACK),
            (self.forth, "next", FORTH),
            (self.tree, "branch", OPEN),
        )
        for button, drawing, words in buttons:
            button.setIcon(icon(drawing, palette, palette.muted))
            button.setIconSize(QSize(side, side))
            button.setAccessibleName(words.in_(speak))
            button.setToolTip(words.in_(speak))
        self.show_tree(opened=self.tree.isChecked())
        self._write()

    def show_tree(self, *, opened: bool) -> None:
        """Say whether the tree is open."""
        self.tree.setChecked(opened)
        self.tree.setToolTip((CLOSE if opened else OPEN).in_(self.look.language))
        self._opener.tell(self.look.language, opened=opened)

    def show_step(self, history: Chronicle, node: NodeId) -> None:
        """Show a step of the history: the present one, or one that is looked at."""
        self._number, self._steps = history.nodes[node].depth, len(history.nodes) - 1
        self.back.setEnabled(self._number > 0)
        self.forth.setEnabled(node != history.cursor)
        self.dots.show_step(history, node)
        self._write()

    @property
    def words(self) -> str:
        """Which step of how many shows."""
        words = Words("Step {number} of {steps}", "手順{number}／{steps}")
        return words.in_(self.look.language).format(number=self._number, steps=self._steps)

    def _write(self) -> None:
        """Write number and count, in short where there is no room for words."""
        buttons = sum(part.sizeHint().width() for part in (self.back, self.forth, self.tree))
        self.where.ensurePolished()
        metrics, spare = self.where.fontMetrics(), self.width() - buttons - 20
        whole = metrics.horizontalAdvance(self.words) <= spare
        self.where.setText(self.words if whole else f"{self._number}/{self._steps}")
        self.where.setAccessibleName(self.words)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Write as there is room."""
        super().resizeEvent(event)
        self._write()
