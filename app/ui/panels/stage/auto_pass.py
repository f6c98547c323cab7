"""Letting the chance pass by itself, at kinds of declarations that were chosen beforehand.

What is chosen is a seat's own, at its own window, as long as the table lies there. It is worked out
from what everybody sees and always takes the same time, so that nobody learns from it what is in
a hand. A key that is pressed meanwhile, or somebody who asks to wait, ends it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent

from app.core.intents.turn_intents import PassChance
from app.games.contracts.computer_contract import computers_of
from app.games.contracts.out_contract import whose_turn
from app.games.contracts.stage.stage_contract import holding
from app.session.seat.public_view import seen_by_all
from app.ui.app.trouble import steady

if TYPE_CHECKING:
    from app.core.ids import SeatId
    from app.core.view import SeatView
    from app.games.game_api import GameSpec
    from app.ui.table.bridge import Bridge

SECONDS = 3
"""How long it always takes."""
MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)
Moment = tuple[int, str]
"""The step at which the table stands, and the kind of what the chance is about."""


class AutoPass(QObject):
    """Passes for the seats that sit at one window."""

    changed = Signal()
    """It counts down, or no more, or something else was chosen."""

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._chosen: dict[SeatId, frozenset[str]] = {}
        self._counts: Moment | None = None
        self._stopped: Moment | None = None
        """When somebody ended it."""
        self.left = 0
        """Seconds until the chance passes; 0 while nothing is counted."""
        self._second = QTimer(self)
        self._second.setInterval(1000)
        self._second.timeout.connect(self.tick)
        bridge.stepped.connect(self.look)
        # What was taken back is not to be done again by itself.
        bridge.placed.connect(self.stop)
        bridge.reseated.connect(self.stop)

    def is_on(self, kind: str) -> bool:
        """Whether the seat at the window lets its chance pass at a kind."""
        return kind in self._chosen.get(self._bridge.seat, frozenset())

    def switch(self, kind: str) -> None:
        """Let the chance of the seat at the window pass at a kind from now on, or no more."""
        seat = self._bridge.seat
        self._chosen[seat] = self._chosen.get(seat, frozenset()) ^ {kind}
        if self._counts is not None and not self.is_on(self._counts[1]):
            self.stop()
        self.changed.emit()

    @Slot(object)
    @steady
    def look(self, *_told: object) -> None:
        """Begin to count where the chance is to pass by itself, and end it where it is not."""
        moment = self._moment()
        if moment is None or moment == self._stopped:
            self._end()
        elif moment != self._counts:
            self._counts, self.left = moment, SECONDS
            self._second.start()
            application = QCoreApplication.instance()
            if application is not None:
                application.installEventFilter(self)
            self.changed.emit()

    def _moment(self) -> Moment | None:
        """Return what the chance is about now; None where it does not pass by itself."""
        bridge = self._bridge
        view, seat = bridge.view, bridge.seat
        if seat < 0 or view.stage.chance != seat:
            return None
        if holding(view) or seat in computers_of(view.options):
            return None
        kind = kind_now(bridge.spec, view)
        return (bridge.node, kind) if kind and self.is_on(kind) else None

    @Slot()
    @steady
    def tick(self) -> None:
        """Count a second; pass after the last."""
        self.left -= 1
        if self.left > 0:
            self.changed.emit()
            return
        passes = self._counts is not None and self._counts == self._moment()
        self._end()
        if passes:
            self._bridge.ask(PassChance())

    @Slot()
    def stop(self, *_told: object) -> None:
        """Leave the chance to the person."""
        self._stopped = self._counts or self._stopped
        self._end()

    def _end(self) -> None:
        if self._counts is None:
            return
        self._counts, self.left = None, 0
        self._second.stop()
        application = QCoreApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
        self.changed.emit()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """End it by any key; Escape does nothing else."""
        kind = event.type()
        if kind not in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            return False
        if not isinstance(event, QKeyEvent) or event.key() in MODIFIERS:
            return False
        if event.key() == Qt.Key.Key_Escape:
            if kind == QEvent.Type.ShortcutOverride:
                event.accept()
            else:
                self.stop()
            return True
        self.stop()
        return False


def kind_now(spec: GameSpec, view: SeatView) -> str:
    """Return the kind of what the chance is about, from what everybody sees; "" for none."""
    if spec.kinds is None:
        return ""
    open_view = seen_by_all(view)
    if open_view.stage.declarations:
        return spec.kinds.of(open_view, open_view.stage.declarations[-1])
    own = view.seat in whose_turn(view, spec.out, spec.over)
    return "" if own else spec.kinds.idle
