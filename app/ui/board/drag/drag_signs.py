"""What a drag shows besides its ghost: zone lit up, place of landing, what a drop will do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontInfo, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsPixmapItem

from app.ui.board.drag.drag import GHOST_HEIGHT
from app.ui.board.scene.table_layout import CARD_HEIGHT, CARD_WIDTH, Box, Spot
from app.ui.board.scene.tray import TRAY_HEIGHT

if TYPE_CHECKING:
    from app.ui.board.board_stage import BoardStage
    from app.ui.board.scene.plates import PlateKind
    from app.ui.board.seating import ZoneSite
    from app.ui.look.palette import Palette

BESIDE = CARD_HEIGHT / 2
"""From the middle of the ghost to its foot or its head, in table units."""
EDGE = 4.0
"""Table units that the words keep from the window's edge."""
ON_MAT = -1.0
"""Below all cards."""
ASIDE = 6.0
"""Logical pixels that long words keep from the window's edge."""
SMALL = 0.8
"""How large the letters of the line are that only tells of other ways."""


class Signs:
    """The signs of one board; on the scene only while something is dragged."""

    def __init__(self, view: BoardStage) -> None:
        self._view = view
        self._glow = _path_item(ON_MAT)
        self._place = _path_item(GHOST_HEIGHT - 1)
        self._label = QGraphicsPixmapItem()
        self._label.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._label.setZValue(GHOST_HEIGHT + 1)
        self._warning = QGraphicsPixmapItem()
        self._warning.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._warning.setZValue(GHOST_HEIGHT + 1)
        self._hint = QGraphicsPixmapItem()
        self._hint.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._hint.setZValue(GHOST_HEIGHT + 1)
        self._text = ""
        self._refused = False
        """Whether that says why nothing would be done."""
        self._warned = ""
        self._hinted = ""
        self._lit = ""
        """The zone that is lit up: painting it anew costs as much as all that lies on it."""
        self._spot: Spot | None = None

    @property
    def text(self) -> str:
        """What a drop will do, as it is written beside the ghost; empty for nothing."""
        return self._text if self._label.isVisible() and not self._refused else ""

    @property
    def why_not(self) -> str:
        """Why a drop does nothing, as it is written beside the ghost; empty where it does."""
        return self._text if self._label.isVisible() and self._refused else ""

    @property
    def lit(self) -> str:
        """The zone that is lit up; empty for none."""
        return self._lit

    @property
    def landing(self) -> Spot | None:
        """Where the place of landing is outlined."""
        return self._spot

    def _items(self) -> tuple[QGraphicsItem, ...]:
        return self._glow, self._place, self._label, self._warning, self._hint

    def come(self) -> None:
        """Be ready on the scene, with nothing shown."""
        for item in self._items():
            item.setVisible(False)
            if item.scene() is not self._view.board:
                self._view.board.addItem(item)

    def go(self) -> None:
        """Leave the scene."""
        for item in self._items():
            if item.scene() is self._view.board:
                self._view.board.removeItem(item)
        self.forget()

    def forget(self) -> None:
        """Paint all of it anew when it is next wanted: another theme, language or size."""
        self._text = self._warned = self._hinted = self._lit = ""
        self._view.board.labels.light("")
        self._spot = None
        for item in self._items():
            item.setVisible(False)

    # -- the zone ---------------------------------------------------------------------------

    def light(self, site: ZoneSite | None) -> None:
        """Light up a zone; None, or the whole mat, for nothing."""
        if site is None or site.backdrop:
            self._lit = ""
            self._view.board.labels.light("")
            self._glow.setVisible(False)
        elif site.zone != self._lit:
            self._lit = site.zone
            self._view.board.labels.light(site.zone)
            self._glow.setZValue(ON_MAT if site.rest is None else TRAY_HEIGHT + 0.5)
            colours = self._view.look.palette
            self._glow.setPen(_pen(colours, Qt.PenStyle.SolidLine))
            self._glow.setBrush(QColor(colours.drop_fill))
            self._glow.setPath(_rounded(site.box, CARD_WIDTH * 0.11 * site.size))
            self._glow.setVisible(True)

    def outline(self, spot: Spot | None) -> None:
        """Outline where the card will lie."""
        if spot == self._spot:
            return
        self._spot = spot
        self._place.setVisible(spot is not None)
        if spot is not None:
            self._place.setPen(_pen(self._view.look.palette, Qt.PenStyle.DashLine))
            upright = Spot(0.0, 0.0, 0.0, spot.scale)
            self._place.setPath(_rounded(upright.box, CARD_WIDTH * spot.scale * 0.06))
            self._place.setPos(spot.x, spot.y)
            self._place.setRotation(spot.angle)

    # -- the words --------------------------------------------------------------------------

    def write(
        self,
        text: str,
        over: Spot,
        *,
        refused: bool = False,
        warning: str = "",
        hint: str = "",
        above: bool = False,
        foot: float = 0.0,
    ) -> None:
        """Write `text` at the foot of a ghost whose middle is at `over`; empty for nothing.

        It says what a drop will do or, `refused`, why it does nothing.
        Below it stand a `warning`, what the adviser would say, and small a `hint`, how to do
        something else here. `above` writes it over the ghost's head: a finger covers its foot. A
        ghost that lies over the board, and would hide words on it, has its `foot` so many logical
        pixels below.
        """
        if not text:
            self._text = self._warned = self._hinted = ""
            for item in (self._label, self._warning, self._hint):
                item.setVisible(False)
            return
        camera = self._view.camera
        if (text, refused) != (self._text, self._refused):
            self._text, self._refused = text, refused
            self._paint(self._label, text, "warning" if refused else "drop")
        # Counted from what is seen, and not from the size cards are painted in: that comes later.
        self._label.setScale(1.0 / camera.device_per_unit)
        self._label.setVisible(True)
        self._label.setPos(*self._beside(over, above=above, foot=foot))
        if hint != self._hinted:
            self._hinted = hint
            if hint:
                self._paint(self._hint, hint, "hint", SMALL)
        self.warn(warning)

    def warn(self, text: str) -> None:
        """Write below the words what the adviser would say of the drop; empty for nothing."""
        if text != self._warned:
            self._warned = text
            if text:
                self._paint(self._warning, text, "warning")
        self._lay_below()

    @property
    def warning(self) -> str:
        """What is written of the adviser's; empty for nothing."""
        return self._warned if self._warning.isVisible() else ""

    @property
    def hinted(self) -> str:
        """What is written of other ways; empty for nothing."""
        return self._hinted if self._hint.isVisible() else ""

    def _paint(
        self, item: QGraphicsPixmapItem, text: str, kind: PlateKind, size: float = 1.0
    ) -> None:
        """Write a text on a plate whose middle is the place of its item."""
        letters = QFontInfo(self._view.font()).pixelSize() * size
        pixels = round(letters * self._view.camera.dpr)
        pixmap = self._view.plates.plate(text, kind, pixels)
        room = (self._view.viewport().width() - 2 * ASIDE) * self._view.camera.dpr
        if pixmap.width() > room:  # what a drop will do is read to its end
            pixmap = self._view.plates.plate(text, kind, int(pixels * room / pixmap.width()))
        item.setPixmap(pixmap)
        item.setOffset(-pixmap.width() / 2, -pixmap.height() / 2)

    def _lay_below(self) -> None:
        """Put warning and hint below the words, or above them at the foot of the window."""
        camera, written = self._view.camera, self._label.isVisible()
        lines = ((self._warning, self._warned), (self._hint, self._hinted))
        for item, text in lines:
            item.setVisible(written and bool(text))
        shown = [item for item, _ in lines if item.isVisible()]
        seen, per_unit = camera.seen, camera.device_per_unit
        x, y = self._label.pos().x(), self._label.pos().y()
        high = [item.pixmap().height() / per_unit * 1.1 for item in (self._label, *shown)]
        below = y + sum(high) - high[0] / 2 < seen.bottom
        for item, before, own in zip(shown, high, high[1:], strict=False):
            item.setScale(1.0 / per_unit)
            y += (before + own) / 2 * (1 if below else -1)
            wide = item.pixmap().width() / 2 / per_unit
            there = min(max(x, seen.x + wide + EDGE), seen.right - wide - EDGE)
            item.setPos(there, y)

    def _beside(self, over: Spot, *, above: bool, foot: float) -> tuple[float, float]:
        """Return where the words stand: half on the ghost, so that they hide little else."""
        camera = self._view.camera
        seen, rect = camera.seen, self._label.pixmap().rect()
        half = rect.width() / 2 / camera.device_per_unit
        high = rect.height() / camera.device_per_unit
        y = over.y - BESIDE - high * 0.7 if above else over.y + BESIDE
        if foot:
            reach = foot / camera.per_unit + high * 0.7
            y = over.y + (reach if over.y + reach + high / 2 < seen.bottom else -reach)
        if above and y - high < seen.y:
            y = over.y + BESIDE + high * 0.7
        y = min(max(y, seen.y + high / 2), seen.bottom - high / 2)
        return min(max(over.x, seen.x + half + EDGE), seen.right - half - EDGE), y


def _path_item(height: float) -> QGraphicsPathItem:
    item = QGraphicsPathItem()
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    item.setZValue(height)
    return item


def _pen(colours: Palette, style: Qt.PenStyle) -> QPen:
    pen = QPen(QColor(colours.drop), 2.0 * colours.heavy, style)
    pen.setCosmetic(True)
    return pen


def _rounded(box: Box, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(box.x, box.y, box.width, box.height), radius, radius)
    return path
