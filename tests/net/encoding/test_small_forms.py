"""The small things in a step, each written against what was there before."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark, Marks
from app.core.data.field_limits import LARGEST_NUMBER
from app.core.options import Options
from app.core.table import Turn
from app.net.encoding import small_forms as small
from app.net.encoding.step_words import word
from app.net.transport.wire_error import WireError

SEATS = 2


def test_what_is_as_usual_at_the_end_is_left_out() -> None:
    assert small.trimmed([7, "", None], (1, "", None)) == [7]
    assert small.trimmed([1, "", 3], (1, "", None)) == [1, "", 3]
    assert small.trimmed([1, ""], (1, "")) == []


@pytest.mark.parametrize("raw", [-LARGEST_NUMBER, -1, 0, LARGEST_NUMBER])
def test_a_number_may_be_below_nothing(raw: int) -> None:
    assert small.number(raw, "mark") == raw
    with pytest.raises(WireError, match="mark"):
        small.number(raw - 2 * LARGEST_NUMBER if raw < 0 else raw + 2 * LARGEST_NUMBER, "mark")


# -- marks ---------------------------------------------------------------------------------------

HURT: Marks = (Mark("burned"), Mark("damage", 30))


@pytest.mark.parametrize(
    ("old", "new", "form"),
    [
        ((), HURT, [word("burned"), [word("damage"), 30]]),
        (HURT, HURT, []),
        (HURT, (Mark("burned"), Mark("damage", 60)), [[word("damage"), 60]]),
        (HURT, (Mark("damage", 30),), [[word("burned")]]),
        ((), (Mark("note:a", 1, "hm"),), [["note:a", 1, "hm"]]),
        ((), (Mark("arrow", to="u1"),), [["arrow", 1, "", "u1"]]),
        ((), (Mark("asleep", until=4),), [[word("asleep"), 1, "", "", 4]]),
        ((Mark("asleep", until=4),), (Mark("asleep"),), [word("asleep")]),
    ],
    ids=["new", "same", "more", "off", "note", "arrow", "for a while", "for good"],
)
def test_of_marks_only_those_are_written_that_changed(
    old: Marks, new: Marks, form: list[Any]
) -> None:
    assert small.marks_form(old, new) == form
    assert small.marks(old, form, "mark") == new


def test_marks_are_read_in_the_order_of_their_keys() -> None:
    read = small.marks((Mark("m"),), ["z", "a"], "mark")
    assert [mark.key for mark in read] == ["a", "m", "z"]


@pytest.mark.parametrize(
    "raw",
    [None, [["damage"]], [[]], [None], [["m", "1"]], [["m", 1, 2]], [["m", 1, "", "", 4, 5]]],
    ids=repr,
)
def test_marks_of_another_form_are_refused(raw: Any) -> None:
    with pytest.raises(WireError, match="mark"):
        small.marks((), raw, "mark")


# -- sorted pairs --------------------------------------------------------------------------------

AGREED: Options = (("prizes", "6"), ("tie", "on"))


@pytest.mark.parametrize(
    ("new", "form"),
    [
        (AGREED, []),
        ((("prizes", "4"), ("tie", "on")), ["prizes", "4"]),
        ((("tie", "on"),), ["prizes", None]),
        ((*AGREED, ("turn", "lock")), [word("turn"), "lock"]),
        ((("tie", "on"), ("prizes", "6")), ["=", "tie", "on", "prizes", "6"]),
        ((), ["prizes", None, "tie", None]),
    ],
    ids=["same", "another", "without", "one more", "another order", "none"],
)
def test_of_options_only_those_are_written_that_changed(new: Options, form: list[Any]) -> None:
    assert small.options_form(AGREED, new) == form
    assert small.options(AGREED, form, "options") == new


@pytest.mark.parametrize(
    "raw",
    [["tie"], ["=", "tie", 1], ["tie", 1], ["luck", None], [None, "on"], "tie"],
    ids=repr,
)
def test_options_of_another_form_are_refused(raw: Any) -> None:
    with pytest.raises(WireError, match="options"):
        small.options(AGREED, raw, "options")


def test_marks_on_seats_are_written_as_they_changed_on_each() -> None:
    old = (("seat.0", HURT), ("table", (Mark("m"),)))
    new = (("seat.0", (Mark("burned"), Mark("damage", 60))), ("seat.1", (Mark("m"),)))
    form = small.targets_form(old, new)
    assert form == [
        *(word("seat.0"), [[word("damage"), 60]]),
        *(word("seat.1"), ["m"]),
        *(word("table"), None),
    ]
    assert small.targets(old, form, "marks") == new


# -- the turn ------------------------------------------------------------------------------------

NOW = Turn(3, 1, "main", (("energy", 1), ("supporter", 1)))


@pytest.mark.parametrize(
    ("new", "form"),
    [
        (NOW, []),
        (Turn(3, 1, "main", (("energy", 2), ("supporter", 1))), [word("energy"), 2]),
        (Turn(3, 1, "attack", NOW.ledger), [[3, 1, word("attack")]]),
        (Turn(3, 1, "attack", (("energy", 1),)), [[3, 1, word("attack")], word("supporter"), None]),
        (Turn(4, 0, "main"), [[4, 0, word("main")]]),
        (Turn(4, 1, "main", also=(0,)), [[4, 1, word("main"), 0]]),
        (Turn(3, 1, "main", NOW.ledger, (0,)), [[3, 1, word("main"), 0]]),
        (Turn(4, 0, "main", (("energy", 1),)), [[4, 0, word("main")], word("energy"), 1]),
    ],
    ids=[
        *("same", "used", "phase", "phase and used", "next", "together", "joined"),
        "next and used",
    ],
)
def test_of_a_turn_the_changes_are_written_and_of_another_all(new: Turn, form: list[Any]) -> None:
    assert small.turn_form(NOW, new) == form
    assert small.turn(NOW, form, SEATS, "turn") == new


def test_who_plays_at_once_stays_while_things_are_used() -> None:
    now = Turn(3, 1, "plan", (), (0,))
    used = Turn(3, 1, "plan", (("energy", 1),), (0,))
    assert small.turn(now, small.turn_form(now, used), SEATS, "turn") == used


@pytest.mark.parametrize(
    "raw",
    [
        *([[4, 2, "main"]], [[4, -1, "main"]], [[4, 0]], [["4", 0, "main"]], [[4, 0, None]]),
        *([[4, 0, "main", 0]], [[4, 0, "main", 2]], [[4, 0, "main", "1"]], [[4, 0, "main", 1, 1]]),
        *(["x"], 3),
    ],
    ids=repr,
)
def test_a_turn_of_another_form_is_refused(raw: Any) -> None:
    with pytest.raises(WireError, match="turn"):
        small.turn(NOW, raw, SEATS, "turn")


# -- places on the mat ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("raw", "place"), [(None, None), ([1.5, -2.0], (1.5, -2.0)), ([60, 0], (60, 0))]
)
def test_a_place_is_two_numbers_or_none(raw: Any, place: tuple[float, float] | None) -> None:
    assert small.position(raw, "unit") == place


@pytest.mark.parametrize(
    "raw", [[], [1.0], [1.0, 2.0, 3.0], [True, 0.0], ["1", 0.0], [float("inf"), 0.0], (1.0, 2.0)]
)
def test_what_is_no_place_is_refused(raw: Any) -> None:
    with pytest.raises(WireError, match="unit"):
        small.position(raw, "unit")
