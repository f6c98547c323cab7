"""Moving whole units: to another zone, or in the place of another."""

from __future__ import annotations

import pytest

from app.core import fact as f
from app.core.apply.apply import apply
from app.core.intent import Move, MoveUnits, SwapUnits
from app.core.table import Table
from tests.core.small_table import REN, laid, moved
from tests.session.steps.small_step import after, facts, refusal


@pytest.fixture
def table() -> Table:
    """Aki: fox and owl in hand. Ren: a dog on the field as u1."""
    table = laid(hand_0=("fox", "owl"), hand_1=("dog",))
    return moved(table, 2, "field.1", handle="cdog", up=True, unit="u1")


def test_units_change_places_and_keep_their_names(table: Table) -> None:
    table = after(table, Move(("c0", "c1"), "field.0"))
    one, other = table.fields["field.0"]
    assert after(table, SwapUnits(one, other)).fields["field.0"] == (other, one)
    crossed = after(table, SwapUnits(one, "u1"))
    assert (crossed.fields["field.0"], crossed.fields["field.1"]) == (("u1", other), (one,))
    assert refusal(table, SwapUnits(one, one)) == "itself"


def test_a_unit_with_a_face_down_card_is_another_to_those_who_cannot_follow(table: Table) -> None:
    table = apply(table, f.Faced(REN, (2,), up=False))
    table = after(table, MoveUnits(("u1",), "field.0"))
    (unit,) = table.fields["field.0"]
    assert unit != "u1"
    assert table.cards[2].handle != "cdog"


def test_units_stand_on_fields_alone(table: Table) -> None:
    assert refusal(table, MoveUnits(("u1",), "grave.1")) == "no-field"
    assert facts(table, Move((), "grave.0")) == ()


def test_several_stand_in_their_order_where_they_are_put(table: Table) -> None:
    table = after(table, Move(("c0", "c1"), "field.0"))
    one, other = table.fields["field.0"]
    assert after(table, MoveUnits((other, one), "field.0")).fields["field.0"] == (other, one)
    assert after(table, MoveUnits(("u1",), "field.0", 0)).fields["field.0"] == ("u1", one, other)


def test_who_lies_face_up_stays_the_same_to_everybody(table: Table) -> None:
    table = after(table, MoveUnits(("u1",), "field.0"))
    assert table.fields["field.0"] == ("u1",)
    assert table.cards[2].handle == "cdog"


def test_each_takes_the_others_spot_on_the_mat(table: Table) -> None:
    table = after(table, Move(("c0",), "field.0", position=(10.0, 20.0)))
    (one,) = table.fields["field.0"]
    swapped = after(table, SwapUnits(one, "u1"))
    assert (swapped.units["u1"].position, swapped.units[one].position) == ((10.0, 20.0), None)


@pytest.mark.parametrize(
    ("moved_", "at", "after_"),
    [
        ("ab", -1, "cdab"),
        ("ab", 1, "cabd"),
        ("da", -1, "bcda"),
        ("bc", 99, "adbc"),
        ("db", 0, "dbac"),
        ("cb", 1, "acbd"),
    ],
)
def test_several_of_the_same_field_stand_side_by_side_where_they_are_put(
    moved_: str, at: int, after_: str
) -> None:
    """The place is counted among those that stay, as it is in a pile."""
    table = after(laid(hand_0=tuple("abcd")), Move(("c0", "c1", "c2", "c3"), "field.0"))
    called = dict(zip("abcd", table.fields["field.0"], strict=True))
    table = after(table, MoveUnits(tuple(called[one] for one in moved_), "field.0", at))
    assert table.fields["field.0"] == tuple(called[one] for one in after_)
