"""How one message looks in the list: sign, time and severity over the words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Slot,
)
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from app.ui.app.trouble import steady_cell
from app.ui.look.icons import icon
from app.ui.look.look import Look
from app.ui.panels.messages.message_list import PRESSING, SEVERITIES

if TYPE_CHECKING:
    from app.ui.panels.messages.message_list import Message, Messages

Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class MessageRows(QAbstractListModel):
    """The messages as rows, the newest first."""

    def __init__(self, look: Look, messages: Messages, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.messages = messages
        messages.changed.connect(self._on_changed)

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        """Return the number of messages."""
        return 0 if parent.isValid() else len(self.messages.kept)

    def message(self, row: int) -> Message:
        """Return the message of a row."""
        return self.messages.kept[row]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a message as text, for copying and screen readers."""
        if not index.isValid() or index.row() >= self.rowCount():
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.message(index.row()).line(self.look.language)
        return None

    @Slot()
    def _on_changed(self) -> None:
        self.beginResetModel()
        self.endResetModel()


class MessageDelegate(QStyledItemDelegate):
    """Paints a message and knows its height at the width of the list."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the width of the list and the height of all words at that width."""
        rows = index.model()
        assert isinstance(rows, MessageRows)
        view: Any = option.widget
        width = view.viewport().width() if view is not None else option.rect.width()
        words = rows.message(index.row()).words.in_(rows.look.language)
        box = QRect(0, 0, max(40, width - self._indent(option) - 10), 10_000)
        high = option.fontMetrics.boundingRect(box, _WRAP, words).height()
        return QSize(width, high + option.fontMetrics.height() + 14)

    @steady_cell
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one message."""
        rows = index.model()
        assert isinstance(rows, MessageRows)
        message, colours = rows.message(index.row()), self.look.palette
        state = option.state
        selected = bool(state & QStyle.StateFlag.State_Selected)
        box: QRect = option.rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.choice))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5)
        sign, title = SEVERITIES[message.severity]
        line = option.fontMetrics.height()
        pressing = message.severity in PRESSING
        ink = colours.choice_text if selected else colours.text
        quiet = colours.choice_text if selected else colours.muted
        mark = colours.choice_text if selected else colours.accent_text if pressing else quiet
        where = QRect(box.x() + 6, box.y() + 6, line, line)
        icon(sign, colours, mark).paint(painter, where)
        painter.setPen(QColor(mark))
        head = QRect(box.x() + self._indent(option), box.y() + 5, box.width(), line + 2)
        head.setRight(box.right() - 8)
        font = QFont(option.font)
        font.setBold(True)
        painter.setFont(font)
        often = f" ×{message.times}" if message.times > 1 else ""
        painter.drawText(head, Qt.AlignmentFlag.AlignLeft, title.in_(rows.look.language) + often)
        painter.setFont(option.font)
        painter.setPen(QColor(quiet))
        painter.drawText(head, Qt.AlignmentFlag.AlignRight, f"{message.when:%H:%M:%S}")
        painter.setPen(QColor(ink))
        body = QRect(head.left(), head.bottom() + 1, head.width(), box.bottom() - head.bottom())
        painter.drawText(body, _WRAP, message.words.in_(rows.look.language))
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(colours.focus), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 5, 5)
        painter.restore()

    def _indent(self, option: QStyleOptionViewItem) -> int:
        return int(option.fontMetrics.height()) + 14
