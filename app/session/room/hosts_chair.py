"""What only the one in the host's chair may do: lay the table, mute, send away, pass the chair."""

from __future__ import annotations

from collections.abc import Callable

from app.core.ids import PersonId
from app.core.text.words import Words
from app.session.room.audience import Audience
from app.session.room.messages.from_people import Chair
from app.session.room.seat_changes import Places


class HostsChair:
    """The chair of whoever looks after a hosted table."""

    def __init__(
        self,
        audience: Audience,
        places: Places,
        lay: Callable[[], None],
        forget: Callable[[PersonId], None],
    ) -> None:
        """`lay` sets up the table; `forget` lets nothing be left of somebody who was sent away."""
        self.beyond: Callable[[Chair], None] = _nothing
        """Called with what the chair wants of connections and of joining."""
        self._audience = audience
        self._roster = audience.roster
        self._places = places
        self._lay = lay
        self._forget = forget

    def hear(self, person: PersonId, deed: Chair, now: float) -> None:
        """Do what somebody wants who says that they have the chair. Raises ImpossibleError."""
        self._roster.check_chair(person)
        if deed.do == "lay":
            self._lay()
        elif deed.do in ("invite", "new_code", "end"):
            self.beyond(deed)
        else:
            self._roster.check_there(deed.person)
            self._with_person(person, deed, now)

    def _with_person(self, chair: PersonId, deed: Chair, now: float) -> None:
        """Do what the chair wants of somebody."""
        if deed.do in ("mute", "unmute"):
            if self._roster.mark(deed.person, muted=deed.do == "mute"):
                self._audience.tell_people()
        elif deed.do == "pass":
            self._roster.pass_chair(deed.person)
            self._audience.tell_people()
        elif deed.person != chair:
            gone, hands = self._roster[deed.person].name, self._roster.hands(deed.person)
            self.beyond(deed)
            self._roster.remove(deed.person)
            self._places.give_up(deed.person, hands, now)
            self._forget(deed.person)
            self._audience.let_know("sent-away", _sent_away(gone))
            self._audience.tell_people()


def _sent_away(name: str) -> Words:
    return Words(f"{name} was removed from the table.", f"{name}さんは卓から外されました。")


def _nothing(_: object) -> None:
    """Stand for somebody who does not listen."""
