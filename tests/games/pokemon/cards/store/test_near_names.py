"""A slip of the keys is overlooked; two are not, nor one in a short word."""

from __future__ import annotations

import pytest

from app.games.pokemon.cards.store.near_names import LONGEST, near_names
from app.games.pokemon.cards.store.ranking import NEAR_BEGINNING, NEAR_PART, NEAR_WHOLE


@pytest.mark.parametrize(
    ("typed", "rank"),
    [
        ("charzard", NEAR_WHOLE),
        ("charizzard", NEAR_WHOLE),
        ("cherizard", NEAR_WHOLE),
        ("hcarizard", NEAR_WHOLE),
        ("harizard", NEAR_WHOLE),
        ("charizadr", NEAR_WHOLE),
        ("chraiz", NEAR_BEGINNING),
        ("rizadr", NEAR_PART),
        ("chzard", None),
        ("charzrad", None),
    ],
)
def test_one_slip(typed: str, rank: int | None) -> None:
    near = near_names(typed, (typed,))
    assert near is not None
    assert near.rank_of("charizard", "リザードン") == (
        None if rank is None else (rank, "charizard")
    )


def test_each_word_may_have_one_wherever_it_stands() -> None:
    near = near_names("resaerchprofesor", ("resaerch", "profesor"))
    assert near is not None
    assert near.rank_of("professorsresearch", "博士の研究") == (NEAR_PART, "professorsresearch")
    assert near.rank_of("professorslab", "") is None


def test_kana_say_more_than_letters() -> None:
    near = near_names("リザドン", ())
    assert near is not None
    assert near.rank_of("charizardex", "リザードンex") == (NEAR_BEGINNING, "リザードンex")


@pytest.mark.parametrize(
    "typed", ["iono", "mew", "ピチュ", "", "a" * (LONGEST + 1)], ids=lambda typed: typed[:9]
)
def test_short_words_and_long_texts_have_none(typed: str) -> None:
    assert near_names(typed, ()) is None


def test_signs_are_no_patterns() -> None:
    near = near_names("(.*){9}+", ("(.*){9}+",))
    assert near is not None
    assert near.rank_of("charizard", "リザードン") is None
