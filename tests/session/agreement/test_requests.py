"""Requests between people: who is asked, which answers there are, and until when."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from app.core.ids import JUDGE, SPECTATOR
from app.core.table import Setting
from app.core.text.words import Words
from app.core.zone import Seat, lay_zones
from app.session.agreement.request_words import REPLIES, asked, became, stays_known
from app.session.agreement.requests import (
    KINDS,
    MOST_IN_A_TURN,
    MOST_OPEN,
    PATIENCE,
    Asking,
    KindId,
    Outcome,
    Question,
    Reply,
    Wish,
)
from app.session.agreement.still_known import StillKnown
from app.session.steps.rights import ImpossibleError
from tests.helpers.toy_games import TOYS

AKI, REN, MIO = 0, 1, 2
BACK = Wish("travel", AKI, goal=3)


@pytest.fixture
def asking() -> Asking:
    return Asking()


def asks(asking: Asking, wish: Wish = BACK, *, turn: int = 1, now: float = 0.0) -> Question:
    opened = asking.open(wish, (REN, MIO), turn, now)
    assert isinstance(opened, Question)
    return opened


def refused(code: str) -> pytest.RaisesExc[ImpossibleError]:
    return pytest.raises(ImpossibleError, check=lambda problem: problem.code == code)


# -- answers -------------------------------------------------------------------------------------


def test_all_who_are_asked_have_to_agree(asking: Asking) -> None:
    question = asks(asking)
    assert question.asked == (REN, MIO)
    assert asking.answer(question.id, REN, "allow", 1.0) is None
    assert asking.open_questions[0].waits_for == (MIO,)
    outcome = asking.answer(question.id, MIO, "allow", 2.0)
    assert outcome is not None
    assert (outcome.allowed, outcome.why, outcome.agreed) == (True, "agreed", (REN, MIO))
    assert asking.open_questions == ()


def test_one_no_ends_it(asking: Asking) -> None:
    question = asks(asking)
    asking.answer(question.id, REN, "allow", 1.0)
    outcome = asking.answer(question.id, MIO, "no", 2.0)
    assert outcome is not None
    assert (outcome.allowed, outcome.why, outcome.by) == (False, "refused", MIO)
    with refused("answered"):
        asking.answer(question.id, REN, "allow", 3.0)


def test_no_answer_is_a_no(asking: Asking) -> None:
    first = asks(asking, now=100.0)
    assert asking.due() == 100.0 + PATIENCE == 120.0
    second = asks(asking, Wish("act", AKI), now=110.0)
    assert asking.lapse(119.9) == ()
    (outcome,) = asking.lapse(120.0)
    assert (outcome.question.id, outcome.allowed, outcome.why) == (first.id, False, "silence")
    late = asking.answer(second.id, REN, "allow", 130.0)
    assert late is not None
    assert (late.allowed, late.why) == (False, "silence")
    assert asking.due() is None


def test_the_judge_decides_alone_where_that_is_the_judges_business(asking: Asking) -> None:
    outcome = asking.answer(asks(asking).id, JUDGE, "allow", 1.0)
    assert outcome is not None
    assert (outcome.allowed, outcome.agreed) == (True, (JUDGE,))
    outcome = asking.answer(asks(asking).id, JUDGE, "no", 1.0)
    assert outcome is not None
    assert (outcome.allowed, outcome.by) == (False, JUDGE)
    hand = asks(asking, Wish("hand", SPECTATOR, 7, "Sora", about=REN))
    with refused("not-asked"):
        asking.answer(hand.id, JUDGE, "allow", 1.0)


def test_who_is_not_asked_does_not_answer(asking: Asking) -> None:
    question = asks(asking)
    for seat in (AKI, 5, SPECTATOR):
        with refused("not-asked"):
            asking.answer(question.id, seat, "allow", 1.0)
    with refused("no-reply"):
        asking.answer(question.id, REN, "allow_turn", 1.0)
    with refused("answered"):
        asking.answer("q99", REN, "allow", 1.0)


def test_an_answer_may_be_to_allow_and_shuffle_unless_there_is_nothing_to_shuffle(
    asking: Asking,
) -> None:
    question = asks(asking)
    asking.answer(question.id, REN, "allow_shuffle", 1.0)
    outcome = asking.answer(question.id, MIO, "allow", 1.0)
    assert outcome is not None
    assert outcome.has("allow_shuffle")
    opened = asking.open(BACK, (REN,), 1, 2.0, without=("allow_shuffle",))
    assert isinstance(opened, Question)
    assert opened.replies == ("allow", "no", "always")


# -- for good ------------------------------------------------------------------------------------


def test_always_in_this_game_is_remembered_for_asker_and_kind(asking: Asking) -> None:
    question = asks(asking)
    asking.answer(question.id, REN, "always", 1.0)
    asking.answer(question.id, MIO, "allow", 1.0)
    again = asks(asking, now=5.0)
    assert again.waits_for == (MIO,), "Ren agreed for good"
    outcome = asking.answer(again.id, MIO, "always", 6.0)
    assert outcome is not None
    assert outcome.agreed == (REN, MIO)
    for turn in range(1, 6):
        at_once = asking.open(BACK, (REN, MIO), turn, 7.0)
        assert isinstance(at_once, Outcome), "nobody is asked, however often"
        assert (at_once.allowed, at_once.why, at_once.agreed) == (True, "always", (REN, MIO))
    assert asks(asking, Wish("act", AKI)).waits_for == (REN, MIO), "another kind"
    assert asks(asking, Wish("travel", AKI, person=9)).waits_for == (REN, MIO), "another person"


def test_what_was_agreed_for_good_can_be_taken_back(asking: Asking) -> None:
    for person in (4, 5):
        question = asks(asking, Wish("travel", AKI, person))
        asking.answer(question.id, REN, "always", 1.0)
        asking.answer(question.id, MIO, "always", 1.0)
    asking.forget(REN, person=4)
    assert asks(asking, Wish("travel", AKI, 4)).waits_for == (REN,)
    assert isinstance(asking.open(Wish("travel", AKI, 5), (REN, MIO), 1, 2.0), Outcome)
    asking.forget(REN)
    assert asks(asking, Wish("travel", AKI, 5)).waits_for == (REN,)


# -- how often -----------------------------------------------------------------------------------


def test_somebody_asks_twice_in_a_turn_at_most(asking: Asking) -> None:
    for _ in range(MOST_IN_A_TURN):
        asking.answer(asks(asking).id, REN, "no", 1.0)
    with refused("asked-enough"):
        asks(asking)
    asks(asking, Wish("travel", REN))
    asks(asking, Wish("act", AKI))
    asks(asking, turn=2)


def test_a_request_waits_for_its_answer_before_the_next(asking: Asking) -> None:
    question = asks(asking)
    with refused("asked-already"):
        asks(asking)
    (outcome,) = asking.end("withdrawn", lambda one: one.id == question.id)
    assert (outcome.allowed, outcome.why) == (False, "withdrawn")
    asks(asking)


def test_where_nobody_is_there_nobody_is_asked(asking: Asking) -> None:
    for nobody in ((), (AKI,)):
        with refused("nobody-there"):
            asking.open(BACK, nobody, 1, 0.0)
    assert asking.due() is None


def test_a_table_has_only_so_many_open_requests(asking: Asking) -> None:
    for person in range(MOST_OPEN):
        asks(asking, Wish("hand", SPECTATOR, person + 1, about=REN))
    with refused("too-many"):
        asks(asking)


# -- words ---------------------------------------------------------------------------------------


@pytest.fixture
def setting() -> Setting:
    seats = (Seat("Aki", 0), Seat("Ren", 1))
    return Setting("duel", seats, lay_zones(TOYS["duel"].zones, seats))


WISHES = [
    (Wish("travel", REN), "Ren asks to take back 2 steps"),
    (Wish("travel", REN, how="redo"), "Ren asks to do 2 steps again"),
    (Wish("travel", REN, how="jump"), "Ren asks to go to step 5.3"),
    (Wish("act", REN, about=AKI), "Ren asks to make a move in Aki's turn"),
    (Wish("act", REN), "Ren asks to make a move while it is nobody's turn"),
    (Wish("ruling", REN), "Ren asks you to agree to keep a move by ruling"),
    (Wish("options", REN), "Ren asks to change the rules of this table"),
    (
        Wish("seat", SPECTATOR, 7, "Mio", about=AKI),
        "Mio asks to take over Aki's seat, with everything that is hidden there",
    ),
    (Wish("hand", SPECTATOR, 7, "Mio", about=AKI), "Mio is watching and asks to see Aki's hand"),
    (Wish("chair", REN), "Ren asks to look after the table from now on"),
    (
        Wish("record", REN),
        (
            "Ren asks to open the record of this game: each player could then see all decks and "
            "hands in it, and check how chance fell"
        ),
    ),
]
KANA = re.compile("[\u3040-\u30ff]")


@pytest.mark.parametrize(("wish", "said"), WISHES, ids=lambda part: str(part)[:30])
def test_a_request_is_one_sentence(setting: Setting, wish: Wish, said: str) -> None:
    words = asked(wish, setting, steps=2, to="5.3")
    assert words.en == said
    assert KANA.search(words.ja)
    assert wish.kind == "chair" or {"Ren", "Mio"} & set(re.findall("Ren|Mio", words.ja))


def test_every_kind_and_every_answer_has_words() -> None:
    assert {wish.kind for wish, _ in WISHES} == set(KINDS) == set(get_args(KindId))
    assert set(REPLIES) == set(get_args(Reply))
    assert REPLIES["allow_shuffle"] == Words("Allow and shuffle", "許可してシャッフルする")
    for kind in KINDS.values():
        assert {"allow", "no"} <= set(kind.replies)


def test_what_stays_known_names_only_what_is_told(setting: Setting) -> None:
    known = (
        StillKnown(AKI, "deck.0", ("Iono", None)),
        StillKnown(REN, "deck.0", (None,)),
        StillKnown(REN, "lane", ()),
    )
    words = stays_known(known, setting, lambda ref: Words(ref, "ナンジャモ"))
    assert words.en == (
        "Aki would still know 2 cards (Iono) of Aki's Deck; "
        "Ren would still know 1 card of Aki's Deck; Ren would still know something of Lane"
    )
    assert words.ja == (
        "AkiはAkiの山札の2枚（ナンジャモ）を知ったままです、RenはAkiの山札の1枚を知ったままです、"
        "Renはレーンにある何かを知ったままです"
    )
    assert stays_known((), setting, lambda ref: Words(ref, ref)).en == ""


def test_what_became_of_it_is_told(setting: Setting, asking: Asking) -> None:
    question = asks(asking)
    told = {
        Outcome(question, allowed=False, why="refused", by=REN): "Ren said no.",
        Outcome(question, allowed=False, why="silence"): (
            "There was no answer within 20 seconds: that is a no."
        ),
        Outcome(question, allowed=False, why="withdrawn"): "The request was withdrawn.",
    }
    for outcome, said in told.items():
        assert became(outcome, setting).en == said
        assert became(outcome, setting).ja.endswith("。")
    moved = became(Outcome(question, allowed=False, why="moved_on"), setting)
    assert "Ask again" in moved.en
