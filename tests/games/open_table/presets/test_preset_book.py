"""What the program is told of presets."""

from __future__ import annotations

import pytest

from app.games.open_table.presets.preset_book import BOOK
from tests.games.open_table.table import OpenTable


def test_a_preset_is_written_called_and_laid() -> None:
    table = OpenTable(2, "sevens")
    text = BOOK.written(table.view(), "Mine")
    assert BOOK.title(text).en == "Mine"
    other = OpenTable(2)
    other.do(1, BOOK.lays(text))
    assert other.pile("♥")
    assert len(other.refs("hand.0")) == 26


def test_what_is_no_preset_has_no_title() -> None:
    with pytest.raises(ValueError, match="JSON"):
        BOOK.title("{")
