"""Questions to a judge in the window: chosen, laid, tried, answered."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from app.core.intent import PutMark
from app.store.solved_puzzles import solved
from app.ui.app.window import Window
from app.ui.learning.questions_sheet import NAME, QuestionsSheet
from app.ui.learning.table_question import TableQuestion

BURNED = "poisoned-and-burned"


@pytest.fixture
def window(
    empty_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Window]:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))
    yield empty_window
    empty_window.clear_board()


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


def shown(window: Window) -> QuestionsSheet:
    """Return the sheet that is open."""
    every = window.room.findChildren(QuestionsSheet)
    return next(sheet for sheet in every if sheet.isVisible())


def ask(window: Window) -> QuestionsSheet:
    assert window.run_action("judge_questions")
    settle()
    return shown(window)


def choose(sheet: QuestionsSheet, name: str) -> None:
    rows = (sheet.list.item(row) for row in range(sheet.list.count()))
    sheet.list.setCurrentItem(next(item for item in rows if item.data(NAME) == name))


def lay(window: Window, name: str = BURNED) -> TableQuestion:
    sheet = ask(window)
    choose(sheet, name)
    QTest.keyClick(sheet.list, Qt.Key.Key_Return)
    settle()
    question = window.place.question  # type: ignore[union-attr]
    assert question is not None
    return question


def press(button: QPushButton) -> None:
    assert button.isEnabled()
    button.click()
    settle()


def check(window: Window, points: int) -> None:
    """Put the damage of the Checkup, whose coin ends the Burn."""
    assert window.bridge is not None
    unit = window.bridge.view.zones["active.1"].items[0]
    window.bridge.ask(PutMark((unit,), "damage", add=points))
    window.bridge.ask(PutMark((unit,), "burned", value=0))
    settle()


def test_the_list_is_walked_by_keys_and_tells_what_is_asked(window: Window) -> None:
    sheet = ask(window)
    assert sheet.list.hasFocus()
    choose(sheet, BURNED)
    first = sheet.asks.text()
    assert "Duskull" in first
    window.looks.apply("language", "ja")
    settle()
    assert "ヨマワル" in sheet.asks.text()
    QTest.keyClick(sheet.list, Qt.Key.Key_Escape)
    assert not sheet.isVisible()


def test_a_wrong_try_and_a_right_one_are_told_and_the_right_one_is_remembered(
    window: Window,
) -> None:
    question = lay(window)
    panel = question.panel
    assert panel.isVisible()
    assert "Duskull" in panel.words.text()
    assert not panel.again.isEnabled()
    press(panel.check)
    assert panel.title.text() == "Not so", "nothing was done"
    check(window, 10)
    assert "Duskull" in panel.words.text(), "what was said of the last try is no more"
    press(panel.check)
    assert panel.title.text().startswith("Not so: ")
    assert solved("pokemon") == frozenset()
    press(panel.again)
    check(window, 30)
    press(panel.check)
    assert panel.title.text().startswith("Right: ")
    assert "ST121" in panel.words.text()
    assert solved("pokemon") == {BURNED}
    press(panel.others)
    sheet = shown(window)
    told = [sheet.list.item(row).text() for row in range(sheet.list.count())]
    assert sum(text.startswith("✓") for text in told) == 1


def test_the_answers_are_hidden_until_they_are_asked_for(window: Window) -> None:
    question = lay(window)
    assert window.document is not None
    tree = window.document.tree
    assert len(tree.nodes) == 1
    assert not tree.labels
    press(question.panel.show_answers)
    assert len(tree.labels) == len(question.puzzle.answers)
    assert tree.cursor == 0
    assert not question.panel.show_answers.isEnabled()


def test_a_question_goes_on_from_its_file_and_another_table_is_none(
    window: Window, tmp_path: Path
) -> None:
    lay(window)
    path = tmp_path / "question.chabudai"
    assert window.document is not None
    window.document.save(path)
    window.clear_board()
    assert window.tables.open_file(path)
    settle()
    assert window.place.question is not None  # type: ignore[union-attr]
    window.tables.play_from_here()
    settle()
    assert window.place.question is None  # type: ignore[union-attr]
