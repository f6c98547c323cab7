"""Words that people, files and the network gave, shown as they are.

Qt guesses: what looks like HTML in a label is read as HTML, with pictures from the disk, and "&" in
the title of a button or an entry marks the letter that opens it. No label of ours guesses, and what
Qt makes by itself (tool tips, its message boxes) is told not to by the style sheet
(`look/style/style_sheet.py`). What has looks of its own is made in `rich_text.py`.
"""

from __future__ import annotations

import unicodedata

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget


class Label(QLabel):
    """A label whose words are only words."""

    def __init__(self, parent: QWidget | None = None, words: str = "") -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(words)

    def setText(self, words: str) -> None:
        """Show other words, from left to right as all that the program says."""
        super().setText(left_to_right(words))

    def text(self) -> str:
        """Return the words."""
        return super().text().removeprefix(_LEFT_TO_RIGHT)


def reading_label(parent: QWidget | None, words: str, look: str = "") -> Label:
    """Return a label to be read: of as many lines as it takes, copied from with the mouse."""
    label = Label(parent, words)
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    if look:
        label.setProperty("look", look)
    return label


_LEFT_TO_RIGHT = "\u200e"
"""The mark of Unicode for that; nobody sees it."""


def left_to_right(words: str) -> str:
    """Return words that begin with a name in Hebrew or Arabic so that what follows stays behind it.

    The name alone is read from right to left; Qt would turn the whole line around.
    """
    kinds = map(unicodedata.bidirectional, words)
    first = next((kind for kind in kinds if kind in ("L", "R", "AL")), "L")
    return words if first == "L" else _LEFT_TO_RIGHT + words


def literal(words: str) -> str:
    """Return words as the title of a button, an entry or a tab, in which no sign means more."""
    return words.replace("&", "&&").replace("\t", " ")
