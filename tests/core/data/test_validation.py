"""A value is made of what its class says, or it is turned away with the place of the mistake."""

from __future__ import annotations

import math
from typing import Annotated, Any, Literal

import pytest

from app.core.data.field_limits import LONGEST_LIST, LONGEST_TEXT, SEAT, Allowed, characters, items
from app.core.data.validation import fits, limits_of, misfit
from app.core.data.value import value


@value
class Line:
    text: str
    side: Literal["left", "right"] = "left"


@value
class Letter:
    seat: Annotated[int, SEAT]
    title: Annotated[str, characters(1, 5)] = "title"
    lines: tuple[Line, ...] = ()
    spot: tuple[float, float] | None = None
    read: int = 0
    answers: Annotated[tuple[int, ...], items(3)] = ()
    note: Annotated[str, characters(1, 3)] | None = None


@value
class Packet:
    rows: Annotated[
        tuple[int, ...], Allowed("rows", lambda held: isinstance(held, tuple), whole=True)
    ]


def test_what_is_made_as_its_class_says_fits() -> None:
    letter = Letter(7, "hello", (Line("a"), Line("b", "right")), (1.5, -2), 1, (1, 2, 3), "abc")
    assert fits(letter)
    assert misfit(letter) is None


@pytest.mark.parametrize(
    ("fields", "path"),
    [
        ({"seat": 8}, "seat"),
        ({"seat": "1"}, "seat"),
        ({"seat": True}, "seat"),
        ({"title": ""}, "title"),
        ({"lines": [Line("a")]}, "lines"),
        ({"lines": (Line("a"), Line("b", "up"))}, "lines.1.side"),  # type: ignore[arg-type]
        ({"lines": (Line("x" * (LONGEST_TEXT + 1)),)}, "lines.0.text"),
        ({"lines": (Line("a"),) * (LONGEST_LIST + 1)}, "lines"),
        ({"lines": (Line("\ud800"),)}, "lines.0.text"),
        ({"spot": (1.0,)}, "spot"),
        ({"spot": (math.nan, 0.0)}, "spot"),
        ({"spot": (1e9, 0.0)}, "spot"),
        ({"read": True}, "read"),
        ({"read": 10**10}, "read"),
        ({"answers": (1, 2, 3, 4)}, "answers"),
        ({"answers": ("1",)}, "answers"),
        ({"note": "abcd"}, "note"),
    ],
)
def test_what_is_not_is_told_with_its_place(fields: dict[str, Any], path: str) -> None:
    letter = Letter(**{"seat": 1, **fields})
    assert not fits(letter)
    assert misfit(letter) == path


def test_what_is_no_value_at_all_does_not_fit() -> None:
    assert not fits({"seat": 1})
    assert not fits(None)


def test_another_class_with_the_same_fields_is_another() -> None:
    @value
    class Look:
        text: str
        side: Literal["left", "right"] = "left"

    assert misfit(Letter(1, lines=(Look("a"),))) == "lines"  # type: ignore[arg-type]


def test_the_limits_of_a_class_are_read_from_its_fields() -> None:
    found = limits_of(Letter)
    assert found.keys() == {"seat", "title", "answers", "note"}
    assert found["seat"] is SEAT
    assert found["note"].said == "1…3"
    assert limits_of(int) == {}


def test_a_limit_that_looks_at_the_whole_is_asked_alone() -> None:
    assert fits(Packet(("not", "numbers")))  # type: ignore[arg-type]
    assert misfit(Packet(7)) == "rows"  # type: ignore[arg-type]
