"""What the host keeps beside the table's file, as room, handshake and file each know it.

Who has a place and who may come back to it outlives the host's process; who is there does not.
"""

from __future__ import annotations

import hmac

from app.core.data.value import replace, value
from app.core.ids import PersonId
from app.net.auth.guest_list import GUESTS, GuestList
from app.net.auth.invite import Role, new_secret
from app.net.transport.certificate import Certificate, new_certificate
from app.net.transport.host_address import LARGEST_PORT
from app.net.transport.limits import LONGEST_DELAY
from app.session.room.game_clock import ClockFace
from app.session.room.messages.to_people import Person
from app.session.room.people import Roster
from app.session.room.room_limits import SECRET_LENGTH
from app.store.host_state import HostState, KeptPerson

_KEY = "key:"
"""Before a client's key among those who are banned; an address has nothing before it."""


_ROLES: dict[Role, tuple[Role, ...]] = {
    "player": GUESTS,
    "judge": ("judge",),
    "spectator": GUESTS,
}
"""What somebody may be who comes back."""


@value
class Way:
    """How a table is hosted, for whoever goes on with it without saying so."""

    port: int | None = None
    """Where its invite leads; None where it was never hosted."""
    delay: float = 0.0
    """Seconds by which spectators are behind."""


def way_of(state: HostState) -> Way:
    """Return how a table was hosted; what makes no sense is as if it was not kept."""
    kept = dict(state.options)
    port, delay = _number(kept, "port", LARGEST_PORT), _number(kept, "delay", LONGEST_DELAY)
    return Way(int(port) or None, delay)


def _number(kept: dict[str, str], name: str, most: float) -> float:
    """Return a number from 0 to `most`; 0 for what is none."""
    try:
        number = float(kept.get(name, 0))
    except ValueError:
        return 0.0
    return number if 0.0 <= number <= most else 0.0


def fresh_state(now: float) -> HostState:
    """Return the private part of a table that is hosted for the first time; `now` in seconds."""
    certificate = new_certificate(now)
    return HostState(certificate.cert, certificate.key, new_secret())


def certificate_of(state: HostState) -> Certificate:
    """Return the table's certificate."""
    return Certificate(state.key, state.certificate)


def judge_secret(state: HostState) -> bytes:
    """Return what the invite of a judge proves; no player can work it out from their own."""
    return hmac.digest(state.key, b"chabudai judge", "sha256")[:SECRET_LENGTH]


def guests_of(state: HostState) -> GuestList:
    """Return who may come in."""
    guests = GuestList()
    guests.invite(state.secret)
    guests.invite(judge_secret(state), ("judge",))
    for person in state.people:
        token = _bytes(person.token)
        if token:
            guests.expect_back(token, person.seat, _ROLES[person.role])
    for banned in state.bans:
        if banned.startswith(_KEY):
            guests.ban(key=_bytes(banned.removeprefix(_KEY)))
        else:
            guests.ban(address=banned)
    return guests


def _bytes(digits: str) -> bytes:
    """Return what hexadecimal digits say; nothing for what is damaged."""
    try:
        return bytes.fromhex(digits)
    except ValueError:
        return b""


def people_of(state: HostState) -> tuple[tuple[Person, bytes], ...]:
    """Return who has a place, each with the client's key (empty if there is none).

    Everybody keeps their number: a gesture that is sent again is known by it.
    """
    numbers = [kept.number for kept in state.people]
    if len(set(numbers)) < len(numbers) or min(numbers, default=1) < 1:
        numbers = list(range(1, len(numbers) + 1))
    return tuple(
        (
            Person(number, kept.name, kept.role, kept.seat, here=False, chair=kept.chair),
            _bytes(kept.key),
        )
        for number, kept in zip(numbers, state.people, strict=True)
    )


def state_of(
    before: HostState,
    roster: Roster,
    keys: dict[PersonId, bytes],
    guests: GuestList,
    clock: ClockFace | None,
    way: Way | None = None,
) -> HostState:
    """Return what is to be kept now; without `way` the one that was kept before."""
    tokens = {guest.seat: guest.key for guest in guests if guest.way == "token"}
    people = tuple(
        KeptPerson(
            person.name,
            person.role,
            person.seat,
            tokens.get(person.seat, "") if person.seat is not None else "",
            keys.get(person.id, b"").hex(),
            person.chair,
            person.id,
        )
        for person in roster
        if person.role != "spectator" or person.chair
    )
    bans = (*guests.banned_addresses, *(_KEY + key for key in guests.banned_keys))
    way = way or way_of(before)
    options = (("delay", f"{way.delay:g}"), ("port", str(way.port or 0)))
    return replace(before, people=people, bans=bans, clock=clock, options=options)
