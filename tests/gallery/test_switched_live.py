"""A window that is switched while it shows says what one says that was opened so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QWidget

from tests.gallery.screens import SCREENS
from tests.gallery.studio import Shot, open_studio

OPENED, SWITCHED = Shot("ja", "dark"), Shot("en", "light")
SHOWN = (
    *("alone", "selected", "outline", "messages", "form", "note", "pile", "look_top", "advice"),
    *("home_again", "decks", "keys", "options", "options_advice", "deck_rows", "deck_versions"),
    *("odds", "import_cards", "new_table_hosted", "curtain", "join", "lobby", "clock", "about"),
)
"""Screens that close nothing with the language, as menus do, and on which nothing is typed."""
CHANCE = re.compile(r"\d{3} \d{3}|:\d{5}|chabudai:\S+")
"""Codes, ports and invites of a table that was just hosted."""
OWN = ("region", "地域")
"""What is chosen by the language when a deck is opened, and stays chosen."""


def told(window: QWidget) -> set[tuple[str, ...]]:
    """Return what every widget that shows says to eyes and ears."""
    found = set()
    for part in window.findChildren(QWidget):
        if not part.isVisible() or part.accessibleName().lower() in OWN:
            continue
        text = part.currentText if isinstance(part, QComboBox) else getattr(part, "text", str)
        said = text() if callable(text) else ""
        hint = part.placeholderText() if isinstance(part, QLineEdit) else ""
        heard = (part.accessibleName(), part.accessibleDescription(), part.toolTip())
        words = (said if isinstance(said, str) else "", hint, *heard)
        found.add((type(part).__name__, *(CHANCE.sub("…", one) for one in words)))
    return found


@pytest.mark.parametrize("name", SHOWN)
def test_what_is_switched_live_is_as_if_it_was_opened_so(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    said = []
    for shot in (SWITCHED, OPENED):
        monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))
        with open_studio(qapp, shot) as studio:
            SCREENS[name](studio)
            if shot is SWITCHED:
                studio.window.looks.apply("language", OPENED.language)
                studio.window.looks.apply("theme", OPENED.theme)
            studio.rest()
            said.append(told(studio.window))
    switched, opened = said
    assert switched - opened == set()
