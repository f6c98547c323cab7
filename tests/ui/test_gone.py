"""What is closed is gone: no window, board or adviser stays behind in memory."""

from __future__ import annotations

import gc
import weakref

from PySide6.QtCore import QEvent, QObject, Slot
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.games.pokemon.cards.every_card import known_base
from app.store.personal_settings import Settings
from app.ui.app.application import Translations
from app.ui.app.window import Window
from app.ui.table.table_document import new_document
from app.ui.toolkit.call_later import soon


def really_gone(held: QObject) -> weakref.ref[QObject]:
    """Let Qt end an object; what is returned tells whether Python still has it."""
    held.deleteLater()
    return weakref.ref(held)


def at_rest() -> None:
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    gc.collect()


def test_a_window_takes_its_table_with_it(qtbot: QtBot, qapp: QApplication) -> None:
    window = Window(Settings(animations=False, tour_seen=True), "en", Translations(qapp))
    window.show()
    qtbot.waitExposed(window)
    decks = (("TEF-144",) * 60, ("TEF-144",) * 60)
    document = new_document("pokemon", ("Aki", "Ren"), decks, known_base(), window.tell, 3, ())
    document.apart = True
    window.put_on_board(document)
    QApplication.processEvents()
    board, bridge = weakref.ref(window.board), weakref.ref(window.bridge)
    window.close()
    left = really_gone(window)
    del window, document
    at_rest()
    assert (left(), board(), bridge()) == (None, None, None)


class Waiting(QObject):
    """Something that wants to act once Qt is at rest."""

    def __init__(self) -> None:
        super().__init__()
        self.done: list[str] = []

    @Slot()
    def act(self, what: str = "done") -> None:
        self.done.append(what)


def test_what_is_to_be_done_soon_is_done_once(qapp: QApplication) -> None:
    waiting = Waiting()
    soon(waiting.act, "told")
    assert waiting.done == []
    QApplication.processEvents()
    QApplication.processEvents()
    assert waiting.done == ["told"]


def test_who_ends_before_that_is_not_kept_for_it(qapp: QApplication) -> None:
    waiting = Waiting()
    soon(waiting.act)
    left = really_gone(waiting)
    del waiting
    at_rest()
    assert left() is None
