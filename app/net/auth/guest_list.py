"""Who may come in by a secret, who comes back to a seat, and who may not come at all.

`server_state.py` says what of it outlives the host's process.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Iterator
from dataclasses import field
from typing import Literal

from app.core.data.value import replace, value
from app.core.ids import SeatId
from app.net.auth.invite import Role
from app.net.auth.proof import secret_name

GUESTS: tuple[Role, ...] = ("player", "spectator")
"""What somebody may be who was invited without a role; a judge sees all and is invited as one."""
MOST_GUESTS = 200
"""Invites and seats of one table."""
MOST_BANNED = 1000
"""Addresses, and keys, that are remembered as banned; the oldest are forgotten first."""


@value
class Guest:
    """Whoever knows a key."""

    way: Literal["invite", "token"]
    key: str = field(repr=False)
    """The secret of the invite, or the return key of the token; hex."""
    roles: tuple[Role, ...] = GUESTS
    seat: SeatId | None = None


class GuestList:
    """The guests of one table."""

    def __init__(self) -> None:
        self._guests: dict[tuple[str, str], Guest] = {}
        self._addresses: dict[str, None] = {}
        self._keys: dict[str, None] = {}

    def __iter__(self) -> Iterator[Guest]:
        return iter(self._guests.values())

    @property
    def banned_addresses(self) -> tuple[str, ...]:
        """The addresses that nobody may come from, the oldest first."""
        return tuple(self._addresses)

    @property
    def banned_keys(self) -> tuple[str, ...]:
        """The public keys, in hex, that nobody may come with."""
        return tuple(self._keys)

    # -- secrets ------------------------------------------------------------------------------

    def invite(self, secret: bytes, roles: Iterable[Role] = GUESTS) -> None:
        """Let in whoever knows the secret of an invite, as one of `roles`."""
        self._put(Guest("invite", secret.hex(), tuple(roles)))

    def expect_back(self, key: bytes, seat: SeatId | None, roles: Iterable[Role] = GUESTS) -> None:
        """Keep a seat for whoever has the token that `key` was made of, and for nobody before."""
        if seat is not None:
            self.forget_seat(seat)
        self._put(Guest("token", key.hex(), tuple(roles), seat))

    def forget_seat(self, seat: SeatId) -> None:
        """Let nobody come back to a seat by a token given before."""
        self._guests = {at: guest for at, guest in self._guests.items() if guest.seat != seat}

    def swap_seats(self, seat: SeatId, to: SeatId) -> None:
        """Let whoever comes back to one of two seats come back to the other."""
        other = {seat: to, to: seat}
        self._guests = {
            at: replace(guest, seat=other[guest.seat]) if guest.seat in other else guest
            for at, guest in self._guests.items()
        }

    def find(self, way: str, name: str) -> Guest | None:
        """Return who comes by the secret that is called `name`."""
        return self._guests.get((way, name))

    def _put(self, guest: Guest) -> None:
        self._guests[guest.way, secret_name(bytes.fromhex(guest.key)).hex()] = guest
        if len(self._guests) > MOST_GUESTS:
            # The oldest, and somebody who only watched before anybody who has a seat.
            del self._guests[min(self._guests, key=self._is_needed)]

    def _is_needed(self, at: tuple[str, str]) -> bool:
        return at[0] == "invite" or self._guests[at].seat is not None

    # -- bans ---------------------------------------------------------------------------------

    def ban(self, address: str = "", key: bytes = b"") -> None:
        """Let nobody in from an address, nor with a client's public key.

        The host's own machine is never banned by its address: its window calls from there.
        A ban keeps out by agreement: a new key and another address are easily made.
        """
        if address and not _is_own(address):
            self._addresses[address] = None
        if key:
            self._keys[key.hex()] = None
        for banned in (self._addresses, self._keys):
            while len(banned) > MOST_BANNED:
                del banned[next(iter(banned))]

    def bans_address(self, address: str) -> bool:
        """Tell whether nobody may come from there."""
        return address in self._addresses

    def bans_key(self, key: str) -> bool:
        """Tell whether nobody may come with a public key, in hexadecimal digits."""
        return key in self._keys


def plain_address(address: str) -> str:
    """Return an address of a connection without its interface, IPv4 in its own form."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(found)


def _is_own(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
