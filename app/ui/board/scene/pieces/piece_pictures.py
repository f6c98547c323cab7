"""Pictures of pieces: units composed of their cards, turned and ready to be shown as they are."""

from __future__ import annotations

from collections import OrderedDict
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

from app.core.data.value import value
from app.core.text.words import Language
from app.ui.app.trouble import troubles
from app.ui.board.scene.pieces.cell_pictures import paint_cell
from app.ui.board.scene.pieces.piece import Piece
from app.ui.board.scene.pieces.pile_depth import on_pile
from app.ui.board.scene.pieces.strip_paint import StripPainter
from app.ui.board.scene.pieces.unit_parts import paint_order, part_offsets
from app.ui.board.scene.pieces.unit_strips import strips_height, strips_of
from app.ui.board.scene.table_layout import CARD_HEIGHT, CARD_WIDTH
from app.ui.look.card_art import CardArt
from app.ui.look.faces.bake import margin
from app.ui.look.faces.card_picture import CardPicture
from app.ui.look.faces.marks.badges import NO_BADGES
from app.ui.look.faces.placeholder import placeholder_card

HELD_BYTES = 6 << 20
"""Composed and turned pictures kept, beside those of `CardArt`: as much as a full table shows at
two device pixels a pixel."""
SMOOTH = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing


@value
class Picture:
    """A finished picture. Its `middle` is where the card's centre lies in it, in pixels."""

    pixmap: QPixmap
    middle: tuple[float, float]
    per_unit: float
    """Device pixels for a table unit it was made for."""
    wants: tuple[CardPicture, ...]
    """The baked cards it consists of."""
    complete: bool
    """Whether all of them were the real ones."""


class Pictures:
    """Makes and keeps the pictures of pieces. Lives on the GUI thread."""

    def __init__(self, art: CardArt, language: Language) -> None:
        self.art = art
        self.language: Language = language
        self.text = 1.0
        """The text scale, 1.0 to 3.0."""
        self.at_once = False
        """Bake on the spot instead of showing stand-ins: for pictures of the whole board."""
        self._made: OrderedDict[tuple[object, ...], Picture] = OrderedDict()
        self._bytes = 0

    def forget(self) -> None:
        """Drop all composed pictures, as after a change of theme."""
        self._made.clear()
        self._bytes = 0

    def get(self, piece: Piece, per_unit: float) -> Picture:
        """Return the picture of `piece` at so many device pixels for a table unit.

        Pieces that stand at a slant (a fan) are painted upright and turned by their item.
        """
        scale = per_unit * piece.spot.scale
        size = card_pixels(scale)
        angle = quarter(piece.spot.angle)
        thick = pile_pixels(piece, scale)
        key = self._key(piece, size, angle, thick)
        held = self._made.get(key)
        if held is not None:
            self._made.move_to_end(key)
            return held
        try:
            picture = self._make(piece, size, angle, thick, scale)
        except Exception as problem:  # noqa: BLE001 - a plain card is better than no table
            troubles().caught(problem, "Pictures._make", "painting")
            # Kept like any other, so that the same is not tried again with every repaint.
            picture = self._plain(piece, size, scale)
            self._keep(key, picture)
            return picture
        alone = len(piece.parts) == 1 and not (thick or angle)
        if picture.complete and (piece.cell or not alone):
            self._keep(key, picture)
        return picture

    def lacking(self, piece: Piece, per_unit: float) -> tuple[CardPicture, ...]:
        """Ask for what the real picture of `piece` consists of; none where it can be made now."""
        size, angle = card_pixels(per_unit * piece.spot.scale), quarter(piece.spot.angle)
        thick = pile_pixels(piece, per_unit * piece.spot.scale)
        if self.at_once or self._key(piece, size, angle, thick) in self._made:
            return ()
        wants = self.wants(piece, size, angle)
        if all(self.art.holds(want) for want in wants):
            return ()
        for want in wants:
            self.art.ask(want)
        return tuple(wants)

    def _key(
        self, piece: Piece, size: tuple[int, int], angle: int, thick: int
    ) -> tuple[object, ...]:
        """Return what a picture depends on."""
        return (
            tuple(part.look for part in piece.parts),
            piece.badges,
            size,
            angle,
            thick,
            self.language,
            self.text,
            (piece.cell, piece.caption, piece.ground),
        )

    def wants(self, piece: Piece, size: tuple[int, int], angle: int) -> list[CardPicture]:
        """Return the baked cards that `piece` is composed of, the lowest first."""
        wants: list[CardPicture] = []
        if piece.cell:
            return wants
        by_seat = self.art.look.dress.by_seat
        for number in paint_order(piece.parts):
            part = piece.parts[number]
            badges = piece.badges if number == 0 else NO_BADGES
            wants.append(
                CardPicture(
                    *(part.card, size, self.language, badges),
                    turn=angle,
                    text=self.text,
                    flat=bool(wants) or piece.thick > 0,
                    seat=part.seat if by_seat and part.card is None else None,
                )
            )
        return wants

    def _make(
        self, piece: Piece, size: tuple[int, int], angle: int, thick: int, scale: float
    ) -> Picture:
        if piece.cell:
            cell, middle = paint_cell(piece, scale, angle, self.art.look.palette, self.text)
            return Picture(cell, middle, scale, (), complete=True)
        wants = self.wants(piece, size, angle)
        complete = all(self.art.holds(want) for want in wants) or self.at_once
        cards = [self.art.now(want) if self.at_once else self.art.get(want) for want in wants]
        edge = float(margin(size[0]))
        middle = (edge + size[0] / 2, edge + size[1] / 2)
        pixmap = cards[-1]
        if len(cards) > 1 or strips_of(piece.parts):
            pixmap, middle = self._composed(piece, cards, size, scale, angle)
        if angle:
            pixmap, middle = _turned(pixmap, middle, angle)
        if thick:
            card = size if angle in {0, 180} else (size[1], size[0])
            plain = self.art.look.palette.plain
            pixmap, middle = on_pile(pixmap, middle, card, thick, plain=plain)
        return Picture(pixmap, middle, scale, tuple(wants), complete)

    def _composed(
        self,
        piece: Piece,
        cards: list[QPixmap],
        size: tuple[int, int],
        scale: float,
        angle: int,
    ) -> tuple[QPixmap, tuple[float, float]]:
        """Paint the cards of a unit below the one on top, then the strips of what is attached."""
        offsets = [part_offsets(piece.parts)[number] for number in paint_order(piece.parts)]
        places = [(round(x * scale), round(y * scale)) for x, y in offsets]
        edge = margin(size[0])
        below = ceil(strips_height(piece.parts) * scale) + 1 - edge
        left, top = min(0, *(x for x, _ in places)), min(0, *(y for _, y in places))
        right, bottom = max(0, *(x for x, _ in places)), max(0, below, *(y for _, y in places))
        pixmap = QPixmap(cards[-1].size() + QSize(right - left, bottom - top))
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        for card, (x, y) in zip(cards, places, strict=True):
            painter.drawPixmap(QPointF(x - left, y - top), card)
        painter.setRenderHints(SMOOTH)
        card_at = QRectF(edge - left, edge - top, *size)
        strips = StripPainter(painter, card_at, scale, angle, self.language, self.art.look.palette)
        strips.paint(piece)
        painter.end()
        return pixmap, (edge - left + size[0] / 2, edge - top + size[1] / 2)

    def _plain(self, piece: Piece, size: tuple[int, int], scale: float) -> Picture:
        """Return a frame with a card's name: it takes the place of what could not be painted."""
        card = piece.base.card
        name = card.name.in_(self.language) if card is not None else "?"
        pixmap = QPixmap.fromImage(placeholder_card(QSize(*size), name))
        edge = float(margin(size[0]))
        return Picture(pixmap, (edge + size[0] / 2, edge + size[1] / 2), scale, (), complete=True)

    def _keep(self, key: tuple[object, ...], picture: Picture) -> None:
        self._made[key] = picture
        self._bytes += _weight(picture)
        while self._bytes > HELD_BYTES and len(self._made) > 1:
            self._bytes -= _weight(self._made.popitem(last=False)[1])


def card_pixels(scale: float) -> tuple[int, int]:
    """Return a card's width and height in device pixels at `scale` pixels for a table unit."""
    return max(4, round(CARD_WIDTH * scale)), max(6, round(CARD_HEIGHT * scale))


def quarter(angle: float) -> int:
    """Return the quarter turn that is painted; the slant of a fan counts as upright."""
    return round(angle / 90) % 4 * 90


def slant(angle: float) -> float:
    """Return what is left of an angle beside its quarter turns, between -45 and 45."""
    return (angle + 45) % 90 - 45


def _weight(picture: Picture) -> int:
    return picture.pixmap.width() * picture.pixmap.height() * 4


def pile_pixels(piece: Piece, scale: float) -> int:
    """Return how thick a pile shows at `scale` pixels for a table unit; 0 for what is none."""
    return max(1, round(piece.thick * scale / piece.spot.scale)) if piece.thick else 0


def _turned(
    pixmap: QPixmap, middle: tuple[float, float], angle: int
) -> tuple[QPixmap, tuple[float, float]]:
    """Turn a picture by a quarter, half or three quarters: no pixel is lost."""
    width, height = pixmap.width(), pixmap.height()
    x, y = middle
    turned = pixmap.transformed(QTransform().rotate(angle))
    corners = {90: (height - y, x), 180: (width - x, height - y), 270: (y, width - x)}
    return turned, corners[angle]
