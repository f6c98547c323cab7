from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from app.store.personal_settings import Window
from app.ui.app.frame.window_place import (
    come_back,
    on_screen,
    place_of,
    restore_window,
    screens,
    sound_sizes,
)

MAIN = QRect(0, 0, 1920, 1040)
BESIDE = QRect(1920, 0, 2560, 1400)
SMALLEST = QSize(1024, 640)


@pytest.mark.parametrize(
    ("was", "screens", "comes"),
    [
        pytest.param((100, 80, 1600, 900), [MAIN], (100, 80, 1600, 900), id="as it was"),
        pytest.param(
            (2000, 50, 1600, 900), [MAIN, BESIDE], (2000, 50, 1600, 900), id="second screen"
        ),
        pytest.param((2000, 50, 1600, 900), [MAIN], (160, 70, 1600, 900), id="screen is gone"),
        pytest.param((100, 2000, 1600, 900), [MAIN], (160, 70, 1600, 900), id="far below"),
        pytest.param((700, 80, 1600, 900), [MAIN], (700, 80, 1600, 900), id="half outside"),
        pytest.param((1850, 80, 1600, 900), [MAIN], (320, 80, 1600, 900), id="no grip left"),
        pytest.param((300, -300, 1600, 900), [MAIN], (300, 0, 1600, 900), id="title above"),
        pytest.param((0, 0, 2500, 1400), [MAIN], (0, 0, 1920, 1040), id="screen got smaller"),
        pytest.param((0, 0, 900, 500), [MAIN], (0, 0, 1024, 640), id="smaller than can be"),
        pytest.param(
            (50, 50, 1600, 900),
            [QRect(0, 0, 1280, 720)],
            (0, 0, 1280, 720),
            id="screen got denser",
        ),
        pytest.param(
            (50, 50, 1600, 900), [QRect(0, 0, 800, 600)], (0, 0, 1024, 640), id="screen too small"
        ),
        pytest.param((5, 5, 1600, 900), [], (5, 5, 1600, 900), id="no screen at all"),
    ],
)
def test_a_window_comes_where_it_can_be_taken_hold_of(
    was: tuple[int, ...], screens: list[QRect], comes: tuple[int, ...]
) -> None:
    assert on_screen(QRect(*was), SMALLEST, screens) == QRect(*comes)


def test_the_first_window_is_no_larger_than_its_screen(qapp: QApplication) -> None:
    window = QWidget()
    restore_window(window, None, QSize(9000, 9000))
    assert window.size() == screens()[0].size()


def test_a_window_is_where_it_was_and_as_large(qtbot: QtBot, qapp: QApplication) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    there = screens()[0]
    last = Window(there.x() + 20, there.y() + 30, 400, 300)
    restore_window(window, last, QSize(500, 500))
    window.show()
    assert place_of(window) == last


def test_a_maximized_window_remembers_its_usual_place(qtbot: QtBot, qapp: QApplication) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    there = screens()[0]
    last = Window(there.x() + 20, there.y() + 30, 400, 300, maximized=True)
    restore_window(window, last, QSize(500, 500))
    window.show()
    qtbot.waitExposed(window)
    assert window.isMaximized()
    kept = place_of(window)
    assert (kept.width, kept.height, kept.maximized) == (400, 300, True)


def test_a_window_that_lost_its_screen_comes_back(qtbot: QtBot, qapp: QApplication) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setGeometry(50_000, 50_000, 400, 300)
    window.show()
    come_back(window)
    assert screens()[0].contains(window.geometry())


@pytest.mark.parametrize(
    "kept",
    [
        pytest.param([100, 200], id="of other parts"),
        pytest.param([0, 0, 0], id="nothing"),
        pytest.param([-1, 10, 10], id="less than nothing"),
        pytest.param([], id="never kept"),
    ],
)
def test_sizes_that_do_not_fit_are_not_taken(kept: list[int]) -> None:
    assert sound_sizes(kept, 3) == []
    assert sound_sizes([100, 0, 288], 3) == [100, 0, 288]
