"""Between a seat and the widgets: the seat's updates as Qt signals, gestures as intents.

Widgets hold a bridge, never a host or a table: the host may be another process on another machine,
whose answers come a moment later. Solo play on both sides of the mat switches
which seat acts (`act_as`); what is shown is always one seat's view. Where a game has moments
(`playback`), a step may be told later than it happened: until then `view` is what shows of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal

from app.core.intent import ForSeat, Jump, Redo, Step, Undo, WriteLabel
from app.core.intents.seal_intents import OpenPlans
from app.core.text.words import Words
from app.session.host.updates import (
    Placed,
    Refused,
    Relabelled,
    Replaced,
    Sketched,
    Stepped,
)
from app.session.seat.sent_intent import Sent, granted
from app.ui.table.playback.playback import Held, Playback

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.core.ids import NodeId, SeatId
    from app.core.intent import Intent
    from app.core.view import SeatView
    from app.games.game_api import GameSpec
    from app.session.agreement.binding import BindingStep
    from app.session.host.updates import Answer, SeatUpdate
    from app.session.seat.chronicle import Chronicle
    from app.session.seat.seat_client import SeatClient


STILL_SHOWN = Refused("", "still-shown", Words("", ""))
"""The answer to what is asked while a step is shown moment by moment: that ends, which one sees, so
nothing is said. It was meant for what showed, and what it would do now nobody knows."""


class Seats(Protocol):
    """A table as far as one sits down at it."""

    @property
    def spec(self) -> GameSpec:
        """The game that is played."""

    @property
    def hosted(self) -> bool:
        """Whether a host elsewhere serves people at a distance: it refuses out of turn."""

    def sit(self, seat: SeatId) -> SeatClient:
        """Return the client of a seat, joining it if needed."""


class Bridge(QObject):
    """One seat of a table, for the widgets."""

    stepped = Signal(object)
    """Stepped: one gesture happened; `view` is up to date."""
    reseated = Signal()
    """Another seat sees and acts from now on, told before `placed`: what was opened for the eyes
    of the seat before closes."""
    replaced = Signal()
    """`history` is another from now on, told before `placed`: what was made of the one before, by
    the numbers of its steps or the length of its journal, is void."""
    placed = Signal(object)
    """Placed: the whole view is new (undo, redo, jump, another seat)."""
    relabelled = Signal(object)
    """Relabelled: a node has a new name or note."""
    sketched = Signal()
    """The plan in the making is another; `view` has it."""
    refused = Signal(object)
    """Refused: the gesture was not possible; its `reason` is for the person."""
    filled = Signal(object)
    """tuple[NodeId, ...]: what `history` could not say of these steps before, it can say now."""
    grew = Signal()
    """A step happened, and `history` has it; it is told by `stepped` now or once it was shown."""
    acting = Signal()
    """A judge acts in another's place from now on, or in no other's."""
    shown = Signal(object)
    """Stepped: another moment of a step shows, and this is new in it; None where `view` is another
    altogether: one looks at a moment before, or at another step."""

    def __init__(self, table: Seats, seat: SeatId = 0, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table = table
        self.client = table.sit(seat)
        self.ask_others: Callable[[BindingStep], None] | None = None
        """Asks those who have to agree, where they answer for themselves; None where whoever sits
        here answers for all."""
        self.ask_holder: Callable[[Intent], None] | None = None
        """Asks a seat to do what only it may, with what it holds."""
        self.ask_to_go: Callable[[NodeId], None] | None = None
        """Asks them to go to a step of the history; None where one goes there at once."""
        self.acts_for: SeatId | None = None
        """In whose place a judge acts here; None for their own."""
        self.asked = 0
        """How many intents were sent."""
        self.playback = Playback(table.spec.moments, self._tell, self)
        """What shows of a step that is told moment by moment."""
        self.playback.shown.connect(self.shown)
        self._cause: Sent | None = None
        self._before = self.client.view
        """What the seat saw before what it is told next."""
        self._listen()

    @property
    def spec(self) -> GameSpec:
        """The game that is played."""
        return self.table.spec

    @property
    def hosted(self) -> bool:
        """Whether a host elsewhere serves people at a distance."""
        return self.table.hosted

    @property
    def view(self) -> SeatView:
        """What the acting seat knows, or knew at the moment that is shown."""
        return self.client.view if self.playback.view is None else self.playback.view

    @property
    def node(self) -> NodeId:
        """Where the table stands in its history."""
        return self.client.node

    @property
    def seat(self) -> SeatId:
        """The seat whose eyes and hands these are."""
        return self.client.seat

    @property
    def history(self) -> Chronicle:
        """The history as the acting seat may know it."""
        return self.client.chronicle

    @property
    def telling(self) -> Sent | None:
        """What was asked for and is being told of just now, while `stepped` or `placed` is sent."""
        return self.client.telling if self._cause is None else self._cause

    def act_as(self, seat: SeatId) -> None:
        """See and act as another seat of this table from now on."""
        if seat == self.client.seat:
            return
        self.playback.finish()
        self._stop()
        self.client = self.table.sit(seat)
        self._before = self.client.view
        self._listen()
        self.reseated.emit()
        self.placed.emit(Placed(self.client.node, self.client.view))

    def act_for(self, seat: SeatId | None) -> None:
        """Let what is done here be done in the place of a seat; None to act for oneself again."""
        if seat != self.acts_for:
            self.acts_for = seat
            self.acting.emit()

    def ask(self, intent: Intent) -> Sent:
        """Send an intent; a refusal is also told by `refused`, whenever it comes."""
        if self._only_ends_playback(intent):
            ended = Sent(intent)
            ended.take(STILL_SHOWN)
            return ended.then(self._answered)
        self.asked += 1
        if isinstance(intent, OpenPlans) and self.ask_others is not None and self.seat >= 0:
            # Others answer first, and it happens once they have.
            self.ask_others(intent)
            return Sent(intent)
        if self.acts_for is not None and isinstance(intent, Step):
            intent = ForSeat(self.acts_for, intent)
        return self.client.send(intent).then(self._answered)

    def go_in_draft(self, intent: Intent) -> Sent | None:
        """Take back what was sketched last, or sketch it again, where `intent` may mean that.

        None where there is nothing to go back or forth to: it means the table then.
        """
        draft, view = self.client.draft, self.view
        if isinstance(intent, Undo) and draft.can_go_back(view):
            draft.go(-1)
        elif isinstance(intent, Redo) and draft.can_go_forth(view):
            draft.go(1)
        else:
            return None
        self.client.tell_draft()
        return granted(intent)

    def _only_ends_playback(self, intent: Intent) -> bool:
        """End what is shown moment by moment; whether what was asked meanwhile goes no further.

        Going back and forth in the history means the same whatever shows.
        """
        if not self.playback.playing:
            return False
        travels = isinstance(intent, (Undo, Redo, Jump, WriteLabel))
        if travels or not self.playback.is_new:
            self.playback.finish()
        return not travels

    def agree(self, step: BindingStep) -> None:
        """Do what binds others as well, once they have agreed."""
        self.playback.finish()
        if self.ask_others is None:
            self.ask(step)
        else:
            self.ask_others(step)

    def holders_of(self, intent: Intent) -> tuple[SeatId, ...]:
        """Return whom to ask for what only the holder of what it touches does; any of them does."""
        if self.ask_holder is None:
            return ()
        from app.session.trial.asked_steps import (  # noqa: PLC0415 - few games have such places
            holders_asked,
        )

        return holders_asked(self.spec, self.view, intent)

    def ask_for(self, intent: Intent) -> bool:
        """Ask a holder to do that, where it is for them alone; False where nothing was asked."""
        if self.ask_holder is None or not self.holders_of(intent):
            return False
        self.ask_holder(intent)
        return True

    def go_with_consent(self, node: NodeId) -> None:
        """Go to a step of the history, once those agreed who are asked."""
        self.playback.finish()
        if self.ask_to_go is None:
            self.ask(Jump(node))
        else:
            self.ask_to_go(node)

    def under_way(self, intent: Intent) -> Sent | None:
        """Return the same intent where it was sent and is not answered yet."""
        return self.client.pending.like(intent)

    def _answered(self, answer: Answer) -> None:
        if isinstance(answer, Refused):
            self.refused.emit(answer)

    def close(self) -> None:
        """Stop listening; answers that come later are told to nobody."""
        self.playback.drop()
        self.client.pending.forget()
        self._stop()

    def _listen(self) -> None:
        self.client.listeners.append(self._told)
        self.history.listeners.append(self._filled)

    def _stop(self) -> None:
        if self._told in self.client.listeners:
            self.client.listeners.remove(self._told)
            self.history.listeners.remove(self._filled)

    def _filled(self, nodes: tuple[NodeId, ...]) -> None:
        self.filled.emit(nodes)

    def _told(self, update: SeatUpdate) -> None:
        before, self._before = self._before, self.client.view
        if isinstance(update, Replaced):
            self.playback.drop()
            self.replaced.emit()
        elif isinstance(update, Stepped):
            self.grew.emit()
            if not self.playback.take(Held(update, before, self._before, self.client.telling)):
                self.stepped.emit(update)
        elif isinstance(update, Placed):
            self.playback.finish()
            self.placed.emit(update)
        elif isinstance(update, Relabelled):
            self.relabelled.emit(update)
        elif isinstance(update, Sketched):
            self.sketched.emit()

    def _tell(self, held: Held) -> None:
        """Tell those who listen of a step that was kept until it was shown."""
        before, self._cause = self._cause, held.cause
        try:
            self.stepped.emit(held.stepped)
        finally:
            self._cause = before

    def play_again(self, node: NodeId) -> bool:
        """Show a step of the history moment by moment; False where it has none, or is not here."""
        parent = self.history.parent(node)
        if parent is None or self.spec.moments is None:
            return False
        told = self.history.retell(self.seat, lambda known: known == parent, node)
        step = next((one for one in told if one.node == node), None)
        if step is None:
            return False
        shape = self.history.nodes[node]
        stepped = Stepped(node, parent, shape.actor, shape.turn, shape.step, step.facts)
        return self.playback.again(step.before, stepped)
