"""What a judge writes down, for nobody else: about the table in front, and about earlier ones."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Slot
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QPlainTextEdit

from app.core.text.wording import CHARACTER, counted
from app.core.text.words import Words
from app.store import judges_notes
from app.store.file_trouble import StoreError
from app.store.judges_notes import LONGEST, LONGEST_TABLE, JudgesNote
from app.ui.panels.floating import FloatingPanel
from app.ui.toolkit.common_words import CLOSE
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from PySide6.QtGui import QHideEvent

    from app.ui.app.shell import Shell

WIDE, HIGH = 40, 26
"""Size in heights of a line, where there is room."""
SAVES_AFTER = 1000
"""Milliseconds without a key after which what was written is kept."""
TITLE = Words("Judge’s notes", "ジャッジのメモ")
PRIVATE = Words(
    "Only on this computer: nobody at the table reads them. They are kept as you write.",
    "このパソコンだけに保存され、卓の人には見えません。書いた内容は自動で保存されます。",
)
TABLES = Words("Tables", "卓")
WORDS = Words("Notes on this table", "この卓のメモ")
_MOST = counted(LONGEST, CHARACTER)
TOO_LONG = Words(
    f"Notes on one table have {_MOST.en} at most; the rest was not taken.",
    f"1つの卓のメモは{_MOST.ja}までです。超えた分は入りませんでした。",
)
NO_TABLE = Words("Without a table", "卓なし")


def table_named(window: Shell, today: date) -> str:
    """Return what the notes on the table in front are kept under: who plays, and the day."""
    bridge = window.bridge
    if bridge is None:
        return f"{NO_TABLE.in_(window.look.language)} · {today.isoformat()}"
    names = " – ".join(seat.name for seat in bridge.view.setting.seats)
    return f"{names[: LONGEST_TABLE - 20]} · {today.isoformat()}"


class JudgesNotesSheet(FloatingPanel):
    """A list of tables, that in front first, and a field with what was written about one."""

    def __init__(self, window: Shell) -> None:
        super().__init__(window.look, window.room)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._window = window
        self._shown = ""
        """The table whose notes are in the field."""
        self.tables = QListWidget(self)
        self.field = QPlainTextEdit(self)
        self.field.setTabChangesFocus(True)
        self.private = Label(self)
        self.private.setWordWrap(True)
        self.private.setProperty("look", "muted")
        self.body.addWidget(self.tables, 1)
        self.body.addWidget(self.field, 3)
        self.body.addWidget(self.private)
        self._saves = QTimer(self)
        self._saves.setSingleShot(True)
        self._saves.setInterval(SAVES_AFTER)
        self._saves.timeout.connect(self._keep)
        found, trouble = judges_notes.load()
        if trouble is not None:
            window.tell(trouble, "warning")
        self._words = {note.table: note.words for note in found}
        here = table_named(window, date.today())  # noqa: DTZ011 - the day as the person has it
        for table in dict.fromkeys((here, *reversed(self._words))):
            item = QListWidgetItem(table, self.tables)
            item.setData(Qt.ItemDataRole.UserRole, table)
        self.tables.currentItemChanged.connect(self._show)
        self.field.textChanged.connect(self._changed)
        self.tables.setCurrentRow(0)
        self._follow_look()
        window.look.changed.connect(self._follow_look)

    def open(self) -> None:
        """Show the sheet, with the keyboard where one writes."""
        self.fit()
        self.show()
        self.field.setFocus()

    def fit(self) -> None:
        """Take the usual size, and no more than the room."""
        line, room = self.fontMetrics().height(), self.room.size()
        self.resize(min(line * WIDE, room.width() - 24), min(line * HIGH, room.height() - 24))
        self.place()

    @Slot()
    def _follow_look(self) -> None:
        speak = self.look.language
        self.title.setText(TITLE.in_(speak))
        self.setAccessibleName(TITLE.in_(speak))
        self.set_close_words(CLOSE.in_(speak))
        self.private.setText(PRIVATE.in_(speak))
        self.tables.setAccessibleName(TABLES.in_(speak))
        self.field.setAccessibleName(WORDS.in_(speak))
        self.field.setPlaceholderText(WORDS.in_(speak))
        self.fit()

    @Slot(QListWidgetItem)
    def _show(self, item: QListWidgetItem | None) -> None:
        """Show what was written about another table, once what is in the field is kept."""
        self._keep()
        if item is not None:
            self._shown = item.data(Qt.ItemDataRole.UserRole)
            self.field.setPlainText(self._words.get(self._shown, ""))
            self._saves.stop()

    @Slot()
    def _changed(self) -> None:
        words = self.field.toPlainText()
        if len(words) > LONGEST:
            with QSignalBlocker(self.field):
                self.field.setPlainText(words[:LONGEST])
            self.field.moveCursor(QTextCursor.MoveOperation.End)
            self._window.tell(TOO_LONG, "warning")
        self._saves.start()

    @Slot()
    def _keep(self) -> None:
        """Keep what is in the field, where it is another than what is kept."""
        self._saves.stop()
        words = self.field.toPlainText()
        if not self._shown or words == self._words.get(self._shown, ""):
            return
        try:
            judges_notes.keep(JudgesNote(self._shown, words))
        except StoreError as problem:
            self._window.tell(problem.words, "error")
            return
        self._words[self._shown] = words

    def hideEvent(self, event: QHideEvent) -> None:
        """Keep what was written last."""
        self._keep()
        super().hideEvent(event)
