"""A table in one process: solo play, two seats at one screen, tests, the command line.

The same host and the same seats as over a network, joined by plain calls.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable

from app.core.fact import Began
from app.core.ids import TABLE, NodeId, SeatId
from app.core.intent import Intent, Request
from app.core.options import Options
from app.core.text.words import Words
from app.core.view import SeatView, fold
from app.core.zone import Seat
from app.games.game_api import GameSpec
from app.session.host.entropy import Entropy
from app.session.host.host import Host, host_table
from app.session.host.updates import (
    Answer,
    Placed,
    Recorded,
    Refused,
    Relabelled,
    Replaced,
    SeatUpdate,
    Stepped,
    Update,
)
from app.session.room.person_names import all_told_apart
from app.session.seat.chronicle import BareEntry, Chronicle, LocalChronicle
from app.session.seat.pending_request import Sent, not_known
from app.session.seat.seat_chronicle import SeatChronicle

Submit = Callable[[Request], Answer | None]
"""Sends a request; returns the answer, or None where it comes later, by `SeatClient.answered`."""


class SeatClient:
    """One seat: holds its view, folds what it is told, sends intents.

    The host tells a seat of what it asked for before it answers, and answers in the order in
    which it was asked.
    """

    def __init__(self, seat: SeatId, submit: Submit, chronicle: Chronicle | None = None) -> None:
        self.seat = seat
        self.node: NodeId = 0
        self.listeners: list[Callable[[SeatUpdate], None]] = []
        """Called after the view was brought up to date; first of all where the history is another
        from now on."""
        self.telling: Sent | None = None
        """What this seat asked for and is being told of just now, while listeners are called."""
        self._submit = submit
        self._chronicle = chronicle
        self._view: SeatView | None = None
        # The host remembers what it answered, by seat and request: a seat that is taken again must
        # not ask with the names of those before it.
        self._name = os.urandom(6).hex()
        self._count = 0
        self._open: dict[str, Sent] = {}
        """What was sent and is not answered, by the name of the request, the oldest first."""
        self._waiting: deque[Sent] = deque()
        """What is sent once what was asked before it has happened."""
        self._over: Refused | None = None
        """What is said to all that is asked, once the seat is no longer one's own."""
        self._others = 0
        """How often others did something: what is sent late is not based on what nobody saw."""

    @property
    def view(self) -> SeatView:
        """What this seat knows now."""
        assert self._view is not None  # a joined seat is told the whole view first
        return self._view

    @property
    def chronicle(self) -> Chronicle:
        """The history as this seat may know it."""
        assert self._chronicle is not None  # only a seat of which no window asks has none
        return self._chronicle

    # -- hearing ------------------------------------------------------------------------------

    def begin(self, journal: Iterable[BareEntry], placed: Placed, run: str = "") -> Replaced | None:
        """Begin, or begin anew after a loss, with all that happened at a table elsewhere.

        Returns what of it was replaced; see `SeatChronicle.begin`, which raises GapError.
        """
        chronicle = self._chronicle
        assert isinstance(chronicle, SeatChronicle)  # a host in this process tells what happens
        replaced = chronicle.begin(journal, placed.view, run)
        self._view, self.node = placed.view, placed.node
        if replaced is not None:
            for listener in list(self.listeners):
                listener(replaced)
        self.told(placed)
        return replaced

    def told(self, update: Update) -> None:
        """Take in what the host says."""
        if self._chronicle is not None:
            self._chronicle.hear(update)
        if isinstance(update, Stepped):
            for fact in update.facts:
                self._view = fold(self.view, fact)
            self.node = update.node
        elif isinstance(update, Placed):
            self._view = update.view
            self.node = update.node
        before, self.telling = self.telling, self._cause(update)
        try:
            for listener in list(self.listeners):
                listener(update)
        finally:
            self.telling = before
        self._send_on()

    def _cause(self, update: Update) -> Sent | None:
        """Return what this seat asked for that `update` is the outcome of, if it is."""
        if isinstance(update, Recorded):
            return None
        actor = _actor(update)
        if actor == self.seat:
            for sent in self._open.values():
                if not sent.happened and sent.is_told_by(update):
                    sent.happened = True
                    return sent
        if actor != TABLE:
            self._others += 1
        return None

    def answered(self, answer: Answer) -> None:
        """Take in an answer that came later; one that was not waited for is passed over."""
        sent = self._open.pop(answer.request, None)
        if sent is not None:
            sent.take(answer)
            self._send_on()

    def end(self, code: str, reason: Words) -> None:
        """Answer all that waits, and all that is asked from now on, as nobody else will.

        It is refused with the reason; of what was sent it is not known whether it was carried out.
        """
        self._over = Refused("", code, reason)
        unanswered, waiting = tuple(self._open.items()), tuple(self._waiting)
        self._open.clear()
        self._waiting.clear()
        for name, sent in unanswered:
            sent.take(not_known(name))
        for sent in waiting:
            sent.take(self._over)

    # -- asking -------------------------------------------------------------------------------

    def send(self, intent: Intent) -> Sent:
        """Send an intent; the answer is there at once, or comes later."""
        sent = Sent(intent, self.node, self._others)
        if self._over is not None:
            sent.take(self._over)
            return sent
        self._waiting.append(sent)
        self._send_on()
        return sent

    def ask(self, intent: Intent) -> Answer:
        """Send an intent to a host in this process and return its answer."""
        answer = self.send(intent).answer
        assert answer is not None  # a host in this process answers at once
        return answer

    def _send_on(self) -> None:
        while self._waiting and not (self._is_behind() and self._waiting[0].waits):
            self._send_now(self._waiting.popleft())

    def _is_behind(self) -> bool:
        """Whether something that was asked for has still to happen, or to be refused."""
        return any(not sent.happened for sent in self._open.values())

    def _send_now(self, sent: Sent) -> None:
        self._count += 1
        name = f"{self._name}-{self._count}"
        # What this seat did itself meanwhile it knew of; what others did, it did not.
        based_on = self.node if sent.others == self._others else sent.seen
        self._open[name] = sent
        try:
            answer = self._submit(Request(name, self.seat, based_on, sent.intent))
        except Exception:
            self._open.pop(name, None)
            raise
        if answer is not None:
            self._open.pop(name, None)
            sent.take(answer)


def _actor(update: Stepped | Placed | Relabelled) -> SeatId | None:
    """Return who did what is told of; None for a view that is sent without anybody's doing."""
    if isinstance(update, Stepped):
        return update.actor
    if isinstance(update, Placed):
        return None if update.went is None else update.went.actor
    return update.entry.actor


class LocalTable:
    """A host with seats in the same process."""

    hosted = False
    """Whether people sit at it from elsewhere."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.seats: dict[SeatId, SeatClient] = {}

    @property
    def spec(self) -> GameSpec:
        """The game that is played."""
        return self.host.spec

    def sit(self, seat: SeatId) -> SeatClient:
        """Return the client of `seat` (a player, JUDGE or SPECTATOR), joining it if needed."""
        if seat not in self.seats:
            client = SeatClient(seat, self.host.submit, LocalChronicle(self.host, seat))
            self.seats[seat] = client
            self.host.join(seat, client.told)
        return self.seats[seat]


def lay_table(
    spec: GameSpec,
    names: tuple[str, ...],
    decks: tuple[tuple[str, ...], ...],
    seed: int | None = None,
    first: SeatId = 0,
    options: Options = (),
) -> LocalTable:
    """Lay a new table: one seat per name, with the card keys of its deck.

    `options` are what it agreed on before: (option, value).
    """
    return LocalTable(lay_host(spec, names, decks, seed, first, options))


def lay_host(
    spec: GameSpec,
    names: tuple[str, ...],
    decks: tuple[tuple[str, ...], ...],
    seed: int | None = None,
    first: SeatId = 0,
    options: Options = (),
) -> Host:
    """Return the host of a new table, which nobody sits at yet; see `lay_table`."""
    teams = spec.teams(len(names))
    called = all_told_apart(names)
    seats = tuple(Seat(name, team) for name, team in zip(called, teams, strict=True))
    began = Began(spec.id, seats, spec.zones, spec.lay(seats, decks), seed, first, options)
    return host_table(spec, began, Entropy(seed))
