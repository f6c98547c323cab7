"""Where the program keeps its files: shown to be copied, opened with the system's own tools."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton

from app.core.text.words import Words
from app.places import is_there
from app.ui.look.look import Look
from app.ui.settings.setting_fields import Field

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtGui import QShowEvent


OPEN = Words("Open", "開く")
NOTHING_YET = Words("Nothing has been written yet", "まだ何も記録されていません")
NOT_OPENED = Words(
    "The system has no program to open this. The place: {path}",
    "これを開くプログラムがありません。場所：{path}",
)


def open_path(path: Path) -> bool:
    """Open a file or a folder in the system's own program; False if there is none."""
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))


class PlaceField(Field):
    """A folder, or a file that may not be there yet. Sends `chosen` with a sentence if it fails."""

    def __init__(self, look: Look, title: Words, path: Path, *, folder: bool) -> None:
        super().__init__(look, title)
        self._path = path
        self._folder = folder
        self.path = QLineEdit(self)
        self.path.setReadOnly(True)
        self.open = QPushButton(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.path, 1)
        row.addWidget(self.open)
        # The first part: Tab would never come to those before it.
        self.setFocusProxy(self.path)
        self.open.clicked.connect(self._on_open)
        self._follow_look()
        look.changed.connect(self._follow_look)

    def _there(self) -> bool:
        return self._folder or is_there(self._path)

    @Slot()
    def _on_open(self) -> None:
        if self._folder:
            # A folder that could be there is there, or the system's own sentence says why not.
            with contextlib.suppress(OSError):
                self._path.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not open_path(self._path):
            path = str(self._path)
            self.chosen.emit(
                Words(NOT_OPENED.en.format(path=path), NOT_OPENED.ja.format(path=path))
            )

    def show_value(self, value: Any) -> None:
        """Nothing is chosen here."""

    def natural_width(self) -> int:
        """Return a width in which a path can be read."""
        return self.fontMetrics().averageCharWidth() * 34 + self.open.sizeHint().width()

    def found_by(self) -> tuple[Words, ...]:
        """Return what else one might look for."""
        return (OPEN, Words("path place folder directory file", "場所 フォルダ ファイル"))

    def showEvent(self, event: QShowEvent) -> None:
        """See whether the file is there by now."""
        super().showEvent(event)
        self._say()

    @Slot()
    def _follow_look(self) -> None:
        language = self.look.language
        self.open.setText(OPEN.in_(language))
        title = self.title.in_(language)
        self.open.setAccessibleName(f"{title}: {OPEN.in_(language)}")
        self.path.setAccessibleName(title)
        self._say()

    def _say(self) -> None:
        there = self._there()
        self.path.setText(str(self._path) if there else NOTHING_YET.in_(self.look.language))
        self.path.setCursorPosition(0)
        self.open.setEnabled(there)
