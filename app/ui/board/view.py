"""The board widget: paints the seat's view and turns gestures into intents."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any, TypeVar

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QCursor,
    QFocusEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPixmap,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from app.cards.base import CardBase
from app.core.ids import SeatId, ZoneId
from app.core.words import Language
from app.games.api import Selection
from app.session.updates import Placed, Refused, Stepped
from app.ui.board.camera import STEP, Camera
from app.ui.board.focus import Focus
from app.ui.board.ground import Ground
from app.ui.board.layout import Spot
from app.ui.board.mouse import Mouse
from app.ui.board.piece import PILE_MARK, Piece
from app.ui.board.plates import Plates
from app.ui.board.scene import BoardScene
from app.ui.board.seating import Seating, seat_table
from app.ui.board.selection import Chosen, chosen_at, selection_of
from app.ui.bridge import Bridge
from app.ui.look.art import CardArt
from app.ui.look.palette import LIGHT, Palette

log = logging.getLogger(__name__)
SETTLE = 120
"""Milliseconds without a further zoom after which cards are painted at the new size."""
Handler = TypeVar("Handler", bound=Callable[..., Any])


def steady(handler: Handler) -> Handler:
    """Log what an event handler raises instead of letting it reach Qt: the table goes on."""

    @wraps(handler)
    def guarded(*arguments: Any) -> Any:
        try:
            return handler(*arguments)
        except Exception:
            log.exception("the board stumbled in %s", handler.__name__)
            return False

    return guarded  # type: ignore[return-value]


class BoardView(QGraphicsView):
    """The table as the bridge's seat sees it."""

    hovered = Signal(object, object)
    """(handle or None, unit id or None) after the pointer rested on a card; Nones when it left."""
    selection_changed = Signal(object)
    """Selection: what is chosen now."""
    menu_requested = Signal(object, QPoint)
    """(Selection, global position) on a right click."""
    activated = Signal(object)
    """Selection, on a double click or Enter."""
    pile_requested = Signal(str)
    """The zone of a pile somebody wants to look through."""
    dropped = Signal(object, object)
    """(Drop, the other readings): a drop was sent to the table."""
    readings_offered = Signal(object, QPoint)
    """(list of Drop, global position): a drop with Ctrl+Alt leaves the choice to a menu."""
    reading_wanted = Signal()
    """Space was pressed and let go: show the card large."""
    zoom_changed = Signal(float)
    """The zoom, 1.0 where all of the mat fits the window."""

    def __init__(
        self,
        bridge: Bridge,
        art: CardArt,
        cards: CardBase,
        palette: Palette = LIGHT,
        language: Language = "en",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.cards = cards
        self.bridge = bridge
        self.language: Language = language
        self._palette = palette
        self._bottom: SeatId | None = None
        self._ratio = 0.0
        """Device pixels for a logical one where it is not the screen's own; 0 for the screen's."""
        self.plates = Plates(palette)
        self.seating: Seating = self._seated()
        marks = dict(bridge.spec.marks)
        self.board = BoardScene(
            art, cards.get, language, marks, self.plates, bridge.view, self.seating, self
        )
        self._ground = Ground(self.plates)
        self._backing: QPixmap | None = None
        alone = len(bridge.view.setting.seats) == 1
        self.camera = Camera(self.seating.mat, 100.0, 100.0, low=alone).fit()
        self.chosen: tuple[Chosen, ...] = ()
        self._landing: Spot | None = None
        self._set_up()
        self.mouse = Mouse(self)
        self.focus = Focus(self)
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE)
        self._settle.timeout.connect(self._settled)
        bridge.stepped.connect(self._stepped)
        bridge.placed.connect(self._placed)
        bridge.refused.connect(self._refused)
        self.board.changed_keys.connect(self._pieces_changed)
        self.board.place_all(bridge.view, self.seating)
        self.board.glide.finish()
        self._name_aloud()

    def _set_up(self) -> None:
        self.setScene(self.board)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlags(
            QGraphicsView.OptimizationFlag.DontSavePainterState
            | QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing
        )
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setInteractive(False)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(320, 240)

    # -- what is shown --------------------------------------------------------------------

    @property
    def animations(self) -> bool:
        """Whether moves glide."""
        return self.board.glide.enabled

    @animations.setter
    def animations(self, glides: bool) -> None:
        self.board.glide.enabled = glides
        if not glides:
            self.board.glide.finish()

    def set_animations(self, glides: bool) -> None:
        """Let moves glide, or put everything at its place at once."""
        self.animations = glides

    def selection(self) -> Selection:
        """What is chosen, in the words of the table."""
        return selection_of(self.chosen, self.pieces)

    def under_pointer(self, *, cards: bool = False) -> Selection:
        """Return the pile under the pointer as a zone; with `cards`, also a card or a unit."""
        hit = self.mouse.under()
        if hit is None:
            return Selection()
        piece, part = hit
        if piece.key.startswith(PILE_MARK):
            if cards and "#" not in piece.base.name:
                return Selection((piece.base.name,))
            return Selection(zone=piece.zone)
        return selection_of((chosen_at(piece, part),), self.pieces) if cards else Selection()

    def place_of(self, selection: Selection) -> QPoint:
        """Return where on the screen a selection lies, for a menu beside it."""
        keys = [one.key for one in self.chosen if one.key in self.board.pieces]
        pile = PILE_MARK + selection.zone
        if not keys and pile in self.board.pieces:
            keys = [pile]
        port = self.viewport()
        if not keys:
            at = port.mapFromGlobal(QCursor.pos())
            inside = port.rect().contains(at)
            return QCursor.pos() if inside else port.mapToGlobal(port.rect().center())
        spot = self.board.pieces[keys[-1]].piece.spot
        point = self.to_window(spot.x, spot.y).toPoint()
        edge = port.rect().adjusted(4, 4, -4, -4)
        x = min(max(point.x(), edge.left()), edge.right())
        y = min(max(point.y(), edge.top()), edge.bottom())
        return port.mapToGlobal(QPoint(x, y))

    def walk(self, key: str) -> None:
        """Let an arrow key move the keyboard's place when it means nothing else."""
        self.focus.walk(key)

    @property
    def pieces(self) -> dict[str, Piece]:
        """Everything on the board by its key."""
        return {key: item.piece for key, item in self.board.pieces.items()}

    @property
    def palette_in_use(self) -> Palette:
        """The theme the board is painted with."""
        return self._palette

    def set_language(self, language: Language) -> None:
        """Write names, labels and cards in another language."""
        self.language = language
        self._backing = None
        self.board.set_language(language)
        self._name_aloud()
        self.viewport().update()

    def set_palette(self, palette: Palette) -> None:
        """Paint with another theme."""
        self._palette = palette
        self.plates.set_palette(palette)
        self.board.pictures.art.set_palette(palette)
        self.board.pictures.forget()
        self._backing = None
        self.board.repaint_all()
        self.viewport().update()

    def turn_table(self, bottom: SeatId | None = None) -> None:
        """Put a seat at the lower edge; None for the seat whose eyes these are."""
        self._bottom = bottom
        self._seat_anew()

    def select(self, selection: Selection) -> None:
        """Choose these cards, units or this zone, as far as they are on the board."""
        chosen = []
        for key, piece in self.pieces.items():
            if (piece.unit and piece.unit in selection.units) or key == PILE_MARK + selection.zone:
                chosen.append(Chosen(key))
            for number, part in enumerate(piece.parts):
                if part.name in selection.cards:
                    chosen.append(Chosen(key, part.name if number else ""))
        self.choose(chosen)

    def choose(self, chosen: Iterable[Chosen]) -> None:
        """Choose these things and nothing else."""
        new = tuple(dict.fromkeys(chosen))
        if new == self.chosen:
            return
        self.chosen = new
        self._show_chosen()
        self.selection_changed.emit(self.selection())

    def _show_chosen(self) -> None:
        wanted = {(one.key, one.part) for one in self.chosen}
        if set(self.board.rings.worn("selected")) != wanted:
            self.board.rings.clear("selected")
            for one in self.chosen:
                self.board.rings.put(one.key, "selected", one.part)

    def drop_cards(self, cards: tuple[str, ...], where: QPoint) -> None:
        """Let go `cards` at a global position, as after a drag from another window."""
        self.mouse.carry.bring(cards, where)

    def show_carried(self, cards: tuple[str, ...], where: QPoint) -> None:
        """Say what letting go `cards`, carried over from another window, would do."""
        self.mouse.carry.hover(cards, where)

    @Slot()
    def end_carried(self) -> None:
        """Stop saying so."""
        self.mouse.carry.cancel()

    # -- following the table --------------------------------------------------------------

    def land_at(self, spot: Spot | None) -> None:
        """What the next gesture brings to the board starts here: where it was let go."""
        self._landing = spot

    @Slot(object)
    @steady
    def _stepped(self, stepped: Stepped) -> None:
        self.board.step(self.bridge.view, stepped, self._landing)
        if any(fact.turn is not None or fact.marks is not None for fact in stepped.facts):
            self.board.counts.refresh_hands()
        self._keep_chosen()

    @Slot(object)
    @steady
    def _placed(self, _placed: Placed) -> None:
        self._seat_anew()
        self._keep_chosen()

    @Slot(object)
    @steady
    def _refused(self, _refused: Refused) -> None:
        self.mouse.settle()

    @Slot(object)
    @steady
    def _pieces_changed(self, keys: set[str]) -> None:
        self.mouse.pieces_changed(keys)
        self.focus.pieces_changed(keys)

    def _keep_chosen(self) -> None:
        """Drop what is gone from the selection."""
        pieces = self.board.pieces
        kept = tuple(
            one
            for one in self.chosen
            if one.key in pieces
            and (not one.part or any(p.name == one.part for p in pieces[one.key].piece.parts))
        )
        self.choose(kept)
        self._show_chosen()

    def _seated(self) -> Seating:
        view = self.bridge.view
        bottom = view.seat if self._bottom is None else self._bottom
        return seat_table(self.bridge.spec.layout, view.setting, bottom)

    def _seat_anew(self) -> None:
        seating = self._seated()
        if seating != self.seating:
            self.seating = seating
            self._backing = None
            self._look(self._window(seating))
        self.board.place_all(self.bridge.view, seating)

    # -- the camera -----------------------------------------------------------------------

    @property
    def ratio(self) -> float:
        """Device pixels for a logical one."""
        return self._ratio or self.devicePixelRatioF()

    def _window(self, seating: Seating | None = None) -> Camera:
        size = self.viewport().size()
        mat = (seating or self.seating).mat
        return self.camera.resized(mat, size.width(), size.height(), self.ratio)

    def _look(self, camera: Camera, *, at_once: bool = True) -> None:
        """Look through `camera`; cards are painted at its size now, or when zooming pauses."""
        self.camera = camera
        seen = camera.seen
        scale = camera.per_unit
        # The upper left corner lies on a whole pixel, so that cards do.
        left, top = round(seen.x * scale * camera.dpr), round(seen.y * scale * camera.dpr)
        x, y = left / scale / camera.dpr, top / scale / camera.dpr
        self.setSceneRect(QRectF(x, y, camera.width / scale, camera.height / scale))
        self.setTransform(QTransform.fromScale(scale, scale))
        self.horizontalScrollBar().setValue(self.horizontalScrollBar().minimum())
        self.verticalScrollBar().setValue(self.verticalScrollBar().minimum())
        self._backing = None
        self.viewport().update()
        if at_once:
            self._settled()
        else:
            self._settle.start()
        self.zoom_changed.emit(scale / camera.fit_scale)

    @Slot()
    @steady
    def _settled(self) -> None:
        self._settle.stop()
        self.board.set_scale(self.camera.device_per_unit, self.camera.dpr)

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom about a point of the window, its middle by default."""
        point = at or QPointF(self.viewport().rect().center())
        self._look(self.camera.zoomed(factor, (point.x(), point.y())), at_once=False)

    def zoom_in(self) -> None:
        """Come one step nearer."""
        self.zoom_by(STEP)

    def zoom_out(self) -> None:
        """Go one step away."""
        self.zoom_by(1 / STEP)

    def fit(self) -> None:
        """Show all of the mat, and again whenever the window changes its size."""
        self._look(self.camera.fit())

    def pan_by(self, dx: float, dy: float) -> None:
        """Push the mat by so many logical pixels; nothing happens while all of it shows."""
        if not self.camera.fitted:
            self._look(self.camera.panned(dx, dy), at_once=False)

    def to_mat(self, x: float, y: float) -> tuple[float, float]:
        """Return which point of the mat shows at a point of the window."""
        rect = self.sceneRect()
        return rect.x() + x / self.camera.per_unit, rect.y() + y / self.camera.per_unit

    def to_window(self, x: float, y: float) -> QPointF:
        """Return where in the window a point of the mat shows."""
        rect = self.sceneRect()
        scale = self.camera.per_unit
        return QPointF((x - rect.x()) * scale, (y - rect.y()) * scale)

    # -- painting -------------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Copy the exposed part of the ground."""
        try:
            if self._backing is None:
                self._backing = self._paint_ground()
            transform = painter.worldTransform()
            exposed = transform.mapRect(QRectF(rect)).toAlignedRect().adjusted(-1, -1, 1, 1)
            painter.resetTransform()
            ratio = self._backing.devicePixelRatio()
            source = QRectF(exposed)
            source = QRectF(source.topLeft() * ratio, source.size() * ratio)
            painter.drawPixmap(QRectF(exposed), self._backing, source)
            painter.setWorldTransform(transform)
        except Exception:
            log.exception("the ground could not be painted")

    def _paint_ground(self) -> QPixmap:
        camera = self.camera
        size = QSize(round(camera.width * camera.dpr), round(camera.height * camera.dpr))
        rect, cloth = self.sceneRect(), camera.cloth
        pixmap = self._ground.paint(
            size,
            camera.dpr,
            (rect.x(), rect.y()),
            camera.device_per_unit,
            QRectF(cloth.x, cloth.y, cloth.width, cloth.height),
            self.seating,
            self.bridge.view.setting.zones,
            self.language,
            self._palette,
        )
        pixmap.setDevicePixelRatio(camera.dpr)
        return pixmap

    def grab_image(self, size: QSize) -> QImage:
        """Return the board as a picture of `size` pixels, every card with its real face.

        Works without the board being shown, and leaves it as it is.
        """
        board = self.board
        other = BoardView(
            self.bridge,
            board.pictures.art,
            self.cards,
            self._palette,
            self.language,
        )
        try:
            other._bottom = self._bottom
            other._ratio = 1.0
            other.animations = False
            other.board.pictures.at_once = True
            other.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
            other.resize(size)
            other.viewport().resize(size)
            other._seat_anew()
            other._look(other._window().fit())
            other.board.repaint_all()
            image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
            painter = QPainter(image)
            goal = QRectF(0, 0, size.width(), size.height())
            other.render(painter, goal, other.viewport().rect())
            painter.end()
        finally:
            other.close_board()
        return image

    def close_board(self) -> None:
        """Stop listening and take everything off the scene."""
        self.mouse.cancel()
        for signal, slot in (
            (self.bridge.stepped, self._stepped),
            (self.bridge.placed, self._placed),
            (self.bridge.refused, self._refused),
        ):
            signal.disconnect(slot)
        self.board.close_scene()
        self.setScene(None)
        self.deleteLater()

    # -- events ---------------------------------------------------------------------------

    @steady
    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Fit the mat to the window unless the person zoomed."""
        self._look(self._window())

    @steady
    def changeEvent(self, event: QEvent) -> None:
        """Paint at another density when the window comes to another screen."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange and hasattr(self, "camera"):
            self._look(self._window())

    @steady
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click, a drag, a rubber band or a pan."""
        self.focus.hide()
        self.mouse.press(event)

    @steady
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go on with it."""
        self.mouse.move(event)

    @steady
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End it."""
        self.mouse.release(event)

    @steady
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Do the likeliest thing with a card, or open a pile."""
        self.mouse.double_click(event)

    @steady
    def leaveEvent(self, event: QEvent) -> None:
        """Forget what was under the pointer."""
        self.mouse.leave()
        super().leaveEvent(event)

    @steady
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom with Ctrl, otherwise pan."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            notches = event.angleDelta().y() / 120.0
            if notches:
                self.zoom_by(STEP**notches, event.position())
        else:
            pixels = event.pixelDelta()
            delta = pixels if not pixels.isNull() else event.angleDelta() / 2
            self.pan_by(delta.x(), delta.y())
        event.accept()

    @steady
    def viewportEvent(self, event: QEvent) -> bool:
        """Zoom when a touchpad is pinched."""
        if isinstance(event, QNativeGestureEvent) and (
            event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture
        ):
            self.zoom_by(1.0 + event.value(), event.position())
            return True
        return super().viewportEvent(event)

    @steady
    def event(self, event: QEvent) -> bool:
        """Claim the keys that move the focus before shortcuts get them."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and hasattr(self, "focus")
            and (self.focus.claims(event) or self.mouse.claims(event))
        ):
            event.accept()
            return True
        return super().event(event)

    @steady
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Cancel a drag, move the focus, zoom, choose."""
        if self.mouse.key(event) or self._zoom_key(event) or self.focus.key(event):
            event.accept()
        else:
            event.ignore()

    @steady
    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Follow the modifiers of a drag."""
        if not self.mouse.key_up(event):
            event.ignore()

    @steady
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where the keyboard is when it was the keyboard that came here."""
        super().focusInEvent(event)
        self.focus.came(event.reason())

    @steady
    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Cancel what the keyboard can no longer cancel."""
        super().focusOutEvent(event)
        self.mouse.lost_keyboard()
        self.focus.hide()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Go from zone to zone; past the last one the next widget gets the keyboard."""
        try:
            if self.focus.next_zone(1 if forward else -1):
                return True
        except Exception:
            log.exception("the focus could not move")
        return super().focusNextPrevChild(forward)

    def _zoom_key(self, event: QKeyEvent) -> bool:
        if not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return False
        keys: dict[int, Callable[[], None]] = {
            Qt.Key.Key_Plus: self.zoom_in,
            Qt.Key.Key_Equal: self.zoom_in,
            Qt.Key.Key_Semicolon: self.zoom_in,
            Qt.Key.Key_Minus: self.zoom_out,
            Qt.Key.Key_0: self.fit,
            Qt.Key.Key_A: self.select_hand,
        }
        action = keys.get(event.key())
        if action is None:
            return False
        action()
        return True

    def select_hand(self) -> None:
        """Choose every card of the seat's own hand."""
        hands = [site.zone for site in self.seating.sites.values() if site.hand and site.own]
        self.choose(Chosen(key) for zone in hands for key in self.board.by_zone.get(zone, ()))

    def zone_title(self, zone: ZoneId) -> str:
        """Return a zone's name in the language of the board."""
        return self.bridge.view.setting.zones[zone].spec.title.in_(self.language)

    def _name_aloud(self) -> None:
        self.setAccessibleName("Table" if self.language == "en" else "卓")
