"""A shipped deck while there are tables to go on with: its name, to sit down with at once."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from app.ui.home.tiles.tile import Tile
from app.ui.look.crest_icon import paint_crest
from app.ui.look.look import Look
from app.ui.look.text_block import TextBlock

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from app.cards.face import Face


PAD = 1.0
HEAD = 2.7
"""The room for a crest before the name."""
TITLE = 1.0


class DeckShortcut(Tile):
    """One deck."""

    def __init__(self, look: Look, path: Path, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.path = path
        self._block: TextBlock | None = None
        self._measured: tuple[object, ...] = ()
        self._heads: tuple[Face, ...] = ()

    def show_heads(self, heads: tuple[Face, ...]) -> None:
        """Show the crests of the cards that stand for it; their room is there already."""
        self._heads = heads
        self.update()

    def say(self, title: str, action: str) -> None:
        """Write the name of the deck; `action` is what pressing it does."""
        self.setText(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(action)
        self.setToolTip(action)
        self._measured = ()
        self.update()

    def height_for(self, width: float) -> float:
        """Return the height of the sheet at a width; lays out what is written on it."""
        unit = self.unit
        if self._measured != (width, unit):
            self._measured = (width, unit)
            room = width - (2 * PAD + HEAD) * unit
            self._block = TextBlock(self.text(), room, unit * TITLE, bold=True, leading=1.3)
        assert self._block is not None
        return self._block.height + unit * PAD * 1.4

    def paint_sheet(self, painter: QPainter, sheet: QRectF) -> None:
        """Paint the name."""
        if not self._measured:
            self.height_for(sheet.width())
        if self._block is None:
            return
        unit, middle = self.unit, sheet.center().y()
        for face in self._heads[:1]:
            side = unit * HEAD * 0.8
            left = sheet.left() + PAD * unit * 0.7
            paint_crest(painter, QPointF(left + side / 2, middle), side, face)
        at = QPointF(sheet.left() + (PAD * 0.7 + HEAD) * unit, middle - self._block.height / 2)
        self._block.draw(painter, at, self.ink)
