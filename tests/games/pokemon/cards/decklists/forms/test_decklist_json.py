"""Deck lists as JSON: our own form, and those of other programs."""

from __future__ import annotations

import pytest

from app.cards.deck.deck import DeckListError
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.decklists.decklist import read_decklist

NO_CARDS = CardBase()

OURS = """{
  "chabudai_deck": 1,
  "title": "N's Zoroark",
  "code": "gngLgL-7AWHa3-LNgNnn",
  "cards": [
    {"count": 4, "name": "N's Zorua", "set": "JTG", "number": 97},
    {"count": 0, "name": "Iono"},
    {"qty": "2", "card": "Boss's Orders", "rarity": "rare", "legal": true}
  ],
  "side": [{"count": 1, "name": "Iono", "section": "trainer"}],
  "author": "Mio"
}
"""


def test_our_own_form() -> None:
    deck = read_decklist(OURS, NO_CARDS)
    assert [(line.count, line.name, line.set_code, line.number) for line in deck.lines] == [
        (4, "N's Zorua", "JTG", "97"),
        (2, "Boss's Orders", "", ""),
    ]
    assert [(line.name, line.section) for line in deck.side] == [("Iono", "trainer")]
    assert (deck.title, deck.code) == ("N's Zoroark", "gngLgL-7AWHa3-LNgNnn")
    (error,) = deck.errors
    assert (error.line, "0 copies" in error.reason.en) == (7, True)
    assert [line.source_line for line in deck.lines] == [6, 8]
    assert any("“author”" in note.en for note in deck.notes)


@pytest.mark.parametrize(
    ("said", "made_for"), [('"glc"', "glc"), ('"g\\u202el\\nc"', "gl c"), ("3", ""), ("null", "")]
)
def test_a_format_is_a_name_or_none(said: str, made_for: str) -> None:
    text = OURS.replace('"author": "Mio"', f'"format": {said}')
    assert read_decklist(text, NO_CARDS).format == made_for
    long = OURS.replace('"author": "Mio"', f'"format": "{"x" * 9000}"')
    assert len(read_decklist(long, NO_CARDS).format) <= 200


@pytest.mark.parametrize("length", range(len(OURS) - 2, 190, -40))
def test_a_file_that_is_cut_off_is_read_as_far_as_it_goes(length: int) -> None:
    deck = read_decklist(OURS[:length], NO_CARDS)
    assert deck.lines[0].name == "N's Zorua"
    assert "cut off or damaged" in deck.errors[-1].reason.en


@pytest.mark.parametrize(
    "text", ["[", "{", '{"cards"', "[1, 2", '{"cards": [], "x": }', "[]", "{}"]
)
def test_json_without_a_card_is_no_deck_list(text: str) -> None:
    with pytest.raises(DeckListError, match="No line here is a card"):
        read_decklist(text, NO_CARDS)


def test_json_in_json_without_end() -> None:
    with pytest.raises(DeckListError):
        read_decklist("[" * 100_000, NO_CARDS)
    with pytest.raises(DeckListError):
        read_decklist('{"cards":' * 50_000, NO_CARDS)


def test_a_field_that_is_there_twice_is_not_passed_over() -> None:
    deck = read_decklist(
        '[{"count": 1, "name": "A"}, {"count": 1, "name": "B", "name": "C"}]', NO_CARDS
    )
    assert [line.name for line in deck.lines] == ["A"]
    assert len(deck.errors) == 1


def test_what_nobody_sees_is_not_in_a_name() -> None:
    deck = read_decklist('[{"count": 1, "name": "Io\\u0001no\\ud800 \\u200bPAL"}]', NO_CARDS)
    (line,) = deck.lines
    assert (line.name, line.set_code) == ("Iono", "PAL")


def test_far_too_much_of_it() -> None:
    with pytest.raises(DeckListError, match="3,001 lines or more"):
        read_decklist("[" + '"sv6-128",' * 5_000 + '"sv6-128"]', NO_CARDS)
    with pytest.raises(DeckListError, match="characters long"):
        read_decklist('[{"count": 1, "name": "' + "A" * 1_000_000 + '"}]', NO_CARDS)
