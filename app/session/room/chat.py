"""What people say and signal to each other at a hosted table; told at once.

A line is for everybody, or for the own team: then judges read it as well, and nobody else does.
"""

from __future__ import annotations

import math

from app.core.ids import PersonId
from app.core.text.one_line import one_line
from app.core.text.wording import CHARACTER, counted
from app.core.text.words import Words
from app.session.room.audience import Audience
from app.session.room.messages.table_talk import CallJudge, Emoted, Said, Say, ShowEmote
from app.session.room.people import Roster
from app.session.room.room_limits import LONGEST_SAYING
from app.session.steps.rights import ImpossibleError, impossible

BETWEEN_CALLS = 20.0
"""Seconds between two calls of one person for a judge."""
_MUTED = Words(
    "You were muted at this table. Ask who hosts it.",
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
        self._called: dict[PersonId, float] = {}
        """When somebody called a judge last."""

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

    def call_judge(self, person: PersonId, _called: CallJudge, now: float) -> None:
        """Tell everybody that somebody calls a judge. Raises ImpossibleError."""
        roster = self._audience.roster
        if roster[person].role == "spectator":
            raise impossible(
                "spectator",
                "Only players call a judge. Tell one of them what you saw.",
                "ジャッジを呼べるのはプレイヤーだけです。見たことをプレイヤーに伝えてください。",
            )
        if not any(one.role == "judge" and one.here for one in roster):
            raise impossible(
                "no-judge",
                "No judge is at the table. Whoever hosts it can give somebody the judge’s invite.",
                "卓にジャッジがいません。卓の管理者は、ジャッジ用の招待を渡せます。",
            )
        if now - self._called.get(person, -math.inf) < BETWEEN_CALLS:
            raise impossible(
                "called-already",
                "You have called a judge already. Wait for an answer.",
                "すでにジャッジを呼んでいます。返事を待ってください。",
            )
        self._called[person] = now
        name = roster[person].name
        self._audience.let_know(
            "judge-called", Words(f"{name} calls a judge.", f"{name}さんがジャッジを呼んでいます。")
        )

    def show_emote(self, person: PersonId, shown: ShowEmote, _now: float) -> None:
        """Tell a sign. Raises ImpossibleError."""
        check_heard(self._audience.roster, person)
        self._audience.tell_all(Emoted(person, shown.sign))


def check_heard(roster: Roster, person: PersonId) -> None:
    """Raise ImpossibleError for somebody who was muted."""
    if roster[person].muted:
        raise ImpossibleError("muted", _MUTED)
