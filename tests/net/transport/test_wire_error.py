"""The checks of what comes from a host: numbers, texts and lists within bounds, nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from app.core.data.field_limits import LARGEST_NUMBER
from app.net.transport.wire_error import WireError, row, text, whole, wrong


def refused(check: Callable[[], object]) -> str:
    """Return the part of a message that is refused, "" where it is not."""
    try:
        check()
    except WireError as problem:
        return str(problem)
    return ""


def test_what_is_wrong_is_named() -> None:
    with pytest.raises(WireError, match="zone"):
        wrong("zone")


@pytest.mark.parametrize("number", [0, 1, LARGEST_NUMBER])
def test_a_whole_number_is_one_from_nothing_on(number: int) -> None:
    assert whole(number, "count") == number


@pytest.mark.parametrize("raw", [True, 1.0, "1", None, [1], -1, LARGEST_NUMBER + 1], ids=repr)
def test_what_only_looks_like_a_number_is_none(raw: Any) -> None:
    assert refused(lambda: whole(raw, "count")) == "count"


def test_a_number_keeps_to_its_bounds() -> None:
    assert [whole(number, "seat", -3, 1) for number in (-3, 0, 1)] == [-3, 0, 1]
    assert refused(lambda: whole(-4, "seat", -3, 1)) == "seat"
    assert refused(lambda: whole(2, "seat", -3, 1)) == "seat"


def test_a_text_is_a_text() -> None:
    assert text("", "name") == ""
    assert text("山札", "name") == "山札"
    assert refused(lambda: text(None, "name")) == "name"
    assert refused(lambda: text(b"deck", "name")) == "name"


def test_a_row_is_a_list_of_a_length() -> None:
    assert row([], "cards") == []
    assert row([1, 2], "cards", 1, 2) == [1, 2]
    assert refused(lambda: row([], "cards", 1)) == "cards"
    assert refused(lambda: row([1, 2, 3], "cards", 1, 2)) == "cards"
    assert refused(lambda: row((1, 2), "cards")) == "cards"
    assert refused(lambda: row("ab", "cards")) == "cards"
