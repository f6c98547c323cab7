"""Who may come in by a secret, who comes back to a seat, and who may not come at all.

Kept beside the table in a private file (permissions 0600), so that invites and seats outlive the
host's process.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from dataclasses import field
from functools import cache
from typing import TYPE_CHECKING, Any, Literal

from app.core.codec import read, reader, to_bytes
from app.core.ids import SeatId
from app.core.value import value
from app.net.client_key import KEY_LENGTH
from app.net.invite import SECRET_LENGTH, Role
from app.net.proof import MAC_LENGTH, secret_name

if TYPE_CHECKING:
    from pydantic import TypeAdapter

GUESTS: tuple[Role, ...] = ("player", "spectator")
"""What somebody may be who was invited without a role; a judge sees all and is invited as one."""
MOST_GUESTS = 200
"""Invites and seats of one table."""
MOST_BANNED = 1000
"""Addresses, and keys, that are remembered as banned; the oldest are forgotten first."""


@value
class Guest:
    """Whoever knows a key. Bytes are hexadecimal, as they are kept."""

    way: Literal["invite", "token"]
    key: str = field(repr=False)
    """The secret of the invite, or the return key of the token."""
    roles: tuple[Role, ...] = GUESTS
    seat: SeatId | None = None


@value
class GuestBook:
    """What is kept of a guest list."""

    guests: tuple[Guest, ...] = ()
    banned_addresses: tuple[str, ...] = ()
    banned_keys: tuple[str, ...] = ()


class GuestList:
    """The guests of one table."""

    def __init__(self, book: GuestBook | None = None) -> None:
        """Go on with what was kept, or with nobody."""
        kept = book or GuestBook()
        self._guests: dict[tuple[str, str], Guest] = {}
        for guest in kept.guests[:MOST_GUESTS]:
            self._put(guest)
        self._addresses = dict.fromkeys(kept.banned_addresses[:MOST_BANNED])
        self._keys = dict.fromkeys(kept.banned_keys[:MOST_BANNED])

    def book(self) -> GuestBook:
        """Return what is to be kept."""
        return GuestBook(tuple(self._guests.values()), tuple(self._addresses), tuple(self._keys))

    # -- secrets ------------------------------------------------------------------------------

    def invite(self, secret: bytes, roles: Iterable[Role] = GUESTS) -> None:
        """Let in whoever knows the secret of an invite, as one of `roles`."""
        self._put(Guest("invite", secret.hex(), tuple(roles)))

    def withdraw(self, secret: bytes) -> None:
        """Let an invite hold no more; who is in stays in."""
        self._guests.pop(("invite", secret_name(secret).hex()), None)

    def withdraw_all(self) -> None:
        """Let no invite hold any more; seats stay kept."""
        self._guests = {at: guest for at, guest in self._guests.items() if at[0] != "invite"}

    def expect_back(self, key: bytes, seat: SeatId | None, roles: Iterable[Role]) -> None:
        """Keep a seat for whoever has the token that `key` was made of, and for nobody before."""
        if seat is not None:
            self.forget_seat(seat)
        self._put(Guest("token", key.hex(), tuple(roles), seat))

    def forget_seat(self, seat: SeatId) -> None:
        """Let nobody come back to a seat by a token given before."""
        self._guests = {at: guest for at, guest in self._guests.items() if guest.seat != seat}

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

    def pardon(self, address: str = "", key: bytes = b"") -> None:
        """Take a ban back."""
        self._addresses.pop(address, None)
        self._keys.pop(key.hex(), None)

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


@cache
def _reader() -> TypeAdapter[Any]:
    return reader(GuestBook)


def book_to_json(book: GuestBook) -> bytes:
    """Return a guest book as JSON. It holds secrets: only for a private file."""
    return to_bytes(book)


def book_from_json(data: bytes) -> GuestBook:
    """Return the guest book in `data`, without entries that are damaged. Raises CodecError."""
    book: GuestBook = read(_reader(), data)
    sound = tuple(guest for guest in book.guests if _is_sound(guest))
    keys = tuple(key for key in book.banned_keys if _bytes(key) == KEY_LENGTH)
    return GuestBook(sound, book.banned_addresses, keys)


def _is_sound(guest: Guest) -> bool:
    return _bytes(guest.key) == (SECRET_LENGTH if guest.way == "invite" else MAC_LENGTH)


def _bytes(digits: str) -> int:
    try:
        return len(bytes.fromhex(digits))
    except ValueError:
        return 0
