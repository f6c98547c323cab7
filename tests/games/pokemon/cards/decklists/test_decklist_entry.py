"""What a reader of any form makes of cells: a row, or why there is none; and counts as written."""

from __future__ import annotations

from decimal import Decimal

import pytest

from app.games.pokemon.cards.decklists.decklist_entry import Wrong, amount, row
from app.games.pokemon.cards.decklists.forms.decklist_line import Row


def test_named_cells_are_a_row() -> None:
    cells = {"count": "4", "name": "Iono", "set": "PAL", "number": "#185/193", "finish": "PH"}
    assert row(cells) == Row(Decimal(4), "Iono", "PAL", "185", "PH")


def test_an_id_alone_is_one_copy() -> None:
    assert row({"id": "sv2-185"}) == Row(Decimal(1), "sv2-185", card_id="sv2-185")


@pytest.mark.parametrize(
    ("cells", "why"),
    [
        ({"count": "4"}, "it does not name a card"),
        ({"name": "Iono"}, "it does not say how many copies"),
        ({"name": "Iono", "count": "many"}, "it does not say how many copies"),
    ],
)
def test_a_row_without_name_or_count_is_wrong(cells: dict[str, str], why: str) -> None:
    found = row(cells)
    assert isinstance(found, Wrong)
    assert found.reason.en.startswith(why)


def test_only_a_part_of_a_deck_is_taken_as_one() -> None:
    for written, section in (("energy", "energy"), ("weather", None)):
        found = row({"count": "1", "name": "A", "section": written})
        assert isinstance(found, Row)
        assert found.section == section


@pytest.mark.parametrize(
    ("written", "count"),
    [
        ("4", "4"),
        ("x4", "4"),
        ("4枚", "4"),
        ("4.00", "4.00"),
        ("1,000", "1000"),
        ("", None),
        ("NaN", None),
    ],
)
def test_a_count_is_read_as_people_write_it(written: str, count: str | None) -> None:
    assert amount(written) == (None if count is None else Decimal(count))
