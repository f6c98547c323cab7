"""Presets of one's own: the table as it lies is saved as one, and each is laid or removed."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from app.core.text.words import Words
from app.store.file_trouble import StoreError
from app.store.saved_presets import PresetShelf
from app.ui.panels.floating import FloatingPanel
from app.ui.toolkit.common_words import CLOSE
from app.ui.toolkit.plain_text import Label

if TYPE_CHECKING:
    from app.ui.app.shell import Shell
    from app.ui.table.bridge import Bridge

TITLE = Words("Presets of your own", "自分の並べ方")
ABOUT = Words(
    "A preset keeps the seats, the cards, the piles and how many cards lie where.",
    "席数、カード、山、どこに何枚あるかを残します。",
)
NAME = Words("Name of the preset", "並べ方の名前")
SAVE = Words("Save the table as it is", "今の卓を保存")
LAY = Words("Set up the table", "卓を並べる")
REMOVE = Words("Take away", "取り除く")
NONE = Words("There is none yet.", "まだありません。")
LONGEST = 60
"""Characters of a name."""


class PresetSheet(FloatingPanel):
    """Lies over the table; Esc closes it."""

    def __init__(self, window: Shell, bridge: Bridge, shelf: PresetShelf | None = None) -> None:
        super().__init__(window.look, window.room)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._window, self._bridge = window, bridge
        assert bridge.spec.presets is not None
        self._book = bridge.spec.presets()
        self.shelf = shelf or PresetShelf(bridge.spec.id)
        language = window.look.language
        self.title.setText(TITLE.in_(language))
        self.set_close_words(CLOSE.in_(language))
        self.name = QLineEdit(self)
        self.name.setMaxLength(LONGEST)
        self.name.setPlaceholderText(NAME.in_(language))
        self.name.setAccessibleName(NAME.in_(language))
        self.save_button = QPushButton(SAVE.in_(language), self)
        self.save_button.setProperty("look", "primary")
        about = Label(self, ABOUT.in_(language))
        about.setWordWrap(True)
        about.setProperty("look", "muted")
        row = QHBoxLayout()
        row.addWidget(self.name, 1)
        row.addWidget(self.save_button)
        self.body.addWidget(about)
        self.body.addLayout(row)
        self._rows = QVBoxLayout()
        self.body.addLayout(self._rows)
        self.name.textChanged.connect(self._follow_name)
        self.name.returnPressed.connect(self.save)
        self.save_button.clicked.connect(self.save)
        self._follow_name()
        self.list()

    def open(self) -> None:
        """Show the sheet, with the keyboard in the field for a name."""
        self.setFixedWidth(min(self.fontMetrics().height() * 32, self.room.width() - 24))
        self.adjustSize()
        self.place()
        self.show()
        self.name.setFocus()

    @Slot()
    def _follow_name(self) -> None:
        self.save_button.setEnabled(bool(self.name.text().strip()))

    @Slot()
    def save(self) -> None:
        """Keep the table as the seat that acts sees it."""
        name = self.name.text().strip()
        if not name:
            return
        try:
            self.shelf.save(name, self._book.written(self._bridge.view, name))
        except StoreError as problem:
            self._window.tell(problem.words, "warning")
            return
        self.name.clear()
        self.list()

    def list(self) -> None:
        """Show the presets that are kept."""
        while self._rows.count():
            item = self._rows.takeAt(0)
            old = item.widget() if item is not None else None
            if old is not None:
                old.hide()
                old.deleteLater()
        language = self.look.language
        paths = self.shelf.presets()
        for row in [self._row(path) for path in paths] or [Label(self, NONE.in_(language))]:
            self._rows.addWidget(row)
            row.show()
        self.adjustSize()
        self.place()

    def _row(self, path: Path) -> QWidget:
        language, text = self.look.language, self.shelf.read(path)
        row = QWidget(self)
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        lays = QPushButton(LAY.in_(language), row)
        removes = QPushButton(REMOVE.in_(language), row)
        try:
            title = self._book.title(text).in_(language)
        except ValueError:
            title = path.name
            lays.setEnabled(False)
        label = Label(row, title)
        for button, words in ((lays, LAY), (removes, REMOVE)):
            button.setAccessibleName(f"{words.in_(language)}: {title}")
        lays.clicked.connect(partial(self._lay, text))
        removes.clicked.connect(partial(self._remove, path))
        line.addWidget(label, 1)
        line.addWidget(lays)
        line.addWidget(removes)
        return row

    def _lay(self, text: str, _checked: bool = False) -> None:
        self._bridge.ask(self._book.lays(text))
        self.leave()

    def _remove(self, path: Path, _checked: bool = False) -> None:
        try:
            self.shelf.remove(path)
        except StoreError as problem:
            self._window.tell(problem.words, "warning")
        self.list()


def show_presets(window: Shell) -> None:
    """Show the presets of one's own beside the table that shows."""
    bridge = window.bridge
    if bridge is None or bridge.spec.presets is None:
        return
    for old in window.room.findChildren(PresetSheet):
        old.leave()
    PresetSheet(window, bridge).open()
