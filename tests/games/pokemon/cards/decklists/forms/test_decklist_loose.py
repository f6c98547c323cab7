"""Rows in forms that might as well be a remark: read only where they name a known card."""

from __future__ import annotations

from decimal import Decimal

import pytest

from app.games.pokemon.cards.decklists.forms.decklist_line import Row
from app.games.pokemon.cards.decklists.forms.decklist_loose import loose_row

KNOWN = {"Iono", "ナンジャモ", "ポリゴン"}


@pytest.mark.parametrize(
    "text",
    ["Iono: 4", "(4) Iono", "4) Iono", "Iono [x4]", "4: Iono", "4xIono", "Iono 4", "• Iono = 4"],
)
def test_a_known_name_beside_a_number_is_a_row(text: str) -> None:
    assert loose_row(text, KNOWN.__contains__) == Row(Decimal(4), "Iono")


@pytest.mark.parametrize("text", ["Players: 4", "Iono", "Round 4", "4 - 2", "Iono 40"])
def test_anything_else_is_left_alone(text: str) -> None:
    assert loose_row(text, KNOWN.__contains__) is None


def test_in_japanese_no_space_parts_name_and_count() -> None:
    assert loose_row("ナンジャモ2", KNOWN.__contains__) == Row(Decimal(2), "ナンジャモ")
    assert loose_row("ナンジャモ四枚", KNOWN.__contains__) == Row(Decimal(4), "ナンジャモ")
    assert loose_row("ポリゴン2", KNOWN.__contains__) is None, "it is a Pokémon of that name"


def test_what_a_card_is_for_may_stand_behind_its_count() -> None:
    row = Row(Decimal(4), "Iono", remark="disruption + draw")
    assert loose_row("Iono x4 disruption + draw", KNOWN.__contains__) == row
    for text in ("Iono x4 ナンジャモ", "Iono x4 Iono", "Foo x4 draws cards", "Iono x4 and 3 more"):
        assert loose_row(text, KNOWN.__contains__) is None
