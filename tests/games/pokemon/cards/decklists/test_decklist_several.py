"""Several lists in one text are told apart, each of them whole; one list is never cut in two."""

from __future__ import annotations

import pytest

from app.cards.deck.deck import DeckListError, ListInText
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.decklists.decklist import read_decklist

DECK = (
    "Pokémon: 3\n4 Dreepy TWM 128\n4 Drakloak TWM 129\n4 Hawlucha SVI 118\n\n"
    "Trainer: 2\n4 Iono PAL 185\n40 Foo SVI 196\n\nEnergy: 1\n4 Basic Fire Energy SVE 2\n"
)
ROWS = (
    *((4, "Dreepy"), (4, "Drakloak"), (4, "Hawlucha"), (4, "Iono"), (40, "Foo")),
    (4, "Basic Fire Energy"),
)


def _lists(text: str) -> tuple[ListInText, ...]:
    with pytest.raises(DeckListError) as told:
        read_decklist(text, CardBase())
    return told.value.lists


@pytest.mark.parametrize(
    ("text", "titles"),
    [
        (f"{DECK}\nTotal Cards: 60\n\n{DECK}\nTotal Cards: 60", ["", ""]),
        (f"# Ren's\n{DECK}\n\n# Aki's\n{DECK}", ["Ren's", "Aki's"]),
        (
            f"Deck 1: Of Ren\n{DECK}\nDeck 2: Of Aki\n{DECK}\nDeck 3: Of Mio\n{DECK}",
            ["Of Ren", "Of Aki", "Of Mio"],
        ),
        (f"Main deck\n{DECK}\nMain deck\n{DECK}", ["", ""]),
        (f"Sunday\n{DECK}\nTotal Cards: 60\nMonday\n{DECK}\nTotal Cards: 60", ["Sunday", "Monday"]),
    ],
)
def test_each_is_a_list_by_itself(text: str, titles: list[str]) -> None:
    lists = _lists(text)
    assert [(one.title, one.count) for one in lists] == [(title, 60) for title in titles]
    for one in lists:
        deck = read_decklist(one.text, CardBase())
        assert tuple((line.count, line.name) for line in deck.lines) == ROWS
        assert (deck.errors, deck.title) == ((), one.title)


def test_it_is_said_which_there_are() -> None:
    with pytest.raises(DeckListError) as told:
        read_decklist(f"Deck: Of Ren\n{DECK}\nTotal Cards: 60\n{DECK}", CardBase())
    assert told.value.words.en == (
        "This text holds 2 deck lists: 1 “Of Ren” (60 cards) and 2 (60 cards). Choose one of them."
    )
    assert told.value.words.ja == (
        "2個のデッキリストが入っています：1「Of Ren」（60枚）、2（60枚）。"
        "どれか1つを選んでください。"
    )


@pytest.mark.parametrize(
    "text",
    [
        DECK,
        f"60 cards\n{DECK}",
        f"{DECK}Total Cards: 60\n4 Iono PAL 185",
        f"{DECK}\nSideboard\n{DECK}",
        "Trainer: 1\n30 Foo\n\nPokémon: 1\n30 Bar",
        "Items\n20 Foo\nEnergy\n20 Bar\nPokémon\n20 Baz\nSupporters\n20 Qux",
        f"{DECK}\nDeck: called late",
    ],
)
def test_one_list_is_one(text: str) -> None:
    assert read_decklist(text, CardBase()).count >= 60
