"""What the elements of a list in JSON are as cards."""

from __future__ import annotations

import json
from decimal import Decimal
from typing import Any

import pytest

from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.decklists.decklist import read_decklist
from app.games.pokemon.cards.decklists.decklist_entry import Wrong
from app.games.pokemon.cards.decklists.forms.decklist_elements import (
    card,
    counts_copies,
    is_row,
    is_tally,
    tallied,
)
from app.games.pokemon.cards.decklists.forms.decklist_line import Row

NO_CARDS = CardBase()


def rows(value: Any) -> list[tuple[int, str, str, str]]:
    deck = read_decklist(json.dumps(value), NO_CARDS)
    assert deck.errors == ()
    return [(line.count, line.name, line.set_code, line.number) for line in deck.lines]


@pytest.mark.parametrize(
    ("value", "found"),
    [
        ([4, "Iono PAL 185"], Row(Decimal(4), "Iono", "PAL", "185")),
        (["Iono", "PAL 185", 4], Row(Decimal(4), "Iono", "PAL", "185")),
        (["Iono", "", 4], Row(Decimal(4), "Iono")),
        (["Iono", "Supporter", 4], Row(Decimal(4), "Iono")),
        (
            {"qty": 4, "card": {"name": "Iono", "set": {"id": "sv2"}}},
            Row(Decimal(4), "Iono", "PAL"),
        ),
        (
            {"count": 4, "name": "Iono", "set": {"name": "Paldea Evolved"}, "number": "185"},
            Row(Decimal(4), "Iono", "PAL", "185"),
        ),
    ],
)
def test_an_element_is_a_row(value: Any, found: Row) -> None:
    assert card(value) == found


@pytest.mark.parametrize(
    ("value", "why"),
    [
        (["Iono", "PAL 185", 4, 0], "several numbers"),
        (["Iono", "PAL 185"], "how many copies"),
        ([4], "neither an id nor a card"),
        ([4, "x" * 300], "far too long"),
        ([4, "Iono", ["Judge"]], "neither an id nor a card"),
        (None, "neither an id nor a card"),
    ],
)
def test_an_element_that_is_none_says_why(value: Any, why: str) -> None:
    found = card(value)
    assert isinstance(found, Wrong)
    assert why in found.reason.en


def test_a_table_of_names_and_counts() -> None:
    assert rows({"Iono": 4, "Ultra Ball SVI 196": [3, "Trainer"]}) == [
        (4, "Iono", "", ""),
        (3, "Ultra Ball", "SVI", "196"),
    ]
    assert rows({"name": "Night", "deck": {"trainer": {"Iono": 4, "Judge": 3}}}) == [
        (4, "Iono", "", ""),
        (3, "Judge", "", ""),
    ]
    assert tallied("Iono", 4) == Row(Decimal(4), "Iono")
    assert isinstance(tallied("Iono", "four"), Wrong)


@pytest.mark.parametrize(
    "value",
    [
        {"pokemon": 14, "trainer": 30},
        {"id": 4, "number": 3},
        {"Iono": 4},
        {"Iono": 4, "Judge": "3"},
        {"Iono": 4, "Judge": [3, 4]},
        {"Iono": 4, "Judge": True},
        ["Iono", 4],
        None,
    ],
)
def test_other_objects_are_no_table_of_counts(value: Any) -> None:
    assert not is_tally(value)


def test_elements_without_counts_are_one_copy_each() -> None:
    cards = [{"id": "sv2-185", "name": "Iono"}] * 2 + [{"id": "sv1-196", "name": "Ultra Ball"}]
    assert counts_copies(cards)
    assert not counts_copies([*cards, {"count": 4, "name": "Judge"}])
    assert not counts_copies([*cards, "Judge"])
    deck = read_decklist(json.dumps(cards), NO_CARDS)
    assert [(line.count, line.name) for line in deck.lines] == [(2, "Iono"), (1, "Ultra Ball")]
    assert "one copy" in deck.notes[0].en


def test_names_alone_are_one_copy_each() -> None:
    assert rows(["foo", "bar", "bar", "Baz PAL 4", "bar"]) == [
        (1, "foo", "", ""),
        (3, "bar", "", ""),
        (1, "Baz", "PAL", "4"),
    ]
    assert rows(["foo", "2 bar", "foo"]) == [
        (1, "foo", "", ""),
        (2, "bar", "", ""),
        (1, "foo", "", ""),
    ]


def test_rows_one_after_the_other() -> None:
    deck = read_decklist('{"count": 4, "name": "Foo"}\n{"count": 3, "name": "Bar"}\n', NO_CARDS)
    assert [(line.count, line.name, line.source_line) for line in deck.lines] == [
        (4, "Foo", 1),
        (3, "Bar", 2),
    ]
    assert is_row({"qty": 4, "card": {"name": "Iono"}})
    assert not is_row({"name": "Night", "cards": []})


def test_the_names_of_arrays_are_headings() -> None:
    deck = read_decklist(json.dumps({"supporters": [{"count": 4, "name": "Foo"}]}), NO_CARDS)
    assert [line.section for line in deck.lines] == ["trainer"]


def test_data_about_cards_is_no_list_of_copies() -> None:
    assert counts_copies([{"name": "Kettle"}, {"name": "Old Map"}])
    assert not counts_copies([{"name": "Kettle"}, {"name": "Old Map", "text": "Draw 1 card."}])
    assert not counts_copies([{"name": {"en": "Kettle"}, "hp": 60}])
