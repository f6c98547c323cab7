"""A paragraph broken into lines: measured first, drawn afterwards."""

from __future__ import annotations

import re
from collections.abc import Mapping

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QTextCharFormat, QTextLayout, QTextOption

from app.cards.face import Sign
from app.core.text.words import Language
from app.ui.look.fonts import card_font, card_metrics, elided, text_width
from app.ui.look.strokes import pip

_LINE_SEPARATOR = "\u2028"
_JAPANESE = ("\u2e80", "\uffff")
"""The first and last of the characters between which a line may end anywhere."""
_SYMBOL = re.compile("{([^{} ]{1,12})}")
_NO_SYMBOLS: Mapping[str, Sign] = {}


class TextBlock:
    """One paragraph at a given width and letter size, both in pixels.

    Japanese breaks between characters as its rules allow; a word wider than a line, anywhere.
    A sign of `symbols`, written "{D}", is drawn as a pip in `language`.
    """

    def __init__(
        self,
        text: str,
        width: float,
        pixels: float,
        *,
        bold: bool = False,
        leading: float = 1.28,
        language: Language = "ja",
        symbols: Mapping[str, Sign] = _NO_SYMBOLS,
    ) -> None:
        self.pixels = max(1, round(pixels))
        self.line_height = self.pixels * leading
        self._bold = bold
        self._language = language
        self._text, self._symbols = _plain(text.strip().replace("\n", _LINE_SEPARATOR), symbols)
        self._layout = QTextLayout(self._text, card_font(pixels, bold=bold))
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self._layout.setTextOption(option)
        if self._symbols:
            self._layout.setFormats([_unseen(place) for place in self._symbols])
        self._lines = self._break(max(1.0, width))

    def _break(self, width: float) -> int:
        """Break the text into lines of `width`; return how many there are."""
        metrics = card_metrics(self.pixels, bold=self._bold)
        slack = (self.line_height - metrics.ascent() - metrics.descent()) / 2
        count = 0
        self._layout.beginLayout()
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0, count * self.line_height + slack))
            count += 1
        self._layout.endLayout()
        return count

    @property
    def height(self) -> float:
        """The height of all lines."""
        return self._lines * self.line_height

    @property
    def baseline(self) -> float:
        """How far below its upper edge the first line's letters stand."""
        line = self._layout.lineAt(0)
        return line.y() + line.ascent()

    @property
    def splits_words(self) -> bool:
        """Whether a line ends within a word that is not Japanese."""
        ends = [self._layout.lineAt(number).textStart() for number in range(1, self._lines)]
        return any(_belong_together(self._text[end - 1 : end + 1]) for end in ends)

    def draw(self, painter: QPainter, at: QPointF, colour: str, lines: int | None = None) -> None:
        """Draw the paragraph with its upper left corner at `at`; `lines` limits how many."""
        painter.setPen(QColor(colour))
        if lines is None or lines >= self._lines:
            self._layout.draw(painter, at)
            self._pips(painter, at, len(self._text))
            return
        if lines <= 0:
            return
        for index in range(lines - 1):
            self._layout.lineAt(index).draw(painter, at)
        self._cut_line(painter, at, lines - 1)
        self._pips(painter, at, self._layout.lineAt(lines - 1).textStart())

    def _pips(self, painter: QPainter, at: QPointF, before: int) -> None:
        """Draw the pips of all symbols that stand before place `before` in the text."""
        for place, sign in self._symbols.items():
            if place < before:
                line = self._layout.lineForTextPosition(place)
                left, right = (cursor_x(line.cursorToX(end)) for end in (place, place + 1))
                middle = line.y() + line.ascent() - 0.365 * self.pixels
                centre = at + QPointF((left + right) / 2, middle)
                pip(painter, centre, self.pixels * 1.04, sign, self._language)

    def _cut_line(self, painter: QPainter, at: QPointF, index: int) -> None:
        """Draw line `index` with an ellipsis, since the paragraph goes on after it."""
        line = self._layout.lineAt(index)
        rest = self._text[line.textStart() : line.textStart() + line.textLength()].rstrip()
        if text_width(rest + "…", self.pixels, bold=self._bold) > line.width():
            rest = elided(rest + rest, line.width(), self.pixels, bold=self._bold)
        else:
            rest += "…"
        painter.setFont(card_font(self.pixels, bold=self._bold))
        painter.drawText(at + QPointF(0, line.y() + line.ascent()), rest)


def _belong_together(pair: str) -> bool:
    """Whether no line may end between two characters."""
    # No pattern: one with a range this long takes 6 ms to compile, and the window waits for it.
    apart = (sign.isspace() or _JAPANESE[0] <= sign <= _JAPANESE[1] for sign in pair)
    return len(pair) > 1 and pair[0] != "-" and not any(apart)


def _plain(text: str, known: Mapping[str, Sign]) -> tuple[str, dict[int, Sign]]:
    """Return `text` with each symbol as one kanji, and where those kanji stand."""
    symbols: dict[int, Sign] = {}
    shown = ""
    end = 0
    for found in _SYMBOL.finditer(text):
        sign = known.get(found[1])
        if sign is None:
            continue
        shown += text[end : found.start()]
        symbols[len(shown)] = sign
        shown += sign.signs.ja
        end = found.end()
    return shown + text[end:], symbols


def _unseen(place: int) -> QTextLayout.FormatRange:
    """Return a format that keeps the room of one character and does not draw it."""
    clear = QTextCharFormat()
    clear.setForeground(QColor(0, 0, 0, 0))
    span = QTextLayout.FormatRange()
    span.start = place
    span.length = 1
    span.format = clear
    return span


def cursor_x(answer: object) -> float:
    """Return the x of a cursor: Qt for Python answers with x and place, or with x alone."""
    return float(answer[0] if isinstance(answer, tuple) else answer)  # type: ignore[arg-type]
