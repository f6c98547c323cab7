"""A hosted table with its people: what each of them sends, and what the others hear of it.

Sans-I/O: it is called with what came and with the time, and calls back with what is to be told.
What concerns the cards goes to the `Host`, which alone decides about it; what people are to each
other is in parts of their own (`chat`, `pointing`, `table_clock`, `places`, `requests`).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from app.core.ids import PersonId
from app.core.intent import Request
from app.core.text.words import Words
from app.games.game_api import GameSpec
from app.session.agreement.request_desk import Requests
from app.session.agreement.requests import Wish
from app.session.computer.computer_desk import ComputerDesk
from app.session.fairness.draws import RefusedProofError
from app.session.fairness.fairness_messages import Vouching
from app.session.host.history_recall import look_back
from app.session.host.host import Host
from app.session.host.updates import Answer, Refused
from app.session.judging.judge_desk import JudgeDesk
from app.session.judging.remedy_preview import RemedyPreview
from app.session.readings.readings_desk import ReadingsDesk
from app.session.room.audience import Audience, Tell
from app.session.room.chat import Chat
from app.session.room.delayed_view import Behind
from app.session.room.hosted_game import HostedGame
from app.session.room.hosts_chair import HostsChair
from app.session.room.lobby import Gathering, Setup, partners_of
from app.session.room.messages.from_people import (
    Ask,
    BringDeck,
    Chair,
    CloseHand,
    Commit,
    FromPeople,
    MoveSeat,
    OpenLink,
    PauseClock,
    SayReady,
    SeatComputer,
    SetClock,
    Sign,
    Sit,
    SteerComputers,
    WantFile,
    WantPast,
)
from app.session.room.messages.judge_messages import Judging
from app.session.room.messages.reading_messages import EnterReading, SendReadings
from app.session.room.messages.remedy_messages import WantRemedies
from app.session.room.messages.request_messages import AskLeave, GiveReply, Withdraw
from app.session.room.messages.table_talk import Drag, Point, Say, ShowEmote
from app.session.room.messages.to_people import Answered
from app.session.room.people import Roster
from app.session.room.pointers import Pointing
from app.session.room.record_desk import RecordDesk
from app.session.room.seat_changes import Places
from app.session.room.table_clock import TableClock
from app.session.steps.rights import ONLY_WATCHES, ImpossibleError
from app.version import VERSION

_NOT_LAID = Words(
    "The table is not set up yet: the seats are still gathering.",
    "まだ卓が始まっていません。席がそろうのを待っています。",
)


class Room:
    """One hosted table."""

    def __init__(
        self,
        spec: GameSpec,
        setup: Setup,
        tell: Tell,
        *,
        host: Host | None = None,
        behind: Callable[[Host], Behind] | None = None,
    ) -> None:
        """`host` is that of a table that goes on, `behind` makes what those who watch see of it."""
        self.spec = spec
        self.game: HostedGame | None = None
        """The game, once the table is laid."""
        self.roster = Roster(setup.seats, partners_of(spec, setup, host), spec.id)
        self.audience = Audience(self.roster, tell)
        self.laying: Callable[[Host], None] = _nothing
        """Called with the host of a table that was just laid, before anybody is told: its file is
        begun. It may raise ImpossibleError; then the table is not laid."""
        self.record = RecordDesk(self.audience)
        self._shown_later = behind
        self._now = 0.0
        """The time of what is heard now."""
        self._gathering = Gathering(self.audience, spec, setup, self.lay)
        self.computers = ComputerDesk(self.audience, spec, setup.options)
        self.computers.filled = self._gathering.lay_if_ready
        self._pointing = Pointing(self.audience)
        self.clock = TableClock(self.audience)
        self.places = Places(self.audience, self._gathering, self._pointing)
        self._vouching: Vouching | None = None
        self.chair = HostsChair(self.audience, self.places, self.lay, self._forget)
        self._judges = JudgeDesk(self.audience)
        chat = Chat(self.audience)
        self._hears: dict[type, Callable[[PersonId, Any, float], None]] = {
            Sit: self.places.move,
            MoveSeat: self.places.swap,
            BringDeck: self._gathering.bring_deck,
            SayReady: self._gathering.say_ready,
            Ask: self._ask,
            Say: chat.say,
            ShowEmote: chat.show_emote,
            Point: self._pointing.point,
            Drag: self._pointing.drag,
            SetClock: self.clock.set,
            PauseClock: self.clock.pause,
            CloseHand: self.places.close_hand,
            SeatComputer: self.computers.seat,
            SteerComputers: self.computers.steer,
            Chair: self.chair.hear,
            Judging: self._judges.hear,
        }
        """What is done with each kind of message; with some only once the table is laid."""
        if host is not None:
            self._begin_game(host)

    @property
    def host(self) -> Host | None:
        """Who owns the truth of the table; None before it is laid."""
        return self.audience.host

    def _begin_game(self, host: Host) -> None:
        game = HostedGame(host, self.roster.seats_here, VERSION, self.roster.chair_seat)
        requests = Requests(
            self.audience, game, self._carry_out, {"record": self.record.has_to_ask}
        )
        readings = ReadingsDesk(self.audience, game)
        vouching = Vouching(self.audience, game, self.record.tick)
        self._hears |= {
            Commit: vouching.commit,
            OpenLink: vouching.open_link,
            Sign: vouching.sign,
            AskLeave: requests.ask,
            GiveReply: requests.reply,
            Withdraw: requests.withdraw,
            WantFile: self.record.want_file,
            SendReadings: readings.send,
            EnterReading: readings.enter,
            WantRemedies: RemedyPreview(self.audience, game).tell,
            WantPast: lambda person, wanted, _: look_back(self.audience, person, wanted),
        }
        self.game = self.places.game = self.record.game = game
        self._vouching = vouching
        self._judges.begin(game)
        self.audience.host = host
        if self._shown_later is not None:
            self.audience.behind = self._shown_later(host)
        self.roster.laid = True
        self.computers.begin(game)

    def lay(self) -> None:
        """Lay the table with the decks that were brought. Raises ImpossibleError."""
        host = self._gathering.laid(self.spec)
        try:
            self.laying(host)
        except ImpossibleError as problem:
            self._gathering.begin_again()
            self.audience.let_know(problem.code, problem.reason)
            return
        self._begin_game(host)
        self.roster.wish_nothing()
        self.audience.tell_people()
        for person in tuple(self.roster):
            if person.here:
                self.places.seated(person.id)
        if self.game is not None:
            self.game.open_with(self._gathering.opening, self._now)

    # -- coming and going ---------------------------------------------------------------------

    def sit(self, wish: Sit) -> PersonId:
        """Give somebody new a place and return their number; `arrive` tells the others.

        Raises ImpossibleError.
        """
        person = self.roster.sit(wish)
        self._gathering.see_deck(person)
        return person

    def arrive(self, person: PersonId, now: float) -> None:
        """Let somebody who has a place be there, and tell everybody."""
        self.roster.come(person)
        self.places.seated(person)
        self.audience.tell_people()
        self.clock.show(person, now)
        self.record.show(person)
        if self._vouching is not None:
            self._vouching.welcome(person)
        if self.roster[person].role == "judge":
            self.audience.let_know("judge", _judge_sees(self.roster[person].name))

    def leave(self, person: PersonId, now: float) -> None:
        """Note that somebody's connection ended."""
        self._now = now
        self._pointing.drop(person)
        hands = self.roster.hands(person)
        self.roster.go(person)
        if self.game is not None and hands not in self.roster.seats_here():
            self.game.leave(hands, now)
        if person not in self.roster:
            self._forget(person)
        self.audience.tell_people()

    def _forget(self, person: PersonId) -> None:
        """Let nothing be left of somebody whose place is gone."""
        if self._vouching is not None:
            self._vouching.forget(person)
        if self.game is not None:
            self.game.requests.withdraw_all(person, self._now)

    # -- what somebody sent -------------------------------------------------------------------

    def hear(self, person: PersonId, message: FromPeople, now: float) -> None:
        """Take in what somebody at the table sent; `now` in seconds of any clock that only grows.

        What is not possible is answered with a notice to the one who sent it.
        """
        self._now = now
        try:
            hear = self._hears.get(type(message))
            if hear is None:
                raise ImpossibleError("not-laid", _NOT_LAID)  # noqa: TRY301 - as a part would
            hear(person, message, now)
        except ImpossibleError as problem:
            self.audience.refuse(person, problem.code, problem.reason)
        except RefusedProofError as problem:
            if self._vouching is not None:
                self._vouching.doubt(person)
            self.audience.refuse(person, problem.code, problem.words)

    def tick(self, now: float) -> None:
        """See what time has decided."""
        self._now = now
        if self.game is not None:
            self.game.tick(now)
            self.record.tick(now)
            self.clock.follow(now)
            self.computers.tick(now)
        if self.audience.behind is not None:
            self.audience.behind.tick(now)

    @property
    def due(self) -> float:
        """When `tick` is wanted next; infinity while nothing has a time of its own.

        The clock of the table is looked at now and then: its seconds are told nobody exactly.
        """
        game = math.inf if self.game is None else min(self.game.due, self.record.due)
        behind = self.audience.behind
        return game if behind is None else min(game, behind.due)

    def _ask(self, person: PersonId, ask: Ask, now: float) -> None:
        def answered(answer: Answer) -> None:
            if isinstance(answer, Refused):
                why = answer.reason
                told = Answered(ask.id, None, answer.code, why.en, why.ja)
            else:
                told = Answered(ask.id, answer.node)
            self.audience.tell(person, told)

        if self.game is None:
            answered(Refused(ask.id, "not-laid", _NOT_LAID))
            return
        if self.roster[person].role == "spectator":
            # Not behind a draw that is being made: how long it takes would tell of it.
            answered(Refused(ask.id, "spectator", ONLY_WATCHES))
            return
        request = Request(f"{person}.{ask.id}", self.roster.hands(person), ask.on, ask.intent)
        self.game.submit(request, answered, now)

    # -- what was agreed on ----------------------------------------------------------------------

    def _carry_out(self, wish: Wish) -> None:
        """Do what was agreed on about people: seats, hands, the host's chair, the record."""
        if wish.kind == "record":
            self.record.open(self._now)
        elif wish.kind == "chair":
            self.roster.pass_chair(wish.person)
        elif wish.kind == "seat" and wish.about is not None:
            self.places.take_over(wish.person, wish.about, self._now)
            self.computers.taken_over(wish.about)
        elif wish.kind == "hand":
            self.places.show_hand(wish.person, wish.about)
        if wish.kind in ("chair", "seat", "hand"):
            self.audience.tell_people()


def _judge_sees(name: str) -> Words:
    return Words(
        f"{name} is at the table as the judge and sees every card.",
        f"{name}さんがジャッジとして卓に着きました。すべてのカードが見えています。",
    )


def _nothing(_: object) -> None:
    """Stand for somebody who does not listen."""
