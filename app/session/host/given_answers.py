"""The answers that a host gave: a request that is sent again is not carried out again."""

from __future__ import annotations

from collections import OrderedDict

from app.core.ids import TABLE, NodeId, SeatId
from app.core.intent import Request
from app.core.past.history import HistoryTree
from app.session.host.journal import Journal
from app.session.host.updates import Accepted, Answer, JournalEntry, Labelled, Went

REMEMBERED_REQUESTS = 256
"""Of each seat."""
KNOWN_AGAIN = 4096
"""Entries of the journal whose requests a host knows that goes on: the last ones, far more than
happen between a gesture and the break by which its answer is lost."""


class GivenAnswers:
    """The last answers to each seat, so that one that asks much makes nobody else forgotten."""

    def __init__(self) -> None:
        self._answers: dict[SeatId, OrderedDict[str, Answer]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._answers.values()))

    def has(self, request: Request) -> bool:
        """Whether a request was answered."""
        return request.id in self._answers.get(request.seat, ())

    def to(self, request: Request) -> Answer:
        """Return the answer to a request that has one."""
        return self._answers[request.seat][request.id]

    def keep(self, seat: SeatId, answer: Answer) -> None:
        """Keep an answer, and forget the oldest of that seat where there are too many."""
        answers = self._answers.get(seat)
        if answers is None:
            answers = self._answers[seat] = OrderedDict()
        answers[answer.request] = answer
        if len(answers) > REMEMBERED_REQUESTS:
            answers.popitem(last=False)

    def know_again(self, tree: HistoryTree, journal: Journal[JournalEntry]) -> None:
        """Know the last requests again, as the journal says that they were answered."""
        for place in range(max(0, len(journal) - KNOWN_AGAIN), len(journal)):
            gesture, request = journal.gesture(place), journal.request(place)
            if gesture is not None:
                if request:
                    self.keep(_asker(tree, gesture), Accepted(request, gesture))
                continue
            entry = journal[place]
            if isinstance(entry, Went | Labelled) and entry.request:
                node = entry.goal if isinstance(entry, Went) else entry.node
                self.keep(entry.actor, Accepted(entry.request, node))


def _asker(tree: HistoryTree, gesture: NodeId) -> SeatId:
    """Return whose request a gesture came of; what the table did came of the one before it."""
    parent = tree.parent(gesture)
    if tree.actor(gesture) == TABLE and parent is not None:
        return tree.actor(parent)
    return tree.actor(gesture)
