"""A script as lines: what is comment, numbering and indentation, and what is said."""

from __future__ import annotations

import pytest

from app.core.text.words import Words
from app.session.notation.script_lines import LONGEST_LINE, MOST_LINES, ScriptError, read_lines


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("Aki draws 2 cards", "Aki draws 2 cards"),
        ("  - draws 2 cards  # for the turn", "draws 2 cards"),
        ("Aki draws 2 cards #for the turn", "Aki draws 2 cards"),
        ("Aki draws 2 cards #", "Aki draws 2 cards"),
        ("field.0#3 is not one", "field.0#3 is not one"),
        ("・ draws 2 cards", "draws 2 cards"),
        ("5.3  Aki draws 2 cards", "Aki draws 2 cards"),
        ("- 12.10 Aki draws 2 cards", "Aki draws 2 cards"),
        ("note: cards #3 and #4", "note: cards #3 and #4"),
    ],
)
def test_what_a_line_says(written: str, said: str) -> None:
    assert [line.text for line in read_lines(written)] == [said]


def test_comments_and_empty_lines_say_nothing_but_count() -> None:
    lines = read_lines("# a comment\n\n   \nAki draws\n")
    assert [(line.number, line.text) for line in lines] == [(4, "Aki draws")]


def test_a_script_may_have_any_line_ends_and_a_mark_at_its_beginning() -> None:
    assert [line.text for line in read_lines("\ufeffone\r\ntwo\rthree".encode())] == [
        "one",
        "two",
        "three",
    ]


def test_a_script_has_an_end() -> None:
    assert len(read_lines("x\n" * MOST_LINES)) == MOST_LINES
    with pytest.raises(ScriptError, match="20,000 lines"):
        read_lines("x\n" * (MOST_LINES + 1))
    with pytest.raises(ScriptError, match="line 2: this line has more than"):
        read_lines("x\n" + "y" * (LONGEST_LINE + 1))
    with pytest.raises(ScriptError, match="too long"):
        read_lines(b"x" * 5_000_000)


def test_other_encodings_are_told_with_their_line() -> None:
    with pytest.raises(ScriptError, match="line 2: this is not UTF-8 text"):
        read_lines("Aki\nネモ".encode("shift-jis"))


def test_a_line_that_is_indented_belongs_to_the_one_above() -> None:
    assert [line.indented for line in read_lines("deck Aki:\n  60 Dreepy\nAki goes first")] == [
        False,
        True,
        False,
    ]


def test_an_error_names_its_line_in_both_languages_or_the_whole_script() -> None:
    words = Words("that is odd.", "変です。")
    assert ScriptError(3, words).words == Words("line 3: that is odd.", "3行目：変です。")
    assert ScriptError(0, words).words == words
