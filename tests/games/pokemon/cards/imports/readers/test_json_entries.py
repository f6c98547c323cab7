"""The entries of a JSON file, one after the other, however the file holds them."""

from __future__ import annotations

import json
from io import StringIO

import pytest

from app.games.pokemon.cards.imports.brought_entry import Brought, Refused
from app.games.pokemon.cards.imports.card_sources import Read
from app.games.pokemon.cards.imports.readers.json_entries import (
    Beside,
    Entry,
    NotJsonError,
    entries,
)
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


def test_what_stands_beside_the_entries_comes_before_them() -> None:
    file = StringIO('{"set": {"id": "sv6"}, "cards": [{"id": "sv6-1"}]}')
    assert list(entries(file)) == [Beside("set", {"id": "sv6"}), Entry(1, {"id": "sv6-1"})]


def test_a_card_with_a_list_in_it_is_no_list_of_cards() -> None:
    file = StringIO('{"id": "sv6-1", "data": [1, 2]}')
    assert list(entries(file)) == [Entry(1, {"id": "sv6-1", "data": [1, 2]})]


def test_where_a_file_stops_being_json_it_says_so_after_what_was_whole() -> None:
    reading = entries(StringIO('[{"id": "a-1"}, {"id": '))
    assert next(reading) == Entry(1, {"id": "a-1"})
    with pytest.raises(NotJsonError):
        next(reading)
