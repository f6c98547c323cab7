"""A deck as chance sees it: numbers, and what is asked for by name."""

from __future__ import annotations

import pytest

from app.cards.odds.deck_pool import Named, OddsError, Pool, all_groups, group_of
from app.core.text.words import Words
from tests.cards.odds.pools import pool

FOX = Named(Words("Red Fox", "あかぎつね"), 4, 4, 1, ("AAA-1", "BBB-1"))
OWL = Named(Words("Owl", "ふくろう"), 3, keys=("AAA-2",))
REST = Named(Words("Stone", "いし"), 13)
DECK = Pool((FOX, OWL, REST), aside=2, opening=pool(1, 0).opening)


def test_its_numbers_are_the_sums_over_its_names() -> None:
    assert (DECK.size, DECK.keepers, DECK.doubtful) == (20, 4, 1)
    assert DECK.drawable == 20 - 7 - 2


@pytest.mark.parametrize("asked", ["red fox", "あかぎつね", "ＲＥＤ  Ｆｏｘ"])
def test_a_name_is_asked_for_in_any_spelling(asked: str) -> None:
    assert group_of(DECK, [asked]).members == (FOX,)


def test_several_names_are_one_group_and_each_counts_once() -> None:
    group = group_of(DECK, ["Owl", "Red Fox", "ふくろう"])
    assert (group.copies, group.keepers) == (7, 4)
    assert group.keys == ("AAA-2", "AAA-1", "BBB-1")
    assert group.title == Words("Owl or Red Fox", "ふくろう、あかぎつね")


@pytest.mark.parametrize(
    ("asked", "english", "japanese"),
    [
        (
            "Red Fix",
            "There is no “Red Fix” in the deck. Its list has “Red Fox”.",
            "デッキに「Red Fix」はありません。リストには「あかぎつね」があります。",
        ),
        (
            "Whale",
            "There is no “Whale” in the deck. Take a name from its list.",
            "デッキに「Whale」はありません。リストにある名前を指定してください。",
        ),
    ],
)
def test_a_name_that_is_not_there_is_answered_with_those_like_it(
    asked: str, english: str, japanese: str
) -> None:
    with pytest.raises(OddsError) as refused:
        group_of(DECK, ["Owl", asked])
    assert refused.value.words == Words(english, japanese)
    assert str(refused.value) == english


def test_each_name_can_be_a_group_of_its_own() -> None:
    assert [group.members for group in all_groups(DECK)] == [(FOX,), (OWL,), (REST,)]
