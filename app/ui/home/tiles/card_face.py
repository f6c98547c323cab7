"""The chosen card of a deck, large enough to read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Slot
from PySide6.QtGui import QAccessible, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.ui.app.trouble import steady_paint
from app.ui.look.faces.card_sides import paint_face
from app.ui.look.look import Look
from app.ui.toolkit.spoken.spoken_role import speak_as

if TYPE_CHECKING:
    from app.cards.face import Face
    from app.ui.look.pictures.own_pictures import OwnPictures


class CardFace(QWidget):
    """The card that is chosen, large enough to read."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        speak_as(self, QAccessible.Role.Graphic)
        self.look = look
        self._card: Face | None = None
        self._picture: QImage | None = None
        self._own: OwnPictures | None = None
        look.changed.connect(self._follow_look)

    def set_own(self, own: OwnPictures | None) -> None:
        """Show the person's own picture of a card where there is one."""
        if own is self._own:
            return
        if self._own is not None:
            self._own.came.disconnect(self._on_came)
        self._own = own
        if own is not None:
            own.came.connect(self._on_came)
        self._paint_anew()

    @Slot(str, QImage)
    def _on_came(self, key: str, picture: QImage) -> None:
        """Show the picture in place of the face that was painted meanwhile."""
        fits = self._picture is not None and picture.size() == self._picture.size()
        if fits and self._card is not None and self._card.key == key:
            self._take(picture)
            self.update()

    def show_card(self, card: Face | None) -> None:
        """Show a card; None leaves the one before."""
        if card is not None and card is not self._card:
            self._card = card
            self._paint_anew()

    @Slot()
    def _follow_look(self) -> None:
        self._paint_anew()

    def _paint_anew(self) -> None:
        self._picture = None
        if self._card is not None:
            self.setAccessibleName(self._card.name.in_(self.look.language))
            self.setAccessibleDescription(self._card.said(self.look.language))
        self.update()

    def _take(self, picture: QImage) -> None:
        # Another shows the same picture at a density of its own.
        self._picture = QImage(picture)
        self._picture.setDevicePixelRatio(self.devicePixelRatioF())

    def _face_of(self, card: Face, size: QSize) -> QImage:
        """Return the person's own picture, or the painted face until that comes."""
        if self._own is not None:
            picture = self._own.held(card, size)
            if picture is not None:
                return picture
            self._own.ask(card, size)
        return paint_face(card, size, self.look.language, "large", plain=self.look.palette.plain)

    @steady_paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card."""
        if self._card is None:
            return
        size = self.size() * self.devicePixelRatioF()
        if self._picture is None or self._picture.size() != size:
            self._take(self._face_of(self._card, size))
        assert self._picture is not None
        painter = QPainter(self)
        painter.drawImage(0, 0, self._picture)
        painter.end()
