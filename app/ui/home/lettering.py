"""Words that lie on the bare ground of the home screen: its name, and the headings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtGui import QAccessible, QPainter
from PySide6.QtWidgets import QWidget

from app.ui.app.trouble import steady_paint
from app.ui.look.fonts import text_width
from app.ui.look.logo import NAME, name_width, paint_name
from app.ui.look.look import Look
from app.ui.look.text_block import TextBlock
from app.ui.toolkit.spoken.spoken_role import speak_as

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent


NAME_SIZE = 4.3
"""Letters that the name is high."""
BELOW_SIZE = 1.34


class Lettering(QWidget):
    """A line or two of words."""

    def __init__(
        self, look: Look, parent: QWidget, share: float, *, bold: bool = False, strong: bool = False
    ) -> None:
        super().__init__(parent)
        self.look = look
        speak_as(self, QAccessible.Role.Heading if bold else QAccessible.Role.StaticText)
        self.unit = 13.0
        self.words = ""
        self._share = share
        self._bold = bold
        self._strong = strong
        self._block: TextBlock | None = None
        look.changed.connect(self.update)

    def say(self, words: str) -> None:
        """Write other words."""
        self.words = words
        self.setAccessibleName(words)
        self.update()

    def natural_width(self) -> float:
        """Return the width of the words in one line."""
        return text_width(self.words, self.unit * self._share, bold=self._bold) + 2

    def height_for(self, width: float) -> float:
        """Return the height at a width; lays out the words."""
        self._block = TextBlock(self.words, width, self.unit * self._share, bold=self._bold)
        return self._block.height

    @steady_paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the words."""
        if self._block is None:
            return
        painter = QPainter(self)
        colour = self.look.palette.text if self._strong else self.look.palette.muted
        self._block.draw(painter, QPointF(0, 0), colour)
        painter.end()


class Masthead(QWidget):
    """The name of the program, and what it is."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        speak_as(self, QAccessible.Role.Heading)
        self.unit = 13.0
        self.largest = NAME_SIZE
        """Letters that the name may be high at most: in a low window it makes room."""
        self.brief = False
        """Whether the name stands alone, where there is room for little."""
        self._words = ""
        self._block: TextBlock | None = None
        self._size = NAME_SIZE
        look.changed.connect(self.update)

    def say(self, words: str) -> None:
        """Write what the program is below its name."""
        self._words = words
        self.setAccessibleName(NAME)
        self.setAccessibleDescription(words)
        self.update()

    def height_for(self, width: float) -> float:
        """Return the height at a width; lays out the words."""
        wide = name_width(100) / 100
        self._size = min(NAME_SIZE, self.largest, width / (wide * self.unit))
        words = "" if self.brief else self._words
        self._block = TextBlock(words, width, self.unit * BELOW_SIZE)
        if self.brief:
            return self._size * 1.12 * self.unit
        return self._size * 1.12 * self.unit + self._block.height

    @steady_paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint both."""
        if self._block is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pixels = self._size * self.unit
        light = self.look.palette.name == "light"
        accent = self.look.palette.vermilion if light else self.look.palette.accent_text
        at = QPointF(-0.06 * pixels, pixels * 0.86)
        paint_name(painter, at, pixels, self.look.palette.text, accent)
        top = self._size * 1.12 * self.unit
        self._block.draw(painter, QPointF(0.05 * pixels, top), self.look.palette.muted)
        painter.end()
