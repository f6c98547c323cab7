"""A first game of plans in the window: what is said follows the draft, and the teacher waits."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QPushButton

from app.core.intent import Undo
from app.core.text.words import LANGUAGES, Language
from app.games.nullpoga.learn.eight_steps import EIGHT_STEPS
from app.games.nullpoga.learn.taught_turn import LOCK, LOCKED, WRONG
from app.ui.app.window import Window
from app.ui.learning.table_lesson import TableLesson
from tests.games.nullpoga.learn.lesson_pupil import AS_SAID, Pupil
from tests.ui.covering import in_window


@pytest.fixture
def window(empty_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Window:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))
    empty_window.tables.new.learn("nullpoga")
    settle()
    return empty_window


@pytest.fixture
def pupil(window: Window) -> Pupil:
    """Somebody at the table who has begun the game."""
    assert window.document is not None
    found = Pupil(window.document.table)
    AS_SAID[0](found)
    settle()
    return found


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def lesson(window: Window) -> TableLesson:
    found = window.place.lesson if window.place is not None else None
    assert found is not None
    return found


def test_the_first_step_is_said(window: Window) -> None:
    taught = lesson(window)
    assert taught.lesson is EIGHT_STEPS
    assert taught.panel.title.text() == "Step 1 of 8: The table"


def test_what_is_said_follows_the_draft(window: Window, pupil: Pupil) -> None:
    assert "cell 3" in lesson(window).panel.words.text()
    pupil.drag_card("rat", "standby.0#3")
    settle()
    assert lesson(window).panel.words.text() == LOCK.en


def test_the_teacher_waits_until_the_right_plan_is_locked(window: Window, pupil: Pupil) -> None:
    taught = lesson(window)
    pupil.press("lock")
    settle()
    assert taught.panel.words.text().startswith(WRONG.en)
    assert not taught._pace.isActive()
    assert not taught.panel.go_on.isVisible()
    pupil.press("unlock")
    pupil.drag_card("rat", "standby.0#3")
    pupil.press("lock")
    settle()
    assert taught.panel.words.text() == LOCKED.en
    assert taught._pace.isActive()
    taught.teach()
    settle()
    assert taught.panel.title.text().startswith("Step 3")


def test_undoing_the_opening_leads_back_to_the_plan(window: Window, pupil: Pupil) -> None:
    taught = lesson(window)
    pupil.drag_card("rat", "standby.0#3")
    pupil.press("lock")
    settle()
    taught.teach()
    pupil.ask(Undo())
    settle()
    assert taught.panel.title.text().startswith("Step 2")
    assert not taught._pace.isActive()


def test_no_hand_over_to_the_teacher_is_offered(window: Window, pupil: Pupil) -> None:
    assert pupil.done == 1
    assert window.side is not None
    strip = window.side.tasks.strip
    assert strip is not None
    assert not strip.pass_on()
    assert "Hand over" not in " ".join(button.text() for button in strip.findChildren(QPushButton))


def test_nor_is_it_where_a_lesson_is_taken_up_again(
    window: Window, pupil: Pupil, tmp_path: Path
) -> None:
    assert pupil.done == 1
    assert window.document is not None
    path = tmp_path / "lesson.chabudai"
    window.document.save(path)
    assert window.tables.open_file(path)
    settle()
    assert lesson(window).done == 1
    assert window.side is not None
    strip = window.side.tasks.strip
    assert strip is not None
    assert not strip.pass_on()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0, 3.0])
def test_nothing_at_the_side_lies_over_anything_else(
    window: Window, pupil: Pupil, language: Language, scale: float
) -> None:
    pupil.drag_card("rat", "standby.0#3")
    window.looks.apply("language", language)
    window.looks.apply("text_scale", scale)
    window.resize(1280, 720)
    for _ in range(4):
        settle()
    assert window.side is not None
    plan, stack = window.side.plan.panel, window.side._stack
    assert plan is not None
    parts = [in_window(window, part) for part in (lesson(window).panel, plan, stack)]
    assert [one.bottom() < other.top() for one, other in pairwise(parts)] == [True, True], parts
    lock = plan.foot.buttons["lock_plan"]
    assert in_window(window, plan).contains(in_window(window, lock))
    assert window.rect().contains(in_window(window, lock))
    strip = window.side.tasks.strip
    assert strip is not None
    strip.find_place()
    # Beside the board stands that the turn is to be planned: where no place is free, there alone.
    assert strip.isVisible() == (scale < 2.0)
