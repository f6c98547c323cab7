"""A day in the manner of either language; what is none is told, and nothing is set by it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.games.pokemon.table.pokemon_options import OPTIONS
from app.ui.look.look import Look
from app.ui.table.options.day_field import DayField, read_day

DATE = next(option for option in OPTIONS if option.id == "date")


@pytest.fixture
def field(qtbot: QtBot) -> DayField:
    field = DayField(Look(), DATE.title, DATE)
    qtbot.addWidget(field)
    field.look.change(language="en")
    field.show_value("today")
    field.show()
    return field


@pytest.mark.parametrize(
    "written",
    ["2025-08-31", "2025/8/31", "2025.08.31", "2025年8月31日", "２０２５－８－３１", " 2025-8-31 "],
)
def test_a_day_is_read_as_people_write_it(written: str) -> None:
    assert read_day(written) == "2025-08-31"


@pytest.mark.parametrize(
    "written", ["", "today", "31.8.2025", "2025-02-30", "2025-13-01", "0000-01-01"]
)
def test_what_is_no_day_is_none(written: str) -> None:
    assert read_day(written) is None


def test_what_cannot_be_read_is_told_and_sets_nothing(field: DayField) -> None:
    chosen: list[object] = []
    field.chosen.connect(chosen.append)
    QTest.keyClicks(field.line, "31 August")
    assert not field.says.isVisible()
    QTest.keyClick(field.line, Qt.Key.Key_Return)
    assert field.says.text() == (
        "⚠ “31 August” is not a date. Write it as 2025-08-31, or leave the field empty."
    )
    assert field.line.accessibleDescription() == field.says.text()
    assert chosen == []
    field.line.clear()
    QTest.keyClicks(field.line, "2025-8-31")
    assert not field.says.isVisible()
    QTest.keyClick(field.line, Qt.Key.Key_Return)
    assert chosen == ["2025-08-31"]


def test_what_is_being_written_stays_when_the_table_moves_on(field: DayField) -> None:
    field.line.setFocus()
    QTest.keyClicks(field.line, "2025-0")
    field.show_value("today")
    assert field.line.text() == "2025-0"
    field.show_value("2024-01-26")
    assert field.line.text() == "2024-01-26"


def test_the_field_says_what_empty_means(field: DayField) -> None:
    assert field.line.placeholderText() == "empty: Today – or a day as 2025-08-31"
    field.look.change(language="ja")
    assert field.line.placeholderText() == "空欄なら今日、または2025-08-31の形"
