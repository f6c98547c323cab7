"""How one comes to a hosted table, and to one's place there again: addresses, keys, and patience.

Whoever was in before tries until the table answers; whoever comes for the first time is told why
not after some tries.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from app.net.auth.client_handshake import ClientHandshake, ClientReply, Credential, by_token
from app.net.auth.handshake_messages import Refused
from app.net.client.connection_state import State
from app.net.client.retries import Retries
from app.net.transport.host_address import HostAddress
from app.net.transport.wire import LostError, Wire

log = logging.getLogger(__name__)

_LATER = ("busy", "crowded")
"""Refusals that pass by themselves: several friends came at the same moment."""


class Entrance:
    """One person's way to one table: what it is, and what it becomes once one was in."""

    def __init__(
        self,
        addresses: tuple[HostAddress, ...],
        credential: Credential,
        key: bytes,
        forget: Callable[[], None],
    ) -> None:
        """`key` is one of one's own; `forget` is called where the place of before is none here."""
        self.addresses = addresses
        self.token: bytes = b""
        """What one comes back with; empty before one has a seat."""
        self.pin: bytes = credential.pin
        """The table's certificate, once it is proven."""
        self.key = key
        """The private key that one has there."""
        self.was_in = False
        """Whether one was in before, and does not give up."""
        self.version = 0
        """The version of the wire that was agreed on last; 0 before one was in."""
        self.retries = Retries()
        self._handshake: ClientHandshake | None = None
        """With the host that was reached last; None once one is in."""
        self._wire: Wire | None = None
        self._credential = credential
        self._new_key = key
        self._forget = forget

    def come_back(self, token: bytes, pin: bytes, key: bytes, *, patient: bool) -> None:
        """Take the place one had, by what was kept of it."""
        self.token, self.pin, self.key, self.was_in = token, pin, key, patient

    def reach(self, ended: Callable[[], bool]) -> Wire | None:
        """Return a connection to the first address that answers; None for none, or once `ended`."""
        for address in self.addresses:
            if ended():
                return None
            try:
                return Wire(address.host, address.port)
            except LostError as problem:
                log.info("no table at %s: %s", address, problem)
        return None

    @property
    def at_door(self) -> bool:
        """Whether what is heard belongs to the handshake."""
        return self._handshake is not None

    def knock(self, wire: Wire, now: float) -> State | None:
        """Begin the handshake, at a time in seconds; return why one may not come, if so."""
        credential = by_token(self.token, self.pin) if self.token else self._credential
        self._wire = wire
        self._handshake = ClientHandshake(credential, self.key, wire.fingerprint)
        return self._follow(wire, self._handshake.open(now))

    def hear(self, text: bytes, now: float) -> State | None:
        """Take in what the host says in the handshake; return why one may not come, if so."""
        assert self._wire is not None  # one has knocked
        assert self._handshake is not None
        return self._follow(self._wire, self._handshake.receive(text, now))

    def _follow(self, wire: Wire, reply: ClientReply) -> State | None:
        """Do what the client's side of the handshake says."""
        for said in reply.say:
            wire.send(said)
        if reply.refused is not None:
            state = self._turned_away(reply.refused)
            if state is None:
                # Where it was not the host that ended it, it would wait in the handshake.
                wire.close()
            return state
        if reply.inside is not None:
            self.was_in = True
            self.pin = reply.inside.fingerprint
            self.version = reply.inside.version
            self._handshake = None
        return None

    def _turned_away(self, refused: Refused) -> State | None:
        """Return why one may not come, or None where another try is worth while by itself."""
        if refused.code in _LATER or (self.was_in and refused.again_in):
            self.retries.wait_for(float(refused.again_in))
            return None
        if refused.code == "unknown-token" and self.token and self._credential.way != "token":
            # The host could not keep the token, or gave the seat to another: the invite still
            # lets them in, and there whoever has a place is known by the key.
            self.token = b""
            return None
        if refused.code == "other-table" and self.was_in:
            # Somebody else hosts there while the own host is away, which may come back.
            return None
        if refused.code == "other-table" and self.token and self._credential.way == "code":
            # Today another table is at this address: the code is for that one, the key is not.
            self.token, self.pin, self.key = b"", b"", self._new_key
            self._forget()
            return None
        return State("refused", refused.reason, refused.code, float(refused.again_in))
