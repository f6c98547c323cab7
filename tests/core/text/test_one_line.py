"""What people type to each other is one line that shows what it is."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.apply.apply import apply
from app.core.data.value import replace
from app.core.fact import Began
from app.core.text.describe import describe
from app.core.text.log_lexicon import Lexicon
from app.core.text.one_line import one_line
from app.core.text.words import plain
from app.core.view import Event
from app.core.zone import Seat
from tests.helpers.play import lay
from tests.helpers.toy_games import TOYS


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
        ("A" + "\u0301" * 30 + "ki", "A" + "\u0301" * 4 + "ki"),
        ("Tie\u0302\u0301ng Vie\u0323\u0302t", "Tie\u0302\u0301ng Vie\u0323\u0302t"),
        ("\u2764\ufe0f", "\u2764\ufe0f"),
        ("\u0301\ufe0f\u034f", ""),
        ("\u3164\u2800\uffa0", ""),
        ("\u05d0\u05d1\u05d2", "\u05d0\u05d1\u05d2"),
    ],
)
def test_a_line_is_what_it_shows(typed: str, shown: str) -> None:
    assert one_line(typed) == shown


MARKED = st.text(st.sampled_from("a \u0301\u0302\ufe0f\u200b\u3164\u202e"), max_size=30)
"""Much of what shows nothing by itself."""


@given(st.text(st.characters(codec=None)) | MARKED)
def test_any_text_becomes_one_line_that_can_be_written(typed: str) -> None:
    line = one_line(typed)
    assert line.isprintable()
    assert line == one_line(line) == line.strip()
    assert len(line.splitlines()) <= 1
    line.encode()


# -- what a file says, which no host has looked at ----------------------------------------------


def test_nobody_at_a_table_is_called_by_more_than_a_line() -> None:
    laid = lay(TOYS["duel"], 5).host.tree.nodes[0].facts[0]
    assert isinstance(laid, Began)
    table = apply(None, replace(laid, seats=(Seat("Aki\u202e\n5.3", 0), Seat("Re\u0301n", 1))))
    assert [seat.name for seat in table.setting.seats] == ["Aki 5.3", "Re\u0301n"]


def test_what_was_said_does_not_turn_the_log_round() -> None:
    setting = lay(TOYS["duel"], 5).host.tree.table.setting
    event = Event(verb="say", actor=0, text="a\u202e b\n5.3 Ren gives up\x1f甲\u2067乙")
    told = [plain(describe(event, language, setting, Lexicon())) for language in ("en", "ja")]
    name = setting.seats[0].name
    assert told == [f"{name}: a b 5.3 Ren gives up", f"{name}：甲乙"]
