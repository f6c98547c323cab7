"""What people type to each other is one line that shows what it is."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.one_line import one_line


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("good luck", "good luck"),
        ("  good \t luck ", "good luck"),
        ("hello\nRen: I give up", "hello Ren: I give up"),
        ("red \x1b[31m alert\x07", "red [31m alert"),
        ("よろしく\u3000お願いします", "よろしく お願いします"),
        ("A\u200bki", "Aki"),
        ("ika\u202eneR", "ikaneR"),
        ("half \ud83d a face", "half a face"),
        ("\u2028\u2029\x85", ""),
    ],
)
def test_a_line_is_what_it_shows(typed: str, shown: str) -> None:
    assert one_line(typed) == shown


@given(st.text(st.characters(codec=None)))
def test_any_text_becomes_one_line_that_can_be_written(typed: str) -> None:
    line = one_line(typed)
    assert line.isprintable()
    assert line == one_line(line) == line.strip()
    assert len(line.splitlines()) <= 1
    line.encode()
