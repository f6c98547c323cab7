"""Widgets that cannot be painted: a frame with their name, told once, tried again later."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QStringListModel
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QWidget

from app.ui.app import trouble
from app.ui.app.trouble import steady, steady_cell, steady_paint, surviving, troubles

pytestmark = pytest.mark.painted

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from app.core.text.words import Words


@pytest.fixture
def told(qapp: QApplication) -> Iterator[list[Words]]:
    told: list[Words] = []
    troubles().forget()
    troubles().told.connect(told.append)
    yield told
    troubles().told.disconnect(told.append)
    troubles().forget()


class Sheet(QWidget):
    """Paints itself green, unless it has a fault."""

    def __init__(self) -> None:
        super().__init__()
        self.fault = True
        self.tries = 0
        self.setAccessibleName("Sheet")
        self.resize(120, 80)

    @steady_paint
    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setOpacity(0.5)
        self.tries += 1
        if self.fault:
            raise ValueError("planted")
        painter.setOpacity(1.0)
        painter.fillRect(self.rect(), QColor("#00ff00"))


class Cells(QStyledItemDelegate):
    """Paints cells, but not the second one."""

    def __init__(self) -> None:
        super().__init__()
        self.tries: list[int] = []

    @steady_cell
    def paint(self, painter: QPainter, option: Any, index: Any) -> None:
        self.tries.append(index.row())
        if index.row() == 1:
            painter.translate(500, 500)
            raise ValueError("planted")
        super().paint(painter, option, index)


def test_a_widget_that_cannot_be_painted_shows_a_frame_and_rests(
    qtbot: QtBot, told: list[Words], monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = Sheet()
    qtbot.addWidget(sheet)
    sheet.show()
    qtbot.waitExposed(sheet)
    for _ in range(10):
        sheet.grab()
    assert sheet.tries == 1
    assert len(told) == 1
    assert sheet.grab().toImage().pixelColor(8, 8) == QColor("#f4efe2")
    sheet.fault = False
    monkeypatch.setattr(trouble, "REST", 0.0)
    sheet._resting.clear()
    assert sheet.grab().toImage().pixelColor(8, 8) == QColor("#00ff00")


def test_a_cell_that_cannot_be_painted_leaves_the_others_alone(
    qtbot: QtBot, told: list[Words]
) -> None:
    view, cells = QListView(), Cells()
    qtbot.addWidget(view)
    view.setModel(QStringListModel(["one", "two", "three"]))
    view.setItemDelegate(cells)
    view.show()
    qtbot.waitExposed(view)
    for _ in range(5):
        view.viewport().grab()
    assert cells.tries.count(1) == 1
    assert cells.tries.count(2) >= 5
    assert len(told) == 1
    frame = view.visualRect(view.model().index(1))
    picture = view.viewport().grab(frame).toImage()
    assert picture.pixelColor(3, 3) == QColor("#f4efe2")


def test_a_handler_mends_what_it_belongs_to(told: list[Words]) -> None:
    class Lamp:
        mended = 0

        @steady
        def press(self) -> bool:
            raise KeyError("switch")

        def mend(self) -> None:
            self.mended += 1
            raise ValueError("and that fails too")

    lamp = Lamp()
    assert lamp.press() is False
    assert lamp.press() is False
    assert lamp.mended == 2
    assert [words.en.partition("(")[2].partition(")")[0] for words in told] == [
        "KeyError",
        "ValueError",
    ]


def test_the_same_kind_at_another_place_is_told_again(told: list[Words]) -> None:
    for place in ("one", "one", "other"):
        with surviving(place):
            raise ValueError(place)
    assert len(told) == 2


def test_what_ends_the_program_is_not_held_up(told: list[Words]) -> None:
    with pytest.raises(KeyboardInterrupt), surviving("anywhere"):
        raise KeyboardInterrupt
    assert told == []


def test_an_error_in_another_thread_is_told_in_this_one(qtbot: QtBot, told: list[Words]) -> None:
    from threading import Thread

    everything = troubles()
    other = Thread(target=everything.caught, args=(ValueError("there"), "a thread"))
    other.start()
    other.join()
    qtbot.waitUntil(lambda: len(told) == 1)


def test_without_a_place_it_is_where_it_was_raised(told: list[Words]) -> None:
    def one() -> None:
        raise ValueError("one")

    def other() -> None:
        raise ValueError("other")

    for faulty in (one, other, one):
        try:
            faulty()
        except ValueError as problem:
            troubles().caught(problem)
    assert len(told) == 2
