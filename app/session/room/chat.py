"""What people say and signal to each other at a hosted table; told at once, to everybody."""

from __future__ import annotations

from app.core.ids import PersonId
from app.core.text.one_line import one_line
from app.core.text.wording import CHARACTER, counted
from app.core.text.words import Words
from app.session.room import room_messages
from app.session.room.audience import Audience
from app.session.room.people import Roster
from app.session.room.room_limits import LONGEST_SAYING
from app.session.steps.rights import ImpossibleError, impossible

_MUTED = Words(
    "You were muted at this table. Ask who hosts it.",
    "この卓では発言を止められています。卓の管理者に尋ねてください。",
)


class Chat:
    """The talk at one table."""

    def __init__(self, audience: Audience) -> None:
        self._audience = audience

    def say(self, person: PersonId, said: room_messages.Say, _now: float) -> None:
        """Tell a line of chat. Raises ImpossibleError."""
        check_heard(self._audience.roster, person)
        text = one_line(said.text)
        if len(text) > LONGEST_SAYING:
            most = counted(LONGEST_SAYING, CHARACTER)
            raise impossible(
                "too-long",
                f"A line of chat has at most {most.en}. Send it in parts.",
                f"チャットは1回{most.ja}までです。分けて送ってください。",
            )
        if text:
            self._audience.tell_all(room_messages.Said(person, text))

    def show_emote(self, person: PersonId, shown: room_messages.ShowEmote, _now: float) -> None:
        """Tell a sign. Raises ImpossibleError."""
        check_heard(self._audience.roster, person)
        self._audience.tell_all(room_messages.Emoted(person, shown.sign))


def check_heard(roster: Roster, person: PersonId) -> None:
    """Raise ImpossibleError for somebody who was muted."""
    if roster[person].muted:
        raise ImpossibleError("muted", _MUTED)
