"""The large face of a card as a widget: painted once for each size, card and language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QAccessible, QColor, QImage, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.cards.face import Face
from app.ui.app.trouble import steady_paint
from app.ui.look.colour import with_alpha
from app.ui.look.faces.card_sides import paint_back, paint_face
from app.ui.look.faces.paper import corner_radius
from app.ui.look.look import Look
from app.ui.look.strokes import fill
from app.ui.toolkit.spoken.spoken_role import speak_as

if TYPE_CHECKING:
    from app.ui.look.pictures.own_pictures import OwnPictures

SHAPE = 88 / 63
PLAIN_WIDTH = 17.0
"""From this width on, in heights of a line of plain text, the face's own letters read well."""
LARGEST_LETTERS = 1.7
BODY = 0.0385
"""The height of a face's letters as a share of its width."""
LEGIBLE = 0.55
"""The smallest letters worth showing, as a share of the text around the face."""
REST = 10
"""Logical pixels around the card, for its shadow."""


class LargeCard(QWidget):
    """Shows a card as large as its width allows, up to `highest` logical pixels."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        speak_as(self, QAccessible.Role.Graphic)
        self.look = look
        self._card: Face | None = None
        self._shown = False
        self._image: QImage | None = None
        self._limit = 0
        self._own: OwnPictures | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self._follow_look)

    @property
    def card(self) -> Face | None:
        """The card shown; None for a back or nothing."""
        return self._card

    def show_card(self, card: Face | None) -> None:
        """Show a card, or a back."""
        if not self._shown or card is not self._card:
            self._card, self._shown, self._image = card, True, None
            self.update()

    def show_nothing(self) -> None:
        """Show an empty place."""
        self._card, self._shown, self._image = None, False, None
        self.update()

    @Slot()
    def _follow_look(self) -> None:
        # A card as large as before may have other letters.
        self._image = None
        self.update()

    @property
    def own(self) -> OwnPictures | None:
        """Where the person's own pictures are."""
        return self._own

    def set_own(self, own: OwnPictures | None) -> None:
        """Show the person's own picture of a card where there is one."""
        if own is self._own:
            return
        if self._own is not None:
            self._own.came.disconnect(self._on_came)
        self._own, self._image = own, None
        if own is not None:
            own.came.connect(self._on_came)
        self.update()

    @Slot(str, QImage)
    def _on_came(self, key: str, picture: QImage) -> None:
        """Show the picture in place of the face that was painted meanwhile."""
        painted = self._image is not None and picture.size() == self._image.size()
        if painted and self._card is not None and self._card.key == key:
            self._image = picture
            self.update()

    def _face_of(self, card: Face, size: QSize, letters: float) -> QImage:
        """Return the person's own picture, or the painted face until that comes."""
        if self._own is not None:
            picture = self._own.held(card, size)
            if picture is not None:
                return picture
            self._own.ask(card, size)
        return paint_face(
            card, size, self.look.language, "large", letters, plain=self.look.palette.plain
        )

    def _back_of(self, size: QSize) -> QImage:
        return paint_back(size, self.look.back, self.look.dress)

    def set_highest(self, pixels: int) -> None:
        """Limit the height of the card."""
        if pixels != self._limit:
            self._limit = pixels
            self.updateGeometry()

    @property
    def _highest(self) -> int:
        """The limit, or a height that reads well where none was set."""
        return self._limit or self.fontMetrics().height() * 26

    def card_size(self, width: int, height: int) -> QSize:
        """Return the size of the card in a widget of this size, in logical pixels."""
        room = min(self._highest, height) - 2 * REST
        wide = max(20, min(width - 2 * REST, round(room / SHAPE)))
        return QSize(wide, round(wide * SHAPE))

    def is_legible(self, room: QSize) -> bool:
        """Return whether the letters of a face in a widget of this size can be read."""
        wide = self.card_size(room.width(), room.height()).width()
        return wide * BODY * LARGEST_LETTERS >= self.fontInfo().pixelSize() * LEGIBLE

    def hasHeightForWidth(self) -> bool:
        """Return True."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the card and its shadow."""
        return self.card_size(width, self._highest).height() + 2 * REST

    def sizeHint(self) -> QSize:
        """Return the size at a comfortable reading width."""
        wide = self.fontMetrics().height() * 16
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        """Return the least size that can still be read."""
        wide = self.fontMetrics().height() * 9
        return QSize(wide, round(wide * SHAPE))

    def _letters(self, width: int) -> float:
        """Return how much larger than usual letters should be on a card this small."""
        wanted = self.fontMetrics().height() * PLAIN_WIDTH
        return max(1.0, min(LARGEST_LETTERS, wanted / width))

    @steady_paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the shadow and the face."""
        size = self.card_size(self.width(), self.height())
        at = QPointF((self.width() - size.width()) / 2, REST)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(at, size.toSizeF())
        if not self._shown:
            pen = QPen(QColor(self.look.palette.panel_line), 1.5, Qt.PenStyle.DashLine)
            painter.setPen(pen)
            radius = corner_radius(size.width())
            painter.drawRoundedRect(rect, radius, radius)
            return
        device = size * self.devicePixelRatioF()
        if self._image is None or self._image.size() != device:
            card = self._card
            letters = self._letters(size.width())
            self._image = self._face_of(card, device, letters) if card else self._back_of(device)
        painter.setPen(Qt.PenStyle.NoPen)
        for reach in () if self.look.palette.plain else (7, 5, 3, 1):
            box = rect.adjusted(-reach, -reach, reach, reach).translated(0, 2)
            radius = corner_radius(size.width()) + reach
            fill(painter, box, radius, with_alpha("#060c18", 0.035))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(rect, self._image)
