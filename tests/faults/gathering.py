"""Strange messages to a table that is not laid yet: seats gather, decks are brought.

Aki came first and has the host's chair. Mallory sits down, leaves and comes back, and says things.
In the end Aki sends Mallory away, Ren comes, and the table is laid as if nothing had been.
"""

from __future__ import annotations

import random
import time
from pathlib import Path

from app.core.intent import Announce
from app.games.game_registry import GAMES
from app.net.auth.client_handshake import by_invite
from app.net.auth.client_key import new_key
from app.net.auth.invite import read_invite
from app.net.encoding import messages
from app.net.server.hosting import Open
from app.session.host.local_table import lay_table
from app.session.host.updates import Accepted
from app.session.room.messages.from_people import BringDeck, Chair, SayReady, Sit
from app.session.room.messages.to_people import People
from tests.faults.host_process import HostProcess
from tests.faults.line import Line
from tests.faults.strange import changed, samples
from tests.helpers.ports import free_port
from tests.net.auth.test_handshake_fuzz import mutated
from tests.net.tables import Guest, wait_for

AT_A_TIME = 400
"""Messages from one connection, fewer than are too many."""
REFS = tuple(f"A-{number:02}" for number in range(60))


def _seen(guest: Guest) -> set[str]:
    """Return the names of all who were there."""
    told = guest.all(People)
    return {one.name for people in told for one in people.people}  # type: ignore[attr-defined]


class Gathering:
    """One table that gathers, and somebody who disturbs it."""

    def __init__(self, home: Path, chance: random.Random, most: float) -> None:
        """`most`: megabytes that the host may grow."""
        home.mkdir()
        self.host = HostProcess(home, ("--seats", "2"), free_port())
        self.chance = chance
        self.sent = 0
        self.grown = 0.0
        """Megabytes."""
        self._most = most
        self._key = new_key()
        view = lay_table(GAMES["pokemon"], ("Aki", "Ren"), (REFS, REFS)).sit(1).view
        self._samples = samples(view)

    def run(self, count: int) -> None:
        """Say `count` strange things, and then lay the table. Raises AssertionError."""
        said = self.host.said
        hosts = tuple(said["hosts"])
        opened = Open(said["port"], said["invite"], said["judge_invite"], said["code"], hosts)
        guests = [Guest(opened, "Aki", seat=0).wait_inside()]
        try:
            # What is loaded once is loaded by then.
            self._visit(200)
            before = self.host.memory
            while self.sent < count:
                self._visit(min(AT_A_TIME, count - self.sent))
            self.grown = self.host.memory - before
            aki = guests[0]
            # Otherwise nobody disturbed anything.
            wait_for(lambda: "Mallory" in _seen(aki))
            for person in aki.table.people.people:
                if person.name != "Aki":
                    aki.say(Chair("kick", person.id))
            wait_for(lambda: len(aki.table.people.people) == 1)
            guests.append(Guest(opened, "Ren", seat=1).wait_inside())
            for guest in guests:
                guest.say(BringDeck(REFS))
                guest.say(SayReady())
            for guest in guests:
                answer = guest.ask(Announce("say", f"I am {guest.name}"))
                assert isinstance(answer, Accepted), answer
        finally:
            for guest in guests:
                guest.close()
        log = self.host.log.read_text(errors="replace")
        assert "Traceback" not in log, log[-3000:]
        assert self.grown < self._most, f"{self.grown:.1f} MB more, before the table was laid"

    def _visit(self, count: int) -> None:
        with Line(self.host.port) as line:
            line.greet()
            told = line.come_in(by_invite(read_invite(self.host.said["invite"])), self._key)
            self._sit(line, told)
            for number in range(count):
                line.say(self._strange())
                self.sent += 1
                if number % 20 == 0:
                    line.messages()
                if line.closed:
                    break
            line.messages(0.02)

    def _sit(self, line: Line, told: list[bytes]) -> None:
        """Sit down, unless there is a place already."""
        until = time.monotonic() + 10.0
        while not told and time.monotonic() < until:
            told = line.messages(0.1)
        if not any(b'"seated"' in text for text in told) and self.chance.random() < 0.9:
            line.say(messages.written(Sit("Mallory", "player", 1)))

    def _strange(self) -> bytes:
        one = self.chance.choice(self._samples)
        roll = self.chance.random()
        if roll < 0.25:
            return mutated(one, self.chance)
        return changed(one, self.chance) if roll < 0.9 else one
