"""The switches for letting the chance pass by itself, as a menu."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu

from app.core.text.words import Words
from app.ui.panels.stage.auto_pass import SECONDS
from app.ui.toolkit.plain_text import literal

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.games.game_api import GameSpec
    from app.ui.app.shell import Shell
    from app.ui.panels.stage.auto_pass import AutoPass

PASSES_AT = Words("Pass by itself after {} s at:", "{}秒後に自動でパスする対象：")


def passing_menu(window: Shell, spec: GameSpec, passes: AutoPass, parent: QWidget) -> QMenu:
    """Return the menu: a switch for each kind that the game names."""
    language = window.look.language
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    title = menu.addAction(literal(PASSES_AT.in_(language).format(SECONDS)))
    title.setEnabled(False)
    for kind, words in spec.kinds.titles if spec.kinds is not None else ():
        entry = menu.addAction(literal(words.in_(language)))
        entry.setCheckable(True)
        entry.setChecked(passes.is_on(kind))
        entry.triggered.connect(partial(_switch, passes, kind))
    return menu


def _switch(passes: AutoPass, kind: str, _on: object = None) -> None:
    passes.switch(kind)
