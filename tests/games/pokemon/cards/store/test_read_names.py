"""Japanese names are found by how they are read."""

from __future__ import annotations

import pytest

from app.cards.name_keys import sought
from app.games.pokemon.cards.store.ranking import NEAR_BEGINNING, NEAR_PART, NEAR_WHOLE
from app.games.pokemon.cards.store.read_names import read_names, reading

RESEARCH = sought("博士の研究")


@pytest.mark.parametrize(
    ("name", "read"),
    [
        ("博士の研究", "はかせのけんきゅう"),
        ("古びたかいの化石", "ふるびたかいのかせき"),
        ("古代の大地", "こだいのだいち"),
        ("基本炎エネルギー", "きほんほのおエネルギー"),
        ("謎の鬱", "謎の鬱"),
        ("iono", "iono"),
    ],
)
def test_words_with_kanji_are_read(name: str, read: str) -> None:
    assert reading(sought(name)) == sought(read)


@pytest.mark.parametrize(
    ("typed", "rank"),
    [
        ("はかせのけんきゅう", NEAR_WHOLE),
        ("はかせ", NEAR_BEGINNING),
        ("けんきゅう", NEAR_PART),
        ("けんきゅう はかせ", NEAR_PART),
        ("博士のけんきゅう", NEAR_WHOLE),
    ],
)
def test_a_name_fits_as_it_is_read(typed: str, rank: int) -> None:
    asked = read_names(sought(typed), tuple(map(sought, typed.split())))
    assert asked is not None
    assert asked.rank_of("professorsresearch", RESEARCH) == (rank, RESEARCH)


def test_what_is_read_otherwise_does_not_fit() -> None:
    asked = read_names(sought("けんきゅうじょ"), ())
    assert asked is not None
    assert asked.rank_of("professorsresearch", RESEARCH) is None
    assert read_names("research", ()) is None
