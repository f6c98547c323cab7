"""At one screen who holds what only they touch answers behind the curtain; in practice one does."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.core import intent as i
from app.core.ids import SPECTATOR
from app.core.intents.agreement_intents import SetOptions
from app.core.intents.turn_intents import NextTurn
from app.games.contracts.computer_contract import played_by
from app.session.host.local_table import LocalTable, lay_table
from app.ui.app.window import Window
from app.ui.table.table_document import Document
from tests.helpers.play import decks_for
from tests.helpers.toy_games import TOYS
from tests.ui.curtain.conftest import curtain, press, seat, sit, titles

OUTPOST = TOYS["outpost"]
AKI, REN = 0, 1


@pytest.fixture
def table() -> LocalTable:
    """It is Aki's turn, and Ren has a soldier in a line."""
    table = lay_table(OUTPOST, ("Aki", "Ren"), decks_for(OUTPOST, 2), seed=2)
    table.sit(REN).ask(i.Bring(("soldier-08",), "line.1"))
    table.sit(AKI).ask(NextTurn(AKI))
    return table


def laid(window: Window, table: LocalTable, *, apart: bool) -> Window:
    document = Document(table, window.cards, None, None)
    document.apart = apart
    window.put_on_board(document)
    window.activateWindow()
    if apart:
        sit(window)
    return window


@pytest.fixture
def window(empty_window: Window, table: LocalTable) -> Window:
    """Aki sits there, and a curtain hangs between the two."""
    return laid(empty_window, table, apart=True)


def falls(table: LocalTable) -> i.Collect:
    return i.Collect(table.sit(AKI).view.zones["line.1"].items, "discard.1")


def discarded(table: LocalTable) -> int:
    return len(table.host.tree.table.zones["discard.1"])


def asks(window: Window, table: LocalTable) -> None:
    """Try it, and take the offer to ask that comes with the refusal."""
    window.ask(falls(table))
    refused = window.messages.kept[0]
    assert refused.words.en.startswith("In this game only its holder touches Ren's Line")
    assert refused.action is not None
    assert refused.action.title.en == "Ask Ren"
    refused.action.do()


def test_the_holder_reads_it_behind_the_curtain(window: Window, table: LocalTable) -> None:
    asks(window, table)
    assert seat(window) == SPECTATOR
    said = "Aki asks you: move soldier-08 from your Line to your Discard"
    assert curtain(window).title.text() == said
    assert curtain(window).hint.text().startswith("Line: 1 of 1\n\nHand the device to Ren")
    assert titles(window) == ["Allow (F10)", "No (Shift+F8)", "Back to Aki"]
    assert discarded(table) == 0


def test_one_key_is_a_yes(window: Window, table: LocalTable) -> None:
    asks(window, table)
    before = table.host.tree.cursor
    QTest.keyClick(curtain(window).buttons[1], Qt.Key.Key_F10)
    assert discarded(table) == 1
    assert curtain(window).title.text() == "Ren allows it"
    sit(window)
    assert seat(window) == AKI
    assert "Aki asks; Ren moves soldier-08 from their Line to their Discard" in window.log_text()
    assert table.host.tree.parent(table.host.tree.cursor) == before


@pytest.mark.parametrize(
    ("key", "modifier"),
    [
        (Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_F8, Qt.KeyboardModifier.ShiftModifier),
        (Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier),
    ],
)
def test_another_key_is_a_no(
    window: Window, table: LocalTable, key: Qt.Key, modifier: Qt.KeyboardModifier
) -> None:
    asks(window, table)
    QTest.keyClick(curtain(window).buttons[1], key, modifier)
    assert curtain(window).title.text() == "Ren says no"
    assert discarded(table) == 0


def test_a_key_of_that_question_answers_no_other(window: Window) -> None:
    """On a page that has no such keys, nothing happens by them."""
    window.run_action("hand_over")
    said = curtain(window).title.text()
    QTest.keyClick(curtain(window).buttons[0], Qt.Key.Key_F10)
    assert curtain(window).title.text() == said


def test_what_moved_behind_the_curtain_is_not_done(window: Window, table: LocalTable) -> None:
    asks(window, table)
    (unit,) = table.sit(REN).view.zones["line.1"].items
    table.sit(REN).ask(i.MoveUnits((unit,), "wild"))
    press(window, "Allow (F10)")
    assert curtain(window).title.text() == "The cards have moved since: it was not done"
    assert discarded(table) == 0


def test_in_practice_one_answers_for_both(empty_window: Window, table: LocalTable) -> None:
    window = laid(empty_window, table, apart=False)
    asks(window, table)
    assert seat(window) == AKI
    assert discarded(table) == 1
    assert "Aki asks; Ren moves soldier-08" in window.log_text()


def test_a_computer_does_it_at_once(window: Window, table: LocalTable) -> None:
    table.sit(AKI).ask(SetOptions((played_by(REN, "any"),)))
    asks(window, table)
    assert seat(window) == AKI
    assert discarded(table) == 1
