"""The column of figures below a form."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.core.text.words import Words
from app.ui.forms.worked_out import WorkedOut, parted


@pytest.mark.parametrize(
    ("line", "figure", "words"),
    [
        ("30 printed", "30", "printed"),
        ("×2 Weakness", "×2", "Weakness"),
        ("-30 Resistance", "−30", "Resistance"),
        ("= 60", "= 60", ""),
        ("= 60, overwritten", "= 60", "overwritten"),
        ("60ダメージ", "60", "ダメージ"),
        ("nothing to add", "", "nothing to add"),
        ("1/2 of it", "", "1/2 of it"),
    ],
)
def test_a_figure_stands_in_a_column_of_its_own(line: str, figure: str, words: str) -> None:
    assert parted(line) == (figure, words)


def test_the_sum_has_a_line_above_it(qtbot: QtBot) -> None:
    column = WorkedOut()
    qtbot.addWidget(column)
    column.show_lines([Words("30 printed", "30 表記"), Words("= 30", "= 30")], "en")
    assert not column._rule.isHidden()
    assert column.result == "= 30"
    column.show_lines([Words("no damage", "ダメージなし")], "en")
    assert column._rule.isHidden()
    column.show_lines([], "en")
    assert column.isHidden()


def test_of_two_sums_the_one_that_counts_stands_out(qtbot: QtBot) -> None:
    column = WorkedOut()
    qtbot.addWidget(column)
    lines = ("60 printed", "= 60, overwritten", "= 250 on Dreepy")
    column.show_lines([Words(line, line) for line in lines], "en")
    assert [figure.font().bold() for figure in column._figures] == [False, False, True]
    row, *_ = column._grid.getItemPosition(column._grid.indexOf(column._rule))
    above, *_ = column._grid.getItemPosition(column._grid.indexOf(column._figures[1]))
    assert row == above - 1, "the line is drawn where the adding up ends"
