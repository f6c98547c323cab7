"""A table in one process: solo play, two seats at one screen, tests, the command line.

The same host and the same seats as over a network, joined by plain calls.
"""

from __future__ import annotations

import os
from collections.abc import Callable

from app.core.fact import Began
from app.core.ids import NodeId, SeatId
from app.core.intent import Intent, Request
from app.core.options import Options
from app.core.view import SeatView, fold
from app.core.zone import Seat
from app.games.api import GameSpec
from app.session.entropy import Entropy
from app.session.host import Host, host_table
from app.session.updates import Answer, Placed, Stepped, Update


class SeatClient:
    """One seat: holds its view, folds what it is told, sends intents."""

    def __init__(self, seat: SeatId, submit: Callable[[Request], Answer]) -> None:
        self.seat = seat
        self.node: NodeId = 0
        self.listeners: list[Callable[[Update], None]] = []
        """Called after the view was brought up to date."""
        self._submit = submit
        self._view: SeatView | None = None
        # The host remembers what it answered, by seat and request: a seat that is taken again must
        # not ask with the names of those before it.
        self._name = os.urandom(6).hex()
        self._asked = 0

    @property
    def view(self) -> SeatView:
        """What this seat knows now."""
        assert self._view is not None  # a joined seat is told the whole view first
        return self._view

    def told(self, update: Update) -> None:
        """Take in what the host says."""
        if isinstance(update, Stepped):
            for fact in update.facts:
                self._view = fold(self.view, fact)
            self.node = update.node
        elif isinstance(update, Placed):
            self._view = update.view
            self.node = update.node
        for listener in list(self.listeners):
            listener(update)

    def ask(self, intent: Intent) -> Answer:
        """Send an intent and return the host's answer."""
        self._asked += 1
        return self._submit(Request(f"{self._name}-{self._asked}", self.seat, self.node, intent))


class LocalTable:
    """A host with seats in the same process."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.seats: dict[SeatId, SeatClient] = {}

    def sit(self, seat: SeatId) -> SeatClient:
        """Return the client of `seat` (a player, JUDGE or SPECTATOR), joining it if needed."""
        if seat not in self.seats:
            client = SeatClient(seat, self.host.submit)
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
    teams = spec.teams(len(names))
    seats = tuple(Seat(name, team) for name, team in zip(names, teams, strict=True))
    began = Began(spec.id, seats, spec.zones, spec.lay(seats, decks), seed, first, options)
    return LocalTable(host_table(spec, began, Entropy(seed)))
