"""Marks on another table: a sum goes on from what is there, a condition is there or not."""

from __future__ import annotations

import pytest

from app.core import fact as f
from app.core.apply.apply import apply
from app.core.card import Mark, value_of
from app.core.table import Table
from app.session.repetition.repeated_fact import Repeating
from tests.core.small_table import AKI


def damaged(table: Table, amount: int) -> Table:
    return apply(table, f.Marked(AKI, (f.MarkChange("u1", "damage", Mark("damage", amount)),)))


def damage(table: Table) -> int:
    return value_of(table.units["u1"].marks, "damage")


@pytest.mark.parametrize(
    ("then", "change", "now", "comes_to"),
    [
        (20, 50, 0, 30),
        (20, 50, 60, 90),
        (50, 20, 10, 0),
        (0, 30, 30, 60),
        (20, 20, 40, 40),
    ],
)
def test_a_sum_goes_on_from_what_is_there(
    repeating: Repeating, table: Table, then: int, change: int, now: int, comes_to: int
) -> None:
    old = damaged(table, then) if then else table
    new = damaged(table, now) if now else table
    fact = f.Marked(AKI, (f.MarkChange("u1", "damage", Mark("damage", change)),))
    again = repeating.fact(fact, old, new)
    assert damage(new if again is None else apply(new, again)) == comes_to


def test_a_condition_is_there_or_not(repeating: Repeating, table: Table) -> None:
    asleep = f.Marked(AKI, (f.MarkChange("u1", "asleep", Mark("asleep")),))
    sleeping = apply(table, asleep)
    assert repeating.fact(asleep, table, sleeping) is None
    woken = f.Marked(AKI, (f.MarkChange("u1", "asleep"),))
    assert repeating.fact(woken, sleeping, table) is None
