"""Deck lists: plain ones, and those of bundles, in every form."""

from __future__ import annotations

import pytest

from app.cards.deck.deck import DeckListError
from app.games.nullpoga.cards.bundles import bundles_of
from app.games.nullpoga.cards.nullpoga_base import nullpoga_base

LISTS = nullpoga_base().lists


def test_a_list_may_name_cards_in_either_language() -> None:
    deck = LISTS.read("2 Rat\n1 隕石落下\n柴犬ラン丸 2枚\n", "Mine")
    assert deck.keys == ("rat", "rat", "meteor", "ranmaru", "ranmaru")
    assert [line.section for line in deck.lines] == ["monster", "spell", "monster"]
    assert (deck.title, deck.game, deck.format, deck.notes) == ("Mine", "nullpoga", "", ())


def test_lines_lie_by_kind_and_number() -> None:
    deck = LISTS.read("1 Meteor Fall\n1 Boar\n1 Rat\n")
    assert [line.key for line in LISTS.in_order(deck.lines)] == ["rat", "boar", "meteor"]
    assert [(one.title.ja, one.count) for one in LISTS.groups(deck.lines)] == [
        ("モンスター", 2),
        ("スペル", 1),
    ]


def test_a_card_that_is_none_is_kept_by_its_name() -> None:
    deck = LISTS.read("2 Unicorn\n1 Rat")
    assert [line.status for line in deck.lines] == ["placeholder", "known"]
    assert len(deck.notes) == 1


@pytest.mark.parametrize("form", ["text", "yaml", "json"])
def test_bundles_are_read_again_in_every_form(form: str) -> None:
    deck = LISTS.read("Bundle 1:\n2 Rat\n\nBundle 3:\n1 Rat\n1 Unicorn\n")
    again = LISTS.read(LISTS.write(deck, form))
    assert (
        bundles_of(again) == bundles_of(deck) == (*(("rat", "rat"), (), ("rat", "?Unicorn||"), ()),)
    )
    assert (again.format, deck.format) == ("bundles", "bundles")
    assert [line.status for line in again.lines] == ["known", "known", "placeholder"]
    assert deck.notes == again.notes
    assert len(deck.notes) == 1


def test_cards_above_the_first_heading_are_in_no_bundle() -> None:
    deck = LISTS.read("1 Cat\nBundle 1:\n2 Rat\n")
    assert [line.section for line in deck.lines] == ["monster", "bundle1"]
    assert LISTS.write(deck) == "1 Cat\n\nBundle 1:\n2 Rat\n"


def test_headings_alone_are_no_list() -> None:
    with pytest.raises(DeckListError, match="no cards below them"):
        LISTS.read("Bundle 1:\nBundle 2:\n")


def test_a_card_that_is_known_now_stays_in_its_bundle() -> None:
    deck = LISTS.read("Bundle 2:\n1 Rat\n")
    assert LISTS.recognised(deck.lines[0]).section == "bundle2"
