"""How things on a table are called: cards by place or handle, zones by name and holder."""

from __future__ import annotations

import pytest

from app.core.ids import (
    LONGEST_NUMBER,
    fresh,
    is_number,
    made,
    parse_made,
    parse_place,
    place,
    zone_name,
)


def test_a_card_without_a_handle_is_named_by_its_place() -> None:
    assert place("deck.0", 0) == "deck.0#0"
    assert parse_place("deck.0#12") == ("deck.0", 12)


@pytest.mark.parametrize("handle", ["cabcdefgh", "deck.0", "#", "deck.0#", "deck.0#-1", "deck.0#x"])
def test_everything_else_is_a_handle(handle: str) -> None:
    assert parse_place(handle) is None


def test_what_an_earlier_step_makes_is_named_by_its_number() -> None:
    assert made(2) == "made:2"
    assert parse_made("made:2") == 2
    for other in ("made:", "made:x", "made:-1", "cabcdefgh", "deck.0#0", "2"):
        assert parse_made(other) is None, other


def test_numbers_that_came_from_outside_are_plain_and_short() -> None:
    assert is_number("0")
    assert is_number("9" * LONGEST_NUMBER)
    for no_number in ("", "-1", "1.5", " 1", "٣", "²", "9" * (LONGEST_NUMBER + 1)):
        assert not is_number(no_number), no_number


@pytest.mark.parametrize(
    ("zone", "name"), [("deck.0", "deck"), ("field.t1", "field"), ("stadium", "stadium")]
)
def test_a_zone_is_called_by_its_name_without_its_holder(zone: str, name: str) -> None:
    assert zone_name(zone) == name


def test_a_name_is_never_given_out_twice() -> None:
    assert fresh("c", "abcdefgh", ()) == "cabcdefgh"
    assert fresh("c", "abcdefgh", {"cabcdefgh"}) is None
    assert fresh("u", "abcdefgh", {"cabcdefgh"}) == "uabcdefgh"
