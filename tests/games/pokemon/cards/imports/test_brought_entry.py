"""What a reader of card data makes of one entry: a card, or why it is none."""

from __future__ import annotations

import pytest
from pydantic import BaseModel, ValidationError

from app.games.pokemon.cards.imports.brought_entry import FORMS, first, why_refused


class _Entry(BaseModel):
    hp: int


def test_a_card_in_both_languages_is_known_by_its_english_name() -> None:
    assert [first(tongue) for tongue in ("both", "en", "ja")] == ["en", "en", "ja"]


def test_the_word_of_ones_own_table_counts_before_the_public_data() -> None:
    assert FORMS[0] == "own"
    assert len(set(FORMS)) == 4


def test_why_an_entry_is_refused_names_the_field() -> None:
    with pytest.raises(ValidationError) as told:
        _Entry.model_validate({"hp": "many"})
    why = why_refused(told.value)
    assert why.en.startswith("field “hp”: ")
    assert why.ja.startswith("項目「hp」が正しくありません")


def test_of_an_entry_that_is_none_at_all_no_field_is_named() -> None:
    with pytest.raises(ValidationError) as told:
        _Entry.model_validate("no entry")
    assert why_refused(told.value).en.startswith("field “?”: ")
