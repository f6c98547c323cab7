"""Four bundles in one list, and what any two of them make."""

from __future__ import annotations

import pytest

from app.cards.deck.deck import DeckList
from app.games.nullpoga.cards.bundles import (
    bundle_headed,
    bundles_in,
    bundles_of,
    has_bundles,
    heading_of,
    too_many,
)
from app.games.nullpoga.cards.nullpoga_base import nullpoga_base

LISTS = nullpoga_base().lists
TEXT = "Bundle 1:\n2 Rat\n1 Cat\n\n束2：\n1 ネズミ\n"


def test_headings_in_both_languages_are_read() -> None:
    assert bundle_headed("Bundle 1:") == "bundle1"
    assert bundle_headed("束４：") == "bundle4"
    assert bundle_headed("カード束 2") == "bundle2"
    assert bundle_headed("Bundle 5:") == ""
    assert bundle_headed("Rat") == ""
    assert bundle_headed(heading_of("bundle3")) == "bundle3"


def test_cards_are_in_the_bundle_whose_heading_they_stand_below() -> None:
    deck = LISTS.read(TEXT)
    assert has_bundles(deck)
    assert bundles_of(deck) == (("rat", "rat", "cat"), ("rat",), (), ())
    assert not has_bundles(LISTS.read("2 Rat"))
    assert not has_bundles(DeckList())


def test_a_checked_list_is_cut_after_each_fifteen() -> None:
    keys = tuple(str(number) for number in range(60))
    assert [bundle[0] for bundle in bundles_in(keys)] == ["0", "15", "30", "45"]


@pytest.mark.parametrize(
    ("bundles", "found"),
    [
        ((("a",), ("a",), ("a",), ("a",)), {}),
        ((("a", "a"), ("a",)), {"a": (0, 1, 3)}),
        ((("a", "a", "a"), ()), {"a": (0, 1, 3)}),
        ((("a",), ("a", "a"), ("b",), ("a", "a")), {"a": (1, 3, 4)}),
    ],
)
def test_two_bundles_together_may_have_two_of_a_card(
    bundles: tuple[tuple[str, ...], ...], found: dict[str, tuple[int, int, int]]
) -> None:
    assert too_many(bundles) == found
