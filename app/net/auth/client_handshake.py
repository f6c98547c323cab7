"""The client's side of being let in: messages in, messages out, in or not in.

It tells nothing before the certificate it sees is the one the invite pinned, and believes nothing
before the host has proven that it knows the secret too.
"""

from __future__ import annotations

import os
from dataclasses import field
from typing import Literal

from app.core.data.value import value
from app.core.ids import SeatId
from app.net.auth import proof
from app.net.auth.client_key import public_key, sign
from app.net.auth.handshake_messages import (
    Challenge,
    FromHost,
    Hello,
    Proof,
    Refused,
    Share,
    Way,
    Welcome,
    from_host,
    refusal_code,
    write,
)
from app.net.auth.invite import Draw, Invite, Role
from app.net.auth.refusals import refusal, refused_unknown, understood
from app.net.auth.spake2_exchange import ClientExchange
from app.net.transport.certificate import is_pinned
from app.net.transport.versions import SPOKEN, Versions

TO_BE_LET_IN = 15.0
"""Seconds until a client gives up: longer than the host waits, whose reason is the better one."""
_Stage = Literal["silent", "hello", "share", "proof", "over"]


@value
class Credential:
    """By what somebody comes: an invite, a spoken code, the token of a seat."""

    way: Way
    key: bytes = field(repr=False)
    """What is proven; of a code the digits."""
    pin: bytes = b""
    """The certificate's fingerprint or its first bytes; empty if only a code is known."""


@value
class Admission:
    """The client is in."""

    roles: tuple[Role, ...]
    """What it may be at the table."""
    seat: SeatId | None
    """The seat it comes back to."""
    version: int
    fingerprint: bytes
    """Of the certificate that is proven to be the table's: to be kept with the seat's token."""


@value
class ClientReply:
    """What the client is to do, in this order."""

    say: tuple[bytes, ...] = ()
    inside: Admission | None = None
    refused: Refused | None = None
    """Why it is not let in: close the connection."""


def by_invite(invite: Invite) -> Credential:
    """Return the credential of somebody who has an invite."""
    return Credential("invite", invite.secret, invite.pin)


def by_code(code: str) -> Credential:
    """Return the credential of somebody who was told a code, as `read_code` gives it."""
    return Credential("code", code.encode())


def by_token(token: bytes, pin: bytes) -> Credential:
    """Return what brings somebody back; `pin` is the kept `Admission.fingerprint`."""
    return Credential("token", proof.return_key(token), pin)


class ClientHandshake:
    """One connection of somebody who wants to be let in."""

    def __init__(
        self,
        credential: Credential,
        key: bytes,
        fingerprint: bytes,
        *,
        versions: Versions = SPOKEN,
        draw: Draw = os.urandom,
    ) -> None:
        """Take a connection on which the certificate with `fingerprint` was seen.

        `key` is the private key of this client at this table (`client_key.new_key`).
        """
        self.deadline = 0.0
        """When `tick` is due, in seconds on the client's clock."""
        self._credential = credential
        self._own = key
        self._fingerprint = fingerprint
        self._versions = versions
        self._draw = draw
        self._stage: _Stage = "silent"
        self._said: tuple[bytes, ...] = ()
        self._key = b"" if credential.way == "code" else credential.key
        self._exchange: ClientExchange | None = None
        self._transcript = b""
        self._version = 0

    # -- what the client calls ----------------------------------------------------------------

    def open(self, now: float) -> ClientReply:
        """Begin, if it is the right table that answers."""
        self.deadline = now + TO_BE_LET_IN
        credential = self._credential
        knows_table = bool(credential.pin) or credential.way != "code"
        if knows_table and not is_pinned(self._fingerprint, credential.pin):
            return self._stop("other-table")
        hello = write(
            Hello(
                self._versions.oldest,
                self._versions.newest,
                credential.way,
                self._draw(proof.NONCE_LENGTH).hex(),
                public_key(self._own).hex(),
                "" if credential.way == "code" else proof.secret_name(credential.key).hex(),
            )
        )
        self._said = (hello,)
        self._stage = "hello"
        return ClientReply((hello,))

    def receive(self, data: bytes, now: float) -> ClientReply:
        """Take a message, whatever it is."""
        if self._stage == "over":
            return ClientReply()
        if now >= self.deadline:
            return self.tick(now)
        message = from_host(data)
        if message is None:
            code = refusal_code(data)
            return self._end(refused_unknown(code)) if code is not None else self._stop("no-table")
        if isinstance(message, Refused):
            return self._end(understood(message))
        return self._hear(message, data)

    def tick(self, now: float) -> ClientReply:
        """Give up if it takes too long."""
        if self._stage == "over" or now < self.deadline:
            return ClientReply()
        return self._stop("no-answer")

    # -- messages -----------------------------------------------------------------------------

    def _hear(self, message: FromHost, data: bytes) -> ClientReply:
        if self._stage == "hello" and isinstance(message, Challenge):
            return self._answer(message, data)
        if self._stage == "share" and isinstance(message, Share):
            return self._exchanged(message, data)
        if self._stage == "proof" and isinstance(message, Welcome):
            return self._enter(message)
        return self._stop("no-table")

    def _answer(self, challenge: Challenge, data: bytes) -> ClientReply:
        if not self._versions.oldest <= challenge.version <= self._versions.newest:
            return self._stop("no-table")
        self._version = challenge.version
        self._said = (*self._said, data)
        if self._credential.way != "code":
            return self._prove()
        context = proof.transcript(self._fingerprint, *self._said)
        self._exchange = ClientExchange(self._credential.key.decode(), context, self._draw)
        share = write(Share(self._exchange.share.hex()))
        self._said = (*self._said, share)
        self._stage = "share"
        return ClientReply((share,))

    def _exchanged(self, message: Share, data: bytes) -> ClientReply:
        assert self._exchange is not None
        key = self._exchange.key(bytes.fromhex(message.share))
        if key is None:
            return self._stop("host-unproven")
        self._key = key
        self._said = (*self._said, data)
        return self._prove()

    def _prove(self) -> ClientReply:
        self._transcript = proof.transcript(self._fingerprint, *self._said)
        shown = proof.client_proof(self._key, self._transcript)
        signature = sign(self._own, proof.to_sign(self._transcript))
        self._stage = "proof"
        return ClientReply((write(Proof(shown.hex(), signature.hex())),))

    def _enter(self, welcome: Welcome) -> ClientReply:
        right = proof.host_proof(self._key, self._transcript)
        if not proof.is_proof(bytes.fromhex(welcome.proof), right):
            return self._stop("host-unproven")
        self._stage = "over"
        inside = Admission(welcome.roles, welcome.seat, self._version, self._fingerprint)
        return ClientReply(inside=inside)

    # -- the end ------------------------------------------------------------------------------

    def _stop(self, code: str) -> ClientReply:
        return self._end(refusal(code))

    def _end(self, refused: Refused) -> ClientReply:
        self._stage = "over"
        self._key = b""
        self._exchange = None
        return ClientReply(refused=refused)
