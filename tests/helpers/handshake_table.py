"""A hosted table and those who try to join, without a network: messages go from hand to hand."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from dataclasses import dataclass, field

from app.net.auth import client_handshake as c
from app.net.auth.admission_control import AdmissionControl
from app.net.auth.admission_events import AdmissionEvent
from app.net.auth.client_handshake import Admission, ClientHandshake, Credential
from app.net.auth.client_key import new_key
from app.net.auth.guest_list import GuestList
from app.net.auth.handshake_messages import Refused, from_host
from app.net.auth.host_handshake import Admitted, HostHandshake, Reply
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
    """A hosted table as a handshake sees it, and a clock that the test turns."""

    admission: AdmissionControl
    now: float = 1000.0
    events: list[AdmissionEvent] = field(default_factory=list)
    over_the_wire: list[bytes] = field(default_factory=list)
    """Every message of the last try, in the order of time."""

    def handshake(self, address: str = REN) -> tuple[HostHandshake, Reply]:
        handshake = HostHandshake(self.admission, address)
        return handshake, self.told(handshake.open(self.now))

    def told(self, reply: Reply) -> Reply:
        self.events += reply.events
        return reply

    def hear(self, handshake: HostHandshake, data: bytes) -> Reply:
        """What the host answers in the end, with its half of an exchange worked out."""
        reply = self.told(handshake.receive(data, self.now))
        if reply.work is None:
            return reply
        return self.told(handshake.worked(reply.work(), self.now))

    def wait(self, seconds: float) -> None:
        self.now += seconds

    def try_to_join(
        self,
        credential: Credential,
        address: str = REN,
        *,
        key: bytes = b"",
        sees: bytes = OURS,
        versions: Versions = SPOKEN,
        seed: int = 1,
        to_host: Between = as_it_is,
        to_caller: Between = as_it_is,
    ) -> tuple[Admission | Refused | None, Admitted | None]:
        """Somebody comes; returns what became of it on both sides."""
        handshake, opening = self.handshake(address)
        if opening.closed:
            return refusal_in(opening), None
        calling = ClientHandshake(
            credential, key or new_key(), sees, versions=versions, draw=drawing(seed)
        )
        reply, entered = calling.open(self.now), None
        self.over_the_wire = []
        while reply.say:
            sent = to_host(reply.say[0])
            answer = self.hear(handshake, sent)
            entered = entered or answer.entered
            if not answer.say:
                break
            back = to_caller(answer.say[0])
            self.over_the_wire += [sent, back]
            reply = calling.receive(back, self.now)
        if entered is None:
            self.events += handshake.gone(self.now)
        return reply.inside or reply.refused, entered


def refusal_in(reply: Reply) -> Refused:
    said = from_host(reply.say[-1])
    assert isinstance(said, Refused)
    return said


def table(*, code: bool = True, versions: Versions = SPOKEN, seed: int = 7) -> Table:
    """A table with one invite and, unless told otherwise, a spoken code."""
    guests = GuestList()
    guests.invite(SECRET)
    admission = AdmissionControl(OURS, guests, versions=versions, draw=drawing(seed))
    if code:
        admission.change_code()
    return Table(admission)


def with_invite(secret: bytes = SECRET) -> Credential:
    return Credential("invite", secret, OURS[:16])


def with_code(table: Table) -> Credential:
    assert table.admission.code is not None
    return c.by_code(table.admission.code)


def wrong_code(table: Table) -> Credential:
    assert table.admission.code is not None
    return c.by_code(f"{(int(table.admission.code) + 1) % 1_000_000:06}")


def inside(outcome: object) -> Admission:
    """What somebody is who was let in."""
    assert isinstance(outcome, Admission), outcome
    return outcome


def refused(outcome: object) -> str:
    """The code with which somebody was turned away, with words for people."""
    assert isinstance(outcome, Refused), outcome
    assert outcome.reason.en
    assert outcome.reason.ja
    return outcome.code
