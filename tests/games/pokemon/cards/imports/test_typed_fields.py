"""What is asked where a Pokémon card is written down: what is printed on it, field by field."""

from __future__ import annotations

import pytest

from app.games.pokemon.cards.imports.readers.own_cards import COLUMNS
from app.games.pokemon.cards.imports.typed_fields import FIELDS, begun

BY_ID = {field.column: field for field in FIELDS}


def test_every_field_is_a_column_that_can_be_read() -> None:
    assert set(BY_ID) <= set(COLUMNS)
    assert len(BY_ID) == len(FIELDS)


def test_a_field_is_asked_of_the_kinds_that_print_it() -> None:
    assert BY_ID["hp"].kinds == ("pokemon",)
    assert "supporter" in BY_ID["text"].kinds
    assert BY_ID["name"].kinds == (), "every card has one"
    assert "unknown" not in dict(BY_ID["kind"].choices)


def test_what_may_be_chosen_is_written_as_the_column_has_it() -> None:
    assert dict(BY_ID["weakness"].choices)["R ×2"].en == "Fire"
    assert dict(BY_ID["types"].choices)["R"].ja == "炎"


@pytest.mark.parametrize(
    ("name", "section", "expected"),
    [
        ("Iono", "trainer", {"name": "Iono", "kind": "item"}),
        ("ナンジャモ", "trainer", {"name_ja": "ナンジャモ", "kind": "item"}),
        ("Luminous Energy", "energy", {"name": "Luminous Energy", "kind": "special_energy"}),
        ("Dreepy", "weather", {"name": "Dreepy", "kind": "pokemon"}),
    ],
)
def test_it_begins_with_what_a_deck_list_says(
    name: str, section: str, expected: dict[str, str]
) -> None:
    assert begun(name, "TWM", "128", section) == {"set": "TWM", "number": "128", **expected}
