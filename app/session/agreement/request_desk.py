"""Requests between the people at a hosted table: who may ask for what, who is told, who answers.

What a request needs and what it leads to on the cards is the game's (`hosted_game`, `consent`);
what it leads to among people is carried out by whoever made this (`agreed`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from app.core.data.value import replace
from app.core.ids import JUDGE, PersonId, SeatId
from app.core.intents.agreement_intents import Rule, SetOptions
from app.core.intents.seal_intents import OpenPlans
from app.session.agreement.asking import PATIENCE
from app.session.agreement.binding import BindingStep
from app.session.agreement.requests import KindId, Outcome, Question, Wish
from app.session.room.audience import Audience
from app.session.room.hosted_game import HostedGame
from app.session.room.messages.request_messages import (
    AskLeave,
    Decided,
    GiveReply,
    Questioned,
    Withdraw,
)
from app.session.room.people import Roster
from app.session.room.room_limits import MOST_DEEDS
from app.session.steps.rights import impossible

_OF_PLAY: tuple[KindId, ...] = ("travel", "act", "touch", "ruling", "options", "plans")
"""What only those who play, and the judge, may ask for."""
_OF_PEOPLE: tuple[KindId, ...] = ("seat", "hand", "chair")
"""What tells nothing of the play when it is agreed on."""


class Requests:
    """The requests of the people at one table."""

    def __init__(
        self,
        audience: Audience,
        game: HostedGame,
        agreed: Callable[[Wish], None],
        own: Mapping[KindId, Callable[[PersonId, float], bool]],
    ) -> None:
        """`agreed` carries out what was agreed on; `own` says of some kinds whether to ask.

        It may raise ImpossibleError, and carries out at once what nobody has to be asked for.
        """
        self._audience = audience
        self._game = game
        self._agreed = agreed
        self._own = own
        game.requests.asked = self._tell_question
        game.requests.decided = self._tell_outcome

    def ask(self, person: PersonId, asked: AskLeave, now: float) -> None:
        """Ask the others for something. Raises ImpossibleError."""
        audience = self._audience
        roster, behind = audience.roster, audience.behind
        if not audience.is_behind(person):
            behind = None
        who = roster[person]
        # Whether the game is over is not for those who still see it played.
        of_play = _OF_PLAY if behind is None else (*_OF_PLAY, "record")
        if who.role == "spectator" and asked.wish in of_play:
            raise impossible(
                "spectator",
                "Take a seat first.",
                "先に席に着いてください。",
            )
        if asked.wish in self._own and not self._own[asked.wish](person, now):
            return
        about = _chair_seat(roster) if asked.wish == "chair" else asked.about
        if asked.wish in ("seat", "hand") and about not in range(roster.seats):
            raise impossible(
                "no-seat",
                "There is no such seat at this table. Choose another.",
                "この卓にその席はありません。別の席を選んでください。",
            )
        step: BindingStep = asked.ruling or SetOptions(asked.options)
        if asked.wish == "plans":
            step = OpenPlans(asked.plans)
            about = asked.plans[0] if len(asked.plans) == 1 else None
        wish = Wish(asked.wish, roster.hands(person), person, who.name, asked.goal, about=about)
        turn = None if behind is None else behind.table.turn.number
        self._game.requests.ask(wish, now, turn, step, asked.steps)

    def reply(self, person: PersonId, given: GiveReply, now: float) -> None:
        """Take an answer. Raises ImpossibleError."""
        hands = self._audience.roster.hands(person)
        self._game.requests.reply(given.question, hands, given.reply, now)

    def withdraw(self, person: PersonId, said: Withdraw, _now: float) -> None:
        """Take a request back."""
        self._game.requests.withdraw(said.question, person)

    def _tell_question(self, question: Question) -> None:
        """Tell those who may answer, and who asked, what is asked."""
        roster = self._audience.roster
        for one in tuple(roster):
            eyes = roster.hands(one.id)
            mine = one.id == question.wish.person
            if not one.here or not (mine or eyes in question.asked or eyes == JUDGE):
                continue
            replies = () if mine else question.replies
            travel = self._game.requests.told(question, roster.eyes(one.id))
            told = Questioned(question.id, question.wish, replies, PATIENCE, travel)
            step = self._game.requests.bound_by(question)
            if isinstance(step, Rule):
                told = replace(told, ruling=step)
            elif isinstance(step, SetOptions):
                told = replace(told, options=step.changes)
            elif isinstance(step, OpenPlans):
                told = replace(told, plans=step.seats)
            elif question.wish.kind == "touch":
                viewer, requests = roster.eyes(one.id), self._game.requests
                deed, meant = requests.deed(question, viewer), requests.meant(question, viewer)
                told = replace(told, deed=deed[:MOST_DEEDS], meant=meant)
            self._audience.tell(one.id, told)

    def _tell_outcome(self, outcome: Outcome) -> None:
        question = outcome.question
        if outcome.allowed and question.wish.person in self._audience.roster:
            self._agreed(question.wish)
        told = Decided(question.id, question.wish, outcome.allowed, outcome.why, outcome.by)
        if question.wish.kind in _OF_PEOPLE:
            self._audience.tell_all(told)
        else:
            self._audience.tell_of_play(told)


def _chair_seat(roster: Roster) -> SeatId | None:
    """Return where the one in the host's chair sits; None while they are away.

    Raises ImpossibleError where they only watch: they hear no requests, and can pass it on.
    """
    holder = next((one for one in roster if one.chair and one.here), None)
    if holder is not None and holder.role == "spectator":
        raise impossible(
            "ask-them",
            f"{holder.name} is in charge of the table and is watching. Ask them to pass it on.",
            f"卓の管理者は観戦中の{holder.name}さんです。引き継ぎを直接頼んでください。",
        )
    return None if holder is None else roster.eyes(holder.id)
