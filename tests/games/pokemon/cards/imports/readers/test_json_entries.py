"""The entries of a JSON file, one after the other, however the file holds them."""

from __future__ import annotations

import json

import pytest

from app.games.pokemon.cards.imports.brought_entry import Brought, Refused
from app.games.pokemon.cards.imports.card_sources import Read
from tests.games.pokemon.cards.imports.conftest import Write, english, read


def keys(found: list[Read]) -> list[str]:
    return [one.what.card.key for one in found if isinstance(one.what, Brought)]


def told(found: list[Read]) -> list[tuple[str, str]]:
    """What was refused (with its entry) or left alone."""
    return [
        (one.what.entry if isinstance(one.what, Refused) else "aside", one.what.why.en)
        for one in found
        if not isinstance(one.what, Brought)
    ]


@pytest.mark.parametrize(
    "text",
    [
        json.dumps([english()]),
        json.dumps(english()),
        json.dumps({"data": [english()], "page": 1}),
        json.dumps(english()) + "\n" + json.dumps(english("sv6-2")),
        json.dumps({"set": {"id": "sv6"}, "cards": [english()]}),
        "\ufeff" + json.dumps([english()]),
        "  \n " + json.dumps([english()]) + "\n\n",
    ],
)
def test_ways_to_hold_entries(write: Write, text: str) -> None:
    assert keys(read(write(text)))[0] == "TWM-1"


def test_cards_by_their_ids_in_a_long_object(write: Write) -> None:
    cards = {f"sv6-{n}": english(f"sv6-{n}", flavorText="x" * 20_000) for n in range(1, 101)}
    assert len(keys(read(write(cards)))) == 100


def test_a_cut_file_keeps_what_is_whole(write: Write) -> None:
    text = json.dumps([english(f"sv6-{n}") for n in range(1, 6)])
    found = read(write(text[:-30]))
    assert keys(found) == ["TWM-1", "TWM-2", "TWM-3", "TWM-4"]
    ((entry, why),) = told(found)
    assert entry == ""
    assert "cut off or no JSON" in why
