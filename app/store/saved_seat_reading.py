"""Reads what a seat saved, and trusts none of it."""

from __future__ import annotations

import json
from dataclasses import field
from typing import Any, Literal, cast

from app.core.data.field_limits import LARGEST_NUMBER
from app.core.data.value import value
from app.core.ids import JUDGE, SeatId
from app.session.host.updates import SignedHead

Role = Literal["player", "judge", "spectator"]
VERSION = 1
"""The format that is written."""
LARGEST = 64 * 1024
"""Bytes of one file."""
MOST = 64
"""Files that are looked at."""
LONGEST = 4000
"""Characters of a text in a file; an invite has some hundred."""
MOST_ADDRESSES = 32
PIN_LENGTH = 32
"""Bytes of the whole fingerprint of a table's certificate."""
_ROLES = ("player", "judge", "spectator")


@value
class Stay:
    """What one comes back to a table with."""

    pin: bytes
    """The fingerprint of the table's certificate."""
    addresses: tuple[tuple[str, int], ...]
    """Where it was: (host, port)."""
    key: bytes = field(repr=False)
    """The private key that one has there."""
    name: str
    """What one is called there."""
    role: Role = "player"
    seat: SeatId | None = None
    token: bytes = field(default=b"", repr=False)
    """What brings one back to the seat; empty where there is none."""
    invite: str = field(default="", repr=False)
    """The invite by which one came; empty where it was a spoken code."""
    people: tuple[str, ...] = ()
    """Who plays there."""
    over: bool = False
    """Whether the host closed the table: it may go on another day, and is not offered."""
    table: str = ""
    """The table's file, where this machine hosts it."""
    held: SignedHead | None = None
    """All that one was told there, signed: a host that comes back with less of it shows."""

    @property
    def opens(self) -> bool:
        """Whether there is anything that lets somebody in: a code, once used, does not."""
        return bool(self.token or self.invite)


def understood(data: bytes) -> Stay | None:
    """Return the stay that a file tells of; None if it tells of none."""
    if len(data) > LARGEST:
        return None
    try:
        return _stay(json.loads(data))
    except (LookupError, TypeError, ValueError, RecursionError, AttributeError):
        return None


def _stay(words: Any) -> Stay:
    role, seat = words["role"], words["seat"]
    if words["chabudai"] != VERSION or role not in _ROLES:
        raise ValueError(role)
    pin, key = bytes.fromhex(words["pin"]), bytes.fromhex(words["key"])
    if len(pin) != PIN_LENGTH or len(key) != PIN_LENGTH:
        raise ValueError(len(pin))
    addresses = tuple((_text(host), _number(port, 65535)) for host, port in words["addresses"])
    if not 0 < len(addresses) <= MOST_ADDRESSES:
        raise ValueError(len(addresses))
    return Stay(
        pin,
        addresses,
        key,
        _text(words["name"]),
        cast("Role", role),
        None if seat is None else _number(seat, 64),
        bytes.fromhex(words["token"]),
        _text(words["invite"]),
        tuple(_text(name) for name in words["people"][:MOST]),
        words["over"] is True,
        _text(words["table"]),
        _held(words.get("held")),
    )


def _held(words: Any) -> SignedHead | None:
    """Return what was held; a file from before there was such a thing has none."""
    if words is None:
        return None
    table, host, seat, commitment, count, head, left_out, signature = words
    return SignedHead(
        _text(table),
        _text(host),
        seat if seat == JUDGE else _number(seat, 64),
        _text(commitment),
        _number(count, LARGEST_NUMBER),
        _text(head),
        tuple(_number(number, LARGEST_NUMBER) for number in left_out[:LONGEST]),
        _text(signature),
    )


def _text(words: Any) -> str:
    if not isinstance(words, str) or len(words) > LONGEST or "\0" in words:
        raise TypeError(type(words))
    return words


def _number(words: Any, most: int) -> int:
    if type(words) is not int or not 0 <= words <= most:
        raise ValueError(type(words))
    return words
