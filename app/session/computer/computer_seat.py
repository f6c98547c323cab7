"""A seat that a program plays: when it is asked, and what becomes of its answers.

It asks again after every gesture, and acts on an answer only while the table still stands where
the question was asked. It never plays on after somebody went back or jumped in the history, who
may only want to look: a person acts first, or tells it to go on.

Sans-I/O: who makes it says how a question travels to the process in which the player thinks.
"""

from __future__ import annotations

from collections.abc import Callable

from app.core.ids import NodeId
from app.core.text.words import Words
from app.games.contracts.computer_contract import Memory, computers_of
from app.session.computer.thoughts import Question, Thought
from app.session.host.updates import Answer, Placed, Refused, Replaced, SeatUpdate, Stepped
from app.session.seat.seat_client import SeatClient

MOST_REMEMBERED = 2000
"""Memories that are kept: far above the steps of a game."""

FOR_NOW = frozenset({"too-fast", "busy"})
"""The codes of refusals that say nothing of the step."""

FAILED = Words(
    "The computer player stopped because of an error. Take its seat, or tell it to go on.",
    "コンピューターがエラーで止まりました。席を引き継ぐか、続行させてください。",
)


class ComputerSeat:
    """What keeps one computer player going."""

    def __init__(
        self,
        client: SeatClient,
        game: str,
        seed: int,
        ask: Callable[[Question], None],
        changed: Callable[[], None] = lambda: None,
        *,
        drop: Callable[[], None] = lambda: None,
        held: bool = False,
    ) -> None:
        """`ask` sends a question on its way; `changed` hears that what people see of it is new.

        `drop` lets whoever thinks about it know that nobody wants the answer any more.
        `held`: it waits until somebody acts or tells it to go on.
        """
        self._client = client
        self._game = game
        self._seed = seed
        self._ask = ask
        self._changed = changed
        self._drop = drop
        self._count = 0
        self._open: Question | None = None
        self._open_at: NodeId = -1
        self._memories: dict[NodeId, Memory] = {}
        self._next_memory: Memory | None = None
        """What it keeps once the step it asked for has happened."""
        self._held = held
        """Whether it waits for somebody else: it had nothing to do, was stopped, or failed."""
        self.trouble: Words | None = None
        """Why it stopped; None where it did not."""
        self.hasty = False
        """Whether its step was refused for the moment: it may be told to go on by itself."""
        client.listeners.append(self._heard)
        self._look()

    def close(self) -> None:
        """Play no longer."""
        self._client.listeners.remove(self._heard)
        if self._open is not None:
            self._drop()
        self._open = None

    @property
    def seat(self) -> int:
        """Which seat it plays."""
        return self._client.seat

    @property
    def player(self) -> str:
        """Which player plays it, as the table agreed; "" while a person does."""
        return computers_of(self._client.view.options).get(self.seat, "")

    @property
    def thinking(self) -> bool:
        """Whether an answer is waited for."""
        return self._open is not None

    @property
    def held(self) -> bool:
        """Whether it waits to be told to go on, or for somebody else."""
        return self._held

    def stop(self) -> None:
        """Drop what it thinks about; it waits until somebody acts or tells it to go on."""
        if self._open is not None:
            self._drop()
        self._open = None
        self._held = True
        self._changed()

    def go_on(self) -> None:
        """Think about the table as it stands."""
        self._held, self.trouble, self.hasty = False, None, False
        self._look()
        self._changed()

    def lost(self) -> None:
        """Note that the process in which it thought is gone, and the answer with it."""
        if self._open is not None:
            self._fail(FAILED)

    # -- hearing ------------------------------------------------------------------------------

    def _heard(self, update: SeatUpdate) -> None:
        if self._open is not None and self._open.player != self.player:
            # A person has the seat now, or another player.
            self._open = None
            self._drop()
        if isinstance(update, Stepped):
            self._held, self.trouble, self.hasty = False, None, False
            if update.actor == self.seat and self._next_memory is not None:
                self._remember(update.node, self._next_memory)
                self._next_memory = None
        elif isinstance(update, Placed | Replaced) and self._client.node != self._open_at:
            # Somebody went elsewhere in the history; what is only recorded is no reason to wait.
            self._open, self._held = None, True
        self._look()
        self._changed()

    def _look(self) -> None:
        """Ask, if it is to act and nothing is asked yet."""
        player = self.player
        if not player or self._held or self._open is not None:
            return
        node = self._client.node
        self._count += 1
        # The same table gives the same chance again: what it does can be played again.
        seed = hash((self._seed, self.seat, node)) & 0xFFFFFFFF
        question = Question(
            self._count, self._game, player, seed, self._client.view, self._memory_at(node)
        )
        self._open, self._open_at = question, node
        self._ask(question)

    def _memory_at(self, node: NodeId) -> Memory:
        chronicle = self._client.chronicle
        return next(
            (self._memories[one] for one in chronicle.back_from(node) if one in self._memories), ""
        )

    def _remember(self, node: NodeId, memory: Memory) -> None:
        self._memories[node] = memory
        while len(self._memories) > MOST_REMEMBERED:
            del self._memories[next(iter(self._memories))]

    # -- answers ------------------------------------------------------------------------------

    def answered(self, thought: Thought) -> None:
        """Take in an answer; one to a question that is no longer open is passed over."""
        if self._open is None or thought.number != self._open.number:
            return
        asked_at, self._open = self._open_at, None
        if asked_at != self._client.node or not self.player:
            # The table moved on while it thought.
            self._look()
        elif thought.failed:
            self._fail(FAILED)
            return
        elif thought.step is None:
            self._remember(asked_at, thought.memory)
            self._held = True
        else:
            self._next_memory = thought.memory
            self._client.send(thought.step).then(self._told)
        self._changed()

    def _told(self, answer: Answer) -> None:
        self._next_memory = None
        if isinstance(answer, Refused) and answer.code in FOR_NOW:
            self._held = self.hasty = True
        elif isinstance(answer, Refused):
            # Asked again it would say the same: a person decides.
            self._fail(answer.reason)

    def _fail(self, why: Words) -> None:
        self._open, self._held, self.trouble = None, True, why
        self._changed()
