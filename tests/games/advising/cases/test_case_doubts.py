"""What looks wrong in the case of any game."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.text.words import Words
from app.games.advising.cases.case_doubts import (
    DEEP,
    doubt,
    doubts_of_moves,
    misspelt,
    no_date,
    none_of,
    texts_in,
)


def test_a_doubt_says_where_it_stands_in_both_languages() -> None:
    assert doubt("c.state", Words("so", "そう")) == Words("c.state: so.", "c.state：そう。")


@pytest.mark.parametrize("entry", [{}, {"moves": []}, {"moves": 3}])
def test_a_case_without_moves(entry: dict[str, Any]) -> None:
    (only,) = doubts_of_moves("c", entry)
    assert only.en.startswith("c, moves: no move is listed, so nothing is judged")


def test_what_is_expected_is_a_list() -> None:
    entry = {"moves": [{"expect": []}, {"type": "pass"}, {"expect": "none"}, 3]}
    (only,) = doubts_of_moves("c", entry)
    assert only.en.startswith("c, move 3, expect: write a list of {rule, severity}")


def test_a_field_that_is_nearly_one_is_told_where_the_right_one_is_missing() -> None:
    known = ("turn", "this_turn", "hand")
    assert [one.en for one in misspelt("c.state", {"hands": 1, "weather": 2}, known)] == [
        "c.state: “hands” was not looked at; write “hand” if that is meant."
    ]
    assert list(misspelt("c", {"hands": 1, "hand": 2}, known)) == []
    assert list(misspelt("c", {"hand": 2}, known)) == []
    assert list(misspelt("c", {"entered": 2}, ("entered_to",))) == [], "a part of it is no slip"


def test_a_word_that_is_none_of_those_there_are() -> None:
    (only,) = none_of("c.phase", "lunch", ("draw", "main"))
    assert only.en == "c.phase: “lunch” means nothing here; choose draw or main."
    assert list(none_of("c.phase", "draw", ("draw", "main"))) == []


def test_a_date_that_is_none() -> None:
    assert list(no_date("c.date", "2026-02-18")) == []
    for written in ("18.2.2026", 3, None):
        (only,) = no_date("c.date", written)
        assert only.en == f"c.date: “{written}” is not a date; write it as 2026-02-18."


def test_texts_are_found_wherever_they_stand_but_for_some_fields() -> None:
    written = {"a": "x", "note": "y", "b": [{"c": "z"}, 3]}
    assert list(texts_in("c", written, ("note",))) == [("c.a", "x"), ("c.b[0].c", "z")]
    deep: Any = "bottom"
    for _ in range(DEEP + 1):
        deep = [deep]
    assert list(texts_in("c", deep, ())) == []
    assert len(list(texts_in("c", deep[0], ()))) == 1
