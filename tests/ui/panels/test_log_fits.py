"""A log whose rows fill its room to the very pixel: it must neither hide them nor flutter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame

from app.core.intent import Draw
from app.ui.look.look import Look
from app.ui.panels.log.log_panel import LogPanel
from tests.ui.panels.toy import ask

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from app.ui.panels.history.step_words_seen import Telling


def test_rows_that_fill_the_room_exactly_are_scrolled_like_any_others(
    qtbot: QtBot, telling: Telling
) -> None:
    panel = LogPanel(Look(language="en"), telling)
    qtbot.addWidget(panel)
    panel.resize(330, 300)
    panel.show()
    for _ in range(9):
        ask(telling.bridge, Draw(1, "deck.0", "hand.0"))
    view, count = panel.view, panel.model.rowCount()
    view.setFrameShape(QFrame.Shape.NoFrame)
    height = sum(view.laid.row(row).height for row in range(count - 5, count))
    panel.resize(330, panel.height() + height - view.viewport().height())
    assert view.viewport().height() == height
    view.follow()
    widths = []
    for _ in range(5):
        qtbot.wait(10)
        view.updateGeometries()
        widths.append(view.viewport().width())
    assert len(set(widths)) == 1
    assert view.verticalScrollBar().maximum() > 0
    assert view.visualRect(panel.model.index(count - 1)).bottom() == height - 1
