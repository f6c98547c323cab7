"""What is found of a table on which a card is lost, a place is taken twice or a cell is none."""

from __future__ import annotations

from app.core.data.value import replace
from app.core.past.table_soundness import check_cells, check_conserved, check_gaps, is_conserved
from app.core.table import Table
from tests.core.small_table import laid, moved


def table() -> Table:
    """Return a table with two cards in a pile and a unit of one."""
    lying = laid(deck_0=("fox", "owl"), hand_0=("cat",))
    return moved(lying, 2, "field.0", handle="ca", up=True, unit="u1")


def test_of_a_sound_table_nothing_is_found() -> None:
    for check in (check_conserved, check_gaps, check_cells):
        assert list(check(table())) == []


def test_a_card_that_lies_nowhere_is_found_in_the_whole_and_in_the_step() -> None:
    whole = table()
    lost = replace(whole, zones={**whole.zones, "deck.0": (0,)})
    assert [words.en for words in check_conserved(lost)] == [
        "Card 1 lies in 0 places instead of one."
    ]
    assert not is_conserved(whole, lost, [])
    assert is_conserved(whole, moved(whole, 0, "grave.0", handle="cn", up=True), [0])


def test_a_unit_that_stands_in_no_zone_is_found() -> None:
    whole = table()
    gone = replace(whole, fields={**whole.fields, "field.0": ()})
    assert [words.en for words in check_conserved(gone)] == [
        "The unit u1 stands in 0 places instead of one."
    ]
    assert not is_conserved(whole, gone, [])


def test_a_gap_in_a_pile_that_has_none_is_found() -> None:
    assert [words.en for words in check_gaps(replace(table(), gaps={"deck.0": (1,)}))] == [
        "deck.0 has empty places where none can be."
    ]


def test_a_cell_that_a_zone_does_not_have_is_found() -> None:
    whole = table()
    stood = replace(whole, units={"u1": replace(whole.units["u1"], cell=3)})
    assert [words.en for words in check_cells(stood)] == [
        "1 units stand in cell 3 of field.0, which holds one at most."
    ]
