"""Assistive technology is told of a button whether what it opens is open."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QMenu, QPushButton, QToolButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.games.blackpoker.table.blackpoker_options import OPTIONS
from app.ui.look.look import Look
from app.ui.table.new_table.chance_choice import ChanceSection
from app.ui.table.options.options_section import RulesSection
from app.ui.toolkit.spoken.opener import Opener
from tests.ui.outline.reader import listening, told_of


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QWidget]:
    """One that has the keyboard, while somebody listens."""
    QAccessible.setActive(True)
    window = QWidget()
    QVBoxLayout(window)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    yield window
    QAccessible.setActive(False)


def put(button: QAbstractButton, window: QWidget) -> None:
    """Show a button, with the keyboard on it."""
    layout = window.layout()
    assert layout is not None
    layout.addWidget(button)
    button.show()
    button.setFocus()
    assert button.hasFocus()


def spoken(button: QAbstractButton) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(button)


def told(button: QAbstractButton) -> tuple[str, str]:
    """How a button is called, and what is said of what it opens."""
    state = spoken(button).state()
    words = [
        name for name in ("expandable", "expanded", "collapsed", "hasPopup") if getattr(state, name)
    ]
    return spoken(button).text(QAccessible.Text.Name), " ".join(words)


def test_a_section_says_whether_it_is_unfolded_and_that_it_came_to_be(
    window: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = RulesSection(Look(language="en"), OPTIONS, None, window)
    put(rules.head, window)
    assert told(rules.head) == ("Rules of this table", "expandable collapsed")
    with listening(monkeypatch) as heard:
        rules.head.click()
        assert told(rules.head) == ("Rules of this table", "expandable expanded")
        rules.head.click()
    assert told(rules.head) == ("Rules of this table", "expandable collapsed")
    assert heard == ["expanded", "collapsed"]


def test_it_is_said_in_the_language_of_the_window(
    window: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = ChanceSection(Look(language="ja"), window)
    put(chance.head, window)
    with listening(monkeypatch) as heard:
        chance.head.click()
        chance.withdraw(away=True)
        chance.withdraw(away=False)
    # What folds up by itself is another deed's doing; the state says it.
    assert heard == ["展開"]
    assert told(chance.head) == ("詳細", "expandable collapsed")


def test_a_change_is_told_to_qt_of_the_button_itself(
    window: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    button, changed = QToolButton(), []
    opener = Opener(button)
    put(button, window)

    def hear(event: QAccessibleEvent) -> None:
        if event.type() == QAccessible.Event.StateChanged:
            changed.append((event.object(), event.accessibleInterface().state().expanded))

    with told_of(monkeypatch, hear):
        opener.tell("en", opened=False)
        opener.tell("en", opened=True)
        opener.tell("en", opened=True)
    assert changed == [(button, 1)]


def test_a_button_stays_a_button_that_is_pressed(window: QWidget) -> None:
    button = QPushButton("&More && more")
    Opener(button)
    put(button, window)
    pressed = []
    button.clicked.connect(lambda: pressed.append(True))
    assert spoken(button).role() == QAccessible.Role.Button
    assert spoken(button).text(QAccessible.Text.Name) == "More & more"
    assert spoken(button).state().focused
    offered = spoken(button).actionInterface()
    offered.doAction(offered.actionNames()[0])
    assert pressed == [True]
    button.setCheckable(True)
    button.setChecked(True)
    assert (spoken(button).state().checkable, spoken(button).state().checked) == (1, 1)
    button.setEnabled(False)
    assert spoken(button).state().disabled
    offered.doAction(offered.actionNames()[0])
    assert pressed == [True]


def test_a_menu_is_open_until_it_goes_and_has_the_name_of_its_button(window: QWidget) -> None:
    button = QPushButton("More ▾")
    button.setAccessibleName("More")
    opener = Opener(button, opens="menu")
    put(button, window)
    menu = QMenu(window)
    menu.addAction("Rename")
    for _ in range(2):
        assert told(button) == ("More", "expandable collapsed hasPopup")
        opener.drop(menu)
        assert told(button) == ("More", "expandable expanded hasPopup")
        assert QAccessible.queryAccessibleInterface(menu).text(QAccessible.Text.Name) == "More"
        menu.close()
    assert told(button) == ("More", "expandable collapsed hasPopup")


def test_a_menu_with_nothing_in_it_is_never_open(window: QWidget) -> None:
    button = QPushButton("More")
    opener = Opener(button, opens="menu")
    put(button, window)
    opener.drop(QMenu(window))
    assert told(button) == ("More", "expandable collapsed hasPopup")


def test_whoever_listened_before_hears_of_it_as_well(window: QWidget) -> None:
    button = QPushButton("More")
    put(button, window)
    assert told(button) == ("More", "")
    Opener(button)
    assert told(button) == ("More", "expandable collapsed")


@pytest.mark.parametrize("kind", [QToolButton, QPushButton])
def test_a_press_by_assistive_technology_opens_the_menu_of_a_button(
    window: QWidget, qtbot: QtBot, kind: type[QToolButton | QPushButton]
) -> None:
    button, menu = kind(), QMenu(window)
    button.setText("Menu")
    if isinstance(button, QToolButton):
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    menu.addAction("Undo")
    Opener(button, opens="menu").attach(menu)
    put(button, window)
    seen: list[tuple[str, str]] = []

    def look() -> None:
        seen.append(told(button))
        menu.close()

    menu.aboutToShow.connect(lambda: QTimer.singleShot(0, look))
    offered = spoken(button).actionInterface()
    offered.doAction(offered.actionNames()[0])
    qtbot.waitUntil(lambda: bool(seen) and not menu.isVisible())
    assert seen == [("Menu", "expandable expanded hasPopup")]
    assert told(button) == ("Menu", "expandable collapsed hasPopup")
    assert QAccessible.queryAccessibleInterface(menu).text(QAccessible.Text.Name) == "Menu"
