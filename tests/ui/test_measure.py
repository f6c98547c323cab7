"""What the benches do to a window is what a person sees: a pile opens, the language changes."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import pytest

from app.ui.toolkit import window_gestures, window_measure

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot


@pytest.fixture(autouse=True)
def alone(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for nothing, and put back what a started program changes."""
    monkeypatch.setattr(window_measure, "SETTLED", 0.02)
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)


def test_a_pile_of_60_is_opened_and_closed(qtbot: QtBot) -> None:
    times = window_gestures.pile_openings(2)
    assert len(times) == 2
    assert all(time > 0 for time in times)


def test_the_language_goes_there_and_back(qtbot: QtBot) -> None:
    times = window_gestures.language_switches(2)
    assert len(times) == 2
    assert all(time > 0 for time in times)


def test_a_bench_leaves_the_home_of_the_person_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHABUDAI_HOME", "mine")
    with window_gestures.home_of_its_own():
        assert os.environ["CHABUDAI_HOME"] != "mine"
    assert os.environ["CHABUDAI_HOME"] == "mine"
    monkeypatch.delenv("CHABUDAI_HOME")
    with window_gestures.home_of_its_own():
        assert os.environ["CHABUDAI_HOME"]
    assert "CHABUDAI_HOME" not in os.environ
