"""Guests of a hosted table in a process of their own, for the benches of the LAN.

`python -m app.cli.benches.tools.lan_guest INVITE COUNT ROLE`: so many guests come, say "in" once
all see the table, and on a line from standard input tell as JSON when each of them knew of which
step, in seconds of the machine's monotonic clock.
"""

from __future__ import annotations

import json
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from app.core.data.cycle_collection import Collecting
from app.games.game_registry import GAMES
from app.net.auth.client_handshake import by_invite
from app.net.auth.client_key import new_key
from app.net.auth.invite import read_invite
from app.net.client.remote_table import RemoteTable
from app.net.client.table_client import TableClient
from app.session.host.updates import SeatUpdate, Stepped
from app.session.room.messages.from_people import Role, SayReady, Sit
from app.session.room.messages.to_people import Seated
from app.session.seat.seat_client import SeatClient

PATIENCE = 30.0
"""Seconds to come in."""
COLLECT_EVERY = 0.25
"""Seconds between two looks at whether there are cycles to collect."""


class Far:
    """Somebody at a hosted table, without a window."""

    def __init__(self, invite: str, name: str, role: Role = "player") -> None:
        self.table = RemoteTable(GAMES.get)
        self.table.listeners.append(self._hear)
        self.knew: list[tuple[int, float]] = []
        """(step, when it was folded)."""
        self.there = threading.Event()
        self.placed = threading.Event()
        """Set whenever the whole view came."""
        way = read_invite(invite)
        self.client = TableClient(
            way.addresses, by_invite(way), new_key(), Sit(name, role), self.table
        )
        self.table.connect(self.client)

    def _hear(self, what: object) -> None:
        if isinstance(what, Seated):
            self.table.say(SayReady())
        elif isinstance(what, SeatClient):
            what.listeners.append(self._told)
            self.there.set()

    def _told(self, update: SeatUpdate) -> None:
        if isinstance(update, Stepped):
            self.knew.append((update.node, time.perf_counter()))
        else:
            self.placed.set()

    @property
    def seat(self) -> SeatClient:
        """The seat at the table that was laid."""
        if not self.there.wait(PATIENCE) or self.table.seat is None:
            message = f"never came in: {self.table.state}"
            raise RuntimeError(message)
        return self.table.seat


@contextmanager
def collecting() -> Iterator[None]:
    """Collect cycles between two looks, as a window and a host do, and not wherever it happens."""
    collecting, over = Collecting(), threading.Event()

    def look() -> None:
        while not over.wait(COLLECT_EVERY):
            collecting.look()

    thread = threading.Thread(target=look, name="collecting")
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()
        collecting.stop()


def main(invite: str, count: int, role: Role) -> None:
    """Be guests."""
    guests = [Far(invite, f"{role} {number}", role) for number in range(count)]
    for guest in guests:
        _ = guest.seat
    print("in", flush=True)
    with collecting():
        sys.stdin.readline()
    json.dump([guest.knew for guest in guests], sys.stdout)
    sys.stdout.flush()
    for guest in guests:
        guest.table.close()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3])  # type: ignore[arg-type]  # one of ours
