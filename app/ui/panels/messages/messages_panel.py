"""The list of what the program said: to read again, to copy, to act on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QMenu,
    QPushButton,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from app.core.text.words import Words
from app.ui.look.look import Look
from app.ui.panels.flow import FlowLayout
from app.ui.panels.messages.message_rows import MessageDelegate, MessageRows
from app.ui.panels.tab_corner import TabCorner
from app.ui.toolkit.common_words import COPY, MENU, OPEN_ERROR_LOG
from app.ui.toolkit.open_popups import pop_up
from app.ui.toolkit.plain_text import Label, literal

if TYPE_CHECKING:
    from PySide6.QtWidgets import QTabWidget

    from app.ui.panels.messages.message_list import Message, Messages, Remedy


ROOMY = 6
"""Height of the list in lines of text from which on there is room for buttons below it."""
DOTS = "…"
MORE = Words("More that can be done", "ほかの操作")


class MessageList(QListView):
    """The messages; rows are as high as their words."""

    chosen = Signal()
    """Enter or a double click on a message."""

    def __init__(self, rows: MessageRows, delegate: MessageDelegate, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("messages")
        self.rows = rows
        self.setModel(rows)
        self.setItemDelegate(delegate)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setTabKeyNavigation(False)
        self.doubleClicked.connect(self.chosen)

    def selected(self) -> list[Message]:
        """Return the selected messages, the newest first."""
        rows = sorted(index.row() for index in self.selectionModel().selectedIndexes())
        return [self.rows.message(row) for row in rows]

    def copy(self) -> None:
        """Put the selected messages on the clipboard, all of them where none is selected."""
        messages = self.selected() or list(self.rows.messages.kept)
        lines = [message.line(self.rows.look.language) for message in messages]
        QGuiApplication.clipboard().setText("\n".join(lines))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+C copies, Enter acts, the rest moves."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.chosen.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the words anew."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


class MessagesPanel(QWidget):
    """Messages, newest first, with what can be done about them. Being shown counts as read."""

    error_log_wanted = Signal()
    """Open the file that errors are written to."""

    def __init__(self, look: Look, messages: Messages, *, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.messages = messages
        self._rows = MessageRows(look, messages, self)
        self._delegate = MessageDelegate(look, self)
        self.list = MessageList(self._rows, self._delegate, self)
        self._nothing = Label(self)
        self._nothing.setProperty("look", "muted")
        self._nothing.setWordWrap(True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._middle = QStackedLayout()
        self._middle.addWidget(self.list)
        self._middle.addWidget(self._nothing)
        self.act = QPushButton(self)
        self.act.setProperty("look", "primary")
        self.copy_button = QPushButton(self)
        self.log_button = QPushButton(self)
        self.clear_button = QPushButton(self)
        self.more = QPushButton(self)
        """Opens the menu with what has no button for want of room."""
        self.more.setProperty("look", "pill")
        self.more.hide()
        self._corner = TabCorner(self, self.more)
        self._foot = foot = FlowLayout(gap=6)
        for button in (self.act, self.copy_button, self.log_button, self.clear_button):
            foot.addWidget(button)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._middle, 1)
        column.addLayout(foot)
        self.act.clicked.connect(self._act)
        self.more.clicked.connect(self._open_more)
        self.copy_button.clicked.connect(self.list.copy)
        self.log_button.clicked.connect(self.error_log_wanted)
        self.clear_button.clicked.connect(messages.clear)
        self.list.chosen.connect(self._act)
        self.list.selectionModel().selectionChanged.connect(self._refresh)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._open_menu)
        messages.changed.connect(self._on_changed)
        self._follow_look()
        look.changed.connect(self._follow_look)

    def sizeHint(self) -> QSize:
        """Room for a few messages."""
        unit = self.fontMetrics().height()
        return QSize(unit * 20, unit * 18)

    @Slot()
    def _follow_look(self) -> None:
        self.list.viewport().update()
        self.list.scheduleDelayedItemsLayout()
        speak = self.look.language
        self.setAccessibleName(Words("Messages", "お知らせ").in_(speak))
        self.list.setAccessibleName(Words("Messages", "お知らせ").in_(speak))
        self.list.setAccessibleDescription(
            Words(
                "The newest first; Ctrl+C copies.", "新しい順に並びます。Ctrl+Cでコピーします。"
            ).in_(speak)
        )
        self._nothing.setText(
            Words("There are no messages yet.", "お知らせはまだありません。").in_(speak)
        )
        self.copy_button.setText(COPY.in_(speak))
        self.log_button.setText(OPEN_ERROR_LOG.in_(speak))
        self.clear_button.setText(Words("Clear", "消去").in_(speak))
        for button in (self.copy_button, self.log_button, self.clear_button):
            button.setAccessibleName(button.text())
        self._corner.say(DOTS)
        self._refresh()
        self._make_room()

    @Slot()
    def _on_changed(self) -> None:
        if self.isVisible():
            self.messages.mark_read()
        self._refresh()

    def stand_in(self, tabs: QTabWidget) -> None:
        """Have the button of the menu in the row of tabs."""
        self._corner.stand_in(tabs)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the room to the messages where there is little, and one button to the rest."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        buttons = (self.copy_button, self.log_button, self.clear_button)
        for button in buttons:
            button.setVisible(True)
        beside = self._foot.heightForWidth(self.width()) + self._column.spacing()
        roomy = self.height() - beside > self.fontMetrics().height() * ROOMY
        for button in buttons:
            button.setVisible(roomy)
        self._corner.want(not roomy)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Go to the messages. As a focus proxy the list would hold Tab while it is hidden."""
        if self.list.isVisible():
            self.list.setFocus(event.reason())

    def showEvent(self, event: QShowEvent) -> None:
        """Count everything as read."""
        super().showEvent(event)
        self.messages.mark_read()

    @Slot()
    def _refresh(self) -> None:
        some = bool(self.messages.kept)
        self._middle.setCurrentIndex(0 if some else 1)
        self.copy_button.setEnabled(some)
        self.clear_button.setEnabled(some)
        self.more.setAccessibleName(MORE.in_(self._rows.look.language))
        remedy = self._remedy()
        self.act.setVisible(remedy is not None)
        if remedy is not None:
            title = remedy.title.in_(self._rows.look.language)
            self.act.setText(literal(title))
            self.act.setAccessibleName(title)

    def _remedy(self) -> Remedy | None:
        """Return what can be done about the selected message."""
        chosen = self.list.selected()
        return chosen[0].action if len(chosen) == 1 else None

    @Slot()
    def _act(self) -> None:
        remedy = self._remedy()
        if remedy is not None:
            remedy.do()

    @Slot(QPoint)
    def _open_menu(self, point: QPoint) -> None:
        self._popup(self.list.viewport().mapToGlobal(point))

    @Slot()
    def _open_more(self) -> None:
        self._popup(self.more.mapToGlobal(self.more.rect().bottomLeft()))

    def _popup(self, where: QPoint) -> None:
        menu = QMenu(self)
        menu.setAccessibleName(MENU.in_(self.look.language))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        remedy = self._remedy()
        if remedy is not None:
            menu.addAction(self.act.text()).triggered.connect(self._act)
        for button, do in (
            (self.copy_button, self.list.copy),
            (self.log_button, self.error_log_wanted.emit),
            (self.clear_button, self.messages.clear),
        ):
            entry = menu.addAction(button.text())
            entry.setEnabled(button.isEnabled())
            entry.triggered.connect(lambda _=False, do=do: do())
        pop_up(menu, where)
