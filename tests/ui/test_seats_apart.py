"""Two at one screen: what was open for one seat tells the other nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from app.core.intent import Draw, Look, Procedure
from app.core.view import SeatUnit
from app.games.game_api import Selection
from app.games.pokemon.cards.decklists.decklist import read_decklist_file
from app.resources import decklists
from app.ui.app.window import Window
from app.ui.board.board_view import BoardView
from app.ui.side.side_panel import SidePanel
from app.ui.table.table_document import new_document
from tests.words.reader import everything

TWO = ("dragapult-dusknoir", "ns-zoroark")


@pytest.fixture
def window(empty_window: Window) -> Window:
    """Set up face down; Aki is to move."""
    cards = empty_window.cards
    decks = tuple(
        read_decklist_file(decklists() / "pokemon" / f"{name}.txt", cards).keys for name in TWO
    )
    names = ("Aki", "Ren")
    document = new_document("pokemon", names, decks, cards, empty_window.tell, 7)
    empty_window.put_on_board(document)
    for seat in (0, 1):
        document.table.sit(seat).ask(Procedure("setup", (("auto", "1"),)))
    return empty_window


def secrets(window: Window) -> set[str]:
    """The names that Aki sees and that neither Ren's deck nor anything Ren sees has."""
    document, cards = window.document, window.cards
    assert document is not None
    views = [document.table.sit(seat).view for seat in (0, 1)]
    seen, of_ren = ({card.ref for card in view.cards.values() if card.ref} for view in views)
    of_ren |= set(read_decklist_file(decklists() / "pokemon" / f"{TWO[1]}.txt", cards).keys)
    return {cards.get(ref).name.en for ref in seen} - {cards.get(ref).name.en for ref in of_ren}


def said() -> str:
    """All that any widget says, shown or not."""
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return "\n".join(str(each) for each in everything())


def parts(window: Window) -> tuple[SidePanel, BoardView, SeatUnit]:
    """Return the side panel, the board and Aki's Active Pokémon, which lies face down."""
    assert window.side is not None
    assert window.board is not None
    assert window.bridge is not None
    view = window.bridge.view
    return window.side, window.board, view.units[view.zones["active.0"].items[0]]


def note(window: Window) -> None:
    side, _, unit = parts(window)
    side.sheets.notes.write((unit.id,))
    side.sheets.notes.field.setText("evolve Dreepy next")


def select(window: Window) -> None:
    _, board, unit = parts(window)
    board.select(Selection(units=(unit.id,)))


OPEN: dict[str, Callable[[Window], object]] = {
    "note": note,
    "selected": select,
    "hand": lambda w: parts(w)[0].sheets.open_pile("hand.0"),
    "top cards": lambda w: parts(w)[0].sheets.look(Look("deck.0", 5)),
    "large card": lambda w: parts(w)[0].preview.show_unit(parts(w)[2]),
    "reading view": lambda w: parts(w)[0].preview.reading_view("TWM-128"),
    "outline": lambda w: parts(w)[0].tabs.bring("outline"),
    "finder": lambda w: w.run_action("find"),
    "toast": lambda w: w.ask(Draw(3, "deck.0", "hand.0")),
}


@pytest.mark.parametrize("name", OPEN)
def test_what_one_seat_opened_tells_the_other_nothing(window: Window, name: str) -> None:
    OPEN[name](window)
    hidden = secrets(window)
    assert "Dreepy" in hidden
    assert any(each in said() for each in hidden)
    assert window.bridge is not None
    window.bridge.act_as(1)
    told = said()
    assert not {each for each in hidden if each in told}
