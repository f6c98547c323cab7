"""Marks stay with what they lie on; a unit is turned with all that is on it."""

from __future__ import annotations

import pytest

from app.core import fact as f
from app.core.apply.apply import apply
from app.core.card import Mark
from app.core.table import Table
from tests.core.small_table import AKI, REN, laid, moved


@pytest.fixture
def table() -> Table:
    return laid(deck_0=("fox", "owl", "elk"), hand_0=("cat", "dog"))


def test_damage_stays_with_the_unit_and_nothing_of_it_with_a_card_that_left(table: Table) -> None:
    table = moved(table, 3, "field.0", handle="ca", up=True, unit="u1")
    table = apply(table, f.Marked(AKI, (f.MarkChange("u1", "damage", Mark("damage", 40)),)))
    assert [mark.value for mark in table.units["u1"].marks] == [40]
    table = apply(table, f.Marked(AKI, (f.MarkChange("card.3", "used", Mark("used")),)))
    assert moved(table, 3, "hand.0", handle="cb").cards[3].marks == ()


def test_a_unit_is_turned_and_another_stays_as_it_is(table: Table) -> None:
    table = moved(table, 3, "field.0", handle="ca", up=True, unit="u1")
    table = moved(table, 4, "field.0", handle="cb", up=True, unit="u2")
    table = apply(table, f.Rotated(AKI, ("u1",), 90))
    assert (table.units["u1"].turn, table.units["u2"].turn) == (90, 0)


def test_the_last_mark_of_a_seat_leaves_nothing_behind(table: Table) -> None:
    put = apply(table, f.Marked(AKI, (f.MarkChange("seat.1", "poisoned", Mark("poisoned")),)))
    assert put.marks["seat.1"][0].by == AKI
    assert apply(put, f.Marked(REN, (f.MarkChange("seat.1", "poisoned"),))).marks == {}
