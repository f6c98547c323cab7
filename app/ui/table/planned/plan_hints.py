"""Asks a computer what it would plan: it thinks in a process of its own, and may be stopped.

It is handed what the seat sees, without its draft. What it answers is a proposal that the window
shows (`PlanWatch.propose`); it becomes the own draft by a gesture, or it goes.
"""

from __future__ import annotations

from collections.abc import Sequence
from os import urandom as drawn
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from app.core.data.value import replace
from app.core.intents.seal_intents import LockPlan
from app.core.seal import plan_text
from app.core.text.words import Words
from app.games.contracts.computer_contract import asked_for_hints, computers_of
from app.session.computer.thoughts import Question, Thought
from app.ui.table.computers.thinking_process import ThinkingProcess
from app.ui.table.planned.plan_watch import Proposal

if TYPE_CHECKING:
    from app.core.view import SeatView
    from app.ui.table.bridge import Bridge
    from app.ui.table.planned.plan_watch import PlanWatch

NO_HINT = Words(
    "The computer has no plan to propose here. Plan as you like, or ask again.",
    "コンピューターからの提案はありませんでした。自由に計画するか、もう一度聞いてください。",
)


class PlanHints(QObject):
    """What one seat at the window may ask of the game's best player."""

    changed = Signal()
    """Whether it thinks is new."""
    failed = Signal(object)
    """Words: why there is no proposal."""

    def __init__(
        self,
        bridge: Bridge,
        watch: PlanWatch,
        parent: QObject | None = None,
        command: Sequence[str] = (),
    ) -> None:
        """`command` starts another program to think in."""
        super().__init__(parent)
        self._bridge = bridge
        self._watch = watch
        self._player = asked_for_hints(bridge.spec.players)
        self._process = ThinkingProcess(command, self)
        self._process.answered.connect(self._answered)
        self._process.lost.connect(self._lost)
        self._asked: Question | None = None
        self._count = 0
        watch.changed.connect(self._look)
        # Who sits down next may have a sheet that looks the same.
        bridge.reseated.connect(self._look)

    @property
    def there(self) -> bool:
        """Whether it can be asked: never where only people play against each other from afar."""
        alone = not self._bridge.hosted or bool(computers_of(self._bridge.view.options))
        sheet = self._watch.sheet
        return bool(self._player) and alone and sheet is not None and sheet.lock is not None

    @property
    def thinking(self) -> bool:
        """Whether an answer is waited for."""
        return self._asked is not None

    def ask_or_stop(self) -> None:
        """Ask what it would plan; where it thinks about that, let it be."""
        if self.thinking:
            self.stop()
        elif self.there:
            self._count += 1
            seed = int.from_bytes(drawn(6))
            view = replace(self._bridge.view, draft="")
            game = self._bridge.spec.id
            self._asked = Question(self._count, game, self._player, seed, view, why=True)
            self._process.ask(self._asked)
            self.changed.emit()

    def stop(self) -> None:
        """Drop what it thinks about."""
        if self._asked is not None:
            self._asked = None
            self._process.stop()
            self.changed.emit()

    def close(self) -> None:
        """End the process."""
        self._watch.changed.disconnect(self._look)
        self._bridge.reseated.disconnect(self._look)
        self._asked = None
        self._process.stop()

    @Slot()
    def _look(self) -> None:
        """Want no answer any more where somebody else sits down, or the plan is locked."""
        asked, view = self._asked, self._bridge.view
        if asked is not None and not (self.there and _is_same(asked.view, view)):
            self.stop()

    @Slot(object)
    def _answered(self, thought: Thought) -> None:
        asked = self._asked
        if asked is None or thought.number != asked.number:
            return
        self._asked = None
        if isinstance(thought.step, LockPlan) and not thought.failed:
            turn, draft = asked.view.turn.number, plan_text(thought.step.plan)
            self._watch.propose(Proposal(asked.view.seat, turn, draft, thought.reasons))
        else:
            self.failed.emit(NO_HINT)
        self.changed.emit()

    @Slot()
    def _lost(self) -> None:
        if self._asked is not None:
            self._asked = None
            self.failed.emit(NO_HINT)
            self.changed.emit()


def _is_same(asked: SeatView, now: SeatView) -> bool:
    """Whether a seat still plans the turn that it was asked about."""
    return (asked.seat, asked.turn.number) == (now.seat, now.turn.number)
