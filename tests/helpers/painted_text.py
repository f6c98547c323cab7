"""What painters write, measured in the pixels of a picture: the ink of letters, and their ground.

The same is painted four times: as it is, with no letters at all, and with all of them black and
white. How much of a pixel a letter covers follows from the last two, its ground is what shows where
nothing is written, and so its ink can be told from any picture, whatever colours a painter chose.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import numpy as np
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontInfo,
    QImage,
    QPainter,
    QTextCharFormat,
    QTextLayout,
    QTextLine,
)

from app.core.data.value import value

NORMAL, LARGE = 4.5, 3.0
"""WCAG 2: what letters need against their ground, and what large ones do."""
LARGE_FROM, LARGE_BOLD_FROM = 24.0, 18.0
"""From this height in pixels letters are large, and bold ones."""
COVERED = 0.92
"""How much of a pixel a letter covers whose ink is told from it."""
ROUNDED = 0.97
"""How much less than asked for is measured where a channel was rounded."""
SQUARE, TOUCHED = 15, 1 / 2
"""Letters that a line or an edge touches are read by the rest of them: what is faint is more than
this share of what is written in a square of so many pixels around it."""
CLEAR = QColor(0, 0, 0, 0)

Pixels = np.ndarray[Any, np.dtype[np.float64]]
Mask = np.ndarray[Any, np.dtype[np.bool_]]
Places = np.ndarray[Any, np.dtype[np.int64]]
Paint = Callable[[], QImage]


@value
class Faint:
    """Letters that are hard to read somewhere in a picture."""

    contrast: float
    ink: str
    ground: str
    where: tuple[int, int]
    """The pixel where they are faintest."""


def faint_text(paint: Paint, scale: float = 1.0) -> list[Faint]:
    """Return what is hard to read in the picture that `paint` paints, faintest first.

    `scale` is by how much it is painted larger than it is seen: of tiny letters few cover a pixel.
    Raises AssertionError where nothing is written in it at all.
    """
    shown, blank = (_pixels(_painted(paint, force, scale)) for force in (None, _clear))
    black, white = (_pixels(_painted(paint, force, scale)) for force in (_black, _white))
    # Small letters are white in all channels, large ones in blue alone.
    covered = (white - black)[..., 2] / 255
    small = (white - black)[..., 0] / 255 > COVERED / 2
    told = covered >= COVERED
    assert told.any(), "nothing is written here"
    share = covered[told][:, None]
    ground = blank[told]
    ink = np.clip((shown[told] - ground * (1 - share)) / share, 0, 255)
    ratio = _ratio(ink, ground)
    # A rounded channel of a pixel that is covered in part is a little off.
    below = np.zeros(told.shape)
    below[told] = ratio < np.where(small[told], NORMAL, LARGE) * ROUNDED
    faint = below.astype(bool) & (_around(below) > TOUCHED * _around(told.astype(float)))
    return _told_apart(ratio, ink, ground, faint[told], np.argwhere(told))


def _told_apart(
    ratio: Pixels, ink: Pixels, ground: Pixels, faint: Mask, places: Places
) -> list[Faint]:
    """Return one of each pair of colours that is too faint."""
    found: dict[tuple[str, ...], Faint] = {}
    bad = np.flatnonzero(faint)
    for index in bad[np.argsort(ratio[bad])]:
        pair = _name(ink[index]), _name(ground[index])
        y, x = places[index]
        # Of a gradient there are many.
        alike = tuple(one[:2] + one[3] + one[5] for one in pair)
        found.setdefault(alike, Faint(round(float(ratio[index]), 2), *pair, (int(x), int(y))))
    return list(found.values())


def _around(values: Pixels) -> Pixels:
    """Return for each pixel the sum over the square around it."""
    reach = SQUARE // 2
    sums = np.pad(values, ((reach + 1, reach), (reach + 1, reach))).cumsum(0).cumsum(1)
    whole = sums[SQUARE:, SQUARE:] - sums[:-SQUARE, SQUARE:] - sums[SQUARE:, :-SQUARE]
    return np.asarray(whole + sums[:-SQUARE, :-SQUARE])


def _name(colour: Pixels) -> str:
    return "#" + "".join(f"{round(part):02x}" for part in colour)


def _ratio(first: Pixels, second: Pixels) -> Pixels:
    one, other = _luminance(first), _luminance(second)
    return np.asarray((np.maximum(one, other) + 0.05) / (np.minimum(one, other) + 0.05))


def _luminance(colours: Pixels) -> Pixels:
    """Return the relative luminance of WCAG 2, as `colour.luminance` does for one."""
    parts = colours / 255
    light = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    return np.asarray(light @ np.array([0.2126, 0.7152, 0.0722]))


def _pixels(image: QImage) -> Pixels:
    """Return red, green and blue of every pixel; what is clear counts as black."""
    image = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1, 4)
    return rows[:, : image.width(), 2::-1].astype(np.float64)


# -- letters in another colour ----------------------------------------------------------------

Force = Callable[[bool], QColor]
"""The colour of letters that are large, or are not."""


def _clear(_large: bool) -> QColor:
    return CLEAR


def _black(_large: bool) -> QColor:
    return QColor("#000000")


def _white(large: bool) -> QColor:
    return QColor("#0000ff" if large else "#ffffff")


def _painted(paint: Paint, force: Force | None, scale: float) -> QImage:
    if force is None:
        return paint()
    with _forced(force, scale):
        return paint()


@contextmanager
def _forced(force: Force, scale: float) -> Iterator[None]:
    """Let all that Python writes on a painter come out in a colour of ours."""
    text, layout, line = QPainter.drawText, QTextLayout.draw, QTextLine.draw

    def colour(painter: QPainter, font: QFont) -> QColor:
        least = LARGE_BOLD_FROM if font.bold() else LARGE_FROM
        return force(_height(painter, font) / scale >= least)

    def draw_text(painter: QPainter, *rest: Any) -> Any:
        before = painter.pen()
        painter.setPen(colour(painter, painter.font()))
        found = text(painter, *rest)
        painter.setPen(before)
        return found

    def draw_layout(self: QTextLayout, painter: QPainter, at: Any, *rest: Any) -> None:
        wanted = colour(painter, self.font())
        # Whatever colours its parts have, those of a selection come before them.
        given = [one for part in rest[:1] for one in part]
        apart = sorted((one.start, one.start + one.length) for one in (*given, *_unseen(self)))
        spans = [_span(start, end, wanted) for start, end in _between(apart, len(self.text()))]
        layout(self, painter, at, [*spans, *(_recoloured(one, wanted) for one in given)], *rest[1:])

    def draw_line(self: QTextLine, painter: QPainter, at: Any) -> None:
        before = painter.pen()
        painter.setPen(colour(painter, painter.font()))
        line(self, painter, at)
        painter.setPen(before)

    with (
        patch.object(QPainter, "drawText", draw_text),
        patch.object(QTextLayout, "draw", draw_layout),
        patch.object(QTextLine, "draw", draw_line),
    ):
        yield


def _height(painter: QPainter, font: QFont) -> float:
    """Return how many pixels high letters come out."""
    size = font.pixelSize() if font.pixelSize() > 0 else QFontInfo(font).pixelSize()
    laid = painter.combinedTransform()
    return size * abs(laid.m22() or laid.m12())


def _unseen(layout: QTextLayout) -> list[QTextLayout.FormatRange]:
    """Return the parts of a paragraph that only keep room for what is drawn there."""
    brushes = ((one, one.format.foreground()) for one in layout.formats())
    return [one for one, brush in brushes if brush.style().value and not brush.color().alpha()]


def _between(apart: list[tuple[int, int]], length: int) -> Iterator[tuple[int, int]]:
    """Give what of a text lies before, between and behind the parts of a sorted list."""
    reached = 0
    for start, end in (*apart, (length, length)):
        if start > reached:
            yield reached, start
        reached = max(reached, end)


def _span(start: int, end: int, colour: QColor) -> QTextLayout.FormatRange:
    """Return a part of a text in a colour."""
    span = QTextLayout.FormatRange()
    span.start, span.length = start, end - start
    written = QTextCharFormat()
    written.setForeground(colour)
    span.format = written
    return span


def _recoloured(span: QTextLayout.FormatRange, colour: QColor) -> QTextLayout.FormatRange:
    """Return the same part in another colour, on the ground it has."""
    changed = _span(span.start, span.start + span.length, colour)
    written = QTextCharFormat(span.format)
    written.setForeground(colour)
    changed.format = written
    return changed
