"""Words that people, files and the network gave, shown as they are.

Qt guesses: what looks like HTML in a label is read as HTML, with pictures from the disk, and "&" in
the title of a button or an entry marks the letter that opens it. No label of ours guesses, and what
Qt makes by itself (tool tips, its message boxes) is told not to by the style sheet
(`look/style_sheet.py`). What has looks of its own is made in `rich_text.py`.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget


class Label(QLabel):
    """A label whose words are only words."""

    def __init__(self, parent: QWidget | None = None, words: str = "") -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(words)


def literal(words: str, key: str = "") -> str:
    """Return words as the title of a button, an entry or a tab, in which no sign means more.

    `key` is shown beside the title of an entry.
    """
    title = words.replace("&", "&&").replace("\t", " ")
    return f"{title}\t{key}" if key else title
