"""The few strokes that faces and badges are drawn with: a line of text, a pip, a pill."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen, QRadialGradient

from app.cards.face import Sign
from app.core.data.value import value
from app.core.text.words import Language
from app.ui.look.colour import mix
from app.ui.look.emblem_paint import paint_emblem
from app.ui.look.fonts import card_font, elided, fitting_pixels, text_width
from app.ui.look.tints import BLACK, CREAM, WHITE, below_letters, tint

TINY_PIP = 12.0
"""Below this diameter in pixels a pip is flat and its sign as large as it goes."""
SMALL_PIP = 18.0
"""Below this diameter a kanji is written in thin strokes."""
SIGN_ON_PIP = 0.74
"""The height of the sign on a pip, as a share of its diameter."""
ON_PIP = 0.64
"""The width of an emblem on a pip, as a share of its diameter."""
SIGN_ON_TINY = 0.92
"""The same below `TINY_PIP`."""
KANJI_ON_TINY = 0.82
LETTERS_ON_PIP = 0.84
"""The most room that several letters take on a pip, as a share of its diameter."""
LEAST_KANJI = 7.0
"""Below this diameter the letter of the sign stands in every language: a kanji of so few pixels is
a blot."""
TIGHT_LINE = 1.26
"""The height of one that is hardly higher than its letters, in heights of these."""
RING = 0.075
"""The thickness of the ring around a pill, in its heights."""
TIGHT = 0.28
"""The least room at the ends of a pill, in heights of its letters."""
SQUEEZE = 0.72
"""How narrow letters may become before a line is cut."""


def blank_image(width: int, height: int) -> QImage:
    """Return a clear image; a width or height below 1 pixel counts as 1."""
    image = QImage(QSize(max(1, width), max(1, height)), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    return image


def smooth_painter(image: QImage) -> QPainter:
    """Return a painter on `image` that smooths edges, letters and scaled pictures."""
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    return painter


def fill(painter: QPainter, rect: QRectF, radius: float, brush: QBrush | str) -> None:
    """Fill a rounded rectangle without an outline."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(brush) if isinstance(brush, str) else brush)
    painter.drawRoundedRect(rect, radius, radius)


def outline(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    colour: str,
    width: float,
    *,
    style: Qt.PenStyle = Qt.PenStyle.SolidLine,
) -> None:
    """Draw the outline of a rounded rectangle."""
    painter.setPen(QPen(QColor(colour), width, style))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect, radius, radius)


def on_pixels(rect: QRectF, line: float) -> tuple[QRectF, int]:
    """Return `rect` and the width of its outline, moved so that the line fills whole pixels.

    A line that lies on two rows of pixels is as faint as one of half its width.
    """
    width = max(1, round(line))
    half = width % 2 / 2
    left, top = round(rect.left() - half) + half, round(rect.top() - half) + half
    right, bottom = round(rect.right() - half) + half, round(rect.bottom() - half) + half
    return QRectF(left, top, right - left, bottom - top), width


def write(
    painter: QPainter, at: QPointF, text: str, pixels: float, colour: str, *, bold: bool = False
) -> None:
    """Write `text` from the left end of its baseline."""
    painter.setFont(card_font(pixels, bold=bold))
    painter.setPen(QColor(colour))
    painter.drawText(at, text)


def write_centred(
    painter: QPainter, centre: QPointF, text: str, pixels: float, colour: str, *, bold: bool = True
) -> None:
    """Write one line of `text` around `centre`."""
    width = text_width(text, pixels, bold=bold)
    # Kanji and capitals both have their middle a good third of their size above the baseline.
    at = QPointF(centre.x() - width / 2, centre.y() + 0.365 * round(pixels))
    write(painter, at, text, pixels, colour, bold=bold)


def write_fitted(
    painter: QPainter,
    at: QPointF,
    text: str,
    room: float,
    sizes: tuple[float, float],
    *,
    colour: str,
    bold: bool = False,
    narrowest: float = SQUEEZE,
    tail: str = "",
) -> float:
    """Write `text` into `room` pixels: first smaller, then narrower, at last cut with "…".

    `sizes` are the largest and the smallest size in pixels; `tail` is its end that is never cut.
    Returns the width written.
    """
    if room <= 0 or not text:
        return 0.0
    shown, pixels, squeeze = fitted(text, room, sizes, bold=bold, narrowest=narrowest, tail=tail)
    painter.save()
    painter.translate(at)
    painter.scale(squeeze, 1.0)
    write(painter, QPointF(0, 0), shown, pixels, colour, bold=bold)
    painter.restore()
    return min(room, text_width(shown, pixels, bold=bold) * squeeze)


def fitted(
    text: str,
    room: float,
    sizes: tuple[float, float],
    *,
    bold: bool = False,
    narrowest: float = SQUEEZE,
    tail: str = "",
) -> tuple[str, int, float]:
    """Return `text` as it is written into `room` pixels, how high, and how narrow (1: not at all).

    It becomes smaller, then narrower; only what is still too wide then is cut before its `tail`.
    """
    pixels = fitting_pixels(text, room, *sizes, bold=bold)
    width = text_width(text, pixels, bold=bold)
    squeeze = min(1.0, room / width)
    if squeeze >= narrowest:
        return text, pixels, squeeze
    return elided(text, room / narrowest, pixels, bold=bold, tail=tail), pixels, narrowest


def pip(
    painter: QPainter,
    centre: QPointF,
    diameter: float,
    sign: Sign,
    language: Language,
) -> None:
    """Draw a round sign, `diameter` pixels wide."""
    colours = tint(sign)
    radius, ink = diameter / 2, colours.pip_ink
    letters = sign.signs.in_("en" if diameter < LEAST_KANJI else language)
    lit, shaded = mix(colours.base, CREAM, 0.16), mix(colours.base, BLACK, 0.18)
    if diameter < TINY_PIP:
        lit = shaded = colours.base
        if not letters.isascii():
            # Thin strokes are read on a dark ground.
            lit = shaded = mix(colours.deep, colours.base, 0.2)
            ink = WHITE
    if sign.emblem is None:
        lit, shaded = below_letters(lit, ink), below_letters(shaded, ink)
    gradient = QRadialGradient(centre - QPointF(radius * 0.3, radius * 0.4), diameter)
    gradient.setColorAt(0, QColor(lit))
    gradient.setColorAt(1, QColor(shaded))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(gradient) if lit != shaded else QColor(lit))
    painter.drawEllipse(centre, radius, radius)
    if sign.emblem is not None:
        paint_emblem(painter, sign.emblem, centre, diameter * ON_PIP, ink)
        return
    # Thin strokes keep a small kanji from becoming a blot.
    bold = letters.isascii() or diameter >= SMALL_PIP
    pixels = diameter * SIGN_ON_PIP
    if diameter < TINY_PIP:
        pixels = diameter * (SIGN_ON_TINY if letters.isascii() else KANJI_ON_TINY)
    if len(letters) > 1:
        # Beside the pip they would stand on whatever it lies on.
        pixels = fitting_pixels(letters, diameter * LETTERS_ON_PIP, pixels, 1, bold=bold)
    write_centred(painter, centre, letters, pixels, ink, bold=bold)


def ringed_pip(
    painter: QPainter,
    centre: QPointF,
    diameter: float,
    sign: Sign,
    language: Language,
) -> None:
    """Draw a pip with a pale ring and a soft shadow, for use on top of a card."""
    radius = diameter / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#50101828"))
    painter.drawEllipse(centre + QPointF(0, diameter * 0.06), radius * 1.06, radius * 1.06)
    painter.setBrush(QColor(CREAM))
    painter.drawEllipse(centre, radius, radius)
    pip(painter, centre, diameter * 0.88, sign, language)


@value
class PillShape:
    """How a pill comes out: its words, perhaps cut, the size of its letters, its own size."""

    text: str
    pixels: float
    width: float
    height: float

    @property
    def ring(self) -> float:
        """The thickness of the ring around it."""
        return max(1.0, self.height * RING)


def pill_shape(
    text: str,
    pixels: float,
    room: float = 0.0,
    *,
    square: bool = False,
    bold: bool = True,
    tight: bool = False,
) -> PillShape:
    """Return the shape of a pill with `text`, at most `room` wide (0 for any width).

    One that is `tight` is hardly higher than its letters.
    """
    pad = pixels * (0.4 if square else 0.55)
    if room:
        if text_width(text, pixels, bold=bold) > room - 2 * pad:
            pad = pixels * TIGHT  # rather than smaller letters
        pixels = fitting_pixels(text, room - 2 * pad, pixels, pixels * 0.6, bold=bold)
        text = elided(text, room - 2 * pad, pixels, bold=bold)
    height = round(pixels) * (TIGHT_LINE if tight else 1.5)
    width = max(height, text_width(text, pixels, bold=bold) + 2 * pad)
    return PillShape(text, pixels, width, height)


def pill(
    painter: QPainter,
    centre: QPointF,
    text: str,
    pixels: float,
    colours: tuple[str, str, str],
    *,
    square: bool = False,
    room: float = 0.0,
    bold: bool = True,
    tight: bool = False,
) -> QRectF:
    """Draw `text` in a pill around `centre`; `colours` are ground, letters and ring.

    `room` is the widest it may become, 0 for any width. Returns the pill's rectangle.
    """
    shape = pill_shape(text, pixels, room, square=square, bold=bold, tight=tight)
    width, height, ring = shape.width, shape.height, shape.ring
    rect = QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)
    radius = height * (0.24 if square else 0.5)
    fill(painter, rect.translated(0, ring).adjusted(-ring / 2, 0, ring / 2, 0), radius, "#55101828")
    fill(painter, rect.adjusted(-ring, -ring, ring, ring), radius + ring, colours[2])
    fill(painter, rect, radius, colours[0])
    write_centred(painter, centre, shape.text, shape.pixels, colours[1], bold=bold)
    return rect
