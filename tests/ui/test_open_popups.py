"""Menus that open where somebody points."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from app.ui.toolkit.open_popups import pop_up


@pytest.fixture
def told_no_more() -> Iterator[None]:
    yield
    QAccessible.setActive(False)


@pytest.mark.usefixtures("told_no_more")
@pytest.mark.parametrize("listened", [True, False])
def test_a_menu_that_pops_up_is_heard_by_its_first_entry(qtbot: QtBot, listened: bool) -> None:
    QAccessible.setActive(listened)
    over = QWidget()
    qtbot.addWidget(over)
    over.setAccessibleName("Log")
    menu = QMenu(over)
    menu.addAction("Greet").setEnabled(False)
    menu.addSeparator()
    copy = menu.addAction("Copy")
    pop_up(menu, QPoint())
    assert menu.accessibleName() == "Log"
    # Who looks at it sees no entry lit up that nobody went to.
    assert menu.activeAction() is (copy if listened else None)
    menu.close()
