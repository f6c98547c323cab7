"""Follows the table for the adviser: judges each gesture after the frame in which it landed.

Each seat that sat at this window has an adviser of its own, which knows what that seat knows; a
judge's knows all. A spectator's window, as it is behind the curtain, has none.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.core.advice import Advice
from app.core.data.value import value
from app.core.ids import SPECTATOR
from app.core.intents.seal_intents import Sketch
from app.games.advising.advice_options import wanted_advice
from app.session.agreement.turn_lock import said_by_the_lock
from app.session.seat.seat_adviser import SeatAdviser
from app.ui.app.trouble import troubles

if TYPE_CHECKING:
    from app.core.advice import AdviceRule, Adviser
    from app.core.ids import NodeId, SeatId
    from app.core.intent import Intent
    from app.core.text.words import Words
    from app.core.view import SeatView
    from app.session.seat.seat_client import SeatClient
    from app.ui.table.bridge import Bridge

AT_A_TIME = 24
"""Steps of the history judged before the window is served again: a few milliseconds."""
AT_FIRST = 500
"""Milliseconds until the adviser is fetched: first the board shows, and can be played on."""


@value
class Spoken:
    """Advice on one step of the history."""

    node: NodeId
    advice: Advice
    drafted: bool = False
    """Whether it is about the plan in the making: `node` is where the table stands meanwhile."""

    @property
    def key(self) -> tuple[NodeId, str, str]:
        """What tells it from all other advice at this table."""
        return self.node, self.advice.rule, self.advice.subject

    @property
    def about(self) -> tuple[str, str]:
        """What it says of what: the same is said once."""
        return self.advice.rule, self.advice.subject


class AdviceWatch(QObject):
    """What the adviser says to the seat at this window."""

    changed = Signal()
    """What is to be shown is another now."""
    spoke = Signal(object)
    """tuple[Spoken, ...]: said of the gesture that was just made."""

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._adviser: Adviser | None = None
        self._seats: dict[SeatId, SeatAdviser] = {}
        self._clients: dict[SeatId, SeatClient] = {}
        """What each of them listens to."""
        self._looked_at: NodeId | None = None
        """The step of the history that shows; None for the table as it is."""
        self._settled: set[tuple[str, str]] = set()
        """Set aside by the person with [Got it]."""
        self._fresh: list[NodeId] = []
        self._locks: dict[NodeId, bool] = {}
        """Whether a step locked a plan, of those that something good to know was said of."""
        self._drafted: tuple[Advice, ...] = ()
        """What is said of the plan that this seat is making."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._catch_up)
        bridge.reseated.connect(self._sat_down)
        bridge.replaced.connect(self._begin_anew)
        bridge.stepped.connect(self._on_stepped)
        bridge.sketched.connect(self._later)
        bridge.placed.connect(self._later)
        bridge.filled.connect(self._later)

    @property
    def listens(self) -> bool:
        """Whether the game has an adviser at all."""
        return self._bridge.spec.adviser is not None

    def start(self) -> None:
        """Begin to follow, from what the table is now."""
        self._later()

    @Slot()
    def _begin_anew(self) -> None:
        """Speak of no step of another history."""
        self._fresh.clear()
        self._locks.clear()
        self._looked_at = None
        self._drafted = ()

    @Slot(object)
    def _on_stepped(self, stepped: object) -> None:
        self._fresh.append(getattr(stepped, "node", 0))
        self._later()

    @Slot()
    def _sat_down(self) -> None:
        """Show the board first to who has just sat down, as behind a curtain: it begins anew."""
        self._drafted = ()
        if self._adviser is None and self.listens:
            self._timer.start(AT_FIRST)

    @Slot()
    def _later(self, *_told: object) -> None:
        if not self.listens:
            return
        if self._adviser is not None:
            self._timer.start(0)
        elif not self._timer.isActive():
            self._timer.start(AT_FIRST)

    def _of_seat(self) -> SeatAdviser:
        """Return the adviser of the seat that looks now, made when it first sits here."""
        seat = self._bridge.seat
        if seat not in self._seats:
            if self._adviser is None:
                make = self._bridge.spec.adviser
                assert make is not None
                self._adviser = make()
            client = self._bridge.client
            retell = client.chronicle.retell
            made = SeatAdviser(
                self._adviser,
                seat,
                client.node,
                client.view,
                retell,
                self._broken,
                self._said_anyway,
            )
            client.listeners.append(made.told)
            self._seats[seat], self._clients[seat] = made, client
        return self._seats[seat]

    def _said_anyway(self, seen: SeatView) -> Collection[str]:
        """Return the rules that say no more than the turn lock, where a host has one."""
        return said_by_the_lock(self._bridge.spec, seen) if self._bridge.hosted else ()

    @staticmethod
    def _broken(rule: str, problem: Exception) -> None:
        troubles().caught(problem, f"advice {rule}")

    @Slot()
    def _catch_up(self) -> None:
        if self._bridge.seat == SPECTATOR:  # behind the curtain, too
            return
        adviser = self._of_seat()
        if not adviser.catch_up(AT_A_TIME):
            self._timer.start(0)
            return
        fresh, self._fresh = self._fresh, []
        known = {(one.rule, one.subject) for one in self._drafted}
        self._drafted = self._of_draft(adviser)
        self.changed.emit()
        new = set(fresh)
        spoken = tuple(
            one
            for one in self._open_at(None)
            if (one.about not in known if one.drafted else one.node in new)
        )
        if spoken:
            self.spoke.emit(spoken)

    def _of_draft(self, adviser: SeatAdviser) -> tuple[Advice, ...]:
        """Return what is said of the plan in the making: as of a gesture, though none was made."""
        draft = self._bridge.view.draft
        return tuple(adviser.foresee(Sketch(draft))) if draft else ()

    # -- what is shown ----------------------------------------------------------------------

    def _shown_at(self, node: NodeId) -> list[Spoken]:
        adviser = self._seats.get(self._bridge.seat)
        if adviser is None:
            return []
        return [Spoken(node, one) for one in self._shown(adviser.advice_at(node))]

    def _shown(self, said: tuple[Advice, ...]) -> list[Advice]:
        return wanted_advice(said, self._bridge.view.options)

    def titles_at(self, node: NodeId) -> tuple[Words, ...]:
        """Return the titles of the rules that something was said by of a step, each once."""
        rules = dict.fromkeys(one.advice.rule for one in self._shown_at(node))
        found = (self.rule(rule) for rule in rules)
        return tuple(rule.title for rule in found if rule is not None)

    def look_at(self, node: NodeId | None) -> None:
        """Show what is said up to a step of the history; None for the table as it is."""
        if node != self._looked_at:
            self._looked_at = node
            self.changed.emit()

    @property
    def turn(self) -> int:
        """The number of the turn that shows."""
        if self._looked_at is None:
            return self._bridge.view.turn.number
        return self._bridge.history.nodes[self._looked_at].turn

    def open_advice(self) -> tuple[Spoken, ...]:
        """Return what still asks for an answer: of this turn and the one before, newest first.

        What is said of the plan in the making comes before all that was done. While a step is
        looked at, it is what was said up to it.
        """
        return self._open_at(self._looked_at)

    def _open_at(self, step: NodeId | None) -> tuple[Spoken, ...]:
        history = self._bridge.history
        kept = self.kept()
        first: dict[tuple[str, str], Spoken] = {}
        now = self._bridge.view.turn.number if step is None else history.nodes[step].turn
        later = now
        for node in history.back_from(self._bridge.node if step is None else step):
            turn = history.nodes[node].turn
            # A turn that was later than the one after it belongs to a game that is done with.
            if not now - 1 <= turn <= later:
                break
            later = turn
            for one in self._shown_at(node):
                if self._is_past(one):
                    continue
                # The same is said once: of several steps, at the first.
                first.pop(one.about, None)
                first[one.about] = one
        drafts = [
            Spoken(self._bridge.node, one, drafted=True)
            for one in self._shown(self._drafted)
            if step is None
        ]
        every = {one.about: one for one in drafts}
        for about, one in first.items():
            every.setdefault(about, one)
        return tuple(
            one
            for about, one in every.items()
            if about not in kept and one.about not in self._settled
        )

    def _is_past(self, spoken: Spoken) -> bool:
        """Whether it was good to know of a plan that lies open by now: nobody can change it."""
        own = self._bridge.view.seal(self._bridge.seat)
        if spoken.advice.severity != "reminder" or (own is not None and own.locked):
            return False
        node = spoken.node
        if node not in self._locks:
            events = self._bridge.history.told(node)
            if events is None:
                return False  # it is on its way here
            self._locks[node] = any(event.verb == "lock_plan" for event in events)
        return self._locks[node]

    def kept(self) -> frozenset[tuple[str, str]]:
        """Return (rule, subject) of what people agreed to keep."""
        adviser = self._seats.get(self._bridge.seat)
        return adviser.kept() if adviser is not None else frozenset()

    def case(self) -> dict[str, Any]:
        """Return the position in the form of case files; {} where there is none."""
        return self._of_seat().case() if self.listens and self._bridge.seat != SPECTATOR else {}

    def rule(self, name: str) -> AdviceRule | None:
        """Return the rule called `name`."""
        rules = self._adviser.rules if self._adviser is not None else ()
        return next((rule for rule in rules if rule.id == name), None)

    def settle(self, spoken: Spoken) -> None:
        """Set advice aside without a ruling: it was read."""
        self._settled.add(spoken.about)
        self.changed.emit()

    def spoke_of(self, node: NodeId) -> tuple[Advice, ...]:
        """Return what was said of a step: for the log's sign."""
        return tuple(one.advice for one in self._shown_at(node))

    # -- before a gesture -------------------------------------------------------------------

    def foresee(self, intent: Intent) -> list[Advice]:
        """Return what would be said of `intent`; nothing while the adviser is behind."""
        if not self.listens or self._bridge.seat not in self._seats:
            return []
        found = self._shown(tuple(self._seats[self._bridge.seat].foresee(intent)))
        return [one for one in found if one.severity != "reminder"]

    def close(self) -> None:
        """Stop listening."""
        self._timer.stop()
        for seat, adviser in self._seats.items():
            listeners = self._clients[seat].listeners
            if adviser.told in listeners:
                listeners.remove(adviser.told)
        self._seats.clear()
