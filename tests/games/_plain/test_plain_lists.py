"""Deck lists of names, for any game's cards: read, written, laid out in the game's order."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.cards.deck.deck import DeckListError
from app.core.data.value import replace
from app.games._plain.plain_cards import PlainCards
from app.games._plain.plain_lists import PlainLists
from tests.helpers.playing_cards import SUITS, PlayingCards


@pytest.fixture
def lists() -> PlainLists:
    cards = PlayingCards()
    return PlainLists(cards, SUITS, cards.keys)


def test_names_mean_cards_where_the_game_knows_them(lists: PlainLists) -> None:
    deck = lists.read("1 Queen of Hearts\n2 Ace of Spades\n3 Joker\n", "Evening")
    assert [(line.key, line.status) for line in deck.lines] == [
        ("H-Q", "known"),
        ("S-A", "known"),
        ("?Joker||", "placeholder"),
    ]
    assert (deck.game, deck.title, len(deck.notes)) == ("playing", "Evening", 1)
    assert lists.notes_of_reading(deck) == ()


def test_lines_lie_by_section_and_in_the_order_of_the_game(lists: PlainLists) -> None:
    deck = lists.read("1 Queen of Hearts\n1 King of Spades\n1 Ace of Spades\n")
    assert [line.key for line in lists.in_order(deck.lines)] == ["S-A", "S-K", "H-Q"]
    groups = lists.groups(deck.lines)
    assert [(one.title.en, one.count) for one in groups] == [("Spades", 2), ("Hearts", 1)]
    sheet = lists.sheet(deck)
    assert [part.rows[0].name.en for part in sheet.parts] == ["King of Spades", "Queen of Hearts"]


@pytest.mark.parametrize("form", ["text", "yaml", "json"])
def test_every_form_is_read_again(lists: PlainLists, form: str) -> None:
    deck = lists.read("1 Queen of Hearts\n2 Ace of Spades\n")
    assert lists.read(lists.write(deck, form)).keys == deck.keys


@pytest.mark.parametrize("form", ["yaml", "json"])
def test_our_own_form_keeps_the_format_and_the_part_of_a_card_without_data(
    lists: PlainLists, form: str
) -> None:
    deck = lists.read("1 Queen of Hearts\n2 Wild card\n")
    wild = replace(deck.lines[1], section="H")
    deck = replace(deck, format="whist", lines=(deck.lines[0], wild))
    again = lists.read(lists.write(deck, form))
    assert (again.format, again.lines[1].section) == ("whist", "H")


def test_what_lies_aside_is_told_where_a_form_does_not_hold_it(lists: PlainLists) -> None:
    deck = lists.read('{"cards": [{"count": 1, "name": "Joker"}], "side": ["Ace of Spades"]}')
    assert deck.side[0].key == "S-A"
    assert lists.losses(deck)
    assert lists.losses(deck, "yaml") == ()


def test_a_line_is_recognised_once_the_game_knows_its_card(lists: PlainLists) -> None:
    deck = PlainCards("boats").lists.read("1 Queen of Hearts")
    assert lists.recognised(deck.lines[0]).key == "H-Q"


def test_a_file_that_cannot_be_read_is_told(lists: PlainLists, tmp_path: Path) -> None:
    with pytest.raises(DeckListError, match=r"gone\.txt"):
        lists.read_file(tmp_path / "gone.txt")
