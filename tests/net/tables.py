"""A hosted table in this process, and people who come to it over a real socket on this machine."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from app.core.ids import JUDGE, SPECTATOR
from app.core.intent import Intent, Procedure
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.game_api import GameSpec
from app.games.game_registry import GAMES
from app.games.pokemon.cards.decklists.decklist import read_decklist_file
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.net.auth.admission_events import AdmissionEvent
from app.net.auth.client_handshake import Credential, by_code, by_invite
from app.net.auth.client_key import new_key
from app.net.auth.invite import read_invite
from app.net.client.connection_state import State
from app.net.client.remote_table import RemoteTable
from app.net.client.table_client import TableClient
from app.net.server.hosted_table import HostedTable
from app.net.server.hosting import Hosting, Open
from app.resources import decklists
from app.session.host.host import Host
from app.session.host.updates import Answer, Committed
from app.session.room.lobby import Setup
from app.session.room.messages.from_people import FromPeople, Role, Sit
from app.session.seat.seat_client import SeatClient
from app.session.seat.sent_intent import Sent
from tests.helpers.begun import begins

PATIENCE = 20.0
"""Seconds after which something that has to come never will."""
LINKS_WAIT = 5.0
"""Seconds that links and signatures are waited for, where a test is not about who gives none."""
SPEC = GAMES["pokemon"]
Games = Callable[[str], GameSpec | None]
"""Finds a game by its id."""


def wait_for(thing: Callable[[], object]) -> None:
    """Wait until something is so."""
    until = time.monotonic() + PATIENCE
    while not thing():
        assert time.monotonic() < until, "it never came"
        time.sleep(0.002)


def deck_of(name: str, cards: PokemonCards) -> tuple[str, ...]:
    """Return the card keys of a shipped deck."""
    return read_decklist_file(decklists() / "pokemon" / f"{name}.txt", cards).keys


class Hosted:
    """A table that is hosted in a thread of its own."""

    def __init__(
        self,
        hosting: Hosting,
        clock: Callable[[], float] = time.monotonic,
        games: Games = GAMES.get,
    ) -> None:
        self.hosting = hosting
        self.games = games
        self.clock = clock
        self.told: list[Open | AdmissionEvent | Words] = []
        self.table: HostedTable | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._failed: list[BaseException] = []
        self._thread = threading.Thread(target=self._run, name="hosted table", daemon=True)
        self._thread.start()
        try:
            wait_for(lambda: self._failed or any(isinstance(one, Open) for one in self.told))
        except AssertionError:
            self.close()
            raise
        assert not self._failed, self._failed

    def _run(self) -> None:
        async def host() -> None:
            self._loop = asyncio.get_running_loop()
            self.table = HostedTable(self.hosting, self.games, self.told.append, self.clock)
            await self.table.run()

        try:
            asyncio.run(host())
        except BaseException as problem:  # noqa: BLE001 - the test that waits is told
            self._failed.append(problem)

    @property
    def open(self) -> Open:
        """How the table can be joined."""
        return next(one for one in self.told if isinstance(one, Open))

    @property
    def host(self) -> Host:
        """The truth, of a table that is laid."""
        assert self.table is not None
        host = self.table.server.room.host
        assert host is not None
        return host

    def do(self, thing: Callable[[], object]) -> None:
        """Do something in the thread of the table, and wait for it."""
        assert self._loop is not None
        done = threading.Event()

        def call() -> None:
            try:
                thing()
            finally:
                done.set()

        self._loop.call_soon_threadsafe(call)
        assert done.wait(PATIENCE)

    def close(self) -> None:
        """End the table."""
        if self.table is not None and self._thread.is_alive():
            assert self._loop is not None
            self._loop.call_soon_threadsafe(self.table.end)
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        assert not self._failed, self._failed


class Guest:
    """Somebody who comes to a hosted table."""

    def __init__(
        self,
        opened: Open,
        name: str,
        *,
        role: Role = "player",
        seat: int | None = None,
        credential: Credential | None = None,
        key: bytes | None = None,
        games: Games = GAMES.get,
    ) -> None:
        self.name = name
        self.key = key or new_key()
        self.heard: list[object] = []
        self.table = RemoteTable(games)
        self.table.listeners.append(self.heard.append)
        invite = read_invite(opened.judge_invite if role == "judge" else opened.invite)
        self.client = TableClient(
            invite.addresses,
            credential or by_invite(invite),
            self.key,
            Sit(name, role, seat),
            self.table,
        )
        self.table.connect(self.client)

    def all(self, kind: type) -> list[object]:
        """Return what was heard of a kind."""
        return [one for one in self.heard if isinstance(one, kind)]

    def wait_inside(self) -> Guest:
        """Wait until there is a place."""
        wait_for(lambda: self.table.me is not None)
        return self

    def wait_refused(self) -> State:
        """Wait until it is clear that there will be none, and return why."""
        wait_for(lambda: self.table.state.name == "refused")
        return self.table.state

    @property
    def is_laid(self) -> bool:
        """Whether the table is laid, and what the seat sees of it has come."""
        seat = self.table.seat
        return seat is not None and seat._view is not None

    @property
    def seat(self) -> SeatClient:
        """The seat, once the table is laid."""
        wait_for(lambda: self.is_laid)
        assert self.table.seat is not None
        return self.table.seat

    @property
    def view(self) -> SeatView:
        """What is seen."""
        return self.seat.view

    def ask(self, intent: Intent) -> Answer:
        """Make a gesture and wait for the answer."""
        sent = self.seat.send(intent)
        wait_for(lambda: sent.answer is not None)
        assert sent.answer is not None
        return sent.answer

    def throw(self, intent: Intent) -> str:
        """Make a gesture that waits for nothing; return the name of its request."""
        request = self.client.pending.open(Sent(intent), self.seat.seat, self.seat.node)
        self.client.ask(request)
        return request.id

    def say(self, message: FromPeople) -> None:
        """Send something beside the cards."""
        self.table.say(message)

    def close(self) -> None:
        """Leave."""
        self.table.close()


def hosting(
    path: Path, *decks: tuple[str, ...], seats: int = 2, delay: float | None = None
) -> Hosting:
    """Return a table on this machine alone, with decks on its first seats."""
    return Hosting(SPEC, Setup(seats, decks=decks), path, 0, delay, listen=("127.0.0.1",))


@contextmanager
def hosted(what: Hosting, clock: Callable[[], float] = time.monotonic) -> Iterator[Hosted]:
    """Host a table for a while, by a clock that a test may move."""
    table = Hosted(what, clock)
    try:
        yield table
    finally:
        table.close()


def bindings(table: Hosted, seat: int) -> int:
    """Return how often a seat's program was bound to a chain of links, since the table was laid."""
    journal = list(table.host.journal)
    return sum(isinstance(entry, Committed) and entry.seat == seat for entry in journal)


def same_eyes(guest: Guest, table: Hosted) -> bool:
    """Whether somebody sees exactly what the host says these eyes see."""
    found: list[bool] = []

    def compare() -> None:
        host, client = table.host, guest.seat
        seen = host.view_at(host.tree.cursor, client.seat)
        found.append(client.node == host.tree.cursor and client.view == seen)

    table.do(compare)
    return found[0]


def begin_play(first: Guest, second: Guest) -> None:
    """Set up and begin the game."""
    for guest in (first, second):
        guest.ask(Procedure("setup", (("auto", "1"),)))
    wait_for(lambda: first.seat.node == second.seat.node)
    first.ask(begins(first.view))


__all__ = [
    "JUDGE",
    "SPECTATOR",
    "Guest",
    "Hosted",
    "begin_play",
    "bindings",
    "by_code",
    "deck_of",
    "hosted",
    "hosting",
    "same_eyes",
    "wait_for",
]
