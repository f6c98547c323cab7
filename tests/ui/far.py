"""A table whose host is elsewhere: nothing comes back before the test lets it.

The window has one seat's stream and no host, as over a network; the host is beside it, at hand for
the other people at the table.
"""

from __future__ import annotations

from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING

from app.core.ids import NodeId, SeatId
from app.core.intent import Intent, Request
from app.core.zone import Seat
from app.games.game_api import GameSpec
from app.session.host.local_table import LocalTable
from app.session.host.updates import Accepted, Answer, Grew, Placed, Replaced, Update
from app.session.seat.chronicle import bare_journal, recall
from app.session.seat.seat_chronicle import SeatChronicle
from app.session.seat.seat_client import SeatClient

if TYPE_CHECKING:
    from app.ui.table.table_document import Document

Fetched = tuple[tuple[NodeId, ...], tuple[NodeId, ...]]


class FarTable:
    """One seat of a table far away; what is sent lies in `requests` until it is let through."""

    hosted = True

    def __init__(self, near: LocalTable, seat: SeatId = 0) -> None:
        self._host = near.host
        self._near = near
        self._seat = seat
        self.requests: deque[Request] = deque()
        self.fetched: deque[Fetched] = deque()
        """What was asked of the past, and not answered yet."""
        self._client: SeatClient | None = None
        self.runs = 0
        """How often its host came back."""
        self.replaced: Replaced | None = None
        """What was gone when it came back last."""
        if not self._host.journal:
            self._host.journal.append(Grew(self._host.tree.nodes[0]))

    @property
    def spec(self) -> GameSpec:
        return self._host.spec

    def sit(self, seat: SeatId) -> SeatClient:
        """Join late: all that happened so far is known only by its shape."""
        assert seat == self._seat, "this window has one seat"
        if self._client is None:
            chronicle = SeatChronicle(
                seat, lambda nodes, views: self.fetched.append((nodes, views))
            )
            self._client = SeatClient(seat, self.requests.append, chronicle)
            self._begin(self._client)
            self._host.join(seat, self._hear)
        return self._client

    def _hear(self, update: Update) -> None:
        if not (isinstance(update, Placed) and update.went is None):
            assert self._client is not None
            self._client.told(update)

    def release(self, count: int | None = None) -> list[Answer]:
        """Let requests through, and their answers back; all of them, also those that follow."""
        answers: list[Answer] = []
        while self.requests and (count is None or len(answers) < count):
            answer = self._host.submit(self.requests.popleft())
            assert self._client is not None
            self._client.answered(answer)
            answers.append(answer)
        return answers

    def fill(self) -> bool:
        """Tell what was asked of the past; whether there was anything."""
        assert self._client is not None
        chronicle = self._client.chronicle
        assert isinstance(chronicle, SeatChronicle)
        asked = bool(self.fetched)
        while self.fetched:
            nodes, views = self.fetched.popleft()
            chronicle.filled(
                recall(self._host, self._seat, node, seen=node in views)
                for node in sorted({*nodes, *views})
            )
        return asked

    def come_back(self, near: LocalTable) -> None:
        """Lose the host, and find it again with the history that `near` has."""
        assert self._client is not None
        self._host.leave(self._hear)
        self._near, self._host = near, near.host
        self.fetched.clear()
        self.runs += 1
        self._begin(self._client)
        self._host.join(self._seat, self._hear)

    def _begin(self, client: SeatClient) -> None:
        node = self._host.tree.cursor
        placed = Placed(node, self._host.view_at(node, self._seat))
        self.replaced = client.begin(bare_journal(self._host), placed, f"{self.runs}")

    def other(self, seat: SeatId, intent: Intent) -> None:
        """Let somebody else do something, told at once."""
        assert isinstance(self._near.sit(seat).ask(intent), Accepted)


class FarDocument(FarTable):
    """The same as a window puts it on its board."""

    apart = False
    opened = False
    path: Path | None = None
    unsaved = False

    def __init__(self, document: Document, seat: SeatId = 0) -> None:
        super().__init__(document.table, seat)
        self.lexicon = document.lexicon
        self.seats: tuple[Seat, ...] = document.seats
        self.sits: tuple[SeatId, ...] = (seat,)
        self.left = False

    def title(self) -> str:
        return "Far away"

    def deck_of(self, seat: SeatId) -> tuple[str, ...]:
        return ()

    def close(self) -> None:
        self.left = True
