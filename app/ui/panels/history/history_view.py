"""The drawing of the history tree: scrolls, zooms, and leads to any step by click or key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal, Slot
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from app.games.contracts.computer_contract import COMPUTER, computers_of
from app.ui.app.trouble import steady_paint
from app.ui.look.look import Look
from app.ui.panels.history.branches import Branches
from app.ui.panels.history.history_paint import HistoryPainter
from app.ui.panels.history.scrolled_tree import ScrolledTree
from app.ui.panels.history.step_walk import goal_of

if TYPE_CHECKING:
    from app.core.ids import NodeId
    from app.core.options import Options
    from app.session.seat.chronicle import Chronicle
    from app.ui.panels.history.step_words_seen import Telling


class HistoryView(ScrolledTree):
    """Draws what is in sight of the tree; `chosen` is where the keyboard stands."""

    jump_wanted = Signal(int)
    naming_wanted = Signal(int)
    menu_wanted = Signal(int, QPoint)
    """A step, and where on the screen its menu is to open."""

    def __init__(self, look: Look, telling: Telling, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._telling = telling
        self._bridge = telling.bridge
        self.now = "now"
        self.chosen: NodeId = 0
        self.looked: NodeId | None = None
        """The step whose picture shows; None while the table itself does."""
        self.following = True
        """Whether the present is kept in the middle."""
        self._drag: tuple[QPointF, int, int, bool] | None = None
        self.setObjectName("historyView")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self.horizontalScrollBar().actionTriggered.connect(self._on_scrolled_by_hand)
        self.verticalScrollBar().actionTriggered.connect(self._on_scrolled_by_hand)
        self.catch_up()
        look.changed.connect(self._follow_look)

    @property
    def options(self) -> Options:
        """What the table agreed on: also which seats computers play."""
        return self._bridge.view.options

    @property
    def tree(self) -> Chronicle:
        """The history, as the seat that looks may know it."""
        return self._bridge.history

    @Slot()
    def _follow_look(self) -> None:
        if self.accessibleDescription():
            self.setAccessibleDescription(self.words_of(self.chosen))
        self.measure()
        self.viewport().update()

    def set_now(self, words: str) -> None:
        """Say what is written at the present step."""
        self.now = words
        self.viewport().update()

    # -- following the table --

    def catch_up(self) -> None:
        """Take in new steps, and where the present is."""
        tree = self.tree
        self.drawn.branches.add_all(
            map(tree.parent, range(len(self.drawn.branches), len(tree.nodes)))
        )
        self.choose(tree.cursor, show=False)
        self.measure()
        if self.following:
            self.centre()

    def begin_anew(self) -> None:
        """Draw another history."""
        self.drawn.branches = Branches()
        self._drag = None
        self.catch_up()

    def is_present(self, node: NodeId) -> bool:
        """Whether a step is on the line that leads to the present."""
        return self.tree.leads_to(node, self.tree.cursor)

    def choose(self, node: NodeId, *, show: bool = True) -> None:
        """Put the keyboard's place on `node`."""
        self.chosen = node
        # Only read on demand: telling every new step would cost more than drawing it.
        if show:
            self.setAccessibleDescription(self.words_of(node))
            self.bring(node)
        self.viewport().update()

    def mark_looked(self, node: NodeId | None) -> None:
        """Mark the step whose picture shows, or none."""
        self.looked = node
        self.viewport().update()

    def words_of(self, node: NodeId) -> str:
        """Return number, sentence, name and note of a step."""
        words = f"{self._telling.number(node)} {self._telling.text(node, self.look.language)}"
        step = self.tree.nodes[node]
        if step.parent is not None and step.actor in computers_of(self.options):
            words += f" [{COMPUTER.in_(self.look.language)}]"
        label = self.tree.labels.get(node)
        if label is not None:
            words += "\n" + " — ".join(part for part in (label.name, label.note) if part)
        return words

    def centre(self) -> None:
        """Bring the present to the middle, and keep it there from now on."""
        self.following = True
        at = self.drawn.spot(self.tree.cursor)
        self.horizontalScrollBar().setValue(round(at.x() - self.viewport().width() * 0.62))
        self.verticalScrollBar().setValue(round(at.y() - self.viewport().height() / 2))
        self.viewport().update()

    def zoom(self, factor: float) -> None:
        """Widen or narrow the distance of steps around the middle of the view."""
        bar, half = self.horizontalScrollBar(), self.viewport().width() / 2
        middle = self.drawn.zoom(factor, bar.value() + half)
        self.measure()
        bar.setValue(round(middle - half))
        self.viewport().update()

    # -- painting --

    @steady_paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw what is in sight."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        columns = self.visible_columns()
        shown = [node for column in columns for node in self.drawn.branches.columns[column]]
        HistoryPainter(painter, self).paint(shown)

    # -- pointer --

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a drag of the drawing."""
        if event.button() == Qt.MouseButton.LeftButton:
            across, down = self.horizontalScrollBar(), self.verticalScrollBar()
            self._drag = (event.position(), across.value(), down.value(), False)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the drawing, or show that a step can be clicked."""
        if self._drag is None:
            over = self.node_at(event.position()) is not None
            shape = Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor
            self.viewport().setCursor(shape)
            return
        start, across, down, moved = self._drag
        way = event.position() - start
        if moved or way.manhattanLength() > 6:
            self._drag = (start, across, down, True)
            self.following = False
            self.horizontalScrollBar().setValue(round(across - way.x()))
            self.verticalScrollBar().setValue(round(down - way.y()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Go to the step that was clicked."""
        drag, self._drag = self._drag, None
        node = self.node_at(event.position())
        if drag is not None and not drag[3] and node is not None:
            self.choose(node)
            if node != self.tree.cursor:
                self.jump_wanted.emit(node)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Name the step: the click before has gone there already."""
        node = self.node_at(event.position())
        if node is not None:
            self.naming_wanted.emit(node)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll along the line; with Ctrl, zoom."""
        turn = event.angleDelta()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom(1.25 if turn.y() > 0 else 0.8)
            return
        self.following = False
        down = self.verticalScrollBar()
        if turn.x() or event.modifiers() & Qt.KeyboardModifier.ShiftModifier or not down.maximum():
            bar = self.horizontalScrollBar()
            bar.setValue(bar.value() - (turn.x() or turn.y()))
        else:
            down.setValue(down.value() - turn.y())

    @Slot(int)
    def _on_scrolled_by_hand(self, _action: int) -> None:
        self.following = False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the present in sight."""
        super().resizeEvent(event)
        self.measure()
        if self.following:
            self.centre()

    def viewportEvent(self, event: QEvent) -> bool:
        """Tell the step under the pointer, and open its menu."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            node = self.node_at(QPointF(event.pos()))
            if node is None:
                QToolTip.hideText()
            else:
                QToolTip.showText(event.globalPos(), self.words_of(node), self.viewport())
            return True
        return super().viewportEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the menu of a step: the one under the pointer, or by key the chosen one."""
        by_key = event.reason() == event.Reason.Keyboard
        node = self.chosen if by_key else self.node_at(QPointF(event.pos()))
        if node is not None:
            place = self.position(node).toPoint()
            where = self.viewport().mapToGlobal(place) if by_key else event.globalPos()
            self.menu_wanted.emit(node, where)

    # -- keys --

    def event(self, event: QEvent) -> bool:
        """Keep the key that names a step while the keyboard is here: elsewhere it does a task."""
        naming = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_F2
        if naming and event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk, Enter goes there, F2 names, + and - zoom, Home comes back to the present."""
        key = event.key()
        goal = self._goal(key)
        if goal is not None:
            self.following = False
            self.choose(goal)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.following = True
            self.jump_wanted.emit(self.chosen)
        elif key == Qt.Key.Key_F2:
            self.naming_wanted.emit(self.chosen)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom(1.25)
        elif key == Qt.Key.Key_Minus:
            self.zoom(0.8)
        elif key == Qt.Key.Key_Home:
            self.choose(self.tree.cursor)
            self.centre()
        elif key not in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            super().keyPressEvent(event)

    def _goal(self, key: int) -> NodeId | None:
        """Return the step an arrow key leads to."""
        return goal_of(key, self.chosen, self.tree, self.drawn.branches)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where the keyboard stands."""
        super().focusInEvent(event)
        self.setAccessibleDescription(self.words_of(self.chosen))
        self.viewport().update()
