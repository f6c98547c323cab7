"""The adviser at one seat: follows what the seat is told, remembers, and says what looks illegal.

It knows what its seat knows and nothing else. It keeps what it remembered at every step of the
history that it saw, so that taking back takes the memory back; steps it did not see (a table that
was opened, a branch) are retold by the host.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any

from app.core.advice import Advice, Adviser, Broken
from app.core.data.value import value
from app.core.ids import NodeId, SeatId
from app.core.intent import Intent
from app.core.view import SeatFact, SeatView, fold
from app.session.host.updates import Placed, Replaced, SeatUpdate, Stepped


@value
class Retold:
    """One step of the history as a seat saw it."""

    parent: NodeId
    node: NodeId
    before: SeatView
    facts: tuple[SeatFact, ...]
    after: SeatView


MOST_RETOLD = 5000
"""Steps that are told again: what was before them, in a game of days, is not remembered."""
Retell = Callable[[SeatId, Callable[[NodeId], bool], NodeId], Iterable[Retold]]
"""(seat, is this step known, goal) -> the steps from the nearest known one to the goal.

Where none is known so far back, the first is a step from itself: the beginning, or a later one.
Nothing while a part of them is not here; it is called again once they are."""
Silent = Callable[[SeatView], Collection[str]]
"""What a seat sees -> ids of rules that need not speak: something else says the same there."""


class SeatAdviser:
    """What a game's adviser says to one seat."""

    def __init__(
        self,
        adviser: Adviser,
        seat: SeatId,
        node: NodeId,
        view: SeatView,
        retell: Retell,
        broken: Broken,
        silent: Silent = lambda _seen: (),
    ) -> None:
        """Begin at `node`, of which `view` is what the seat sees."""
        self._adviser = adviser
        self._seat = seat
        self._node = node
        self._view = view
        self._retell = retell
        self._broken = broken
        self._silent = silent
        self._wider: dict[str, set[str]] = defaultdict(set)
        """Rules that say all that another one says, by its id."""
        for rule in adviser.rules:
            for other in rule.says_too:
                self._wider[other].add(rule.id)
        self._memories: dict[NodeId, Any] = {}
        self._advice: dict[NodeId, tuple[Advice, ...]] = {}
        self._pending: list[Retold] = []
        """Steps that were told and not yet judged, the oldest first."""
        self._retelling: tuple[NodeId, Iterator[Retold]] | None = None
        """The step that is being retold to, and what is still to come of the way there."""

    def told(self, update: SeatUpdate) -> None:
        """Take in what the seat was told; the work waits for `catch_up`."""
        if isinstance(update, Replaced):
            self._memories.clear()
            self._advice.clear()
            self._pending.clear()
        elif isinstance(update, Stepped):
            before = self._view
            for fact in update.facts:
                self._view = fold(self._view, fact)
            self._node = update.node
            step = Retold(update.parent, update.node, before, update.facts, self._view)
            self._pending.append(step)
        elif isinstance(update, Placed):
            self._view, self._node = update.view, update.node

    def catch_up(self, steps: int = 1_000_000) -> bool:
        """Judge what was told meanwhile, at most so many steps; True when nothing is left."""
        pending, self._pending = self._pending, []
        for place, one in enumerate(pending):
            if steps <= 0:
                self._pending = pending[place:]
                return False
            steps -= self._judge(one)
        while self._node not in self._memories:
            if steps <= 0:
                return False
            step = next(self._missing(), None)
            if step is None:
                self._retelling = None
                break
            steps -= self._judge(step)
        return True

    def _missing(self) -> Iterator[Retold]:
        """Return what is still to come of the way to where the table stands."""
        if self._retelling is None or self._retelling[0] != self._node:
            way = self._retell(self._seat, self._memories.__contains__, self._node)
            self._retelling = self._node, iter(way)
        return self._retelling[1]

    def _judge(self, one: Retold) -> int:
        """Remember one step, and what is to be said of it; return how many steps that took."""
        if one.node in self._memories:
            return 0
        if one.parent not in self._memories and one.parent != one.node:
            for before in self._retell(self._seat, self._memories.__contains__, one.parent):
                self._judge(before)
            if one.parent not in self._memories:
                # What was before is still on its way here; this step is retold after it.
                return 0
        if one.parent == one.node:
            self._memories[one.node] = self._adviser.begin(one.before)
            return 1
        memory = self._memories[one.parent]
        try:
            advice, after = self._adviser.follow(
                memory, one.before, one.facts, one.after, self._broken
            )
        except Exception as problem:  # noqa: BLE001 - a game may fail in any way; people play on
            self._broken("", problem)
            advice, after = [], memory
        self._memories[one.node] = after
        advice = self._said(advice, one.after, memory)
        if advice:
            self._advice[one.node] = tuple(advice)
        return 1

    def advice_at(self, node: NodeId) -> tuple[Advice, ...]:
        """Return what was said of a step of the history."""
        return self._advice.get(node, ())

    def case(self) -> dict[str, Any]:
        """Return the position in the form of the game's case files.

        {} where the game has none, or while what happened before is not here.
        """
        self.catch_up()
        if self._node not in self._memories:
            return {}
        return self._adviser.case(self._memories[self._node], self._view)

    def kept(self) -> frozenset[tuple[str, str]]:
        """Return (rule, subject) of what people agreed to keep, up to where the table stands."""
        if self._node not in self._memories:
            return frozenset()
        return self._adviser.kept(self._memories[self._node])

    def foresee(self, intent: Intent) -> list[Advice]:
        """Return what would be said if the seat did this now; nothing while it is behind."""
        if self._node not in self._memories or self._pending:
            return []
        memory = self._memories[self._node]
        try:
            advice = self._adviser.foresee(memory, self._view, intent, self._broken)
        except Exception as problem:  # noqa: BLE001 - see `_judge`
            self._broken("", problem)
            return []
        return self._said(advice, self._view, memory)

    def _said(self, advice: list[Advice], seen: SeatView, memory: Any) -> list[Advice]:
        """Return the advice of the rules that are not silent at this table, each matter once."""
        silent = self._silent(seen)
        loud = [one for one in advice if one.rule not in silent] if silent else advice
        if self._wider.keys().isdisjoint(one.rule for one in loud):
            return loud
        # What people agreed to keep is not said, and nothing narrower in its place.
        kept = self._adviser.kept(memory)
        said = {one.rule for one in loud}
        return [
            one
            for one in loud
            if not any(
                wider in said or (wider, one.subject) in kept
                for wider in self._wider.get(one.rule, ())
            )
        ]
