"""The running window in both languages: every panel, sheet and menu, and the switch."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMenu, QWidget

from app.core.intent import Draw, Flip, Look, Procedure, PutMark, Roll, Undo
from app.core.intents.turn_intents import NextTurn
from app.core.text.words import Language, Words, other
from app.games.game_api import Selection
from app.ui.app.window import Window
from app.ui.incoming.drop_sheet import DropSheet
from app.ui.table.table_document import new_document
from tests.games.pokemon_table import DECK
from tests.helpers.begun import begins
from tests.words.reader import everything, foreign

LANGUAGES: tuple[Language, ...] = ("en", "ja")
LEFT, NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
NOT_RUN = frozenset(
    re.findall(
        r"\w+",
        """quit open save save_as export_log export_position picture_file picture_copy language
        theme text_larger text_smaller animations full_screen undo redo error_log
        rematch rematch_swapped play_from_here host_from_here tiebreaker sudden_death
        join_table host_this leave_table edit_position""",
    )
)
"""Actions that open nothing to read, lay another table, ask the system for a file, or seat a judge:
asked about below, or beside what they open."""


@pytest.fixture
def window(
    empty_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Window]:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))
    # A dialog that waits would wait for ever; what it says is read while it shows.
    monkeypatch.setattr(QDialog, "exec", _shown)
    window = empty_window
    document = new_document("pokemon", ("Aki", "Ren"), (DECK, DECK), window.cards, window.tell, 7)
    window.put_on_board(document)
    for seat in (0, 1):
        document.table.sit(seat).ask(Procedure("setup", (("auto", "1"),)))
    yield window
    for sheet in QApplication.topLevelWidgets():
        if sheet is not window:
            sheet.close()


def _shown(dialog: QDialog) -> int:
    dialog.show()
    QApplication.processEvents()
    return 0


def speak(window: Window, language: Language) -> None:
    if window.look.language != language:
        window.looks.switch_language()
    settle()


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


def play(window: Window) -> None:
    """A few gestures of every kind, so that log, history and marks have something to say."""
    bridge = window.bridge
    assert bridge is not None
    window.ask(begins(bridge.view))
    active = bridge.view.zones["active.0"].items
    for intent in (
        PutMark(active, "damage", add=30),
        PutMark(active, "poisoned", add=1),
        PutMark(active, "note:1", add=1, text="…"),
        PutMark(("seat.0",), "vstar", add=1),
        Draw(3, "deck.0", "hand.0"),
        Look("deck.0", 3),
        Flip(3),
        Roll(sides=20, count=2),
        Undo(),
        NextTurn(1),
    ):
        window.ask(intent)
    window.tell(Words("A message.", "お知らせです。"), "error")
    settle()


def open_everything(window: Window) -> None:
    """Run every action that opens something, and open what the actions do not reach."""
    play(window)
    place = window.place
    assert place is not None
    assert window.bridge is not None
    assert window.board is not None
    unit = window.bridge.view.zones["active.0"].items[0]
    window.board.select(Selection(units=(unit,)))
    QGuiApplication.clipboard().setText("4 Nothing Known XXX 1")
    for entry in window.registry.actions:
        if not entry.of_game and entry.run is not None and entry.id not in NOT_RUN:
            if not window.at_table:
                window.pages.show_table(place)
            window.run_action(entry.id)
            settle()
            for sheet in window.findChildren(DropSheet):
                # It asks, and nothing else is possible until it is answered.
                QTest.keyClick(sheet, Qt.Key.Key_Escape)
    side = window.side
    assert side is not None
    for name in ("outline", "messages", "log"):
        side.tabs.bring(name)
    side.sheets.open_pile("discard.0")
    side.sheets.look(Look("deck.1", 3))
    side.sheets.notes.write((unit,))
    settle()


def foreign_in_all(language: Language) -> list[str]:
    """Return what is said in the other language, wherever it is."""
    found = {
        str(said): foreign(said.text, language) for said in everything(but_hidden=(DropSheet,))
    }
    return sorted(f"{where} -> {what}" for where, what in found.items() if what)


def read_all(language: Language) -> None:
    """Check that nothing is said in the other language."""
    left = foreign_in_all(language)
    assert not left, "\n".join(["", *left])


def painted_in(window: Window) -> set[str]:
    """Return the texts that are painted on every page, and on the board.

    Not every word is a widget's: labels of the board, tiles of the home screen, cards.
    """
    painted: set[str] = set()
    draw = QPainter.drawText

    def drawn(painter: QPainter, *more: object) -> object:
        painted.update(part for part in more if isinstance(part, str))
        return draw(painter, *more)

    pages = window.pages
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QPainter, "drawText", drawn)
        for show in (pages.show_home, pages.decks.show, pages.show_settings, pages.leave):
            show()
            settle()
            for sheet in QApplication.topLevelWidgets():
                if sheet.isVisible():
                    sheet.grab()
    return painted


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_speaks_the_language_it_was_opened_in_and_follows_the_switch(
    window: Window, language: Language
) -> None:
    """In words and in what is painted; all of it is open at once, which takes long to come to."""
    opened_in = other(language)
    speak(window, opened_in)
    open_everything(window)
    problems = [f"as it was opened: {one}" for one in foreign_in_all(opened_in)]
    speak(window, language)
    problems += [f"switched: {one}" for one in foreign_in_all(language)]
    painted = painted_in(window)
    assert len(painted) > 20
    problems += sorted(
        f"painted: {text!r} -> {what}" for text in painted if (what := foreign(text, language))
    )
    problems += [f"switched, after all pages: {one}" for one in foreign_in_all(language)]
    speak(window, opened_in)
    problems += [f"switched back: {one}" for one in foreign_in_all(opened_in)]
    speak(window, language)
    problems += [f"switched once more: {one}" for one in foreign_in_all(language)]
    assert not problems, "\n".join(["", *problems])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_brought_is_asked_about_in_the_language(window: Window, language: Language) -> None:
    speak(window, language)
    QGuiApplication.clipboard().setText("4 Nothing Known XXX 1")
    window.run_action("paste")
    settle()
    (sheet,) = window.findChildren(DropSheet)
    assert sheet.isVisible()
    read_all(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_switch_while_a_menu_is_open(window: Window, language: Language) -> None:
    speak(window, other(language))
    play(window)
    assert window.board is not None
    assert window.bridge is not None
    window.board.select(Selection(units=window.bridge.view.zones["active.0"].items))
    window.place.menus.open()
    settle()
    assert QApplication.activePopupWidget() is not None
    speak(window, language)
    read_all(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_switch_in_the_middle_of_a_drag(window: Window, language: Language) -> None:
    speak(window, other(language))
    board, bridge = window.board, window.bridge
    assert board is not None
    assert bridge is not None
    window.ask(begins(bridge.view))
    settle()
    card = bridge.view.zones["hand.0"].items[-1]
    port, signs = board.viewport(), board.mouse.carry.signs
    there = board.to_window(*board.seating.sites["discard.0"].box.centre).toPoint()
    spot = board.board.pieces[card].piece.spot
    QTest.mousePress(port, LEFT, NO_KEYS, board.to_window(spot.x, spot.y).toPoint())
    for share in (0.5, 0.9, 1.0):
        QTest.mouseMove(
            port, board.to_window(spot.x, spot.y).toPoint() * (1 - share) + there * share
        )
    assert signs.text
    assert not foreign(signs.text, other(language))
    speak(window, language)
    assert signs.text
    assert not foreign(signs.text, language)
    QTest.mouseRelease(port, LEFT, NO_KEYS, there)
    settle()
    assert bridge.view.zones["discard.0"].count == 1
    assert window.side is not None
    assert not foreign(window.log_text(), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_asked_for_in_the_language(
    window: Window, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def opened(_parent: QWidget, title: str, _folder: str, kinds: str) -> tuple[str, str]:
        asked.extend((title, kinds))
        return "", ""

    def executed(dialog: QFileDialog) -> int:
        asked.extend((dialog.windowTitle(), *dialog.nameFilters()))
        return 0

    monkeypatch.setattr(QFileDialog, "getOpenFileName", opened)
    monkeypatch.setattr(QDialog, "exec", executed)
    speak(window, language)
    for name in ("open", "save_as", "export_log", "export_position"):
        window.run_action(name)
        settle()
    assert len(asked) == 8
    assert [text for text in asked if foreign(text, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menus_letters_are_all_different(window: Window, language: Language) -> None:
    """Two entries with one letter would need two presses, and say so to nobody."""
    speak(window, language)
    for menu in window.findChildren(QMenu):
        letters = [
            found.group(1).upper()
            for action in menu.actions()
            if action.isVisible() and (found := re.search(r"&(\w)", action.text()))
        ]
        doubled = {letter for letter in letters if letters.count(letter) > 1}
        assert not doubled, [action.text() for action in menu.actions()]
