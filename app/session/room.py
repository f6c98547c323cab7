"""A hosted table with its people: what each of them sends, and what the others hear of it.

Sans-I/O: it is called with what came and with the time, and calls back with what is to be told.
What concerns the cards goes to the `Host`, which alone decides about it.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from typing import Any

from app.core.ids import JUDGE, SPECTATOR, PersonId, SeatId
from app.core.intent import Request
from app.core.options import Options
from app.core.sight import handles_seen
from app.core.value import value
from app.core.wording import CARD, CHARACTER, counted
from app.core.words import Words
from app.games.api import GameSpec
from app.session import talk
from app.session.asking import PATIENCE, Outcome, Question, Wish
from app.session.chronicle import recall
from app.session.clock import Clock
from app.session.fair.draws import RefusedProofError
from app.session.host import Host
from app.session.hosted_game import HostedGame
from app.session.local import lay_host
from app.session.people import Company
from app.session.rights import ImpossibleError, impossible
from app.session.shape import FARTHEST
from app.session.updates import Answer, Refused
from app.version import VERSION

LONGEST_SAYING = 500
"""Characters of one line of chat."""
MOST_CARDS = 1000
"""Cards of one deck."""
DRAG_EVERY = 0.1
"""Seconds between two places of a ghost that the others are told."""
MOST_DRAGGED = 60
"""Cards of one ghost."""
MOST_DOUBTS = 8
"""Links and signatures of somebody that did not fit, until no more are looked at."""
MOST_PAST = 64
"""Steps of the history that are told again at once."""

_NOT_LAID = Words(
    "The table is not laid yet: the seats are still gathering.",
    "まだ卓が始まっていません。席がそろうのを待っています。",
)
_MUTED = Words(
    "You were muted at this table. Ask who hosts it.",
    "この卓では発言を止められています。卓の管理者に尋ねてください。",
)
_LAID = Words("The table is laid already.", "卓はもう始まっています。")


@value
class Setup:
    """What a table is laid with that does not depend on who comes."""

    seats: int
    options: Options = ()
    seed: int | None = None
    decks: tuple[tuple[str, ...], ...] = ()
    """Decks that lie on the first seats already."""


class Room:
    """One hosted table."""

    def __init__(
        self,
        spec: GameSpec,
        setup: Setup,
        tell: Callable[[PersonId, talk.ToPeople], None],
        *,
        host: Host | None = None,
    ) -> None:
        self.spec = spec
        self.setup = setup
        self.game: HostedGame | None = None
        """The game, once the table is laid."""
        self.company = Company(setup.seats)
        self.laying: Callable[[Host], None] = _nothing
        """Called with the host of a table that was just laid, before anybody is told: its file is
        begun. It may raise ImpossibleError; then the table is not laid."""
        self.seated: Callable[[PersonId], None] = _nothing
        """Called whenever somebody has other eyes than before."""
        self.beyond: Callable[[talk.Chair], None] = _nothing
        """Called with what the host's chair wants of connections and of the door."""
        self.vacated: Callable[[SeatId], None] = _nothing
        """Called when a seat is somebody else's: nobody comes back to it who had it before."""
        self.clock = Clock(setup.seats)
        self._tell = tell
        self._decks = dict(enumerate(setup.decks))
        self._dragged: dict[PersonId, float] = {}
        self._doubts: Counter[PersonId] = Counter()
        """Commitments, links and signatures of somebody that did not fit."""
        if host is not None:
            self._begin_game(host)

    @property
    def host(self) -> Host | None:
        """Who owns the truth of the table; None before it is laid."""
        return None if self.game is None else self.game.host

    def _begin_game(self, host: Host) -> None:
        self.game = HostedGame(host, self._seats_here, VERSION)
        self.game.asked = self._tell_question
        self.game.decided = self._tell_outcome
        self.company.laid = True

    def _seats_here(self) -> tuple[SeatId, ...]:
        judges = any(one.role == "judge" and one.here for one in self.company)
        return (*self.company.players_here(), *((JUDGE,) if judges else ()))

    # -- coming and going ---------------------------------------------------------------------

    def sit(self, wish: talk.Sit) -> PersonId:
        """Give somebody new a place and return their number; `arrive` tells the others.

        Raises ImpossibleError.
        """
        person = self.company.sit(wish)
        self._see_deck(person)
        return person

    def arrive(self, person: PersonId) -> None:
        """Let somebody who has a place be there, and tell everybody."""
        self.company.come(person)
        self.seated(person)
        self.tell_people()
        if self._role(person) == "judge":
            self.let_know("judge", _judge_sees(self.company[person].name))

    def _move(self, person: PersonId, wish: talk.Sit) -> None:
        """Give somebody who is there another place."""
        if self.host is not None and self._role(person) == "player" and wish.role != "spectator":
            # Who has seen a hand does not sit down behind another one.
            raise impossible(
                "seated",
                "You have a seat in this game. Leave it first to take another.",
                "すでに席に着いています。移るには先に席を離れてください。",
            )
        self.company.sit(wish, person)
        self._see_deck(person)
        self.seated(person)
        self.tell_people()

    def _see_deck(self, person: PersonId) -> None:
        self.company.mark(person, decked=self.company[person].seat in self._decks, ready=False)

    def leave(self, person: PersonId, now: float) -> None:
        """Note that somebody's connection ended."""
        self._drop_ghost(person)
        eyes = self._hands(person)
        self.company.go(person)
        if self.game is not None and eyes not in self._seats_here():
            self.game.leave(eyes, now)
        self.tell_people()

    def tell_people(self) -> None:
        """Tell everybody who is there."""
        self.tell_all(self.company.told())

    def tell_all(self, message: talk.ToPeople, *, but: PersonId = 0) -> None:
        """Tell everybody who is there something, `but` one of them."""
        for person in tuple(self.company):
            if person.here and person.id != but:
                self._tell(person.id, message)

    def let_know(self, code: str, words: Words) -> None:
        """Tell everybody something about the table."""
        self.tell_all(talk.Notice(code, words.en, words.ja))

    # -- what somebody sent -------------------------------------------------------------------

    def hear(self, person: PersonId, message: talk.FromPeople, now: float) -> None:
        """Take in what somebody at the table sent; `now` in seconds of any clock that only grows.

        What is not possible is answered with a notice to the one who sent it.
        """
        try:
            if isinstance(message, talk.Ask):
                self._ask(person, message, now)
            elif isinstance(message, talk.Drag):
                self._drag(person, message, now)
            elif isinstance(message, talk.SetClock):
                self._set_clock(person, message, now)
            elif type(message) in _OF_GAME:
                _OF_GAME[type(message)](self, person, self._laid(), message, now)
            else:
                _HEARD[type(message)](self, person, message)
        except ImpossibleError as problem:
            self._refuse(person, problem.code, problem.reason)
        except RefusedProofError as problem:
            self._doubts[person] += 1
            self._refuse(person, problem.code, problem.words)

    def tick(self, now: float) -> None:
        """See what time has decided."""
        if self.game is not None:
            self.game.tick(now)
            self._follow_clock(now)

    def _refuse(self, person: PersonId, code: str, why: Words) -> None:
        self._tell(person, talk.Notice(code, why.en, why.ja))

    def _laid(self) -> HostedGame:
        """Return the game. Raises ImpossibleError before the table is laid."""
        if self.game is None:
            raise ImpossibleError("not-laid", _NOT_LAID)
        return self.game

    def _ask(self, person: PersonId, ask: talk.Ask, now: float) -> None:
        def answered(answer: Answer) -> None:
            if isinstance(answer, Refused):
                why = answer.reason
                told = talk.Answered(ask.id, None, answer.code, why.en, why.ja)
            else:
                told = talk.Answered(ask.id, answer.node)
            self._tell(person, told)

        if self.game is None:
            answered(Refused(ask.id, "not-laid", _NOT_LAID))
            return
        request = Request(f"{person}.{ask.id}", self._hands(person), ask.on, ask.intent)
        self.game.submit(request, answered, now)

    def _hands(self, person: PersonId) -> SeatId:
        """Return the seat that somebody may act for."""
        return SPECTATOR if self._role(person) == "spectator" else self.company.eyes(person)

    def _role(self, person: PersonId) -> talk.Role:
        return self.company[person].role

    # -- before the table is laid ---------------------------------------------------------------

    def _bring_deck(self, person: PersonId, deck: talk.BringDeck) -> None:
        seat = self._gathering_seat(person)
        if not 0 < len(deck.refs) <= MOST_CARDS or not all(deck.refs):
            most = counted(MOST_CARDS, CARD)
            raise impossible(
                "deck",
                f"A deck has at most {most.en}, and at least one. Bring another.",
                f"デッキは1枚以上{most.ja}までです。別のデッキを選んでください。",
            )
        self._decks[seat] = deck.refs
        self.company.mark(person, decked=True)
        self.tell_people()

    def _say_ready(self, person: PersonId, said: talk.SayReady) -> None:
        seat = self._gathering_seat(person)
        if said.ready and seat not in self._decks:
            raise impossible(
                "no-deck",
                "Choose a deck first.",
                "先にデッキを選んでください。",
            )
        if self.company.mark(person, ready=said.ready):
            self.tell_people()
        if not self.company.free() and all(
            one.ready for one in self.company if one.role == "player"
        ):
            self.lay()

    def _gathering_seat(self, person: PersonId) -> SeatId:
        seat = self.company[person].seat
        if self.host is not None:
            raise ImpossibleError("laid", _LAID)
        if seat is None:
            raise impossible(
                "spectator",
                "Take a seat first.",
                "先に席に着いてください。",
            )
        return seat

    def lay(self) -> None:
        """Lay the table with the decks that were brought. Raises ImpossibleError."""
        if self.host is not None:
            raise ImpossibleError("laid", _LAID)
        missing = [seat for seat in range(self.setup.seats) if seat not in self._decks]
        if missing:
            seat = missing[0] + 1
            raise impossible(
                "no-deck",
                f"Seat {seat} has no deck yet.",
                f"{seat}番の席にまだデッキがありません。",
            )
        names = tuple(self._name(seat) for seat in range(self.setup.seats))
        decks = tuple(self._decks[seat] for seat in range(self.setup.seats))
        host = lay_host(self.spec, names, decks, self.setup.seed, options=self.setup.options)
        self.laying(host)
        self._begin_game(host)
        self.tell_people()
        for person in tuple(self.company):
            if person.here:
                self.seated(person.id)

    def _name(self, seat: SeatId) -> str:
        person = self.company.on(seat)
        return person.name if person is not None else f"P{seat + 1}"

    # -- beside the cards -----------------------------------------------------------------------

    def _say(self, person: PersonId, said: talk.Say) -> None:
        self._check_heard(person)
        text = said.text.strip()
        if len(text) > LONGEST_SAYING:
            most = counted(LONGEST_SAYING, CHARACTER)
            raise impossible(
                "too-long",
                f"A line of chat has at most {most.en}. Send it in parts.",
                f"チャットは1回{most.ja}までです。分けて送ってください。",
            )
        if text:
            self.tell_all(talk.Said(person, text))

    def _show_emote(self, person: PersonId, shown: talk.ShowEmote) -> None:
        self._check_heard(person)
        self.tell_all(talk.Emoted(person, shown.sign))

    def _point(self, person: PersonId, at: talk.Point) -> None:
        self._check_heard(person)
        numbers = (at.x, at.y, *(at.to or ()))
        if all(map(_on_mat, numbers)):
            self.tell_all(talk.Pointed(person, at.x, at.y, at.to), but=person)

    def _check_heard(self, person: PersonId) -> None:
        if self.company[person].muted:
            raise ImpossibleError("muted", _MUTED)

    def _drag(self, person: PersonId, drag: talk.Drag, now: float) -> None:
        """Tell the others where somebody drags something, each what it may know of it."""
        if not drag.cards:
            self._drop_ghost(person)
            return
        if self.host is None or self._role(person) == "spectator":
            return
        if now - self._dragged.get(person, -math.inf) < DRAG_EVERY:
            return
        if not (_on_mat(drag.x) and _on_mat(drag.y)):
            return
        table = self.host.tree.table
        own = handles_seen(table, self.company.eyes(person))
        cards = tuple(card for card in drag.cards[:MOST_DRAGGED] if card in own)
        if not cards:
            return
        self._dragged[person] = now
        known: dict[SeatId, frozenset[str]] = {}
        for other in tuple(self.company):
            if not other.here or other.id == person:
                continue
            eyes = self.company.eyes(other.id)
            if eyes not in known:
                known[eyes] = handles_seen(table, eyes)
            seen = tuple(card if card in known[eyes] else None for card in cards)
            self._tell(other.id, talk.Ghost(person, seen, drag.x, drag.y))

    def _drop_ghost(self, person: PersonId) -> None:
        if self._dragged.pop(person, None) is not None:
            self.tell_all(talk.Ghost(person), but=person)

    def _want_past(self, person: PersonId, wanted: talk.WantPast) -> None:
        """Tell steps of the history again, as the eyes that ask were told them."""
        host = self._laid().host
        eyes = self.company.eyes(person)
        views = set(wanted.views[:MOST_PAST])
        nodes = dict.fromkeys((*wanted.nodes[:MOST_PAST], *wanted.views[:MOST_PAST]))
        there = [node for node in nodes if 0 <= node < len(host.tree.nodes)]
        heard = tuple(recall(host, eyes, node, seen=node in views) for node in there)
        self._tell(person, talk.Past(heard))

    # -- chance and agreement -------------------------------------------------------------------

    def _commit(self, person: PersonId, game: HostedGame, said: talk.Commit, _now: float) -> None:
        game.commit(self._hands(person), said.commitment, said.key)

    def _open_link(
        self, person: PersonId, game: HostedGame, said: talk.OpenLink, now: float
    ) -> None:
        # A wrong one costs thousands of hashes: who goes on with it is left out of the draws.
        if self._doubts[person] < MOST_DOUBTS:
            game.open_link(self._hands(person), said.number, said.link, now)

    def _sign(self, person: PersonId, game: HostedGame, said: talk.Sign, _now: float) -> None:
        game.sign(self._hands(person), said.count, said.signature, said.left_out)

    def _ask_leave(
        self, person: PersonId, game: HostedGame, asked: talk.AskLeave, now: float
    ) -> None:
        who = self.company[person]
        if who.role == "spectator" and asked.about in ("travel", "act"):
            raise impossible(
                "spectator",
                "Take a seat first.",
                "先に席に着いてください。",
            )
        wish = Wish(
            asked.about, self._hands(person), person, who.name, asked.goal, about=asked.seat
        )
        game.ask(wish, now)

    def _give_reply(
        self, person: PersonId, game: HostedGame, given: talk.GiveReply, now: float
    ) -> None:
        game.reply(given.question, self._hands(person), given.reply, now)

    def _withdraw(
        self, person: PersonId, game: HostedGame, said: talk.Withdraw, _now: float
    ) -> None:
        game.withdraw(said.question, person)

    def _tell_question(self, question: Question) -> None:
        """Tell those who may answer, and who asked, what is asked."""
        assert self.game is not None
        for one in tuple(self.company):
            eyes = self._hands(one.id)
            mine = one.id == question.wish.person
            if not one.here or not (mine or eyes in question.asked or eyes == JUDGE):
                continue
            replies = () if mine else question.replies
            travel = self.game.told(question, self.company.eyes(one.id))
            told = talk.Questioned(question.id, question.wish, replies, PATIENCE, travel)
            self._tell(one.id, told)

    def _tell_outcome(self, outcome: Outcome) -> None:
        question = outcome.question
        self._carry_out(outcome)
        told = talk.Decided(question.id, question.wish, outcome.allowed, outcome.why, outcome.by)
        self.tell_all(told)

    def _carry_out(self, outcome: Outcome) -> None:
        """Do what was agreed on about people: seats, hands, the host's chair."""
        wish = outcome.question.wish
        if not outcome.allowed or wish.person not in self.company:
            return
        if wish.kind == "chair":
            self.company.pass_chair(wish.person)
        elif wish.kind == "seat" and wish.about is not None:
            self._take_over(wish.person, wish.about)
        elif wish.kind == "hand" and self._role(wish.person) == "spectator":
            self.company.watch(wish.person, wish.about)
            self.seated(wish.person)
        else:
            return
        self.tell_people()

    def _take_over(self, person: PersonId, seat: SeatId) -> None:
        """Give a seat to somebody else, with all that is known there."""
        game = self._laid()
        holder = self.company.on(seat)
        if self._role(person) == "player":
            return
        self.company.take_over(person, seat)
        game.consent.asking.forget(seat)
        self.vacated(seat)
        for one in (holder.id if holder is not None else person, person):
            if self.company[one].here:
                self.seated(one)

    def _close_hand(self, person: PersonId, _: talk.CloseHand) -> None:
        own = self.company.eyes(person)
        if self._role(person) == "spectator":
            return
        for one in tuple(self.company):
            if one.watches == own:
                self.company.watch(one.id, None)
                self.seated(one.id)
        self.tell_people()

    # -- the clock ------------------------------------------------------------------------------

    def _set_clock(self, person: PersonId, wanted: talk.SetClock, now: float) -> None:
        self.company.check_chair(person)
        if wanted.clock is not None and not wanted.clock.is_sound:
            raise impossible(
                "clock",
                "The clock takes 0 seconds to 24 hours. Choose another time.",
                "時計に設定できるのは0秒から24時間までです。設定し直してください。",
            )
        self.clock.set(wanted.clock, now)
        self._tell_clock(now)

    def _tell_clock(self, now: float) -> None:
        self.tell_all(talk.ClockShows(self.clock.face(now)))

    def _follow_clock(self, now: float) -> None:
        """Let the clock know whose turn it is, and say whose time is up."""
        if self.host is None:
            return
        turn = self.host.tree.table.turn
        playing = turn.number > 0 and turn.phase != (self.spec.over or None)
        runs = playing and turn.seat in self.company.players_here()
        if self.clock.follow(turn.number, turn.seat, runs=runs, now=now):
            self._tell_clock(now)
        late = self.clock.over(now)
        if late is not None:
            name = self.host.tree.table.setting.seats[late].name
            self.let_know(
                "time-up", Words(f"{name}’s time is up.", f"{name}さんの持ち時間がなくなりました。")
            )
            self._tell_clock(now)

    # -- the host's chair -----------------------------------------------------------------------

    def _chair(self, person: PersonId, deed: talk.Chair) -> None:
        self.company.check_chair(person)
        if deed.do == "lay":
            self.lay()
        elif deed.do in ("new_code", "end"):
            self.beyond(deed)
        else:
            self.company.check_there(deed.person)
            self._with_person(person, deed)

    def _with_person(self, chair: PersonId, deed: talk.Chair) -> None:
        """Do what the host's chair wants of somebody."""
        if deed.do in ("mute", "unmute"):
            if self.company.mark(deed.person, muted=deed.do == "mute"):
                self.tell_people()
        elif deed.do == "pass":
            self.company.pass_chair(deed.person)
            self.tell_people()
        elif deed.person != chair:
            gone = self.company[deed.person].name
            self.beyond(deed)
            self.company.remove(deed.person)
            self.let_know("sent-away", _sent_away(gone))
            self.tell_people()


def _judge_sees(name: str) -> Words:
    return Words(
        f"{name} is at the table as the judge and sees every card.",
        f"{name}さんがジャッジとして卓に着きました。すべてのカードが見えています。",
    )


def _sent_away(name: str) -> Words:
    return Words(f"{name} was sent away from the table.", f"{name}さんは卓から外されました。")


def _on_mat(number: float) -> bool:
    return math.isfinite(number) and abs(number) <= FARTHEST


def _nothing(_: object) -> None:
    """Stand for somebody who does not listen."""


_HEARD: dict[type, Callable[[Room, PersonId, Any], None]] = {
    talk.Sit: Room._move,  # noqa: SLF001 - the class's own table
    talk.BringDeck: Room._bring_deck,  # noqa: SLF001
    talk.SayReady: Room._say_ready,  # noqa: SLF001
    talk.Say: Room._say,  # noqa: SLF001
    talk.ShowEmote: Room._show_emote,  # noqa: SLF001
    talk.Point: Room._point,  # noqa: SLF001
    talk.WantPast: Room._want_past,  # noqa: SLF001
    talk.CloseHand: Room._close_hand,  # noqa: SLF001
    talk.Chair: Room._chair,  # noqa: SLF001
}

_OF_GAME: dict[type, Callable[[Room, PersonId, HostedGame, Any, float], None]] = {
    talk.Commit: Room._commit,  # noqa: SLF001 - the class's own table
    talk.OpenLink: Room._open_link,  # noqa: SLF001
    talk.Sign: Room._sign,  # noqa: SLF001
    talk.AskLeave: Room._ask_leave,  # noqa: SLF001
    talk.GiveReply: Room._give_reply,  # noqa: SLF001
    talk.Withdraw: Room._withdraw,  # noqa: SLF001
}
