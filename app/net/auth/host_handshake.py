"""The host's side of letting one connection in: messages in, messages out, in or turned away.

No socket and no clock: the server carries the messages, says what time it is, and calls `tick`
when the deadline has come. What is cheap is checked first; the only dear step, the host's half of
an exchange, comes back as `Reply.work`, so that it need not hold up a game that is running.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Literal

from app.core.data.value import value
from app.core.ids import SeatId
from app.net.auth import proof
from app.net.auth.admission_control import TO_BE_IN, TO_CONFIRM, AdmissionControl
from app.net.auth.admission_events import AdmissionEvent
from app.net.auth.client_key import verify
from app.net.auth.guest_list import GUESTS, Guest, plain_address
from app.net.auth.handshake_messages import (
    Challenge,
    Hello,
    Proof,
    Share,
    Way,
    Welcome,
    from_client,
    offered,
    write,
)
from app.net.auth.invite import Role
from app.net.auth.refusals import refusal
from app.net.auth.spake2_exchange import Exchanged, host_exchange
from app.net.transport.versions import agreed, is_older

Work = Callable[[], Exchanged | None]
"""Touches nothing of the handshake's: may run in another thread."""
_Stage = Literal["hello", "share", "working", "proof", "over"]


@value
class Admitted:
    """Somebody is in."""

    way: Way
    roles: tuple[Role, ...]
    seat: SeatId | None
    """The seat that the client comes back to by a token."""
    key: bytes
    """The client's public key, which it has shown to own."""
    version: int
    address: str


@value
class Reply:
    """What the server is to do, in this order."""

    say: tuple[bytes, ...] = ()
    """Messages to send."""
    entered: Admitted | None = None
    closed: bool = False
    """Close the connection, after what is to be said; never together with `entered`."""
    work: Work | None = None
    """Run it and give what it returns to `worked`."""
    events: tuple[AdmissionEvent, ...] = ()
    """For the host's log."""


class HostHandshake:
    """One connection that is not yet let in."""

    def __init__(self, admission: AdmissionControl, address: str) -> None:
        """Take a connection from `address`, without its port."""
        self._admission = admission
        self.address = plain_address(address)
        self.deadline = 0.0
        """When `tick` is due, in seconds on the server's clock."""
        self._stage: _Stage = "hello"
        self._counted = False
        self._hello = Hello(0, 0, "code", "", "")
        self._version = 0
        self._guest: Guest | None = None
        self._key = b""
        self._said: tuple[bytes, ...] = ()
        """What went over the wire so far, in its order."""
        self._code_count = 0

    # -- what the server calls ----------------------------------------------------------------

    def open(self, now: float) -> Reply:
        """Begin; turns away at once where there are too many, and whoever is banned."""
        self.deadline = now + TO_BE_IN
        if self._admission.guests.bans_address(self.address):
            return self._refuse("banned", events=self._admission.banned(self.address, now))
        if self._admission.is_crowded(self.address):
            return self._refuse("crowded", again_in=TO_BE_IN)
        self._admission.come(self.address)
        self._counted = True
        return Reply()

    def receive(self, data: bytes, now: float) -> Reply:
        """Take a message, whatever it is."""
        if self._stage == "over":
            return Reply(closed=True)
        if now >= self.deadline:
            return self.tick(now)
        if self._stage == "hello":
            return self._hear_hello(data, now)
        message = from_client(data)
        if self._stage == "share" and isinstance(message, Share):
            return self._hear_share(message, data, now)
        if self._stage == "proof" and isinstance(message, Proof):
            return self._hear_proof(message, now)
        return self._refuse("not-understood", events=self._broken_off(now))

    def worked(self, done: Exchanged | None, now: float) -> Reply:
        """Take what `Reply.work` returned."""
        if self._stage != "working":
            return Reply(closed=True)
        if done is None:
            return self._refuse("not-understood", events=self._broken_off(now))
        answer = write(Share(done.share.hex()))
        self._said = (*self._said, answer)
        self._key = done.key
        self._stage = "proof"
        self.deadline = min(self.deadline, now + TO_CONFIRM)
        return Reply((answer,))

    def tick(self, now: float) -> Reply:
        """Turn the client away if its time is over."""
        if self._stage == "over" or now < self.deadline:
            return Reply(closed=self._stage == "over")
        return self._refuse("too-late", events=self._broken_off(now))

    def gone(self, now: float) -> tuple[AdmissionEvent, ...]:
        """Give the place free: the connection is lost."""
        events = self._broken_off(now)
        self._end()
        return events

    # -- hello --------------------------------------------------------------------------------

    def _hear_hello(self, data: bytes, now: float) -> Reply:
        versions = offered(data)
        if versions is None:
            return self._refuse("not-understood")
        spoken = self._admission.versions
        version = agreed(spoken, versions)
        if version is None:
            return self._refuse("caller-older" if is_older(versions, spoken) else "host-older")
        hello = from_client(data)
        if not isinstance(hello, Hello):
            return self._refuse("not-understood")
        self._hello, self._version = hello, version
        refused = self._wants_in(hello, now)
        if refused is not None:
            return refused
        challenge = write(Challenge(version, self._admission.draw(proof.NONCE_LENGTH).hex()))
        self._said = (data, challenge)
        self._stage = "share" if hello.way == "code" else "proof"
        return Reply((challenge,))

    def _wants_in(self, hello: Hello, now: float) -> Reply | None:
        """Return the refusal of who may not even try."""
        admission = self._admission
        if admission.guests.bans_key(hello.key):
            return self._refuse("banned", events=admission.banned(self.address, now))
        wait = admission.delay(self.address, hello.way, now)
        if wait > 0.0:
            return self._refuse("wait", again_in=wait)
        return self._wants_code(now) if hello.way == "code" else self._wants_by_secret(hello, now)

    def _wants_by_secret(self, hello: Hello, now: float) -> Reply | None:
        guest = self._admission.guests.find(hello.way, hello.name)
        if guest is None:
            events = self._admission.wrong_secret(self.address, hello.way, now)
            return self._refuse(f"unknown-{hello.way}", events=events)
        self._guest, self._key = guest, bytes.fromhex(guest.key)
        return None

    def _wants_code(self, now: float) -> Reply | None:
        if self._admission.code is None:
            return self._refuse("no-code")
        busy = self._admission.free_in(now)
        return self._refuse("busy", again_in=busy) if busy > 0.0 else None

    # -- the spoken code ----------------------------------------------------------------------

    def _hear_share(self, message: Share, data: bytes, now: float) -> Reply:
        admission = self._admission
        # All of it again: others came between hello and share.
        wait = admission.delay(self.address, "code", now)
        if wait > 0.0:
            return self._refuse("wait", again_in=wait)
        refused = self._wants_code(now)
        if refused is not None:
            return refused
        assert admission.code is not None
        admission.begin_try(self, now)
        self._code_count = admission.code_count
        context = proof.transcript(admission.fingerprint, *self._said)
        self._said = (*self._said, data)
        self._stage = "working"
        share = bytes.fromhex(message.share)
        return Reply(work=partial(host_exchange, admission.code, context, share, admission.draw))

    # -- the proof ----------------------------------------------------------------------------

    def _hear_proof(self, message: Proof, now: float) -> Reply:
        admission, hello = self._admission, self._hello
        by_code = hello.way == "code"
        if by_code and self._code_count != admission.code_count:
            return self._refuse("code-changed")
        if not by_code and admission.guests.find(hello.way, hello.name) != self._guest:
            # Withdrawn since the hello.
            return self._refuse(f"unknown-{hello.way}")
        said = proof.transcript(admission.fingerprint, *self._said)
        right = proof.client_proof(self._key, said)
        if not proof.is_proof(bytes.fromhex(message.proof), right):
            return self._wrong(now)
        key, signature = bytes.fromhex(hello.key), bytes.fromhex(message.signature)
        if admission.guests.bans_key(hello.key) or not verify(key, signature, proof.to_sign(said)):
            return self._refuse("wrong-proof", events=self._broken_off(now))
        admission.right(self.address, hello.way)
        roles = self._guest.roles if self._guest else GUESTS
        seat = self._guest.seat if self._guest else None
        welcome = Welcome(proof.host_proof(self._key, said).hex(), roles, seat)
        entered = Admitted(hello.way, roles, seat, key, self._version, self.address)
        self._end()
        return Reply((write(welcome),), entered)

    def _wrong(self, now: float) -> Reply:
        admission, way = self._admission, self._hello.way
        if way == "code":
            events = admission.wrong_code(self.address, self._code_count, now, finished=True)
        else:
            events = admission.wrong_secret(self.address, way, now)
        wait = admission.delay(self.address, way, now)
        return self._refuse(
            "wrong-code" if way == "code" else "wrong-proof", again_in=wait, events=events
        )

    # -- the end ------------------------------------------------------------------------------

    def _broken_off(self, now: float) -> tuple[AdmissionEvent, ...]:
        """Count a try with a code that was begun and not finished."""
        if self._hello.way != "code" or self._stage not in ("working", "proof"):
            return ()
        return self._admission.wrong_code(self.address, self._code_count, now, finished=False)

    def _refuse(
        self, code: str, *, again_in: float = 0.0, events: tuple[AdmissionEvent, ...] = ()
    ) -> Reply:
        self._end()
        return Reply((write(refusal(code, again_in)),), closed=True, events=events)

    def _end(self) -> None:
        self._stage = "over"
        self._key = b""
        self._admission.end_try(self)
        if self._counted:
            self._counted = False
            self._admission.leave(self.address)
