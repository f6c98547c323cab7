"""The packs that people know."""

from __future__ import annotations

from collections import Counter

import pytest

from app.games._playing_cards.playing_packs import PACKS
from app.games._playing_cards.suits_ranks import CARDS


@pytest.mark.parametrize(
    ("pack", "cards", "copies"),
    [
        *(("52", 52, 1), ("53", 53, 1), ("54", 54, 1), ("104", 104, 2), ("108", 108, 2)),
        *(("32", 32, 1), ("24", 24, 1), ("48", 48, 2), ("40", 40, 1), ("jokers", 2, 1)),
    ],
)
def test_a_pack_has_so_many_cards(pack: str, cards: int, copies: int) -> None:
    keys = PACKS[pack].keys
    assert len(keys) == cards
    assert set(Counter(keys).values()) == {copies}
    assert set(keys) <= CARDS.keys()


def test_a_piquet_pack_begins_with_the_sevens() -> None:
    assert {CARDS[key].rank for key in PACKS["32"].keys} == set("789JQKA") | {"10"}
