"""A game that can be played: its name, for how many, and a large faded sign."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from app.core.text.wording import PLAYER, counted, spread_of
from app.core.text.words import Words
from app.games.game_registry import GAMES
from app.ui.home.tiles.sheet_paint import RADIUS
from app.ui.home.tiles.tile import Tile
from app.ui.look.colour import mix, with_alpha
from app.ui.look.fonts import text_width
from app.ui.look.look import Look
from app.ui.look.strokes import write_centred
from app.ui.look.text_block import TextBlock

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from app.games.game_api import GameSpec

PAD = 1.0
TITLE = 1.16
SMALLER = 0.84
"""What the title is at least, in letters, to stay in one line: Japanese breaks anywhere."""
WORDS = 0.92
SIGN = 2.9
"""Height of the sign in letters."""
INK = 0.46
"""How far from its middle it is written, as a share of that."""


class GameTile(Tile):
    """One game."""

    def __init__(self, look: Look, game: str, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.game = game
        self._words = ""
        self._blocks: tuple[TextBlock, TextBlock] | None = None
        self._measured: tuple[object, ...] = ()

    def say(self, title: str, words: str, action: str) -> None:
        """Write a title and the line below it; `action` is what pressing it does."""
        if (title, words) == (self.text(), self._words):
            return
        self.setText(title)
        self._words = words
        self.setAccessibleName(f"{action}: {title}")
        self.setAccessibleDescription(words)
        self._measured = ()
        self.update()

    def height_for(self, width: float) -> float:
        """Return the height of the sheet at a width; lays out what is written on it."""
        unit = self.unit
        if self._measured != (width, unit):
            self._measured = (width, unit)
            room = width - 2 * PAD * unit
            self._blocks = (
                title_block(self.text(), room, unit),
                TextBlock(self._words, room, unit * WORDS, leading=1.4),
            )
        assert self._blocks is not None
        title, words = self._blocks
        return max(6.4 * unit, title.height + words.height + unit * (PAD * 2 + 0.6))

    def paint_sheet(self, painter: QPainter, sheet: QRectF) -> None:
        """Paint the sign, partly over the edge, and the words."""
        if not self._measured:
            self.height_for(sheet.width())
        if self._blocks is None:
            return
        unit = self.unit
        painter.save()
        painter.setClipRect(sheet.adjusted(0, 0, 0, -unit * RADIUS * 0.08))
        sign = GAMES[self.game].sign
        faded = with_alpha(mix(self.look.palette.text, self.look.palette.panel, 0.2), 0.15)
        write_centred(painter, self.sign_middle(sheet), sign, SIGN * unit, faded)
        painter.restore()
        title, words = self._blocks
        at = sheet.topLeft() + QPointF(PAD, PAD * 0.85) * unit
        title.draw(painter, at, self.ink)
        words.draw(painter, at + QPointF(0, title.height + unit * 0.1), self.pale_ink)

    def sign_middle(self, sheet: QRectF) -> QPointF:
        """Return the middle of the sign: at the lower edge, and below all words."""
        unit, reach = self.unit, SIGN * self.unit * INK
        title, words = self._blocks or (None, None)
        written = title.height + words.height if title is not None and words is not None else 0.0
        below = sheet.top() + written + unit * (PAD * 0.85 + 0.1) + reach
        at = max(sheet.bottom() - reach, below)
        return QPointF(sheet.right() - SIGN * unit * 0.62, at)


def title_block(title: str, room: float, unit: float) -> TextBlock:
    """Return a title in one line if it fits there somewhat smaller, else in several lines."""
    wide = text_width(title, unit * TITLE, bold=True)
    size = unit * TITLE * min(1.0, room / max(1.0, wide) * 0.99)
    if size < unit * SMALLER:
        size = unit * TITLE
    # As high as ever, so that the titles of a row stand on one line.
    return TextBlock(title, room, size, bold=True, leading=1.3 * unit * TITLE / size)


def seats_words(spec: GameSpec) -> Words:
    """Return for how many a game is, and with which decks: "2–4 players", "4 players · GLC"."""
    many, decks = _how_many(spec), spec.kind_of_deck
    return many if decks is None else Words(f"{many.en} · {decks.en}", f"{many.ja}・{decks.ja}")


def _how_many(spec: GameSpec) -> Words:
    """Return for how many a game is: "Alone or for two", "2–4 players"."""
    least, most = spec.seats
    if (least, most) == (1, 2):
        return Words("Alone or for two", "1人でも2人でも")
    if most == 1:
        return Words("Alone", "1人で")
    if least == most:
        return counted(most, PLAYER)
    return spread_of(least, most, PLAYER)
