"""Who of a room's people is there: by which connection, and by which key each is known again."""

from __future__ import annotations

from app.core.ids import PersonId
from app.net.auth.host_handshake import Admitted
from app.net.server.server_notices import ELSEWHERE, say_goodbye
from app.net.transport.connection import Connection
from app.session.room.messages.to_people import Person
from app.session.room.people import Roster

LATENCY_STEP = 15
"""Milliseconds: a smaller change is not worth a word to everybody."""


class PeopleThere:
    """The connections of people who have a place; each person has one at most."""

    def __init__(self, roster: Roster) -> None:
        self._roster = roster
        self._of_person: dict[PersonId, Connection] = {}
        self._by_key: dict[bytes, PersonId] = {}

    def bring_back(self, people: tuple[tuple[Person, bytes], ...]) -> None:
        """Know again who has a place, each with the client's key; nobody is there yet."""
        self._roster.bring_back(tuple(person for person, _ in people))
        self._by_key = {key: person.id for person, key in people if key}

    def keys(self) -> dict[PersonId, bytes]:
        """Return the keys of those who have a place."""
        return {person: key for key, person in self._by_key.items() if person in self._roster}

    def forget_keys(self, person: PersonId) -> tuple[bytes, ...]:
        """Know somebody no more by a key; return those that they had."""
        keys = tuple(key for key, owner in self._by_key.items() if owner == person)
        for key in keys:
            del self._by_key[key]
        return keys

    def known(self, entered: Admitted) -> PersonId | None:
        """Return who comes, if they have a place at the table."""
        roster = self._roster
        holder = roster.on(entered.seat) if entered.seat is not None else None
        if holder is not None:
            return holder.id
        person = self._by_key.get(entered.key)
        return person if person in roster else None

    # -- connections --------------------------------------------------------------------------

    def connection(self, person: PersonId) -> Connection | None:
        """Return the connection of somebody; None while they are away."""
        return self._of_person.get(person)

    def connections(self) -> tuple[Connection, ...]:
        """Return the connections of all who are there."""
        return tuple(self._of_person.values())

    def attach(self, connection: Connection, person: PersonId, key: bytes) -> None:
        """Let a connection be a person's; another that was it before ends."""
        before = self._of_person.get(person)
        self._of_person[person] = connection
        self._by_key[key] = person
        if before is not None:
            before.hearing.person = None
            say_goodbye(before, "elsewhere", ELSEWHERE)

    def detach(self, connection: Connection, person: PersonId) -> bool:
        """Let a person be away whose connection ended; whether it was theirs still."""
        was = self._of_person.get(person) is connection
        if was:
            del self._of_person[person]
        return was

    def pop(self, person: PersonId) -> Connection | None:
        """Return the connection of somebody and let it be nobody's; None while they are away."""
        return self._of_person.pop(person, None)

    # -- how far away they are ----------------------------------------------------------------

    def measure(self) -> bool:
        """Note how far away everybody is; whether that is worth telling."""
        told = [self._measured(person, one) for person, one in self._of_person.items()]
        return any(told)

    def _measured(self, person: PersonId, connection: Connection) -> bool:
        if connection.latency is None:
            return False
        now = round(1000 * connection.latency)
        before = self._roster[person].latency
        if before is not None and abs(now - before) <= max(LATENCY_STEP, before // 3):
            return False
        return self._roster.mark(person, latency=now)
