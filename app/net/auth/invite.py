"""What a friend scans or pastes: where the table is, how to know it, and the secret to be let in.

`chabudai:` and letters. Whoever has the text may come in, so it is given to friends and not posted
in public. The secret never goes over the network: both sides prove that they know it.
"""

from __future__ import annotations

import ipaddress
import os
import re
from collections.abc import Callable
from dataclasses import field
from typing import Literal

from app.core.data.value import value
from app.core.text.wording import CHARACTER, counted, quoted
from app.core.text.words import Words
from app.net.transport.base32 import MOST_BYTES, base32_length, from_base32, to_base32, unfolded
from app.net.transport.certificate import PIN_LENGTH
from app.net.transport.host_address import AddressError, HostAddress, host_name, read_address
from app.session.room.room_limits import SECRET_LENGTH

Role = Literal["player", "judge", "spectator"]
"""What somebody is at the table."""
Draw = Callable[[int], bytes]
"""Entropy: as many random bytes as asked for; `os.urandom` outside of tests."""

SCHEME = "chabudai:"
MOST_ADDRESSES = 8
"""Addresses of the host in one invite; a laptop has three or four."""
LONGEST_PASTED = 8000
"""Characters that are searched for an invite: a whole mail."""

_FORMAT = 1
_ROLES: tuple[Role | None, ...] = (None, "player", "judge", "spectator")
_HEAD = 3
"""Bytes before pin and secret: format and role, port."""
_IPV4, _IPV6, _NAMED = 4, 6, 0x80
_LEAST_LETTERS = 50
"""Letters without `chabudai:` before them that are taken for an invite still."""
_MARK = re.compile(r"[\s>|]*".join(SCHEME) + "(?://)?")


class InviteError(ValueError):
    """No invite, or a damaged one; `words` is for people."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.en)
        self.words = words


@value
class Invite:
    """How to come to one table."""

    hosts: tuple[str, ...]
    """Addresses and names of the host, the likeliest first, without ports and interfaces."""
    port: int
    pin: bytes
    """The first 16 bytes of the fingerprint of the table's certificate."""
    secret: bytes = field(repr=False)
    role: Role | None = None
    """What the invite is for; None leaves it to the guest. The host knows it by the secret."""

    @property
    def addresses(self) -> tuple[HostAddress, ...]:
        """Where to call, one after the other or all at once."""
        return tuple(HostAddress(host, self.port) for host in self.hosts)


def new_secret(draw: Draw = os.urandom) -> bytes:
    """Return a secret for a new invite."""
    return draw(SECRET_LENGTH)


def write_invite(invite: Invite) -> str:
    """Return the invite as one line. Addresses that do not fit any more are left out.

    Raises AddressError for a host that is neither address nor name, ValueError for a pin or secret
    of another length.
    """
    if len(invite.pin) != PIN_LENGTH or len(invite.secret) != SECRET_LENGTH:
        raise ValueError("pin and secret have 16 bytes each")
    head = bytes((_FORMAT << 4 | _ROLES.index(invite.role),)) + invite.port.to_bytes(2, "big")
    data = head + invite.pin + invite.secret
    for host in invite.hosts[:MOST_ADDRESSES]:
        packed = _packed(host)
        if len(data) + len(packed) <= MOST_BYTES:
            data += packed
    return SCHEME + to_base32(data)


def read_invite(pasted: str) -> Invite:
    """Return the invite in a pasted text. Raises InviteError.

    It may stand in a sentence or a mail, be folded over lines, in capitals or full width.
    """
    found = _letters(pasted)
    if found is None:
        raise _no_invite()
    data, read, stopped = from_base32(found)
    if data is None:
        raise _damaged(read, stopped)
    return _unpacked(data)


def read_way(typed: str) -> Invite | HostAddress:
    """Return what somebody pasted or typed to come to a table: an invite, or where it is.

    To an address belongs a spoken code, which is asked for separately. Raises InviteError or
    AddressError.
    """
    return read_invite(typed) if _letters(typed) is not None else read_address(typed)


def _letters(pasted: str) -> str | None:
    """Return the text from the first letter of the invite on; None if there is no invite in it."""
    text = unfolded(pasted[:LONGEST_PASTED])
    # The last one: whoever pastes twice, or answers a mail, means the newest.
    for mark in reversed(list(_MARK.finditer(text))):
        if from_base32(text[mark.end() :])[0] is not None:
            return text[mark.end() :]
    first = _MARK.search(text)
    if first:
        return text[first.end() :]
    bare = text.strip()
    # Somebody copied the letters only.
    return bare if from_base32(bare)[1] >= _LEAST_LETTERS else None


def _packed(host: str) -> bytes:
    # The interface ("%eth0") is the host's own and means nothing to others.
    plain = host_name(host.partition("%")[0])
    try:
        address = ipaddress.ip_address(plain)
    except ValueError:
        return bytes((_NAMED + len(plain),)) + plain.encode("ascii")
    return bytes((_IPV4 if address.version == 4 else _IPV6,)) + address.packed


def _unpacked(data: bytes) -> Invite:
    form, role = data[0] >> 4, data[0] & 15
    if form > _FORMAT:
        raise InviteError(
            Words(
                "This invite was made by a newer Chabudai. Update Chabudai and paste it again.",
                "この招待は新しいバージョンのChabudaiで作られています。"
                "Chabudaiを更新してから、もう一度貼り付けてください。",
            )
        )
    rest = data[_HEAD + PIN_LENGTH + SECRET_LENGTH :]
    pin, secret = data[_HEAD:][:PIN_LENGTH], data[_HEAD + PIN_LENGTH :][:SECRET_LENGTH]
    hosts = _hosts(rest)
    port = int.from_bytes(data[1:_HEAD], "big")
    if form != _FORMAT or role >= len(_ROLES) or len(secret) != SECRET_LENGTH or not port:
        raise _damaged(base32_length(len(data)), "")
    if hosts is None:
        raise _damaged(base32_length(len(data)), "")
    return Invite(hosts, port, pin, secret, _ROLES[role])


def _hosts(data: bytes) -> tuple[str, ...] | None:
    """Return the packed addresses; None if they are none."""
    hosts: list[str] = []
    while data:
        mark, data = data[0], data[1:]
        length = {_IPV4: 4, _IPV6: 16}.get(mark, mark - _NAMED)
        part, data = data[:length], data[length:]
        if length < 1 or len(part) < length:
            return None
        try:
            named = part.decode("ascii") if mark >= _NAMED else str(ipaddress.ip_address(part))
            hosts.append(host_name(named))
        except (UnicodeDecodeError, AddressError):
            return None
    return tuple(hosts) if len(hosts) <= MOST_ADDRESSES else None


def _no_invite() -> InviteError:
    return InviteError(
        Words(
            f"There is no invite in this text. An invite begins with {quoted(SCHEME).en}: "
            "copy it whole, or scan its picture.",
            f"この中に招待がありません。招待は{quoted(SCHEME).ja}で始まります。"
            "全体をコピーするか、QRコードを読み取ってください。",
        )
    )


def _damaged(read: int, stopped: str) -> InviteError:
    letters = counted(read, CHARACTER)
    if stopped and stopped.isprintable():
        sign = quoted(stopped)
        return InviteError(
            Words(
                f"The invite breaks off: after {letters.en} comes {sign.en}, which is in no "
                "invite. Copy it again as a whole, or compare it there.",
                f"招待が途中で切れています。{letters.ja}の後の{sign.ja}は招待に使われない文字です。"
                "もう一度全体をコピーするか、その部分を見比べてください。",
            )
        )
    return InviteError(
        Words(
            f"The invite is damaged: its {letters.en} do not fit together. One is wrong or some "
            "are missing. Copy it again as a whole, or ask for a new one.",
            f"招待の{letters.ja}のどこかが間違っているか、足りません。もう一度全体をコピーす"
            "るか、新しい招待を頼んでください。",
        )
    )
