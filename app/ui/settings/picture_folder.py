"""Where a person's own pictures of cards are: chosen, opened, looked through again."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QLineEdit, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from app.core.text.wording import both
from app.core.text.words import Words
from app.places import images_folder
from app.ui.app.file_choice import ask_folder
from app.ui.look.look import Look
from app.ui.panels.flow import FlowLayout
from app.ui.settings.file_places import NOT_OPENED, OPEN, open_path
from app.ui.settings.setting_fields import Field

CHOOSE = Words("Choose…", "選ぶ…")
SOUGHT = (
    Words("images", "画像"),
    Words("scans", "スキャン"),
    Words("folder", "フォルダー"),
    Words("directory", "写真"),
)
"""By what else it is looked for."""
AGAIN = Words("Look again", "読み直す")
"""After files were put there: changes are noticed at the next start, or now."""


class PictureFolderField(Field):
    """A folder. Its value is the path as text, "" for the usual folder."""

    def __init__(self, look: Look, title: Words) -> None:
        super().__init__(look, title)
        self._value = ""
        self.path = QLineEdit(self)
        self.path.setReadOnly(True)
        self.choose, self.open, self.again = (QPushButton(self) for _ in range(3))
        buttons = QWidget(self)
        flow = FlowLayout(buttons, 6)
        for button in (self.choose, self.open, self.again):
            button.setParent(buttons)
            flow.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.path)
        column.addWidget(buttons)
        for part in (self, buttons):
            policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
            policy.setHeightForWidth(True)
            part.setSizePolicy(policy)
        # The first part: Tab would never come to those before it.
        self.setFocusProxy(self.path)
        self.choose.clicked.connect(self._on_choose)
        self.open.clicked.connect(self._on_open)
        self.again.clicked.connect(self._on_again)
        self._follow_look()
        look.changed.connect(self._follow_look)

    @property
    def folder(self) -> Path:
        """The folder that is meant."""
        return Path(self._value) if self._value else images_folder()

    @Slot()
    def _on_choose(self) -> None:
        chosen = ask_folder(self.window(), self.title.in_(self.look.language), self.folder)
        if chosen is not None:
            self.show_value("" if chosen == images_folder() else str(chosen))
            self.chosen.emit(self._value)

    @Slot()
    def _on_open(self) -> None:
        if not self._value:
            # The usual one is made for whoever wants to put pictures there.
            with contextlib.suppress(OSError):
                self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not open_path(self.folder):
            path = str(self.folder)
            self.chosen.emit(
                Words(NOT_OPENED.en.format(path=path), NOT_OPENED.ja.format(path=path))
            )

    @Slot()
    def _on_again(self) -> None:
        self.chosen.emit(self._value)

    def show_value(self, value: Any) -> None:
        """Show which folder is chosen."""
        self._value = str(value or "")
        self.path.setText(str(self.folder))
        self.path.setCursorPosition(0)

    def words_of(self, value: Any) -> Words:
        """Return the path a value means."""
        return both(str(value or images_folder()))

    def natural_width(self) -> int:
        """Return a width in which a path can be read."""
        return self.fontMetrics().averageCharWidth() * 40

    def found_by(self) -> tuple[Words, ...]:
        """Return what else one might look for."""
        return (OPEN, AGAIN, *SOUGHT)

    @Slot()
    def _follow_look(self) -> None:
        language = self.look.language
        title = self.title.in_(language)
        for button, words in ((self.choose, CHOOSE), (self.open, OPEN), (self.again, AGAIN)):
            button.setText(words.in_(language))
            button.setAccessibleName(f"{title}: {words.in_(language)}")
        self.path.setAccessibleName(title)
