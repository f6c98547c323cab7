"""A window that is switched while it shows says, and measures, what one does that was opened so."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from pathlib import Path
from shutil import rmtree

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QWidget

from app.ui.commands.finder import Finder
from app.ui.panels.floating import FloatingPanel
from tests.gallery.screens import SCREENS
from tests.gallery.studio import Shot, Studio, open_studio

OPENED, SWITCHED = Shot("ja", "dark"), Shot("en", "light")
LARGE = Shot("en", "light", text=1.5)
SHOWN = (
    *("alone", "selected", "outline", "messages", "form", "note", "pile", "look_top", "advice"),
    *("home_again", "decks", "keys", "options", "options_advice", "deck_rows", "deck_versions"),
    *("odds", "import_cards", "new_table_hosted", "curtain", "join", "lobby", "clock", "about"),
)
"""Screens that close nothing with the language, as menus do, and on which nothing is typed."""
SIZED = (
    *(name for name in SHOWN if name not in ("pile", "form")),
    *("two", "tasks", "settings", "new_table_rules", "finder", "cards", "curtain_asks"),
    *("go_back", "invite", "people"),
)
"""The same with others that say much, without a pile, which tells anew on which card the keyboard
stands, and without a form, which stays where it stands while it hides nothing it is about."""
CHANCE = re.compile(r"\d{3} \d{3}|:\d{5}|chabudai:\S+")
"""Codes, ports and invites of a table that was just hosted."""
OWN = ("region", "地域")
"""What is chosen by the language when a deck is opened, and stays chosen."""


STARTED = datetime.now().astimezone()
"""What is saved or said on a screen is told with its time of day, which goes on."""


def minutes_so_far() -> Iterator[str]:
    """Give the times of day at which anything here may have happened, "22:27"."""
    moment, now = STARTED, datetime.now().astimezone()
    while moment < now + timedelta(minutes=1):
        yield f"{moment:%H:%M}"
        moment += timedelta(minutes=1)


def told(window: QWidget) -> set[tuple[str, ...]]:
    """Return what every widget that shows says to eyes and ears, but for chance and the time."""
    found = set()
    moments = re.compile(rf"\b({'|'.join(minutes_so_far())})\b")
    for part in window.findChildren(QWidget):
        if not part.isVisible() or part.accessibleName().lower() in OWN:
            continue
        text = part.currentText if isinstance(part, QComboBox) else getattr(part, "text", str)
        said = text() if callable(text) else ""
        hint = part.placeholderText() if isinstance(part, QLineEdit) else ""
        heard = (part.accessibleName(), part.accessibleDescription(), part.toolTip())
        words = (said if isinstance(said, str) else "", hint, *heard)
        unlike = (moments.sub("…", CHANCE.sub("…", one)) for one in words)
        found.add((type(part).__name__, *unlike))
    return found


def sheets(window: QWidget) -> dict[str, QRect]:
    """Return where every sheet lies that shows, by its kind."""
    found = [*window.findChildren(FloatingPanel), *window.findChildren(Finder)]
    return {type(sheet).__name__: sheet.geometry() for sheet in found if sheet.isVisible()}


@contextmanager
def opened(
    qapp: QApplication, home: Path, monkeypatch: pytest.MonkeyPatch, shot: Shot, name: str
) -> Iterator[Studio]:
    """Open a screen in a home where nothing was kept yet."""
    # What one window kept is not there for the other, and lies nowhere else.
    rmtree(home, ignore_errors=True)
    monkeypatch.setenv("CHABUDAI_HOME", str(home))
    with open_studio(qapp, shot) as studio:
        SCREENS[name](studio)
        studio.rest()
        yield studio


ALL = sorted({*SHOWN, *SIZED})
LOOKED_AT = ALL if os.environ.get("CHABUDAI_HYPOTHESIS") == "long" else ALL[::2]
"""Every second screen: three windows for each take their time. The long form takes them all."""


@pytest.mark.parametrize("name", LOOKED_AT)
def test_what_is_switched_live_is_as_if_it_was_opened_so(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    home = tmp_path / "home"
    with opened(qapp, home, monkeypatch, SWITCHED, name) as studio:
        if name in SIZED:
            studio.window.looks.apply("text_scale", LARGE.text)
            studio.rest()
            grown, lying = told(studio.window), sheets(studio.window)
            studio.window.looks.apply("text_scale", SWITCHED.text)
        if name in SHOWN:
            studio.window.looks.apply("language", OPENED.language)
            studio.window.looks.apply("theme", OPENED.theme)
            studio.rest()
            switched = told(studio.window)
    if name in SHOWN:
        with opened(qapp, home, monkeypatch, OPENED, name) as studio:
            assert switched - told(studio.window) == set()
    if name in SIZED:
        with opened(qapp, home, monkeypatch, LARGE, name) as studio:
            assert grown ^ told(studio.window) == set()
            wanted, room = sheets(studio.window), studio.window.rect()
        assert lying.keys() == wanted.keys()
        for kind, place in wanted.items():
            here = lying[kind]
            # What grows downward keeps its upper edge as long as it stays in the room.
            assert near(here.size(), place.size()), kind
            assert abs(here.x() - place.x()) <= 1, kind
            assert room.contains(here), kind


def near(one: QSize, other: QSize) -> bool:
    """Whether sizes differ by what rounding does."""
    return abs(one.width() - other.width()) <= 1 and abs(one.height() - other.height()) <= 1
