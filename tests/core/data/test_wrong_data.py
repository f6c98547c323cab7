"""What is wrong with data, said in both languages instead of the library's English."""

from __future__ import annotations

from typing import Literal

import pytest
from pydantic import TypeAdapter, ValidationError

from app.core.data.wrong_data import why_wrong


def said(kind: object, data: object) -> str:
    """Return what is said of `data` that is not of this kind."""
    with pytest.raises(ValidationError) as wrong:
        TypeAdapter(kind).validate_python(data, strict=True)
    words = why_wrong(wrong.value.errors()[0])
    assert words.ja
    return words.en


@pytest.mark.parametrize(
    ("kind", "data", "clause"),
    [
        (int, "x", "it is not a whole number"),
        (str, 7, "it is not a text"),
        (float, "x", "it is not a number"),
        (bool, 2, "it is neither true nor false"),
        (list[int], 7, "it is not a list"),
        (dict[str, int], 7, "it is not an object"),
        (Literal["up", "down"], "left", "no such value is known"),
    ],
)
def test_each_mistake_has_its_clause(kind: object, data: object, clause: str) -> None:
    assert said(kind, data) == clause


def test_text_that_is_no_json_is_told_so() -> None:
    with pytest.raises(ValidationError) as wrong:
        TypeAdapter(int).validate_json("{")
    assert why_wrong(wrong.value.errors()[0]).en == "it is not JSON"


def test_a_mistake_of_a_kind_nobody_knows_is_a_mistake_all_the_same() -> None:
    assert why_wrong({"type": "invented_tomorrow"}).en == "the value does not fit"
