"""The tree of the outline and its keyboard: walking, choosing several, picking up, putting down.

Letters and digits are the table's, as on the board; nothing is searched by typing into the tree.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QWidget

from app.ui.outline.outline_delegate import RowDelegate
from app.ui.outline.outline_keys import AS_ON_BOARD, COMMANDS, PUT_DOWN, WALKING
from app.ui.outline.outline_plan import ENTRY
from app.ui.outline.planned_rows import PLAN_KEYS
from app.ui.outline.told_tree import ToldTree
from app.ui.table.place.table_keys import key_of

if TYPE_CHECKING:
    from app.ui.look.look import Look
    from app.ui.outline.outline_model import Index, OutlineModel
    from app.ui.outline.outline_node import Node

INDENT = 0.9
"""Of a line's height, for each step down."""
MOST_INDENT = 0.045
"""Of the width there is: large text needs it for its words."""


class OutlineTree(ToldTree):
    """Shows an `OutlineModel`."""

    entered = Signal(bool)
    """Enter: do the likeliest, or put down what is carried; True with Shift, face down."""
    let_go = Signal()
    """Esc."""
    commanded = Signal(str)
    """The id of one of `COMMANDS`."""
    key_wanted = Signal(str)
    """A key of the table that has another name here: Alt+Up is its "Up"."""
    menu_wanted = Signal(QPoint)
    """A place on the screen."""
    plan_key = Signal(str)
    """A key that means the entry of the plan on which the keyboard stands."""

    def __init__(self, look: Look, model: OutlineModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("outline")
        self.rows = model
        self._commands: dict[str, str] = {}
        self.set_keys({command.id: tuple(command.key.split()) for command in COMMANDS})
        self.delegate = RowDelegate(look, self)
        self.setItemDelegate(self.delegate)
        self.setModel(model)
        self.setHeaderHidden(True)
        self.setUniformRowHeights(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        # Of whole rows assistive technology would choose others: Qt counts them in their parent.
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setExpandsOnDoubleClick(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Coming and going, it would make the lines break anew each time.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)

    # -- where the keyboard stands ------------------------------------------------------------

    @property
    def current(self) -> Node | None:
        """The row the keyboard stands on."""
        return self.rows.node(self.currentIndex())

    def chosen(self) -> list[Node]:
        """Return the selected rows, in the order in which they are read."""
        numbers = {index.internalId() for index in self.selectionModel().selectedIndexes()}
        return [node for node in self.rows.nodes() if node.number in numbers]

    def go_to(self, node: Node, *, choose: bool = True) -> None:
        """Put the keyboard on a row, which is opened to; with `choose` it alone is selected."""
        above = node.parent
        while above is not None and above.number >= 0:
            self.expand(self.rows.index_of(above))
            above = above.parent
        index = self.rows.index_of(node)
        flags = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(
            index, flags.ClearAndSelect if choose else flags.NoUpdate
        )
        self.scrollTo(index)

    def choose(self, nodes: list[Node]) -> None:
        """Select these rows and no others; the keyboard stays where it is."""
        wanted = QItemSelection()
        for node in nodes:
            index = self.rows.index_of(node)
            wanted.select(index, index)
        self.selectionModel().select(wanted, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def is_open_to(self, node: Node) -> bool:
        """Whether every row above a row is opened."""
        above = node.parent
        while above is not None and above.number >= 0:
            if not self.isExpanded(self.rows.index_of(above)):
                return False
            above = above.parent
        return True

    def spot(self) -> QPoint:
        """Return where on the screen the keyboard stands, for a menu beside it."""
        rect, edge = self.visualRect(self.currentIndex()), self.viewport().rect()
        at = rect.bottomLeft() if rect.isValid() else edge.center()
        x = min(max(at.x(), edge.left()), edge.right())
        y = min(max(at.y(), edge.top()), edge.bottom())
        return self.viewport().mapToGlobal(QPoint(x, y))

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Go from zone to zone with Page Up and Page Down, otherwise as trees do."""
        moves = QAbstractItemView.CursorAction
        if action not in (moves.MovePageUp, moves.MovePageDown):
            return super().moveCursor(action, modifiers)
        here, back = self.current, action == moves.MovePageUp
        stations = [
            node for node in self.rows.nodes() if node.row.kind != "unit" and not node.row.card
        ]
        if here is None:
            return self.rows.index_of(stations[0] if stations else None)
        order = {node.number: place for place, node in enumerate(self.rows.nodes())}
        now = order[here.number]
        passed = [node for node in stations if self.is_open_to(node)]
        if back:
            before = [node for node in passed if order[node.number] < now]
            return self.rows.index_of(before[-1] if before else here)
        after = [node for node in passed if order[node.number] > now]
        return self.rows.index_of(after[0] if after else here)

    def keyboardSearch(self, _search: str) -> None:
        """Search nothing: letters belong to the table."""

    # -- keys ---------------------------------------------------------------------------------

    def set_keys(self, keys: Mapping[str, tuple[str, ...]]) -> None:
        """Give the outline's commands other keys."""
        self._commands = {key: name for name, held in keys.items() for key in held}

    def keeps(self, event: QKeyEvent) -> bool:
        """Whether a key is the outline's own, whatever it means on the board."""
        return key_of(event) in WALKING or self._own(event) is not None

    def _own(self, event: QKeyEvent) -> Callable[[], object] | None:
        """Return what a key does that is neither walking nor the table's."""
        key = key_of(event)
        if key in PLAN_KEYS and self.current is not None and self.current.row.kind == ENTRY:
            return lambda: self.plan_key.emit(key)
        command = self._commands.get(key, "")
        # With nothing to put down, its key is free for what the window means by it.
        if command and (command != PUT_DOWN or self.rows.carries):
            return lambda: self.commanded.emit(command)
        if key in AS_ON_BOARD:
            return lambda: self.key_wanted.emit(AS_ON_BOARD[key])
        fixed: dict[str, Callable[[], object]] = {
            "Return": lambda: self.entered.emit(False),
            "Shift+Return": lambda: self.entered.emit(True),
            "Esc": self.let_go.emit,
            "Ctrl+Space": self._toggle,
        }
        return fixed.get(key)

    def _toggle(self) -> None:
        """Select the row the keyboard stands on as well, or no longer."""
        self.selectionModel().select(self.currentIndex(), QItemSelectionModel.SelectionFlag.Toggle)

    def copy(self) -> None:
        """Put what the selected rows say on the clipboard."""
        nodes = self.chosen() or [node for node in (self.current,) if node is not None]
        QGuiApplication.clipboard().setText("\n".join(self.rows.text(node) for node in nodes))

    def event(self, event: QEvent) -> bool:
        """Claim the outline's own keys before shortcuts of the window get them."""
        claimed = event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
        if claimed and self.keeps(event):  # type: ignore[arg-type]
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what a key says here; what it does not know goes on to whoever does."""
        own = self._own(event)
        if own is not None:
            own()
        elif key_of(event) in WALKING:
            super().keyPressEvent(event)
        else:
            event.ignore()

    # -- pointer ------------------------------------------------------------------------------

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Do the likeliest thing with a row."""
        if (
            event.button() == Qt.MouseButton.LeftButton
            and self.indexAt(event.position().toPoint()).isValid()
        ):
            self.entered.emit(False)
        else:
            super().mouseDoubleClickEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of what is selected."""
        self.menu_wanted.emit(event.globalPos())

    # -- looks --------------------------------------------------------------------------------

    def drawBranches(self, painter: QPainter, rect: QRect, index: Index) -> None:
        """Draw an arrow as large as the text before what can be opened."""
        node = self.rows.node(index)
        if node is None or not node.children:
            return
        side = self.indentation() * 0.5
        box = QRectF(0, 0, side, side)
        line = self.fontMetrics().height()
        box.moveCenter(QPointF(rect.right() + 1 - self.indentation() / 2, rect.top() + line * 0.66))
        middle, flat = box.center(), side * 0.3
        if self.isExpanded(index):
            corners = [
                QPointF(box.left(), middle.y() - flat),
                QPointF(box.right(), middle.y() - flat),
                QPointF(middle.x(), middle.y() + flat),
            ]
        else:
            corners = [
                QPointF(middle.x() - flat, box.top()),
                QPointF(middle.x() - flat, box.bottom()),
                QPointF(middle.x() + flat, middle.y()),
            ]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        colours = self.delegate.look.palette
        chosen = self.selectionModel().isSelected(index)
        painter.setBrush(QColor(colours.choice_text if chosen else colours.muted))
        painter.drawPolygon(QPolygonF(corners))
        painter.restore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines anew where the width changed."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.lay_out_anew()

    def lay_out_anew(self) -> None:
        """Measure every row again, and how far each step down stands to the right."""
        wanted = self.fontMetrics().height() * INDENT
        wide = max(12.0, self.viewport().width() * MOST_INDENT)
        self.setIndentation(round(min(wanted, wide)))
        self.delegate.forget()
        self.scheduleDelayedItemsLayout()
