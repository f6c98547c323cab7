from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from app.core.card import mark_of
from app.core.intent import Draw, Flip, Move, Roll, Undo
from app.core.intents.turn_intents import NextTurn
from app.games.lexicon import lexicon
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.ui.look.look import Look
from app.ui.panels.cards.notes import NoteEditor, last_turn
from app.ui.panels.slips.coins import ChanceToast
from app.ui.table.bridge import Bridge
from tests.ui.panels.toy import TOY, ask

pytestmark = pytest.mark.painted


@pytest.fixture
def chance(bridge: Bridge, base: PokemonCards, desk: QWidget) -> ChanceToast:
    return ChanceToast(Look(language="en"), bridge, lexicon(TOY, base), desk)


@pytest.fixture
def notes(bridge: Bridge, base: PokemonCards, desk: QWidget) -> NoteEditor:
    return NoteEditor(Look(language="en"), bridge, lexicon(TOY, base), desk)


def test_no_throw_takes_the_focus(chance: ChanceToast, bridge: Bridge, desk: QWidget) -> None:
    field = QLineEdit(desk)
    field.show()
    field.setFocus()
    ask(bridge, Flip(2))
    assert chance.isVisible()
    assert field.hasFocus()


def test_throws_are_shown_and_told(qtbot: QtBot, chance: ChanceToast, bridge: Bridge) -> None:
    ask(bridge, Flip(3))
    assert chance.isVisible()
    assert chance.words.startswith("Aki flips 3 coins: ")
    chance.grab()
    ask(bridge, Roll(6, 100))
    assert "100d6" in chance.words
    chance.grab()
    chance.look.change(language="ja")
    assert "サイコロ" in chance.words
    qtbot.mouseClick(chance, Qt.MouseButton.LeftButton)
    assert not chance.isVisible()


def test_a_throw_that_is_taken_back_is_not_shown(chance: ChanceToast, bridge: Bridge) -> None:
    ask(bridge, Flip())
    ask(bridge, Undo())
    assert not chance.isVisible()


def test_a_note_until_the_end_of_the_turn(
    qtbot: QtBot, notes: NoteEditor, bridge: Bridge, base: PokemonCards
) -> None:
    ask(bridge, NextTurn(0))
    ask(bridge, Draw(1, "deck.0", "hand.0"))
    ask(bridge, Move(bridge.view.cards_in("hand.0"), "bench.0"))
    unit = bridge.view.zones["bench.0"].items[0]
    ref = bridge.view.cards[bridge.view.units[unit].base].ref
    assert ref is not None
    name = base.get(ref).name.en
    notes.write((unit,))
    assert notes.title.text() == f"Note on {name}"
    qtbot.keyClicks(notes.field, "may not retreat")
    notes.endings["turn"].setChecked(True)
    qtbot.keyClick(notes.field, Qt.Key.Key_Return)
    assert not notes.isVisible()
    (mark,) = bridge.view.units[unit].marks
    assert (mark.text, mark.until) == ("may not retreat", 1)
    ask(bridge, NextTurn(1))
    assert bridge.view.units[unit].marks == ()


def test_a_note_can_be_changed_and_removed(qtbot: QtBot, notes: NoteEditor, bridge: Bridge) -> None:
    notes.write(("seat.1",))
    assert notes.title.text() == "Note on Ren"
    notes.field.setText("no Items")
    notes.keep_button.click()
    (mark,) = bridge.view.marks["seat.1"]
    assert mark.until is None
    notes.edit("seat.1", mark)
    assert notes.field.text() == "no Items"
    notes.field.setText("no Items, no Tools")
    notes.keep_button.click()
    assert mark_of(bridge.view.marks["seat.1"], mark.key).text == "no Items, no Tools"
    notes.edit("seat.1", bridge.view.marks["seat.1"][0])
    notes.remove_button.click()
    assert not bridge.view.marks.get("seat.1")


def test_an_empty_note_is_not_kept(qtbot: QtBot, notes: NoteEditor, bridge: Bridge) -> None:
    notes.write(("table",))
    assert notes.title.text() == "Note"
    assert not notes.keep_button.isEnabled()
    qtbot.keyClick(notes.field, Qt.Key.Key_Return)
    assert notes.isVisible()
    qtbot.keyClick(notes.field, Qt.Key.Key_Escape)
    assert not notes.isVisible()
    assert bridge.node == 0


def test_when_a_note_ends(bridge: Bridge) -> None:
    ask(bridge, NextTurn(0))
    assert last_turn(bridge.view, "turn") == 1
    assert last_turn(bridge.view, "next") == 2
    assert last_turn(bridge.view, "stays") is None
    ask(bridge, NextTurn(1))
    # In Ren's turn 2, Ren's next turn is number 4.
    assert last_turn(bridge.view, "next") == 4


def test_an_empty_table(empty: Bridge, base: PokemonCards, desk: QWidget) -> None:
    chance = ChanceToast(Look(), empty, lexicon(TOY, base), desk)
    ask(empty, Flip())
    chance.grab()
    NoteEditor(Look(), empty, lexicon(TOY, base), desk).write(("table",))
