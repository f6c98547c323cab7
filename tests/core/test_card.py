"""Cards, the units they form, and the marks that lie on things."""

from __future__ import annotations

import pytest

from app.core.card import LONGEST_REF, Mark, Unit, mark_of, names_card, value_of, with_mark

DAMAGE, NOTE = Mark("damage", 40), Mark("note:1", text="asleep")


def test_a_mark_is_put_on_and_found_by_its_key() -> None:
    marks = with_mark((), "damage", DAMAGE)
    assert mark_of(marks, "damage") == DAMAGE
    assert mark_of(marks, "poisoned") is None
    assert (value_of(marks, "damage"), value_of(marks, "poisoned")) == (40, 0)


def test_marks_are_sorted_by_key_whichever_came_first() -> None:
    assert with_mark((NOTE,), "damage", DAMAGE) == (DAMAGE, NOTE)
    assert with_mark((DAMAGE,), "note:1", NOTE) == (DAMAGE, NOTE)


def test_a_key_occurs_once() -> None:
    more = Mark("damage", 90)
    assert with_mark((DAMAGE, NOTE), "damage", more) == (more, NOTE)


def test_a_mark_is_taken_off_and_one_that_is_not_there_is_not_missed() -> None:
    assert with_mark((DAMAGE, NOTE), "damage", None) == (NOTE,)
    assert with_mark((NOTE,), "damage", None) == (NOTE,)


def test_who_put_a_mark_is_no_part_of_what_it_is() -> None:
    assert Mark("damage", 40, by=0) == Mark("damage", 40, by=1)
    assert Mark("damage", 40) != Mark("damage", 50)


def test_a_unit_is_told_from_its_top_card_down() -> None:
    unit = Unit("u1", "field.0", base=7, under=(3, 5), attached=(8, 9))
    assert unit.parts == (7, 5, 3, 8, 9)


@pytest.mark.parametrize("ref", ["TWM-128", "proxy: ミライドンex", "x" * LONGEST_REF])
def test_a_card_may_be_called_by_any_line(ref: str) -> None:
    assert names_card(ref)


@pytest.mark.parametrize(
    "ref", ["", " TWM-128", "TWM-128 ", "TWM\n128", "a\u202eb", "x" * (LONGEST_REF + 1)]
)
def test_what_shows_nothing_or_turns_the_line_is_no_name(ref: str) -> None:
    assert not names_card(ref)
