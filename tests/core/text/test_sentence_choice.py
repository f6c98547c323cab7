"""Which sentence tells an event."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE, TABLE
from app.core.text.log_lexicon import Lexicon
from app.core.text.sentence_choice import is_unsaid, sentence_of
from app.core.text.table_sentences import SENTENCES, UNSAID
from app.core.text.words import Words
from app.core.view import Event
from tests.core.small_table import AKI, REN

OWN = Words("{actor} drives {cards}", "{actor}が{cards}を走らせる")


@pytest.mark.parametrize(
    ("event", "key"),
    [
        (Event("coins", AKI, results=(1,)), "coins"),
        (Event("move", AKI, source="hand.0", goal="hand.0"), "rearrange"),
        (Event("move", AKI, source="field.0", goal="field.0", at="cell.3"), "move:cell"),
        (Event("pick", AKI, source="deck.0", goal="deck.0"), "restack"),
        (Event("begin", TABLE, text="toy"), "begin:untold"),
        (Event("turn", AKI, seats=(AKI, REN)), "turn:together"),
        (Event("turn", AKI, seats=(AKI,)), "turn"),
        (Event("ruled", JUDGE, seats=(JUDGE,)), "ruled:judge"),
        (Event("mark", AKI, mark="damage", number=-30, count=20), "mark:heal"),
        (Event("mark", AKI, mark="charge", number=1, count=3), "mark:count"),
        (Event("unmark", TABLE, mark="charge"), "expire"),
    ],
    ids=lambda one: one if isinstance(one, str) else None,
)
def test_the_table_has_one_for_what_happens_often(event: Event, key: str) -> None:
    assert sentence_of(event, Lexicon()) == SENTENCES[key]


def test_a_game_s_own_verb_goes_before_its_usual_one() -> None:
    lexicon = Lexicon(sentences={"rotate:drives": OWN})
    assert sentence_of(Event("rotate", AKI, way="drives"), lexicon) == OWN
    assert sentence_of(Event("rotate", AKI, way="flies"), lexicon) == SENTENCES["rotate"]


def test_a_mark_that_is_a_number_is_told_with_what_it_was() -> None:
    event = Event("mark", AKI, mark="hp", number=-30, count=20)
    assert sentence_of(event, Lexicon(numbers=frozenset({"hp"}))) == SENTENCES["mark:number"]


def test_a_mark_that_is_counted_is_told_with_its_number_from_1_on() -> None:
    event = Event("mark", AKI, mark="coins", number=1, count=1)
    assert sentence_of(event, Lexicon()) == SENTENCES["mark"]
    assert sentence_of(event, Lexicon(counted=frozenset({"coins"}))) == SENTENCES["mark:count"]


@pytest.mark.parametrize(
    ("event", "key"),
    [
        (Event("mark", AKI, mark="coins", number=2, count=3, seats=(AKI,)), "mark:own_count"),
        (Event("mark", AKI, mark="coins", number=2, count=3, seats=(REN,)), "mark:count"),
        (Event("unmark", AKI, mark="coins", seats=(AKI,)), "unmark:own_count"),
        (Event("unmark", AKI, mark="coins", seats=(REN,)), "unmark:count"),
        (Event("unmark", AKI, mark="coins", unit="token"), "unmark:count"),
        (Event("unmark", AKI, mark="charm", seats=(AKI,)), "unmark"),
    ],
)
def test_what_a_player_has_so_many_of_is_told_down_to_none(event: Event, key: str) -> None:
    assert sentence_of(event, Lexicon(counted=frozenset({"coins"}))) == SENTENCES[key]


def test_an_empty_sentence_of_a_game_is_none() -> None:
    lexicon = Lexicon(sentences={"unmark:charm": UNSAID})
    assert sentence_of(Event("unmark", AKI, mark="charm"), lexicon) == SENTENCES["unmark"]


def test_a_step_that_sets_a_mark_to_none_is_told_by_its_own_word() -> None:
    sell = Words("{actor} sells", "{actor}が売った")
    event = Event("unmark", AKI, mark="price", unit="lamp", way="sell")
    assert sentence_of(event, Lexicon(sentences={"mark:sell": sell})) == sell
    out = Words("{actor} sells out", "{actor}が売り切った")
    both = Lexicon(sentences={"mark:sell": sell, "unmark:sell": out})
    assert sentence_of(event, both) == out


def test_what_has_an_empty_sentence_goes_untold() -> None:
    mute = Lexicon(sentences={"mark:coins": UNSAID, "mark:pay": OWN})
    assert is_unsaid(Event("mark", AKI, mark="coins"), mute)
    assert not is_unsaid(Event("mark", AKI, mark="coins", way="pay"), mute), "its own word"
    assert not is_unsaid(Event("mark", AKI, mark="debt"), mute)


def test_a_game_says_what_its_plans_are() -> None:
    own = {"lock_plan:game": Words("{actor} has chosen", "{actor}が決めた"), "plan:game": UNSAID}
    lexicon = Lexicon(sentences=own)
    assert sentence_of(Event("lock_plan", 0), lexicon) == own["lock_plan:game"]
    assert is_unsaid(Event("plan", 0, text="Rock 1", seats=(0,)), lexicon)
    assert sentence_of(Event("lock_plan", 0), Lexicon()) == SENTENCES["lock_plan"]
    assert not is_unsaid(Event("plan", 0, text="Rock 1", seats=(0,)), Lexicon())
