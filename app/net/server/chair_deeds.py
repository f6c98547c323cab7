"""What the host's chair wants of connections and of joining, and what it is told of them."""

from __future__ import annotations

from collections.abc import Callable

from app.core.ids import PersonId
from app.net.auth.admission_control import AdmissionControl
from app.net.auth.admission_events import AdmissionEvent
from app.net.server.people_there import PeopleThere
from app.net.server.server_hooks import ServerHooks
from app.net.server.server_notices import SENT_AWAY, say_goodbye
from app.session.room.messages.from_people import Chair
from app.session.room.messages.to_people import Told
from app.session.room.people import Roster


class ChairDeeds:
    """Ends the table, changes the code, sends away and bans, as whoever looks after it says."""

    def __init__(
        self,
        roster: Roster,
        people: PeopleThere,
        admission: AdmissionControl,
        hooks: ServerHooks,
        tell: Callable[[PersonId, Told], None],
    ) -> None:
        self._roster = roster
        self._people = people
        self._admission = admission
        self._hooks = hooks
        self._tell = tell

    def do(self, deed: Chair) -> None:
        """Do what the room cannot do by itself."""
        if deed.do == "end":
            self._hooks.ended()
        elif deed.do == "new_code":
            self.hear_of((self._admission.change_code(),))
        elif deed.do == "invite":
            self._tell_the_way()
        else:
            self._send_away(deed.person, banned=deed.do == "ban")

    def hear_of(self, events: tuple[AdmissionEvent, ...]) -> None:
        """Let the host's people know who tried to join."""
        for event in events:
            self._hooks.told(event)
        if any(event.new_code for event in events):
            self._tell_the_way()

    def _tell_the_way(self) -> None:
        """Tell whoever sits in the host's chair, and nobody else, how others come in now."""
        chair, invitation = self._roster.chair, self._hooks.invitation()
        if chair is not None and invitation is not None:
            self._tell(chair, invitation)

    def _send_away(self, person: PersonId, *, banned: bool) -> None:
        guests, seat = self._admission.guests, self._roster[person].seat
        if seat is not None:
            guests.forget_seat(seat)
        for key in self._people.forget_keys(person):
            if banned:
                guests.ban(key=key)
        connection = self._people.pop(person)
        if connection is not None:
            connection.hearing.person = None
            if banned:
                guests.ban(address=connection.address)
            say_goodbye(connection, "sent-away", SENT_AWAY)
        self._hooks.changed()
