"""Two at one screen with a curtain between them: Aki (seat 0) and Ren (seat 1)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from app.core.ids import SPECTATOR
from app.core.intent import Procedure
from app.games.pokemon.cards.decklists.decklist import read_decklist_file
from app.resources import decklists
from app.ui.app.window import Window
from app.ui.table.curtain.curtain import Curtain
from app.ui.table.curtain.one_screen import OneScreen
from app.ui.table.table_document import Document, new_document
from tests.helpers.begun import begins
from tests.words.reader import everything

DECKS = ("dragapult-dusknoir", "ns-zoroark")


@pytest.fixture(autouse=True)
def no_double_press(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take every press at once: that a quick one is not meant has a test of its own."""
    monkeypatch.setattr("app.ui.table.curtain.curtain.settled", lambda _since: True)


Laid = Callable[..., Window]


@pytest.fixture
def laid(empty_window: Window) -> Laid:
    """Lay a table for Aki and Ren, set up face down; nobody sits yet.

    `auto` False: hands are dealt, and nothing is put down.
    """

    def lay(
        seed: int = 13, *, apart: bool = True, begun: bool = False, auto: bool = True
    ) -> Window:
        cards = empty_window.cards
        decks = tuple(
            read_decklist_file(decklists() / "pokemon" / f"{name}.txt", cards).keys
            for name in DECKS
        )
        told = empty_window.tell
        document = new_document("pokemon", ("Aki", "Ren"), decks, cards, told, seed)
        document.apart = apart
        for seat in (0, 1):
            how = (("auto", "1"),) if auto else ()
            document.table.sit(seat).ask(Procedure("setup", how))
        if begun:
            document.table.sit(0).ask(begins(document.position(0)))
        empty_window.put_on_board(document)
        empty_window.activateWindow()
        return empty_window

    return lay


@pytest.fixture
def window(laid: Laid) -> Window:
    """Aki has the first turn, and nobody sits yet."""
    return laid(begun=True)


def document(window: Window) -> Document:
    assert window.document is not None
    return window.document


def one_screen(window: Window) -> OneScreen:
    assert window.place is not None
    return window.place.one_screen


def curtain(window: Window) -> Curtain:
    assert window.curtain is not None
    return window.curtain


def titles(window: Window) -> list[str]:
    """What the buttons of the curtain say."""
    return [button.text() for button in curtain(window).buttons]


def press(window: Window, title: str) -> None:
    """Press a button of the curtain."""
    buttons = curtain(window).buttons
    next(button for button in buttons if button.text() == title).click()


def sit(window: Window, name: str = "Aki") -> Window:
    """Let somebody sit down."""
    press(window, f"I am {name}")
    return window


def seat(window: Window) -> int:
    """Who sits at the window; `SPECTATOR` while the curtain is down."""
    assert window.bridge is not None
    assert (window.bridge.seat == SPECTATOR) == one_screen(window).closed
    return window.bridge.seat


def end_turn(window: Window) -> None:
    assert window.run_action("end_turn")


def secrets(window: Window, of: int) -> set[str]:
    """Names of cards that one seat sees, and that the other neither saw nor has in its deck."""
    held, cards = document(window), window.cards
    host = held.table.host
    told = [event for node in host.tree.nodes for event in host.told(node.id, 1 - of)]
    shown = {ref for event in told for ref in (*event.cards, event.unit) if ref}
    mine, open_to_all = (held.position(seat).cards.values() for seat in (of, SPECTATOR))
    refs = {card.ref for card in mine if card.ref}
    known = {card.ref for card in open_to_all if card.ref} | shown | set(held.deck_of(1 - of))
    found = {cards.get(ref).name.en for ref in refs} - {cards.get(ref).name.en for ref in known}
    assert found
    return found


def said() -> str:
    """All that any widget says, shown or not."""
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return "\n".join(str(each) for each in everything())


def told_of(names: set[str]) -> set[str]:
    """Those of some names that any widget says."""
    text = said()
    return {name for name in names if name in text}
