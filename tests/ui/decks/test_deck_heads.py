"""Which cards stand for a deck: those in its name, else the strongest; none without a crest."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.cards.deck.deck import DeckList
from app.games.game_registry import GAMES
from app.store.decks.deck_files import of_game, shipped_for
from app.ui.decks.deck_heads import deck_heads

CARDS = GAMES.cards("pokemon")


def _heads(text: str, *titles: str) -> list[str]:
    return [face.name.en for face in deck_heads(CARDS.lists.read(text), CARDS, titles)]


LIST = (
    "4 Dreepy TWM 128\n3 Drakloak TWM 129\n2 Dragapult ex TWM 130\n"
    "1 Hawlucha SVI 118\n4 Iono PAL 185"
)


@pytest.mark.parametrize(
    ("title", "heads"),
    [
        ("Dragapult ex and Hawlucha", ["Dragapult ex", "Hawlucha"]),
        ("Hawlucha, then Dreepy, then Drakloak", ["Hawlucha", "Dreepy"]),
        ("ドラパルトex", ["Dragapult ex"]),
        ("Iono's evening", ["Iono"]),
        ("Friday", ["Dragapult ex", "Drakloak"]),
        ("", ["Dragapult ex", "Drakloak"]),
    ],
)
def test_the_name_decides_then_the_largest_units(title: str, heads: list[str]) -> None:
    assert _heads(LIST, title) == heads
    assert _heads(f"Deck: {title or 'x'}\n{LIST}") == heads


def test_of_cards_that_begin_alike_the_longer_name_is_meant() -> None:
    both = "2 Dragapult ex TWM 130\n2 Dragapult"
    assert _heads(both, "Dragapult ex")[0] == "Dragapult ex"


@pytest.mark.parametrize("path", shipped_for("pokemon"), ids=lambda path: path.stem)
def test_every_shipped_deck_has_one(path: Path) -> None:
    assert deck_heads(of_game(path, CARDS), CARDS)


def test_where_no_card_has_a_crest_none_stands_for_the_deck() -> None:
    assert deck_heads(DeckList(), CARDS) == ()
    assert deck_heads(CARDS.lists.read("60 Basic Fire Energy"), CARDS, ("Fire",)) == ()
