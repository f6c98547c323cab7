"""A settings page over a few actions of the program and of a toy game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QMainWindow
from pytestqt.qtbot import QtBot

from app.core.text.words import Words
from app.store.personal_settings import Settings
from app.ui.commands.action_registry import Action
from app.ui.look.look import Look
from app.ui.settings.settings_page import SettingsPage


def entry(name: str, en: str, ja: str, menu: str, key: str = "", **more: Any) -> Action:
    game = "." in name
    return Action(name, Words(en, ja), menu, lambda _w, _s: True, key=key, of_game=game, **more)


ACTIONS = (
    entry("toy.to_hand", "To the hand", "手札へ", "card", "H"),
    entry("toy.attack", "Attack 1", "ワザ1", "unit", "F5"),
    entry("toy.damage_30", "Damage +30", "ダメージ +30", "damage", "3"),
    entry("toy.draw_3", "Draw 3", "3枚引く", "draw", "3"),
    entry("toy.give_up", "Concede", "投了", "table", ruinous=True),
    entry("undo", "&Undo", "元に戻す(&U)", "play", "Ctrl+Z"),
    entry("coin", "Flip a &coin", "コインを投げる(&C)", "play", "C"),
    entry("keys", "&Keys", "キー一覧(&K)", "help", "F1 ?"),
)
Make = Callable[..., SettingsPage]


@pytest.fixture
def make(qtbot: QtBot, qapp: QApplication) -> Iterator[Make]:
    """Return a function that shows a page, in English unless told otherwise."""
    windows: list[QMainWindow] = []

    def made(settings: Settings | None = None, language: str = "en") -> SettingsPage:
        page = SettingsPage(Look(language=language), settings or Settings(), ACTIONS)  # type: ignore[arg-type]
        window = QMainWindow()
        window.setCentralWidget(page)
        window.resize(1280, 680)
        window.show()
        window.activateWindow()
        qtbot.waitActive(window)
        page.setFocus()
        windows.append(window)
        return page

    yield made
    for window in windows:
        window.close()
        window.deleteLater()
    # Now: a page is hundreds of widgets, and the next one would be shown beside them all.
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def page(make: Make) -> SettingsPage:
    return make()


@pytest.fixture
def told(page: SettingsPage) -> list[tuple[str, object]]:
    """Everything that `page` says was changed."""
    heard: list[tuple[str, object]] = []
    page.changed.connect(lambda name, value: heard.append((name, value)))
    return heard
