"""One line of the log, broken to the width of the panel and painted."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from itertools import islice
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPen,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)

from app.core.data.value import value
from app.ui.look.crest_icon import paint_crest
from app.ui.look.icons import icon
from app.ui.look.palette import Palette
from app.ui.look.style.style_controls import TARGET
from app.ui.look.text_block import cursor_x

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.cards.face import Face
    from app.ui.panels.log.log_model import LogLine

_SIGNS = {"undo": "undo", "redo": "redo", "jump": "arrow", "label": "note"}
"""The icon in place of the number, for rows that are no steps."""


MOST_LINES = 5
USUAL_LINE = 13.0
"""So many lines of a sentence are shown where each is so wide, in lines of text; where larger text
makes them shorter, as many more as show the same of it."""
WASTE = 1.6
"""A shorter line leaves more room free at its end: by so much more of them, as an exponent."""
NARROW = 9.0
"""Below this width in lines of text the number of a step stands above its words."""
INSET = 0.28
"""Before the number, in lines of text: the frame of the keyboard's row and its bar have room."""
SIGN_ROOM = "\N{EM SPACE}\N{NO-BREAK SPACE}"
"""Stands where the sign of a seat is painted that a computer plays."""
CREST_ROOM = "\N{EM SPACE}\N{NARROW NO-BREAK SPACE}"
"""Stands where the crest of a card is painted."""
CREST = 0.7
"""The side of a crest, in lines of text."""
GAP = 0.45
"""Between the longest number and the words, in lines of text."""


_BEFORE_A_WORD = re.compile(r"(?<=\d) (?=[^\W\d])|(?<=\w) (?=\d[\d.,]*(?:[^\w\s]|$))")
"""The space of "3 cards", and that of "now 130" at the end of a clause."""
_OF_ONE_WORD = re.compile(r"(?<=[計りに])(?=\d)|(?<=\d)(?=[枚個回手番目体匹点行])")
"""Between 「計」 and its number, and a number and its counter (助数詞)."""


def _no_face(_ref: str) -> Face | None:
    return None


@value
class Page:
    """What all rows share."""

    font: QFont
    width: int
    colours: Palette
    longest_number: str
    """The widest step number there is room for."""
    face_of: Callable[[str], Face | None] = field(default=_no_face, compare=False)
    """What is shown before the name of a card, by its key; None for a card without a crest."""

    @property
    def metrics(self) -> QFontMetricsF:
        """The metrics of the font."""
        return QFontMetricsF(self.font)

    @property
    def stacked(self) -> bool:
        """Whether numbers stand above the words: beside them, large text would have no room."""
        return self.width < self.metrics.height() * NARROW

    @property
    def indent(self) -> float:
        """Room for the number before the words."""
        metrics = self.metrics
        if self.stacked:
            return metrics.height() * 0.3
        room = metrics.horizontalAdvance(self.longest_number)
        return self.inset + room + metrics.height() * GAP

    @property
    def room(self) -> float:
        """How wide the words may become."""
        return max(self.metrics.height() * 3, self.width - self.indent - 6)

    @property
    def most_lines(self) -> int:
        """How many lines of a long sentence are shown."""
        shorter = USUAL_LINE * self.metrics.height() / self.room
        return max(MOST_LINES, round(MOST_LINES * shorter**WASTE))

    @property
    def inset(self) -> float:
        """Room before the number."""
        return self.metrics.height() * INSET


@dataclass(slots=True)
class LogRow:
    """One row broken into lines."""

    line: LogLine
    layout: QTextLayout
    top: float
    """Height of what stands above the words: the line between turns."""
    height: int
    head: float
    """How far below the upper edge the number stands."""
    names: list[tuple[int, int, str]]
    """Begin, end and card of each name in the text."""
    shown: int
    """How many of its lines are painted."""
    whole: bool
    """Whether all of them were wanted."""
    crest: tuple[int, Face] | None = None
    """Where in the text there is room for the crest of the card the row is about, and that card."""

    @property
    def cut(self) -> bool:
        """Whether it has more lines than are painted."""
        return self.shown < self.layout.lineCount()

    def name_at(self, where: QPointF) -> int | None:
        """Return which name is at a point counted from the words' corner, None beside all."""
        for number in range(self.shown):
            line = self.layout.lineAt(number)
            if line.naturalTextRect().contains(where):
                at = line.xToCursor(where.x(), line.CursorPosition.CursorOnCharacter)
                found = (i for i, (start, end, _) in enumerate(self.names) if start <= at < end)
                return next(found, None)
        return None

    def paint(
        self,
        painter: QPainter,
        y: int,
        page: Page,
        *,
        selected: bool,
        link: int | None,
        framed: bool = False,
    ) -> None:
        """Paint the row with its upper edge at `y`; the name number `link` is underlined.

        What is `framed` needs no bar at its side.
        """
        colours = page.colours
        if self.line.begins_turn:
            painter.setPen(QPen(QColor(colours.panel_line), 1))
            level = y + self.head * 0.45
            painter.drawLine(QPointF(0, level), QPointF(page.width, level))
        if selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.choice))
            box = QRectF(0, y + self.head - 2, page.width, self.height - self.head + 1)
            painter.drawRoundedRect(box, 4, 4)
            # A bar at its side, for eyes to which the two grounds look alike.
            painter.setBrush(QColor(colours.focus))
            bar = 0.0 if framed else max(2.0, page.inset * 0.5)
            painter.drawRect(QRectF(0, box.top(), bar, box.height()))
            painter.setBrush(Qt.BrushStyle.NoBrush)
        at = QPointF(page.indent, y + self.top)
        if self.cut:
            painter.save()
            painter.setClipRect(QRectF(at, QSizeF(page.width, self.words_height())))
        self.layout.draw(painter, at, self._overrides(colours, selected, link))
        if self.cut:
            painter.restore()
            painter.setPen(QColor(colours.muted))
            below = QPointF(0, self.words_height() + page.metrics.ascent() * 0.5)
            painter.drawText(at + below, "⋯")
        self._paint_head(painter, y, page, selected)
        if self.crest is not None:
            self._paint_crest(painter, at, page)
        if self.line.played:
            side = page.metrics.ascent() * 0.95
            low = (page.metrics.height() - side) / 2
            colour = colours.choice_text if selected else colours.muted
            box = QRectF(at.x(), at.y() + low, side, side)
            icon("computer", colours, colour).paint(painter, box.toRect())

    def _paint_crest(self, painter: QPainter, at: QPointF, page: Page) -> None:
        """Paint the crest of the one card that the row is about, before its name."""
        assert self.crest is not None
        place, face = self.crest
        line = self.layout.lineForTextPosition(place)
        if not line.isValid() or line.lineNumber() >= self.shown:
            return
        left = cursor_x(line.cursorToX(place))
        side = page.metrics.height() * CREST
        centre = at + QPointF(left + side * 0.56, line.y() + line.height() / 2)
        paint_crest(painter, centre, side, face)

    def words_height(self) -> float:
        """Return the height of the lines that are painted."""
        return self.layout.lineAt(self.shown - 1).rect().bottom() if self.shown else 0.0

    def _paint_head(self, painter: QPainter, y: int, page: Page, selected: bool) -> None:
        """Paint the number, or the sign of a row that is no step."""
        colours, metrics = page.colours, page.metrics
        sign = _SIGNS.get(self.line.kind)
        if sign:
            size = metrics.height() * 0.8
            where = QRectF(page.inset, y + self.head + metrics.height() * 0.1, size, size)
            icon(sign, colours, colours.muted).paint(painter, where.toRect())
            return
        painter.setFont(page.font)
        painter.setPen(QColor(colours.choice_text if selected else colours.log_number))
        painter.drawText(QPointF(page.inset, y + self.head + metrics.ascent()), self.line.number)

    def _overrides(
        self, colours: Palette, selected: bool, link: int | None
    ) -> list[QTextLayout.FormatRange]:
        end = _length(self.layout.text())
        first, last = end, end
        found = []
        if link is not None and link < len(self.names):
            first, last, _ = self.names[link]
            look = QTextCharFormat()
            look.setFontUnderline(True)
            look.setFontWeight(QFont.Weight.Bold)
            look.setForeground(QColor(colours.choice_text if selected else colours.accent_text))
            found.append(_range(first, last, look))
        if selected:
            look = QTextCharFormat()
            look.setForeground(QColor(colours.choice_text))
            # Beside the name: where two looks overlap, Qt paints only one of them.
            beside = [part for part in ((0, first), (last, end)) if part[0] < part[1]]
            found += [_range(start, stop, look) for start, stop in beside]
        return found


def together(texts: list[str]) -> list[str]:
    """Return the parts of a sentence with no line to end between a number and its word."""
    whole = "".join(texts)
    spaces = {found.start() for found in _BEFORE_A_WORD.finditer(whole)}
    joints = {found.start() for found in _OF_ONE_WORD.finditer(whole)}
    if not spaces and not joints:
        return texts
    letters = (
        ("\N{WORD JOINER}" if at in joints else "")
        + ("\N{NO-BREAK SPACE}" if at in spaces else letter)
        for at, letter in enumerate(whole)
    )
    return ["".join(islice(letters, len(text))) for text in texts]


def lay_out(line: LogLine, page: Page, *, whole: bool = False) -> LogRow:
    """Break a line of the log to the width of the page.

    A sentence that lists many cards is cut after a few lines unless it is wanted `whole`.
    """
    metrics, colours = page.metrics, page.colours
    quiet = line.undone or line.quiet or line.kind != "step"
    room = SIGN_ROOM if line.played else ""
    formats, names, at = [], [], _length(room)
    texts = together([span.text for span in line.sentence])
    about = {span.ref for span in line.sentence if span.ref}
    face = page.face_of(next(iter(about))) if len(about) == 1 else None
    crest: tuple[int, Face] | None = None
    for number, (span, text) in enumerate(zip(line.sentence, texts, strict=True)):
        if span.ref and face is not None and crest is None:
            crest = (at, face)
            texts[number] = CREST_ROOM + text
            at += _length(CREST_ROOM)
        end = at + _length(text)
        look = QTextCharFormat()
        look.setForeground(QColor(colours.muted if quiet else colours.text))
        look.setFontStrikeOut(line.undone)
        if span.ref or line.begins_turn:
            look.setFontWeight(QFont.Weight.Bold)
        if span.ref:
            names.append((at, end, span.ref))
        formats.append(_range(at, end, look))
        at = end
    layout = QTextLayout(room + "".join(texts), page.font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.setFormats(formats)
    layout.setCacheEnabled(True)  # a row is drawn again with every new line below it
    _break(layout, page.room)
    pad = metrics.height() * 0.14
    head = pad + (metrics.height() * 0.55 if line.begins_turn else 0)
    top = head + (metrics.height() if page.stacked else 0)
    lines = layout.lineCount()
    shown = lines if whole else min(lines, page.most_lines)
    row = LogRow(line, layout, top, 0, head, names, shown, whole, crest)
    words = max(row.words_height(), metrics.height())
    if row.shown < lines:
        words += metrics.height() * 0.6
    row.height = max(TARGET, round(top + words + pad))
    return row


def _break(layout: QTextLayout, width: float) -> None:
    """Lay the lines below each other."""
    y = 0.0
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        line.setPosition(QPointF(0, y))
        y += line.height()
    layout.endLayout()


def _range(start: int, end: int, look: QTextCharFormat) -> QTextLayout.FormatRange:
    found = QTextLayout.FormatRange()
    found.start, found.length, found.format = start, end - start, look
    return found


def _length(text: str) -> int:
    """Return the length as Qt counts it: signs beyond the first plane count twice."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2
