"""The sheet of keys that work right now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QScrollArea, QVBoxLayout

from app.ui.actions import ACTIONS

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.core.words import Language
    from app.games.api import GameSpec


def key_rows(spec: GameSpec | None, language: Language) -> list[tuple[str, str]]:
    """Return (key, what it does) for the game and then the program."""
    rows = []
    if spec is not None:
        rows = [(entry.key, entry.title.in_(language)) for entry in spec.actions if entry.key]
    taken = {key for key, _ in rows}
    rows += [
        (entry.key, entry.words.replace("&", ""))
        for entry in ACTIONS
        if entry.key and entry.key not in taken
    ]
    native = QKeySequence.SequenceFormat.NativeText
    return [(QKeySequence(key).toString(native), title) for key, title in rows]


class KeysSheet(QDialog):
    """A list of keys; Esc closes it."""

    def __init__(self, spec: GameSpec | None, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keys"))
        rows = key_rows(spec, language)
        cells = "".join(
            f"<tr><td style='padding:3px 18px 3px 4px'><b>{key}</b></td>"
            f"<td style='padding:3px 30px 3px 0'>{title}</td></tr>"
            for key, title in rows
        )
        label = QLabel(f"<table>{cells}</table>")
        label.setTextFormat(Qt.TextFormat.RichText)
        area = QScrollArea()
        area.setWidget(label)
        area.setWidgetResizable(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(area)
        column.addWidget(buttons)
        self.resize(480, 560)
