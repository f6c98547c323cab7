"""What people read of a request: what is asked, the answers, what stays known, how it ended."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from app.core.ids import JUDGE, SPECTATOR
from app.core.table import Setting
from app.core.text.words import Words
from app.core.zone import Seat, lay_zones
from app.session.agreement.request_words import (
    REPLIES,
    ask_whom,
    asked,
    asked_to_do,
    became,
    plans_stay_known,
    stays_known,
)
from app.session.agreement.requests import KINDS, KindId, Outcome, Question, Reply, Wish
from app.session.agreement.still_known import StillKnown
from tests.helpers.toy_games import TOYS

AKI, REN = 0, 1


@pytest.fixture
def setting() -> Setting:
    seats = (Seat("Aki", 0), Seat("Ren", 1))
    return Setting("duel", seats, lay_zones(TOYS["duel"].zones, seats))


WISHES = [
    (Wish("travel", REN), "Ren asks to take back 2 steps"),
    (Wish("travel", REN, how="redo"), "Ren asks to do 2 steps again"),
    (Wish("travel", REN, how="jump"), "Ren asks to go to step 5.3"),
    (Wish("act", REN, about=AKI), "Ren asks to make a move in Aki's turn"),
    (
        Wish("act", REN, about=AKI, also=(REN,)),
        "Ren asks to make a move in Aki and Ren's turn",
    ),
    (Wish("act", REN), "Ren asks to make a move while it is nobody's turn"),
    (Wish("touch", REN, about=AKI), "Ren asks Aki to do something"),
    (Wish("ruling", REN), "Ren asks you to agree to keep a move by ruling"),
    (Wish("options", REN), "Ren asks to change the rules of this table"),
    (Wish("plans", REN), "Ren asks to open all locked plans, before everybody has planned"),
    (Wish("plans", REN, about=AKI), "Ren asks to open Aki's plan, before everybody has planned"),
    (
        Wish("seat", SPECTATOR, 7, "Mio", about=AKI),
        "Mio asks to take over Aki's seat, with everything that is hidden there",
    ),
    (Wish("hand", SPECTATOR, 7, "Mio", about=AKI), "Mio is watching and asks to see Aki's hand"),
    (Wish("chair", REN), "Ren asks to be in charge of the table from now on"),
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


def test_what_became_of_it_is_told(setting: Setting) -> None:
    question = Question("q1", Wish("travel", AKI, goal=3), (REN,), ("allow", "no"), 20.0)
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
    agreed = Question("q1", question.wish, (REN,), ("allow", "no"), 20.0, ((REN, "allow"),))
    assert became(Outcome(agreed, allowed=True, why="agreed"), setting).en == "Ren agreed."


def test_whose_plans_stay_known_is_said_in_one_clause(setting: Setting) -> None:
    assert plans_stay_known((), setting).en == ""
    words = plans_stay_known((AKI, REN), setting)
    assert words.en == "Everybody would still know Aki's plan and Ren's plan"
    assert words.ja == "Akiの計画、Renの計画は全員に知られたままです"


def test_what_another_is_asked_to_do_is_said_to_each_in_their_way(setting: Setting) -> None:
    wish = Wish("touch", 0, 1, about=1)
    deed = Words("move fox to your Discard", "foxを自分の捨て札へ移して")
    assert asked_to_do(wish, setting, deed, 1) == Words(
        "Aki asks you: move fox to your Discard", "Akiからの依頼：foxを自分の捨て札へ移してください"
    )
    assert asked_to_do(wish, setting, deed, 0).en == "You ask Ren: move fox to your Discard"
    judge = asked_to_do(wish, setting, deed, JUDGE)
    assert judge.en == "Aki asks Ren: move fox to your Discard"
    assert judge.ja.startswith("AkiからRenへの依頼：")
    unread = asked_to_do(wish, setting, Words("", ""), 1)
    assert unread.en == "Aki asks you: do something with what only its holder touches"
    assert ask_whom(setting, (REN,)) == Words("Ask Ren", "Renに頼む")
    assert ask_whom(setting, (AKI, REN)) == Words("Ask Aki or Ren", "Aki、Renに頼む")
