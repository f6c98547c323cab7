"""A home folder that cannot be written, or not even looked into: the window works, and says it."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.core.intent import Draw
from app.core.text.words import Words
from app.store import saved_settings as stored
from app.store.file_trouble import StoreError
from app.store.personal_settings import Settings
from app.ui.app.application import Translations
from app.ui.app.trouble import troubles
from app.ui.app.window import Window
from app.ui.lan.hosting.host_process import HostProcess

WHY = {"a file": "no such place", "read-only": "is read-only", "closed": "no permission"}
"""What is wrong with the folder, and what is said of it."""


@pytest.fixture(params=WHY)
def how(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def home(how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    home = tmp_path / "home"
    monkeypatch.setenv("CHABUDAI_HOME", str(home))
    if how == "a file":
        home.write_bytes(b"in its place")
    else:
        home.mkdir()
        _refuse(home, how, monkeypatch)
    return home


def _refuse(home: Path, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the system refuse what it refuses to somebody who is not root."""
    code = errno.EROFS if how == "read-only" else errno.EACCES

    def refusing(name: str) -> None:
        usual = getattr(os, name)

        def call(path: object, *args: object, **more: object) -> object:
            if isinstance(path, str | os.PathLike) and Path(path).is_relative_to(home):
                raise OSError(code, os.strerror(code), str(path))
            return usual(path, *args, **more)

        monkeypatch.setattr(os, name, call)

    for name in ("mkdir", "open", *(("stat", "scandir") if how == "closed" else ())):
        refusing(name)


@pytest.fixture
def caught() -> Iterator[list[Words]]:
    """What went wrong unforeseen."""
    said: list[Words] = []
    troubles().forget()
    troubles().told.connect(said.append)
    yield said
    troubles().told.disconnect(said.append)
    troubles().forget()


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, home: Path) -> Iterator[Window]:
    window = Window(Settings(animations=False, tour_seen=True), "en", Translations(qapp))
    window.show()
    window.begin(None)
    yield window
    window.close()
    window.deleteLater()
    # Otherwise the next window would dress this one as well, with all pages that were opened.
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_every_page_opens_and_a_table_is_played(
    window: Window, home: Path, caught: list[Words]
) -> None:
    assert window.tables.open_file(window.tables.shipped()[0])
    assert window.ask(Draw(1, "deck.0", "hand.0")) is not None
    for name in ("home", "new_table", "decks", "edit_deck", "settings", "cards", "home"):
        window.run_action(name)
    window.take_off_board()
    assert caught == []

    said = [message for message in window.messages.kept if message.severity == "warning"]
    about = [one for one in said if one.words.en.startswith("This table is not being saved in")]
    assert len(about) == 1
    assert str(home) in about[0].words.en


def test_what_cannot_be_kept_is_told_once(window: Window, home: Path) -> None:
    for theme in ("dark", "light", "dark"):
        window.looks.apply("theme", theme)
    said = [one for one in window.messages.kept if "settings.json" in one.words.en]
    assert [(one.times, one.severity) for one in said] == [(1, "warning")]


def test_why_the_folder_cannot_be_made_is_what_is_told(home: Path, how: str) -> None:
    with pytest.raises(StoreError, match=WHY[how]):
        stored.save(Settings())


@pytest.mark.parametrize("how", ["a file"], indirect=True)
def test_a_table_hosted_from_the_window_says_at_once_that_it_has_no_file(
    home: Path, qtbot: QtBot
) -> None:
    said: list[Words] = []
    process = HostProcess(["dragapult-dusknoir", "ns-zoroark", "--listen", "127.0.0.1"], "ja")
    process.failed.connect(said.append)
    process.start()
    qtbot.waitUntil(lambda: bool(said))
    process.close()
    assert said[0].ja.startswith(f"卓のファイルを{home / 'state' / 'tables'}に保存できないため")
