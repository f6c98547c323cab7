"""What people say and signal to each other at a hosted table; told at once.

A line is for everybody, or for the own team: then judges read it as well, and nobody else does.
"""

from __future__ import annotations

from app.core.ids import PersonId
from app.core.text.one_line import one_line
from app.core.text.wording import CHARACTER, counted
from app.core.text.words import Words
from app.session.room.audience import Audience
from app.session.room.messages.table_talk import Emoted, Said, Say, ShowEmote
from app.session.room.people import Roster
from app.session.room.room_limits import LONGEST_SAYING
from app.session.steps.rights import ImpossibleError, impossible

_MUTED = Words(
    "You were muted at this table. Ask the person in charge of it.",
    "この卓では発言を止められています。卓の管理者に尋ねてください。",
)


_NO_TEAM = Words(
    "You have no partner at this table. Write to everybody.",
    "この卓に味方はいません。全員あてに送ってください。",
)


class Chat:
    """The talk at one table."""

    def __init__(self, audience: Audience) -> None:
        self._audience = audience

    def say(self, person: PersonId, said: Say, _now: float) -> None:
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
        if said.team:
            self._tell_team(person, text)
        elif text:
            self._audience.tell_all(Said(person, text))

    def _tell_team(self, person: PersonId, text: str) -> None:
        """Tell a line to somebody's team and to judges. Raises ImpossibleError without a team.

        Who watches is told nothing, whatever hand they were shown.
        """
        roster = self._audience.roster
        team = roster.team_of(person)
        if not team:
            raise ImpossibleError("no-team", _NO_TEAM)
        for one in tuple(roster):
            partner = one.role == "player" and one.seat in team
            if text and one.here and (partner or one.role == "judge"):
                self._audience.tell(one.id, Said(person, text, team=True))

    def show_emote(self, person: PersonId, shown: ShowEmote, _now: float) -> None:
        """Tell a sign. Raises ImpossibleError."""
        check_heard(self._audience.roster, person)
        self._audience.tell_all(Emoted(person, shown.sign))


def check_heard(roster: Roster, person: PersonId) -> None:
    """Raise ImpossibleError for somebody who was muted."""
    if roster[person].muted:
        raise ImpossibleError("muted", _MUTED)
