"""Where Qt's events come in: the widget below the board, which hands each to whoever answers it.

Mouse, finger and pen are `mouse`, `touch` and `pen`; keys are `keys` and `focus`; what is seen is
the `lens`. Whatever one of them raises is told and survived (`app.ui.app.trouble`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication, QEvent, QMetaObject, QObject, QRect, QRectF, Qt
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
    QTabletEvent,
    QTouchEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from app.ui.app.trouble import steady, surviving
from app.ui.board.board_stage import BoardStage
from app.ui.board.input.camera import STEP
from app.ui.board.input.pointer import of_event

if TYPE_CHECKING:
    from collections.abc import Iterable

    from app.ui.board.board_laying import Laying
    from app.ui.board.input.board_focus import Focus
    from app.ui.board.input.board_keys import Keys
    from app.ui.board.input.lens import Lens
    from app.ui.board.input.mouse import Mouse
    from app.ui.board.input.pen import Pen
    from app.ui.board.input.touch import Touch
    from app.ui.board.scene.board_ground import Ground


MOST_PARTS = 16
"""Rectangles of a region that are painted one by one; more cost more than they save."""
OF_FRAMES = (
    *(QEvent.Type.MouseMove, QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease),
    QEvent.Type.Paint,
)
"""What the person waits for: pictures of cards are begun after it."""


class PaintLater(QObject):
    """Keeps a window from painting what is due while it watches it, until it is asked again."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._due = False

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Take a request to paint."""
        if event.type() != QEvent.Type.UpdateRequest:
            return False
        self._due = True
        return True

    def ask(self, window: QWidget) -> None:
        """Let the window paint with the next events what was due."""
        if self._due:
            self._due = False
            QCoreApplication.postEvent(window, QEvent(QEvent.Type.UpdateRequest))


class Port(BoardStage):
    """Hands events on. The board that it is part of makes everything it names."""

    ground: Ground
    laying: Laying
    lens: Lens
    mouse: Mouse
    focus: Focus
    keys: Keys
    ready = False
    """Whether all of these are there: Qt sends some events before."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._touch: Touch | None = None
        self._pen: Pen | None = None
        self._later = PaintLater(self)
        self._part: QRect | None = None
        """The rectangle that is being painted, where it is one of several."""
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
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        # A pen that hovers shows what it is over, as the mouse does.
        self.viewport().setTabletTracking(True)
        # The ground covers all of it: what lies behind need not be painted first.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(320, 240)

    @property
    def touch(self) -> Touch:
        """What fingers do; most boards never meet one."""
        if self._touch is None:
            from app.ui.board.input.touch import Touch  # noqa: PLC0415 - not at the start

            self._touch = Touch(self)
        return self._touch

    @property
    def pen(self) -> Pen:
        """What a graphics tablet's pen does."""
        if self._pen is None:
            from app.ui.board.input.pen import Pen  # noqa: PLC0415 - not at the start

            self._pen = Pen(self)
        return self._pen

    @property
    def dragging(self) -> bool:
        """Whether something is being carried."""
        return self.ready and self.mouse.carrying

    # -- painting -------------------------------------------------------------------------

    @steady
    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Copy the exposed part of the ground."""
        if self._part is not None:
            transform = painter.worldTransform()
            painter.resetTransform()
            painter.setClipRect(self._part)
            painter.setWorldTransform(transform)
        self.ground.copy(painter, QRectF(rect))

    def _paint_in_parts(self, region: QRegion) -> None:
        """Paint a region rectangle by rectangle, all that lies there in each.

        Qt copies a picture row by row into one rectangle, but pixel by pixel into a region of
        several, as whatever moves leaves behind: that takes about six times as long.
        """
        try:
            for part in cast("Iterable[QRect]", region):
                self._part = QRect(part)
                super().viewportEvent(QPaintEvent(self._part))
        finally:
            self._part = None

    # -- the window -----------------------------------------------------------------------

    @steady
    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Fit the mat to the window unless the person zoomed."""
        self.lens.fit_window(self.seating.mat)

    @steady
    def changeEvent(self, event: QEvent) -> None:
        """Paint at another density when the window comes to another screen."""
        # The density is the screen's, and no matter of the look.
        super().changeEvent(event)
        if self.ready and event.type() == QEvent.Type.DevicePixelRatioChange:
            self.lens.fit_window(self.seating.mat)

    # -- pointers -------------------------------------------------------------------------

    @steady
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click, a drag, a rubber band or a pan."""
        self._press(event, again=False)

    @steady
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Begin what becomes a double click, or a drag after a click."""
        self._press(event, again=event.button() == Qt.MouseButton.LeftButton)

    def _press(self, event: QMouseEvent, *, again: bool) -> None:
        if not self._is_echo(event):
            self.focus.hide()
            self.mouse.press(of_event(event), again=again)

    def _is_echo(self, event: QMouseEvent) -> bool:
        """Whether a mouse event was made from a touch that was answered already."""
        return self._touch is not None and self._touch.is_echo(event)

    @steady
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go on with it."""
        if not self._is_echo(event):
            self.mouse.move(of_event(event))

    @steady
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End it."""
        if not self._is_echo(event):
            self.mouse.release(of_event(event))

    @steady
    def leaveEvent(self, event: QEvent) -> None:
        """Forget what was under the pointer."""
        self.mouse.leave()
        super().leaveEvent(event)

    @steady
    def hideEvent(self, event: QHideEvent) -> None:
        """Let go of what is held: nobody could see where."""
        self.mouse.cancel()
        super().hideEvent(event)

    @steady
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom with Ctrl, otherwise pan."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            notches = event.angleDelta().y() / 120.0
            if notches:
                self.lens.zoom_by(STEP**notches, event.position())
        else:
            pixels = event.pixelDelta()
            delta = pixels if not pixels.isNull() else event.angleDelta() / 2
            self.lens.pan_by(delta.x(), delta.y())
        event.accept()

    @steady
    def viewportEvent(self, event: QEvent) -> bool:
        """Answer fingers and pens, and zoom when a touchpad is pinched."""
        if event.type() in OF_FRAMES and self.ready:
            self.board.pictures.art.rest_for_a_frame()
        if isinstance(event, QPaintEvent) and self.ready:
            self._settle_what_moved()
            if 1 < event.region().rectCount() <= MOST_PARTS:
                self._paint_in_parts(event.region())
                return True
        if isinstance(event, QEnterEvent) and self.ready:
            # It came without a move: a menu or a sheet that lay over the board went.
            self.mouse.hover.move(event.position())
        if isinstance(event, QTouchEvent) and self.ready:
            if event.type() == QEvent.Type.TouchBegin:
                self._come_here()
            self.touch.answer(event)
            event.accept()
            return True
        if isinstance(event, QTabletEvent) and self.ready:
            if event.type() == QEvent.Type.TabletPress:
                self._come_here()
            self.pen.answer(event)
            return True
        if isinstance(event, QNativeGestureEvent) and (
            event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture
        ):
            self.lens.zoom_by(1.0 + event.value(), event.position())
            return True
        return super().viewportEvent(event)

    def _settle_what_moved(self) -> None:
        """Let the scene say where things moved from, before it forgets where it painted them.

        Qt gathers moved items for the next turn of the event loop. A paint that comes earlier, as
        when a menu goes that covered the board, would paint them at their new places and leave
        them standing at the old ones.
        """
        # It asks the window to paint at once what is due. A paint inside of this one has no ground.
        window = self.window()
        window.installEventFilter(self._later)
        QMetaObject.invokeMethod(
            self.board, "_q_processDirtyItems", Qt.ConnectionType.DirectConnection
        )
        window.removeEventFilter(self._later)
        self._later.ask(window)

    def _come_here(self) -> None:
        """Bring the keyboard along with a finger or a pen, as Qt does with the mouse."""
        self.focus.hide()
        self.setFocus(Qt.FocusReason.MouseFocusReason)

    # -- keys -----------------------------------------------------------------------------

    @steady
    def event(self, event: QEvent) -> bool:
        """Claim the keys that move the focus before shortcuts get them."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self.ready
            and self.keys.claims(event)
        ):
            event.accept()
            return True
        return super().event(event)

    @steady
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Cancel a drag, move the focus, zoom, choose."""
        event.setAccepted(self.keys.press(event))

    @steady
    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Follow the modifiers of a drag."""
        if not self.mouse.keys.up(event):
            event.ignore()

    @steady
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where the keyboard is when it was the keyboard that came here."""
        super().focusInEvent(event)
        self.focus.came(event.reason())

    @steady
    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Forget the keys that were down, and where the keyboard was."""
        super().focusOutEvent(event)
        self.mouse.keys.lost_keyboard()
        self.focus.leave()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Go from zone to zone; past the last one the next widget gets the keyboard.

        What lies on the board asks here as well, and goes on from where it is.
        """
        with surviving("Focus.next_zone"):
            if self.hasFocus() and self.focus.next_zone(1 if forward else -1):
                return True
        return super().focusNextPrevChild(forward)
