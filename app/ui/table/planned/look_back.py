"""Looks back at a game of plans for the seat at the window: a computer judges turn after turn.

It thinks in a process of its own and may be stopped. What it is handed is what the seat saw then;
when another one sits down, nothing of it is left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from app.core.text.words import Words
from app.games.contracts.computer_contract import asked_for_reviews
from app.session.computer.game_review import PlayedTurn, ended_for, played_turns, reviewed
from app.session.computer.thoughts import Question, Thought
from app.ui.table.computers.thinking_process import ThinkingProcess

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.core.ids import NodeId
    from app.core.view import SeatView
    from app.games.contracts.planned.review_contract import JudgedTurn
    from app.session.computer.game_review import ReviewedTurn
    from app.session.seat.chronicle import Chronicle
    from app.ui.table.bridge import Bridge

NO_TURNS = Words(
    "No plans were opened in this game yet: there is nothing to look back at.",
    "この対戦ではまだ計画が公開されていないため、振り返るものがありません。",
)
NO_JUDGE = Words(
    "The computer could not judge these turns. Ask again.",
    "コンピューターがターンを判定できませんでした。もう一度試してください。",
)
SEED = 0
"""The same game is judged alike each time."""


class LookBack(QObject):
    """The turns of the game, as far as they are judged."""

    changed = Signal()
    """More is judged, or nothing of it is left."""
    failed = Signal(object)
    """Words: why there is nothing to see."""

    def __init__(
        self, bridge: Bridge, parent: QObject | None = None, command: Sequence[str] = ()
    ) -> None:
        """`command` starts another program to think in."""
        super().__init__(parent)
        self._bridge = bridge
        self._player = asked_for_reviews(bridge.spec.players)
        self._process = ThinkingProcess(command, self)
        self._process.answered.connect(self._answered)
        self._process.lost.connect(self._lost)
        self._turns: tuple[PlayedTurn, ...] = ()
        self._judged: list[JudgedTurn] = []
        self._ended: float | None = None
        self._count = 0
        self._closed = False
        self._history: Chronicle | None = None
        """What is listened to, while parts of the line are still to come."""
        self._awaits: tuple[NodeId, ...] = ()
        """The line to look back at, while parts of it are still to come."""
        bridge.reseated.connect(self.forget)
        bridge.replaced.connect(self.forget)

    @property
    def wanted(self) -> bool:
        """Whether somebody looks back."""
        return bool(self._turns or self._awaits)

    @property
    def number(self) -> int:
        """How many turns there are to judge; 0 while their steps are still to come."""
        return len(self._turns)

    @property
    def through(self) -> bool:
        """Whether all of them are judged."""
        return len(self._judged) == len(self._turns) > 0

    @property
    def turns(self) -> tuple[ReviewedTurn, ...]:
        """The turns that are judged, in order."""
        return reviewed(self._turns, self._judged, self._ended)

    def begin(self) -> None:
        """Look back at the line on which the table stands."""
        self._history = history = self._bridge.history
        history.listeners.append(self._filled)
        self._awaits = tuple(history.back_from(history.cursor))[::-1]
        self._read()

    def forget(self) -> None:
        """Let nothing of it be left."""
        had = self.wanted
        self._stop_listening()
        self._process.stop()
        self._turns, self._awaits, self._ended = (), (), None
        self._judged.clear()
        if had:
            self.changed.emit()

    def close(self) -> None:
        """End the process, for good."""
        if self._closed:
            return
        self._closed = True
        self._bridge.reseated.disconnect(self.forget)
        self._bridge.replaced.disconnect(self.forget)
        self.blockSignals(True)
        self.forget()

    def _filled(self, _nodes: tuple[NodeId, ...]) -> None:
        if self._awaits:
            self._read()

    def _stop_listening(self) -> None:
        if self._history is not None:
            self._history.listeners.remove(self._filled)
            self._history = None

    def _read(self) -> None:
        """Take the turns of the line, once all of its steps are here."""
        assert self._history is not None
        views = {node: self._history.view_at(node) for node in self._awaits}
        seen: dict[NodeId, SeatView] = {n: view for n, view in views.items() if view is not None}
        if len(seen) < len(views):
            return
        line, self._awaits = self._awaits, ()
        self._stop_listening()
        self._turns = played_turns(line, seen.__getitem__)
        if not self._turns:
            self.failed.emit(NO_TURNS)
            self.changed.emit()
            return
        spec, last = self._bridge.spec, seen[line[-1]]
        self._ended = ended_for(last.seat, spec.result(last)) if spec.result is not None else None
        self._ask()
        self.changed.emit()

    def _ask(self) -> None:
        turn = self._turns[len(self._judged)]
        self._count += 1
        game = self._bridge.spec.id
        self._process.ask(
            Question(self._count, game, self._player, SEED, turn.before, opened=turn.opened)
        )

    @Slot(object)
    def _answered(self, thought: Thought) -> None:
        if not self._turns or thought.number != self._count:
            return
        if thought.judged is None:
            self._lost()
            return
        self._judged.append(thought.judged)
        if len(self._judged) < len(self._turns):
            self._ask()
        self.changed.emit()

    @Slot()
    def _lost(self) -> None:
        if self._turns:
            self.failed.emit(NO_JUDGE)
            self.forget()
