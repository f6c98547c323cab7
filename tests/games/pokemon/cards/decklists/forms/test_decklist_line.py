"""What one line of a deck list is: a card row, a heading, a deck code or none of these."""

from __future__ import annotations

from decimal import Decimal

import pytest

from app.games.pokemon.cards.decklists.decklist_headings import Header, Total
from app.games.pokemon.cards.decklists.forms.decklist_line import (
    BareCount,
    DeckCode,
    Ornament,
    Other,
    Row,
    is_number,
    is_set,
    print_alone,
    recognise,
    split_print,
    without_bullet,
    written_count,
)


@pytest.mark.parametrize(
    "text",
    [
        *("4 Iono PAL 185", "4x Iono PAL 185", "x4 Iono PAL 185", "Iono PAL 185 x4"),
        *("* 4 Iono PAL 185", "Iono PAL 185, qty: 4", "12. Iono PAL 185 Qty: 4"),
    ],
)
def test_a_row_is_read_however_its_count_is_written(text: str) -> None:
    assert recognise(text) == Row(Decimal(4), "Iono", "PAL", "185")


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Pokémon: 12", Header),
        ("// Items (22)", Header),
        ("Total Cards: 60", Total),
        ("4枚", BareCount),
        ("Deck code: aaaaaa-bbbbbb-cccccc", DeckCode),
        ("----", Ornament),
        ("my best deck", Other),
    ],
)
def test_other_lines_are_told_from_rows(text: str, kind: type) -> None:
    assert isinstance(recognise(text), kind)


@pytest.mark.parametrize(
    ("text", "name", "set_code", "number"),
    [
        ("Dragapult ex TWM 130", "Dragapult ex", "TWM", "130"),
        ("Dragapult ex", "Dragapult ex", "", ""),
        ("Basic {F} 6", "Basic {F}", "", ""),
        ("Abra (MEG-54)", "Abra", "MEG", "54"),
        ("Unown [A]", "Unown [A]", "", ""),
        ("Iono [PAL] 185/193", "Iono", "PAL", "185"),
        ("Basic Fire Energy 21", "Basic Fire Energy", "", ""),
    ],
)
def test_a_print_is_read_from_the_right(text: str, name: str, set_code: str, number: str) -> None:
    assert split_print(text)[:3] == (name, set_code, number)


def test_a_finish_and_a_remark_stand_behind_the_print() -> None:
    assert split_print("Iono PAL 185 PH") == ("Iono", "PAL", "185", "PH")
    row = recognise("4 Iono PAL 185 // two are enough")
    assert isinstance(row, Row)
    assert row.remark == "// two are enough"


def test_words_of_names_are_no_sets_and_no_numbers() -> None:
    assert not is_set("EX", "Dragapult")
    assert not is_set("130", "Dragapult")
    assert is_set("XYEnergy", "Fire Energy")
    assert is_number("A", "Unown")
    assert not is_number("A", "Iono")


def test_a_print_may_stand_alone() -> None:
    assert print_alone("SV6 066/101") == ("SV6", "066")
    assert print_alone("Iono 185") is None


def test_numbers_and_bullets_are_those_of_lists_of_anything() -> None:
    assert without_bullet("1. 4 Iono") == "4 Iono"
    assert without_bullet("[x] 4 Iono") == "4 Iono"
    assert [str(written_count(text)) for text in ("4", "1,000", "1.48")] == ["4", "1000", "1.48"]
