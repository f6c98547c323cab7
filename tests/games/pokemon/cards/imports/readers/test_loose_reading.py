"""How the public data is read: without a fuss where it does not matter, bounded where it does."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from app.games.pokemon.cards.imports.readers.lengths import LONGEST_NAME
from app.games.pokemon.cards.imports.readers.loose_reading import (
    Loose,
    Name,
    Number,
    Numbers,
    Text,
    Texts,
)


class _Entry(Loose):
    name: Name = ""
    text: Text = ""
    hp: Number = 0
    tags: Texts = ()
    species: Numbers = ()


def test_nothing_is_the_empty_one() -> None:
    nothing = {"name": None, "text": None, "hp": None, "tags": None, "species": None}
    assert _Entry.model_validate(nothing) == _Entry()
    assert _Entry.model_validate({"hp": ""}) == _Entry()


def test_numbers_may_be_texts_and_texts_numbers() -> None:
    entry = _Entry.model_validate({"name": 151, "hp": "60"})
    assert (entry.name, entry.hp) == ("151", 60)


def test_fields_that_the_data_grows_are_nobodys_business() -> None:
    assert _Entry.model_validate({"name": "Iono", "weather": "fine"}).name == "Iono"


@pytest.mark.parametrize(
    "entry", [{"name": True}, {"hp": -10}, {"hp": 10**9}, {"name": "x" * (LONGEST_NAME + 1)}]
)
def test_what_cannot_be_a_card_is_refused(entry: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        _Entry.model_validate(entry)
