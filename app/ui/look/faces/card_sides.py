"""The front and the back of a card, drawn from what it shows alone.

Everything works on QImage, so that faces can be painted off the GUI thread.
"""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QRadialGradient,
)

from app.cards.face import Back, Face
from app.core.ids import SeatId
from app.core.text.words import Language
from app.ui.look.colour import mix, with_alpha
from app.ui.look.emblem_paint import paint_emblem
from app.ui.look.faces.back_patterns import BackDress, paint_pattern, seat_ground
from app.ui.look.faces.face_small import paint_name, paint_small
from app.ui.look.faces.face_unit import crest_box, damage_box, name_band, numbers_box, rows_box
from app.ui.look.faces.marks.badge_places import MarkPlaces
from app.ui.look.faces.paper import corner_radius
from app.ui.look.seat_colours import paint_disc, seat_colour
from app.ui.look.strokes import blank_image, fill, outline, smooth_painter
from app.ui.look.tints import CREAM

Detail = Literal["small", "large"]
"""`small` is the face on the table; `large` shows every word, and nothing is cut."""
USUAL_BACK = Back()
USUAL_DRESS = BackDress()
WOOF, WARP = 0.225, 0.06
"""How much darker and lighter than its colour the two threads of the weave are."""
FEW_WORDS_FROM = 1.4
"""From this text scale on the small face says little, in large letters."""


def paint_face(
    face: Face,
    size: QSize,
    language: Language,
    detail: Detail = "small",
    letters: float = 1.0,
    *,
    plain: bool = False,
) -> QImage:
    """Return the picture of `face`, `size` device pixels large, with clear corners.

    `letters` above 1 asks for larger letters, as far as there is room: the large face gives its
    art for them, the small one whatever is not name, sign and hit points. `plain` asks for black
    on white.
    """
    image = blank_image(size.width(), size.height())
    painter = smooth_painter(image)
    rect = QRectF(0, 0, image.width(), image.height())
    if face.layout == "index":
        from app.ui.look.faces.face_index import paint_index  # noqa: PLC0415 - in games with some

        paint_index(painter, rect, face, language, _few(letters, detail), plain=plain)
    elif face.layout == "name":
        paint_name(painter, rect, face, language, letters, plain=plain)
    elif face.layout == "crest" and detail == "small":
        from app.ui.look.faces.face_crest import paint_crested  # noqa: PLC0415 - likewise

        paint_crested(painter, rect, face, language, _few(letters, detail), plain=plain)
    elif detail == "large":
        from app.ui.look.faces.face_large import paint_large  # noqa: PLC0415 - once one is read

        paint_large(painter, rect, face, language, letters, plain=plain)
    elif letters >= FEW_WORDS_FROM and _has_few_words(face):
        from app.ui.look.faces.face_few import paint_few_words  # noqa: PLC0415 - in large text

        paint_few_words(painter, rect, face, language, letters, plain=plain)
    else:
        paint_small(painter, rect, face, language, plain=plain)
    painter.end()
    return image


def _few(letters: float, detail: Detail) -> float:
    return letters if detail == "small" and letters >= FEW_WORDS_FROM else 1.0


def _has_few_words(face: Face) -> bool:
    """Whether there is more on a face than its name, which is large already."""
    return face.known and face.layout != "name"


def places_on(face: Face, rect: QRectF, language: Language, letters: float = 1.0) -> MarkPlaces:
    """Return where the small face in `rect` says what badges do not cover, and where they lie.

    It is the name and the number; or the corner it is known by.
    """
    if face.layout == "index":
        from app.ui.look.faces.face_index import corner_box  # noqa: PLC0415 - in games with some

        return MarkPlaces((corner_box(rect, _few(letters, "small")),))
    at, width = rect.topLeft(), rect.width()
    if face.layout == "crest":
        from app.ui.look.faces.face_crest import name_band as crested_name  # noqa: PLC0415 - in games with some

        return MarkPlaces((crested_name(rect, _few(letters, "small")),))
    if letters >= FEW_WORDS_FROM and _has_few_words(face):
        from app.ui.look.faces.face_few import places_in_few  # noqa: PLC0415 - in large text

        return places_in_few(rect, face, language, letters)
    if face.known and face.layout == "unit":
        said = (name_band(rect), numbers_box(rect), rows_box(rect))
        return MarkPlaces(said, crest_box(rect), damage_box(rect))
    name = QRectF(width * 0.08, width * 0.06, width * 0.84, width * 0.145)
    points = QRectF(width * 0.5, width * 0.225, width * 0.415, width * 0.16).translated(at)
    return MarkPlaces((name.translated(at), *([points] if face.unit else ())))


def numbers_on(face: Face, rect: QRectF, letters: float = 1.0) -> tuple[QRectF, ...]:
    """Return where the small face in `rect` shows numbers that can stand there as they are now."""
    if face.layout != "crest":
        return ()
    from app.ui.look.faces.face_crest import number_boxes  # noqa: PLC0415 - in games with some

    return number_boxes(rect, face, _few(letters, "small"))


def reprint(
    painter: QPainter,
    rect: QRectF,
    face: Face,
    shown: tuple[tuple[str, ...], ...],
    letters: float = 1.0,
    *,
    plain: bool = False,
) -> None:
    """Write over the small face in `rect` what its numbers are now, each in one of its forms."""
    from app.ui.look.faces.face_crest import reprint_numbers  # noqa: PLC0415 - likewise

    reprint_numbers(painter, rect, face, shown, _few(letters, "small"), plain=plain)


def paint_back(
    size: QSize,
    back: Back = USUAL_BACK,
    dress: BackDress = USUAL_DRESS,
    seat: SeatId | None = None,
) -> QImage:
    """Return the back of a game's cards: a weave, a disc or an emblem on it, a cream border.

    `dress` is what the window puts there instead; that of a `seat` has its colour and its number.
    """
    image = blank_image(size.width(), size.height())
    painter = smooth_painter(image)
    rect = QRectF(0, 0, image.width(), image.height())
    width = rect.width()
    radius = corner_radius(width)
    fill(painter, rect, radius, CREAM if seat is None else seat_colour(seat))
    border = max(1.5, width * 0.05)
    inner = rect.adjusted(border, border, -border, -border)
    painter.save()
    clip = QPainterPath()
    clip.addRoundedRect(inner, max(1.0, radius - border), max(1.0, radius - border))
    painter.setClipPath(clip)
    _ground(painter, inner, width, back_colour(back, seat), dress)
    painter.restore()
    outline(
        painter,
        inner,
        max(1.0, radius - border),
        with_alpha("#101c33", 0.55),
        max(0.6, width * 0.008),
    )
    if seat is not None:
        paint_disc(painter, rect.center(), width * 0.4, seat)
    elif dress.own is None:
        _disc(painter, rect.center(), width * 0.17, back.disc)
        if back.emblem is not None:
            paint_emblem(painter, back.emblem, rect.center(), width * 0.2, CREAM)
    painter.end()
    return image


def back_colour(back: Back, seat: SeatId | None = None) -> str:
    """Return the ground of a back: that of the seat, where it has one, else of the game."""
    return back.colour if seat is None else seat_ground(seat)


def _ground(painter: QPainter, rect: QRectF, width: float, colour: str, dress: BackDress) -> None:
    if dress.own is not None:
        painter.drawImage(rect, dress.own)
    elif dress.pattern:
        paint_pattern(painter, rect, dress.pattern, colour, width)
        _shade(painter, rect)
    else:
        _weave(painter, rect, width, colour)
        _shade(painter, rect)


def _weave(painter: QPainter, rect: QRectF, width: float, colour: str) -> None:
    painter.fillRect(rect, QColor(mix(colour, "#000000", WOOF)))
    band = width * 0.078
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(mix(colour, "#ffffff", WARP)))
    start = rect.left() - rect.height()
    x = start
    while x < rect.right():
        painter.drawPolygon(
            [
                QPointF(x, rect.top()),
                QPointF(x + band, rect.top()),
                QPointF(x + band + rect.height(), rect.bottom()),
                QPointF(x + rect.height(), rect.bottom()),
            ]
        )
        x += band * 2


def _shade(painter: QPainter, rect: QRectF) -> None:
    """Let the edges be darker than the middle."""
    shade = QRadialGradient(rect.center(), rect.height() * 0.62)
    shade.setColorAt(0, QColor("#00000000"))
    shade.setColorAt(1, QColor("#40081226"))
    painter.fillRect(rect, QBrush(shade))


def _disc(painter: QPainter, centre: QPointF, radius: float, colour: str) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#40081226"))
    painter.drawEllipse(centre + QPointF(0, radius * 0.1), radius * 1.06, radius * 1.06)
    painter.setBrush(QColor(CREAM))
    painter.drawEllipse(centre, radius, radius)
    disc = QLinearGradient(centre - QPointF(0, radius), centre + QPointF(0, radius))
    disc.setColorAt(0, QColor(mix(colour, "#ffffff", 0.08)))
    disc.setColorAt(1, QColor(mix(colour, "#000000", 0.05)))
    painter.setBrush(QBrush(disc))
    painter.drawEllipse(centre, radius * 0.88, radius * 0.88)
