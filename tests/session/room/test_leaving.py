"""Whoever leaves, is sent away or keeps everybody waiting holds up no draw of the others."""

from __future__ import annotations

import random

import pytest

from app.core import intent as i
from app.core.ids import JUDGE, PersonId, SeatId
from app.session.fairness.hash_chain import Chain
from app.session.fairness.missed_reveals import MOST_MISSED, MissedReveals
from app.session.fairness.record_book import WAIT
from app.session.host.updates import Asked, Committed, Drew
from app.session.room.lobby import Setup
from app.session.room.messages.from_people import (
    Ask,
    Chair,
    Commit,
    FromPeople,
    OpenLink,
    Role,
    SayReady,
    Sit,
)
from app.session.room.messages.request_messages import AskLeave, Decided, GiveReply
from app.session.room.messages.to_people import Answered, Notice, ToPeople
from app.session.room.room import Room
from tests.helpers.play import decks_for
from tests.helpers.toy_games import duel

SPEC = duel.SPEC
AKI, REN = 0, 1


class Evening:
    """Aki, Ren and a spectator at a table that mixes its chance; nobody opens a link unasked."""

    def __init__(self) -> None:
        self.now = 100.0
        self.told: dict[PersonId, list[ToPeople]] = {}
        self.chains: dict[SeatId, tuple[Chain, int]] = {}
        self._random = random.Random(5)
        self._asked = 0
        self.room = Room(SPEC, Setup(2, decks=decks_for(SPEC, 2)), self._tell)
        self.people = [self.come(name, seat) for seat, name in enumerate(("Aki", "Ren"))]
        self.sora = self.come("Sora")
        for person in self.people:
            self.hear(person, SayReady())
        for seat in (AKI, REN):
            self.commit(seat)

    def _tell(self, person: PersonId, message: ToPeople) -> None:
        self.told.setdefault(person, []).append(message)

    def come(self, name: str, seat: SeatId | None = None) -> PersonId:
        role: Role = "spectator" if seat is None else "player"
        person = self.room.sit(Sit(name, role, seat))
        self.room.arrive(person, self.now)
        return person

    def hear(self, person: PersonId, message: FromPeople) -> None:
        self.room.hear(person, message, self.now)

    def commit(self, seat: SeatId) -> None:
        chain = Chain(self._random.randbytes(32))
        self.chains[seat] = chain, self._number()
        said = Commit(chain.commitment.hex(), "22" * 32)
        self.hear(self.people[seat], said)

    def _number(self) -> int:
        assert self.room.host is not None
        return max((e.number for e in self.room.host.journal if isinstance(e, Asked)), default=0)

    def flip(self, seat: SeatId = AKI) -> None:
        self._asked += 1
        assert self.room.host is not None
        name, on = f"a{self._asked}", self.room.host.tree.cursor
        self.hear(self.people[seat], Ask(name, on, i.Flip()))

    def open(self, seat: SeatId) -> None:
        chain, since = self.chains[seat]
        number = self._number()
        self.hear(self.people[seat], OpenLink(number, chain.link(number - since).hex()))

    def pass_time(self, seconds: float) -> None:
        self.now += seconds
        self.room.tick(self.now)

    @property
    def answers(self) -> list[Answered]:
        return [one for one in self.told[self.people[AKI]] if isinstance(one, Answered)]

    @property
    def draws(self) -> list[Drew]:
        assert self.room.host is not None
        return [one for one in self.room.host.journal if isinstance(one, Drew)]

    def notices(self, person: PersonId, code: str) -> list[Notice]:
        return [o for o in self.told[person] if isinstance(o, Notice) and o.code == code]

    def listeners(self) -> int:
        assert self.room.host is not None
        return len(self.room.host._listeners.all())


@pytest.fixture
def evening() -> Evening:
    return Evening()


def test_a_draw_waits_for_a_link_of_each_and_no_longer_than_it_has_to(evening: Evening) -> None:
    evening.flip()
    evening.open(AKI)
    assert not evening.answers
    assert evening.room.due == pytest.approx(evening.now + WAIT)
    evening.open(REN)
    assert evening.answers[0].node is not None
    assert evening.room.due > evening.now + WAIT


def test_what_came_before_the_table_closes_is_answered_first(evening: Evening) -> None:
    for _ in range(3):
        evening.flip()
    game = evening.room.game
    assert game is not None
    assert not game.at_rest
    assert not evening.answers
    game.hurry(evening.now)
    assert game.at_rest
    assert len(evening.answers) == 3
    assert evening.answers[0].node is not None
    made = sum(answer.node is not None for answer in evening.answers)
    assert made == sum(not drew.void for drew in evening.draws)


@pytest.mark.parametrize("way", ["kick", "ban", "watch", "take over"])
def test_whoever_has_left_the_seat_is_not_waited_for(evening: Evening, way: str) -> None:
    before = evening.listeners()
    aki, ren = evening.people
    evening.flip()
    evening.open(AKI)
    assert not evening.answers
    if way == "watch":
        evening.hear(ren, Sit("Ren", "spectator"))
    elif way == "take over":
        evening.hear(evening.sora, AskLeave("seat", about=REN))
        evening.hear(ren, GiveReply("w1", "allow"))
        evening.pass_time(WAIT)
    else:
        evening.hear(aki, Chair("kick" if way == "kick" else "ban", ren))
    assert evening.draws[-1].away == (REN,)
    assert evening.answers[0].node is not None
    assert evening.listeners() == before - 1, "what Ren is told is still hashed for a signature"
    evening.flip()
    evening.open(AKI)
    if way != "take over":
        assert len(evening.answers) == 2


def test_what_somebody_asked_for_goes_with_them(evening: Evening) -> None:
    aki, ren = evening.people
    evening.hear(ren, AskLeave("chair"))
    evening.hear(ren, Sit("Ren", "spectator"))
    (decided,) = [one for one in evening.told[aki] if isinstance(one, Decided)]
    assert (decided.allowed, decided.why) == (False, "withdrawn")


@pytest.mark.parametrize("way", ["kick", "watch", "take over"])
def test_a_hand_that_was_shown_is_the_leave_of_who_sat_there(evening: Evening, way: str) -> None:
    aki, ren = evening.people
    mio = evening.come("Mio")
    evening.hear(evening.sora, AskLeave("hand", about=REN))
    evening.hear(ren, GiveReply("w1", "allow"))
    assert evening.room.roster.eyes(evening.sora) == REN
    if way == "kick":
        evening.hear(aki, Chair("kick", ren))
    elif way == "watch":
        evening.hear(ren, Sit("Ren", "spectator"))
    else:
        evening.hear(mio, AskLeave("seat", about=REN))
        evening.hear(ren, GiveReply("w2", "allow"))
        assert evening.room.roster.eyes(mio) == REN
    assert evening.room.roster[evening.sora].watches is None


def test_nobody_asks_for_the_eyes_of_the_judge(evening: Evening) -> None:
    judge = evening.room.sit(Sit("Umi", "judge"))
    evening.room.arrive(judge, evening.now)
    for about in ("hand", "seat"):
        evening.hear(evening.sora, AskLeave(about, about=JUDGE))  # type: ignore[arg-type]
    assert len(evening.notices(evening.sora, "no-seat")) == 2


# -- a program that opens no links ---------------------------------------------------------------


def test_a_program_that_never_opens_its_links_is_waited_for_a_few_times_only(
    evening: Evening,
) -> None:
    for _ in range(MOST_MISSED):
        evening.flip()
        evening.open(AKI)
        count = len(evening.answers)
        evening.pass_time(WAIT)
        assert len(evening.answers) == count + 1
    for _ in range(3):
        evening.flip()
        count = len(evening.answers)
        evening.open(AKI)
        assert len(evening.answers) == count + 1
        assert evening.draws[-1].away == (REN,)
    for person in (*evening.people, evening.sora):
        assert len(evening.notices(person, "no-links")) == 1


def test_it_is_waited_for_again_once_a_link_would_have_been_in_time(evening: Evening) -> None:
    _be_silent(evening)
    evening.flip()
    evening.open(AKI)
    evening.now += WAIT / 2
    evening.open(REN)
    assert evening.draws[-1].away == (REN,)
    evening.flip()
    evening.open(AKI)
    assert len(evening.answers) == MOST_MISSED + 1, "the draw waits for Ren"
    evening.open(REN)
    assert evening.draws[-1].away == ()


def test_a_link_that_comes_before_the_draw_is_made_counts_though_nobody_waits(
    evening: Evening,
) -> None:
    _be_silent(evening)
    evening.flip()
    evening.open(REN)
    evening.open(AKI)
    assert [seat for seat, _ in evening.draws[-1].links] == [AKI, REN]


def test_a_link_that_is_too_late_or_wrong_changes_nothing(evening: Evening) -> None:
    _be_silent(evening)
    evening.flip()
    evening.open(AKI)
    number = len(evening.draws)
    evening.hear(evening.people[REN], OpenLink(number, "33" * 32))
    assert evening.notices(evening.people[REN], "wrong-link")
    evening.now += WAIT
    evening.open(REN)
    evening.flip()
    count = len(evening.answers)
    evening.open(AKI)
    assert len(evening.answers) == count + 1


def test_whoever_sits_down_there_next_is_waited_for(evening: Evening) -> None:
    _be_silent(evening)
    aki, ren = evening.people
    evening.hear(aki, Chair("kick", ren))
    evening.people[REN] = evening.come("Mio", REN)
    evening.commit(REN)
    evening.flip()
    evening.open(AKI)
    count = len(evening.answers)
    evening.open(REN)
    assert len(evening.answers) == count + 1
    assert evening.draws[-1].away == ()


def test_to_commit_anew_buys_no_patience(evening: Evening) -> None:
    _be_silent(evening)
    evening.commit(REN)
    evening.flip()
    count = len(evening.answers)
    evening.open(AKI)
    assert len(evening.answers) == count + 1
    assert evening.room.host is not None
    assert sum(isinstance(one, Committed) for one in evening.room.host.journal) == 4


def test_a_miss_now_and_then_is_forgiven() -> None:
    missed = MissedReveals()
    for _ in range(20):
        missed.open(REN)
        assert not missed.miss(REN)
    assert missed.waits_for(REN)
    assert [missed.miss(REN) for _ in range(4)] == [False, True, False, False]
    missed.open(REN)
    assert missed.waits_for(REN)
    assert not missed.miss(REN), "it is said once"
    assert not missed.waits_for(REN)


def _be_silent(evening: Evening) -> None:
    """Let Ren miss so many links that nobody waits any more."""
    for _ in range(MOST_MISSED):
        evening.flip()
        evening.open(AKI)
        evening.pass_time(WAIT)
