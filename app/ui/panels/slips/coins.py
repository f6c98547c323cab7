"""The last throw of coins or dice, drawn and in words, for a few seconds over the board."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QHideEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.core.text.describe import describe
from app.core.text.words import plain
from app.ui.app.trouble import steady_paint
from app.ui.board.board_view import BoardView
from app.ui.look.look import Look
from app.ui.panels.slips.free_place import IN_PLAY, Taken, free_place, taken_on
from app.ui.panels.slips.overlay import Overlay
from app.ui.panels.slips.throw_paint import ThrowPainter
from app.ui.panels.slips.toss import Toss
from app.ui.toolkit.call_later import soon

if TYPE_CHECKING:
    from app.core.text.log_lexicon import Lexicon
    from app.core.view import Event
    from app.session.host.updates import Placed, Stepped
    from app.ui.panels.slips.lane import Lane
    from app.ui.table.bridge import Bridge

MOST = 20
"""Coins or dice drawn; of more only the words tell."""
PER_LINE = 10
HIGHEST = 0.085
"""The largest coin or die, as a share of the room's height: large text does not enlarge the board.
"""
STEP = 32
"""Pixels between the places that are tried: there are several forms."""
BESIDE = 0.9
"""Room at the left and at the right, in lines of text."""

# Plain: the window shows its first board before anything is thrown.
Form = tuple[float, int, int]
"""How large a coin or die is, as a share of the usual one; lines of them; the longest line of
words, in lines of text."""
FORMS: tuple[Form, ...] = ((1.0, 1, 30), (1.0, 1, 11), (1.0, 2, 11), (0.7, 1, 6), (0.7, 2, 6))
"""What is tried: the first that covers no card, otherwise the one that covers the least."""


class ChanceToast(Overlay):
    """Shows "coins" and "dice" events; a click takes it away, and so does taking the throw back.

    They turn in the air first, where things are animated; nothing waits for them.
    """

    _lane: Lane | None = None
    _width = 0
    """How wide its part of the lane is; 0 while it lies over the board."""

    def __init__(self, look: Look, bridge: Bridge, lexicon: Lexicon, parent: QWidget) -> None:
        super().__init__(look, parent, stay=4500, down=0.42)
        self._bridge = bridge
        self._lexicon = lexicon
        self._event: Event | None = None
        self._form: Form = FORMS[0]
        self.toss = Toss(self)
        self.toss.moved.connect(self.update)
        self.keep_focus_elsewhere()
        bridge.stepped.connect(self._on_stepped)
        bridge.placed.connect(self._on_placed)
        if isinstance(parent, BoardView):
            parent.viewport().installEventFilter(self)
        look.changed.connect(self._follow_look)

    def lie_in(self, lane: Lane) -> None:
        """Lie in a lane from now on wherever something of the board would be covered."""
        self._lane = lane
        lane.changed.connect(self._lane_changed)

    def set_animated(self, moving: bool) -> None:
        """Let throws turn in the air and fade, or lie and go at once."""
        self.animated = moving
        if not moving:
            self.toss.end()

    @property
    def words(self) -> str:
        """What was thrown, as the log tells it."""
        if self._event is None:
            return ""
        setting = self._bridge.view.setting
        return plain(describe(self._event, self.look.language, setting, self._lexicon))

    @Slot()
    def _follow_look(self) -> None:
        self.setAccessibleName(self.words)
        if self.isVisible():
            self.place()
            self.update()

    @Slot(object)
    def _on_stepped(self, stepped: Stepped) -> None:
        thrown = [event for event in stepped.events if event.verb in ("coins", "dice")]
        if thrown:
            self._event = thrown[-1]
            self.setAccessibleName(self.words)
            self.appear()
            if self.animated:
                self.toss.begin(min(len(self._event.results), MOST))
            self.update()

    @Slot(object)
    def _on_placed(self, _placed: Placed) -> None:
        self.vanish()

    def vanish(self) -> None:
        """Go at once; what is in the air lies."""
        super().vanish()
        self.toss.end()

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        """Go away."""
        self.vanish()

    def place(self) -> None:
        """Lie near the middle of the board, on no card if that can be."""
        if not isinstance(self.room, BoardView):
            self.adjustSize()
            super().place()
            return
        self._width = 0
        taken, space = taken_on(self.room, self.room, stays=True), self.room.rect()
        # What is thrown for is often what the buttons of the next thing to do are about.
        strips = self.room.findChildren(QWidget, "taskStrip")
        taken += [Taken(strip.geometry(), IN_PLAY) for strip in strips if strip.isVisible()]
        least, best, corner = inf, FORMS[0], QPoint()
        for self._form in FORMS:
            hint = self.sizeHint()
            place, cost = free_place(space, hint, taken, space.center(), step=STEP)
            if cost < least:
                least, best, corner = cost, self._form, place
            if not cost:
                break
        self._form = best
        if least and self._lane is not None:
            self._lie_in(self._lane)
            return
        self._come_to(self.room)
        self.setGeometry(QRect(corner, self.sizeHint()))

    def _lie_in(self, lane: Lane) -> None:
        self._come_to(lane.room)
        place = lane.keep("throw", self._high_at)
        if place.isNull():
            soon(self.vanish)
        else:
            self.setGeometry(place)

    def _high_at(self, wide: int) -> int:
        """Return how high it is in a lane so wide."""
        self._width, self._form = wide, FORMS[0]
        return self.sizeHint().height()

    def _come_to(self, room: QWidget) -> None:
        """Lie over the board, or in the lane."""
        if self.parentWidget() is not room:
            self.setParent(room)
        if room is self.room and self._lane is not None:
            self._lane.leave("throw")

    @Slot()
    def _lane_changed(self) -> None:
        if self.isVisible() and self._lane is not None and self._lane.keeps("throw"):
            self._lie_in(self._lane)

    def hideEvent(self, event: QHideEvent) -> None:
        """Keep no room for what is gone."""
        super().hideEvent(event)
        if self._lane is not None and self._width:
            soon(self._leave_lane)

    def _leave_lane(self) -> None:
        if self._lane is not None and not self.isVisible():
            self._lane.leave("throw")

    def come_home(self) -> None:
        """Lie on the board again, with which it goes."""
        self.vanish()
        self._come_to(self.room)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Make room for what is dragged: the throw stands in the log."""
        dragged = event.type() == QEvent.Type.MouseMove and isinstance(event, QMouseEvent)
        if dragged and watched is not self.room and self.isVisible():
            assert isinstance(event, QMouseEvent)
            if event.buttons() != Qt.MouseButton.NoButton:
                self.vanish()
        return super().eventFilter(watched, event)

    # -- painting --

    @property
    def _across(self) -> int:
        """The width of what it lies in."""
        return self._width + 40 if self._width else self.room.width()

    @property
    def _unit(self) -> float:
        return float(self.fontMetrics().height())

    def _side(self) -> float:
        few = self._event is not None and len(self._event.results) <= PER_LINE
        usual = min(self._unit * 2.6, max(40.0, self.room.height() * HIGHEST))
        return usual * self._form[0] * (1.0 if few else 0.7)

    def _per_line(self) -> int:
        """Return how many stand side by side: about as many in each line."""
        count = min(len(self._event.results), MOST) if self._event is not None else 1
        step, room = self._side() * 1.25, self._across - self._unit * BESIDE * 2 - 40
        most = max(1, min(PER_LINE, int(room / step)))
        lines = max(self._form[1], -(-count // most))
        return max(1, -(-count // lines))

    def sizeHint(self) -> QSize:
        """Room for the drawings and the words."""
        if self._event is None:
            return QSize(0, 0)
        count = min(len(self._event.results), MOST)
        per_line = self._per_line()
        lines, across = -(-count // per_line), min(count, per_line)
        step = self._side() * 1.25
        room = self._width or max(200, self.room.width() - 40)
        words = self.fontMetrics().boundingRect(
            0,
            0,
            round(self._words_width(across * step, room)),
            1000,
            Qt.TextFlag.TextWordWrap,
            self.words,
        )
        width = max(across * step, words.width()) + self._unit * BESIDE * 2
        height = lines * step + words.height() + self._unit * 1.9
        return QSize(round(min(width, room)), round(height))

    def _words_width(self, drawings: float, room: float) -> float:
        """Return how wide a line of words may be: as the drawings at least."""
        return min(room - self._unit * BESIDE * 2, max(drawings, self._unit * self._form[2]))

    @steady_paint
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the sheet, the throws and the words."""
        if self._event is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, unit = self.look.palette, self._unit
        painter.setPen(QPen(QColor(colours.gold), 1.5))
        painter.setBrush(QColor(colours.bar))
        sheet = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(sheet, unit * 0.7, unit * 0.7)
        results = self._event.results[:MOST]
        step = self._side() * 1.25
        per_line = self._per_line()
        thrown = ThrowPainter(painter, self.look, self.font(), self._side())
        for number, result in enumerate(results):
            line, place = divmod(number, per_line)
            across = min(len(results) - line * per_line, per_line)
            x = self.width() / 2 + (place - (across - 1) / 2) * step
            y = unit * 0.7 + (line + 0.5) * step
            at = QPointF(x, y)
            if self._event.verb == "coins":
                thrown.coin(at, self.toss.show(number, coin=True), heads=bool(result))
            else:
                thrown.die(at, result, self._event.number, self.toss.show(number, coin=False))
        if not self.toss.flies:
            # Before the last of them lies the words would say it.
            self._write(painter, unit * 0.8 + -(-len(results) // per_line) * step)

    def _write(self, painter: QPainter, top: float) -> None:
        """Write what was thrown below the drawings."""
        unit = self._unit
        painter.setPen(QColor(self.look.palette.bar_text))
        painter.setFont(self.font())
        box = QRectF(unit * BESIDE - 1, top, self.width() + 2 - 2 * unit * BESIDE, self.height())
        box.setBottom(self.height() - unit * 0.4)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(box, flags, self.words)
