"""Between a seat and the widgets: the seat's updates as Qt signals, gestures as intents.

Widgets hold a bridge, never a host or a table. Solo play on both sides of the mat switches
which seat acts (`act_as`); what is shown is always one seat's view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.session.updates import Placed, Refused, Relabelled, Stepped

if TYPE_CHECKING:
    from app.core.ids import NodeId, SeatId
    from app.core.intent import Intent
    from app.core.view import SeatView
    from app.games.api import GameSpec
    from app.session.local import LocalTable
    from app.session.updates import Answer, Update


class Bridge(QObject):
    """One seat of a local table, for the widgets."""

    stepped = Signal(object)
    """Stepped: one gesture happened; `view` is up to date."""
    reseated = Signal()
    """Another seat sees and acts from now on, told before `placed`: what was opened for the eyes
    of the seat before closes."""
    placed = Signal(object)
    """Placed: the whole view is new (undo, redo, jump, another seat)."""
    relabelled = Signal(object)
    """Relabelled: a node has a new name or note."""
    refused = Signal(object)
    """Refused: the gesture was not possible; its `reason` is for the person."""

    def __init__(self, table: LocalTable, seat: SeatId = 0, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table = table
        self.client = table.sit(seat)
        self.client.listeners.append(self._told)

    @property
    def spec(self) -> GameSpec:
        """The game that is played."""
        return self.table.host.spec

    @property
    def view(self) -> SeatView:
        """What the acting seat knows."""
        return self.client.view

    @property
    def node(self) -> NodeId:
        """Where the table stands in its history."""
        return self.client.node

    @property
    def seat(self) -> SeatId:
        """The seat whose eyes and hands these are."""
        return self.client.seat

    def act_as(self, seat: SeatId) -> None:
        """See and act as another seat of this table from now on."""
        if seat == self.client.seat:
            return
        self.client.listeners.remove(self._told)
        self.client = self.table.sit(seat)
        self.client.listeners.append(self._told)
        self.reseated.emit()
        self.placed.emit(Placed(self.client.node, self.client.view))

    def ask(self, intent: Intent) -> Answer:
        """Send an intent; a refusal is also told by `refused`."""
        answer = self.client.ask(intent)
        if isinstance(answer, Refused):
            self.refused.emit(answer)
        return answer

    def close(self) -> None:
        """Stop listening."""
        if self._told in self.client.listeners:
            self.client.listeners.remove(self._told)

    def _told(self, update: Update) -> None:
        if isinstance(update, Stepped):
            self.stepped.emit(update)
        elif isinstance(update, Placed):
            self.placed.emit(update)
        elif isinstance(update, Relabelled):
            self.relabelled.emit(update)
