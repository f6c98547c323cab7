"""Something a table agrees on: its values, the usual one, and days that are written."""

from __future__ import annotations

import pytest

from app.core.text.words import Words
from app.games.advising.advice_options import SHOWN
from app.games.contracts.table_option import (
    OptionValue,
    TableOption,
    day_of,
    format_called_for,
    formats_called_for,
)

DAY = TableOption(
    "date", Words("Day", "日"), (OptionValue("today", Words("Today", "今日")),), written="day"
)


def test_an_option_knows_what_it_can_be_set_to() -> None:
    assert DAY.usual == "today"
    assert DAY.allows("today")
    assert DAY.allows("2025-08-31")
    assert not DAY.allows("2025-02-30")
    assert not SHOWN.allows("2025-08-31")


def test_an_option_is_as_it_was_set_or_as_usual() -> None:
    assert DAY.of(()) == "today"
    assert DAY.of((("advice", "off"), ("date", "2025-08-31"))) == "2025-08-31"
    assert SHOWN.of((("advice", "off"),)) == "off"


@pytest.mark.parametrize("written", ["20250831", "2025-W35-7", "31.8.2025", "", "today"])
def test_a_day_is_written_in_one_way(written: str) -> None:
    assert day_of(written) is None


def test_a_value_may_call_for_decks_of_a_format() -> None:
    values = (OptionValue("one", Words("1", "1")), OptionValue("four", Words("4", "4"), "bundles"))
    options = (DAY, TableOption("form", Words("Decks", "デッキ"), values))
    assert formats_called_for(options) == ("bundles",)
    assert format_called_for(options, ()) == ""
    assert format_called_for(options, (("form", "four"),)) == "bundles"
