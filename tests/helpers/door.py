"""A table's door and those who knock at it, without a network: messages go from hand to hand."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from dataclasses import dataclass, field

from app.net.auth import caller as c
from app.net.auth.caller import Caller, Inside, Ticket
from app.net.auth.client_key import new_key
from app.net.auth.door import Door, Entered, Reply
from app.net.auth.door_event import DoorEvent
from app.net.auth.door_messages import Refused, from_host
from app.net.auth.doorkeeper import Doorkeeper
from app.net.auth.guest_list import GuestList
from app.net.transport.versions import SPOKEN, Versions

OURS = hashlib.sha256(b"our table").digest()
THEIRS = hashlib.sha256(b"somebody in between").digest()
SECRET = bytes(range(16))
AKI, REN, MIO = "192.168.1.10", "192.168.1.11", "192.168.1.12"

Between = Callable[[bytes], bytes]


def drawing(seed: int) -> Callable[[int], bytes]:
    """Entropy that is the same in every run."""
    return random.Random(seed).randbytes


def as_it_is(data: bytes) -> bytes:
    return data


@dataclass
class Table:
    """A hosted table as its door sees it, and a clock that the test turns."""

    keeper: Doorkeeper
    now: float = 1000.0
    events: list[DoorEvent] = field(default_factory=list)
    over_the_wire: list[bytes] = field(default_factory=list)
    """Every message of the last knock, in the order of time."""

    def door(self, address: str = REN) -> tuple[Door, Reply]:
        door = Door(self.keeper, address)
        return door, self.told(door.open(self.now))

    def told(self, reply: Reply) -> Reply:
        self.events += reply.events
        return reply

    def hear(self, door: Door, data: bytes) -> Reply:
        """What the host answers in the end, with its half of an exchange worked out."""
        reply = self.told(door.receive(data, self.now))
        if reply.work is None:
            return reply
        return self.told(door.worked(reply.work(), self.now))

    def wait(self, seconds: float) -> None:
        self.now += seconds

    def knock(
        self,
        ticket: Ticket,
        address: str = REN,
        *,
        key: bytes = b"",
        sees: bytes = OURS,
        versions: Versions = SPOKEN,
        seed: int = 1,
        to_host: Between = as_it_is,
        to_caller: Between = as_it_is,
    ) -> tuple[Inside | Refused | None, Entered | None]:
        """Somebody comes; returns what became of it on both sides."""
        door, opening = self.door(address)
        if opening.closed:
            return refusal_in(opening), None
        calling = Caller(ticket, key or new_key(), sees, versions=versions, draw=drawing(seed))
        reply, entered = calling.open(self.now), None
        self.over_the_wire = []
        while reply.say:
            sent = to_host(reply.say[0])
            answer = self.hear(door, sent)
            entered = entered or answer.entered
            if not answer.say:
                break
            back = to_caller(answer.say[0])
            self.over_the_wire += [sent, back]
            reply = calling.receive(back, self.now)
        if entered is None:
            self.events += door.gone(self.now)
        return reply.inside or reply.refused, entered


def refusal_in(reply: Reply) -> Refused:
    said = from_host(reply.say[-1])
    assert isinstance(said, Refused)
    return said


def table(*, code: bool = True, versions: Versions = SPOKEN, seed: int = 7) -> Table:
    """A table with one invite and, unless told otherwise, a spoken code."""
    guests = GuestList()
    guests.invite(SECRET)
    keeper = Doorkeeper(OURS, guests, versions=versions, draw=drawing(seed))
    if code:
        keeper.change_code()
    return Table(keeper)


def with_invite(secret: bytes = SECRET) -> Ticket:
    return Ticket("invite", secret, OURS[:16])


def with_code(table: Table) -> Ticket:
    assert table.keeper.code is not None
    return c.by_code(table.keeper.code)


def wrong_code(table: Table) -> Ticket:
    assert table.keeper.code is not None
    return c.by_code(f"{(int(table.keeper.code) + 1) % 1_000_000:06}")


def inside(outcome: object) -> Inside:
    """What somebody is who was let in."""
    assert isinstance(outcome, Inside), outcome
    return outcome


def refused(outcome: object) -> str:
    """The code with which somebody was turned away, with words for people."""
    assert isinstance(outcome, Refused), outcome
    assert outcome.reason.en
    assert outcome.reason.ja
    return outcome.code
