"""A list that does not say its game is for the one that knows its cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.cards.deck.deck import DeckListError
from app.games.game_registry import GAMES, USUAL, deck_games
from app.store.decks.deck_games import readings

PLAYED_WITH_A_PACK = ["open_table", "blackpoker"]
OWN = "chabudai_deck: 1\ngame: open_table\ncards:\n  - {count: 4, name: Iono}\n"


@pytest.mark.parametrize(
    ("text", "games"),
    [
        ("1 Ace of Spades\n2 Queen of Hearts\n", PLAYED_WITH_A_PACK),
        ("♠A\n♥Q\n", PLAYED_WITH_A_PACK),
        ("4 Dreepy TWM 128\n", ["pokemon"]),
        ("4 ボスの指令\n", ["pokemon"]),
        # A few cards that nobody knows change nothing.
        ("4 Dreepy TWM 128\n1 Ace of Nowhere\n", ["pokemon"]),
        (OWN, ["open_table"]),
    ],
)
def test_the_cards_tell_the_game(text: str, games: list[str]) -> None:
    found = readings(text)
    assert list(found) == games


def test_names_that_no_game_knows_may_be_for_every_game() -> None:
    found = readings("4 Foo\n3 Bar\n")
    assert next(iter(found)) == USUAL
    assert set(found) == {game for game in deck_games() if GAMES[game].brings_decks}
    assert {deck.count for deck in found.values()} == {7}


def test_a_list_for_a_variant_is_one_of_the_game_whose_cards_it_has() -> None:
    found = readings(OWN.replace("open_table", "battle-royal"))
    assert {game: deck.game for game, deck in found.items()} == {USUAL: USUAL}


@pytest.mark.parametrize("text", ["Good morning!\nHow are you?\n", "https://example.org/deck"])
def test_what_is_no_list_is_none_for_a_game_of_any_names_either(text: str) -> None:
    with pytest.raises(DeckListError, match="No line here is a card"):
        readings(text)


def test_a_letter_in_which_a_card_is_named_is_no_deck() -> None:
    with pytest.raises(DeckListError):
        readings("Dear Aki,\nthank you\nfor\nthe\nAce of Spades\n")


def test_a_file_is_read_alike(tmp_path: Path) -> None:
    path = tmp_path / "hearts.txt"
    path.write_text("1 Ace of Hearts\n1 2 of Hearts\n", encoding="utf-8")
    assert list(readings(path)) == PLAYED_WITH_A_PACK
    with pytest.raises(DeckListError):
        readings(tmp_path / "gone.txt")
