"""A turn that several play at once, and who is out: in the pill, the plates, the outline, the log.

A skirmish of Aki, Ren and Mio at one screen.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.core.ids import JUDGE
from app.core.intent import Procedure, PutMark
from app.core.intents.turn_intents import NextTurn
from app.core.text.describe import describe_all
from app.core.text.log_lexicon import Lexicon
from app.core.text.words import plain
from app.games import game_registry
from app.games.game_registry import GAMES
from app.games.seats.first_seat import DRAW
from app.session.host.local_table import lay_table
from app.store.tables.autosave import Autosave
from app.ui.app.window import Window
from app.ui.outline.outline_model import OutlineModel
from app.ui.outline.sentences.outline_sentences import Sentences
from app.ui.table.table_document import Document
from tests.helpers.play import decks_for
from tests.helpers.toy_games import skirmish

NAMES = ("Aki", "Ren", "Mio")


@pytest.fixture
def laid(empty_window: Window, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Window]:
    monkeypatch.setitem(game_registry._LOADERS, "skirmish", lambda: skirmish.SPEC)

    def lay(*, apart: bool = False) -> Window:
        table = lay_table(skirmish.SPEC, NAMES, decks_for(skirmish.SPEC, 3), 5)
        autosave = Autosave(table.host, empty_window.tell)
        document = Document(table, empty_window.cards, None, autosave)
        document.apart = apart
        empty_window.put_on_board(document)
        empty_window.activateWindow()
        return empty_window

    return lay


def do(window: Window, *steps: NextTurn | PutMark) -> None:
    assert window.document is not None
    for step in steps:
        window.document.table.sit(JUDGE).ask(step)


def pill(window: Window) -> str:
    return window.top_bar.turn.text()


def test_the_pill_says_who_plays_at_once(laid: Callable[..., Window]) -> None:
    window = laid()
    do(window, NextTurn(0, "plan", (1, 2)))
    assert pill(window) == "Turn 1 · everybody"
    do(window, NextTurn(0, "plan", (2,)))
    assert pill(window) == "Turn 2 · Aki and Mio"
    do(window, NextTurn(1, "fight"))
    assert pill(window) == "Turn 3 · Ren"
    do(window, PutMark(("seat.1",), "damage", value=30))
    assert pill(window) == "Turn 3 · Mio", "who is out leaves the turn to the next"
    do(window, PutMark(("seat.1",), "damage", value=0))
    window.look.change(language="ja")
    do(window, NextTurn(0, "plan", (1, 2)))
    assert pill(window) == "4ターン目・全員の番"


def test_the_outline_says_of_each_that_they_are_to_move_and_who_is_out(
    laid: Callable[..., Window],
) -> None:
    window = laid()
    do(window, NextTurn(0, "plan", (2,)), PutMark(("seat.1",), "damage", value=30))
    assert window.bridge is not None
    model = OutlineModel(window.bridge, Sentences(skirmish.SPEC, window.cards.face, "en"))
    model.begin()
    rows = [model.text(node) for node in model.root.children]
    said = {row.split(",")[0]: row for row in rows}
    assert "to move, turn 1" in said["Aki (you)"]
    assert "to move, turn 1" in said["Mio"]
    assert "to move" not in said["Ren"]
    assert "out: hit three times" in said["Ren"]
    assert said["Table"] == "Table, turn 1: Aki and Mio"


def test_who_sits_here_stays_while_the_turn_is_theirs_as_well(
    laid: Callable[..., Window], qtbot: QtBot
) -> None:
    window = laid()
    bridge = window.bridge
    assert bridge is not None
    screen = window.place.one_screen
    bridge.act_as(1)
    bridge.ask(NextTurn(0, "plan", (1, 2)))
    QApplication.processEvents()
    assert bridge.seat == 1, "Ren plans as well as Aki"
    bridge.ask(NextTurn(2, "fight"))
    qtbot.waitUntil(lambda: bridge.seat == 2)
    do(window, PutMark(("seat.0",), "damage", value=30))
    assert screen.next_seat == 1, "who is out is passed by"


def test_the_log_says_it_in_the_words_of_the_game(laid: Callable[..., Window]) -> None:
    window = laid()
    do(window, NextTurn(0, "plan", (1, 2)))
    assert window.document is not None
    table = window.document.table
    told = table.host.told(table.host.tree.cursor, 0)
    setting, words = table.host.tree.table.setting, Lexicon(sentences=skirmish.SPEC.sentences)
    assert plain(describe_all(told, "en", setting, words)) == "Turn 1: Aki, Ren and Mio plan"
    assert plain(describe_all(told, "ja", setting, words)) == ("1ターン目：Aki、Ren、Mioが計画する")


def test_before_the_first_turn_the_pill_names_whom_the_die_chose(empty_window: Window) -> None:
    table = lay_table(GAMES["open_table"], ("Aki", "Ren", "Mio"), ((), (), ()), 3)
    empty_window.put_on_board(Document(table, empty_window.cards, None, None))
    table.sit(0).ask(DRAW)
    first = table.sit(0).view.turn.seat
    assert first, "the die chose another than who sits here"
    name = ("Aki", "Ren", "Mio")[first]
    assert pill(empty_window) == f"Before the first turn · {name}"
    table.sit(0).ask(Procedure("end_turn"))
    assert pill(empty_window) == f"Turn 1 · {name}"
