"""Panels that scroll together where text is large."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QApplication, QSplitter, QTextEdit, QWidget
from pytestqt.qtbot import QtBot

from app.ui.look.look import Look
from app.ui.panels.panel_stack import FEWEST_LINES, LEAST_LINES, PanelStack
from tests.helpers.at_rest import still_laid_out
from tests.helpers.text_scale import scale_text


@pytest.fixture
def look() -> Look:
    return Look()


@pytest.fixture
def stack(qtbot: QtBot, look: Look) -> PanelStack:
    parts = QSplitter(Qt.Orientation.Vertical)
    above, below = QTextEdit(), QTextEdit()
    for part in (above, below):
        parts.addWidget(part)
    stack = PanelStack(look, parts, (above, below))
    qtbot.addWidget(stack)
    stack.resize(300, 500)
    stack.show()
    return stack


def parts_of(stack: PanelStack) -> tuple[QTextEdit, QTextEdit]:
    above, below = stack.findChildren(QTextEdit)
    return above, below


def test_at_the_usual_size_nothing_scrolls(stack: PanelStack) -> None:
    assert stack.verticalScrollBar().maximum() == 0


def test_large_text_scrolls_instead_of_being_squeezed(
    stack: PanelStack, look: Look, qtbot: QtBot
) -> None:
    stack.resize(300, 400)
    scale_text(3.0, look)
    qtbot.waitUntil(lambda: stack.verticalScrollBar().maximum() > 0)
    line = stack.fontMetrics().height()
    assert all(part.height() >= line * LEAST_LINES for part in parts_of(stack))
    assert stack.widget().width() <= stack.viewport().width()


def test_the_panel_with_the_keyboard_is_brought_into_sight(
    stack: PanelStack, look: Look, qtbot: QtBot
) -> None:
    stack.resize(300, 400)
    scale_text(3.0, look)
    qtbot.waitUntil(lambda: stack.verticalScrollBar().maximum() > 0)
    below = parts_of(stack)[1]
    below.setFocus()
    shown = below.mapTo(stack.viewport(), below.rect().bottomLeft()).y()
    assert shown <= stack.viewport().height()


def test_a_little_less_for_each_rather_than_a_bar_for_all(
    stack: PanelStack, look: Look, qtbot: QtBot
) -> None:
    scale_text(2.0, look)
    QApplication.processEvents()
    line = stack.fontMetrics().height()
    stack.resize(300, line * (2 * FEWEST_LINES + 2))
    qtbot.waitUntil(lambda: stack.verticalScrollBar().maximum() == 0)
    assert all(part.height() >= line * FEWEST_LINES for part in parts_of(stack))
    # Where not even that fits they scroll together, each with room to read.
    stack.resize(300, line * (2 * FEWEST_LINES - 1))
    qtbot.waitUntil(lambda: stack.verticalScrollBar().maximum() > 0)
    assert all(part.height() >= line * LEAST_LINES for part in parts_of(stack))


class Foot(QWidget):
    """Holds a panel as the side panel's foot does: it never gives it less than it needs."""

    def __init__(self, panel: QTextEdit) -> None:
        super().__init__()
        self._panel = panel
        panel.setParent(self)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return self._panel.minimumSizeHint().expandedTo(self._panel.minimumSize())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().event(event)


@pytest.mark.parametrize("hidden", [False, True])
def test_whatever_room_there_is_it_comes_to_rest(qtbot: QtBot, look: Look, hidden: bool) -> None:
    parts, above, below = QSplitter(Qt.Orientation.Vertical), QTextEdit(), QTextEdit()
    parts.addWidget(above)
    parts.addWidget(Foot(below))
    stack = PanelStack(look, parts, (above, below))
    qtbot.addWidget(stack)
    above.setHidden(hidden)
    stack.show()
    for height in range(40, 400, 9):
        stack.resize(300, height)
        assert not still_laid_out(), height


def test_a_panel_that_is_hidden_asks_for_no_room(stack: PanelStack) -> None:
    above, below = parts_of(stack)
    above.hide()
    stack.resize(300, stack.fontMetrics().height() * (FEWEST_LINES + 1))
    still_laid_out()
    assert below.height() <= stack.viewport().height()
    assert stack.verticalScrollBar().maximum() == 0
