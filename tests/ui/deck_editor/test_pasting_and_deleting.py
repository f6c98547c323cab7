"""Lists that are pasted, decks that are copied and deleted, and where the keyboard is then."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.cards.deck.deck import DeckList
from app.cards.deck.deck_edit import same_cards
from app.core.data.value import replace
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.store.decks.saved_decks import DeckShelf
from app.ui.app.window import Window
from app.ui.decks.editor.deck_menus import card_menu, deck_menu
from app.ui.decks.editor.editor_page import DeckEditor
from tests.helpers.menu_lines import as_shown

LIST = "4 Iono PAL 185\n2 Boss's Orders\n"
CONTROL = Qt.KeyboardModifier.ControlModifier


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key, modifier)


def cards_of(deck: DeckList) -> list[tuple[int, str]]:
    return [(line.count, line.name) for line in deck.lines]


def test_a_list_is_pasted_into_an_empty_deck_as_a_step(made: Callable[..., DeckEditor]) -> None:
    editor = made()
    editor.new()
    editor.deeds.retitle("Mine")
    QApplication.clipboard().setText(LIST)
    assert editor.parts.field.hasFocus()
    press(Qt.Key.Key_V, CONTROL)
    assert cards_of(editor.deck) == [(4, "Iono"), (2, "Boss's Orders")]
    assert editor.deck.title == "Mine"
    assert editor.work.unsaved
    assert editor.parts.view.hasFocus()
    press(Qt.Key.Key_Z, CONTROL)
    assert editor.deck.lines == ()


def test_beside_a_deck_it_becomes_another_and_nothing_is_lost(
    editor: DeckEditor, shelf: DeckShelf, base: PokemonCards
) -> None:
    editor.deeds.add_card("TWM-130")
    before = editor.deck
    QApplication.clipboard().setText(LIST)
    editor.parts.view.setFocus()
    press(Qt.Key.Key_V, CONTROL)
    assert cards_of(editor.deck) == [(4, "Iono"), (2, "Boss's Orders")]
    assert editor.work.unsaved
    assert editor.parts.notice.isVisible()
    (draft,) = shelf.drafts()
    assert draft.deck is not None
    assert same_cards(draft.deck, before)
    editor.close_page()
    assert len(shelf.drafts()) == 2


def test_what_was_odd_about_a_pasted_list_is_told(editor: DeckEditor) -> None:
    said: list[tuple[str, str]] = []
    editor.said.connect(lambda words, severity: said.append((words.en, severity)))
    QApplication.clipboard().setText(f"{LIST}2 No Such Card ZZZ 9\nTotal Cards: 60\n")
    editor.deeds.paste()
    ((told, severity),) = said
    assert severity == "warning"
    assert "gives a total of 60, but the lines add up to 8 cards." in told


def test_what_a_copied_list_does_not_hold_is_told(editor: DeckEditor) -> None:
    QApplication.clipboard().setText(f"{LIST}Sideboard\n3 Iono PAL 185\n")
    editor.deeds.paste()
    said: list[str] = []
    editor.said.connect(lambda words, _severity: said.append(words.en))
    editor.deeds.copy()
    assert said[0] == "The list is on the clipboard."
    assert "3 cards of the sideboard" in said[1]


def test_undo_leads_from_a_pasted_list_back_to_the_deck_and_its_steps(
    editor: DeckEditor, shelf: DeckShelf, base: PokemonCards, deck: DeckList
) -> None:
    editor.work.save()
    path = editor.work.path
    editor.deeds.add_card("TWM-130")
    changed = editor.deck
    QApplication.clipboard().setText(LIST)
    editor.deeds.paste()
    pasted = editor.deck
    assert editor.work.path is None
    editor.work.keep_now()
    assert len(shelf.drafts()) == 2
    head = editor.parts.head
    assert "Paste a list" in head.undo.accessibleName()
    head.undo.click()
    assert (editor.deck, editor.work.path) == (changed, path)
    assert head.title.text() == "Small"
    assert not editor.parts.notice.isVisible()
    editor.work.keep_now()
    (draft,) = shelf.drafts()
    assert draft.path == editor.work.draft
    head.undo.click()
    assert same_cards(editor.deck, deck)
    head.redo.click()
    assert "Paste a list" in head.redo.accessibleName()
    head.redo.click()
    assert (editor.deck, editor.work.path) == (pasted, None)
    assert editor.work.unsaved
    head.undo.click()
    editor.deeds.add_card("TWM-130")
    assert not head.redo.isEnabled()


def test_a_deck_deleted_while_a_list_lies_over_it_comes_back_unsaved(
    editor: DeckEditor, shelf: DeckShelf
) -> None:
    editor.work.save()
    saved, path = editor.deck, editor.work.path
    QApplication.clipboard().setText(LIST)
    editor.deeds.paste()
    shelf.bin.delete(path)
    editor.deeds.undo()
    assert editor.deck == saved
    assert editor.work.path is None
    assert editor.work.unsaved


def test_a_pasted_list_that_was_saved_stays_when_it_is_taken_back(
    editor: DeckEditor, shelf: DeckShelf, base: PokemonCards
) -> None:
    before = editor.deck
    QApplication.clipboard().setText(LIST)
    editor.deeds.paste()
    editor.work.save()
    editor.deeds.add_card("TWM-130")
    while editor.work.path is not None:
        editor.deeds.undo()
    assert editor.deck == before
    assert shelf.titles() == {"New deck"}
    assert shelf.drafts() == ()


def test_one_line_is_pasted_into_the_field(editor: DeckEditor) -> None:
    QApplication.clipboard().setText("Iono\n")
    editor.parts.field.setFocus()
    press(Qt.Key.Key_V, CONTROL)
    assert editor.parts.field.text().strip() == "Iono"
    assert len(editor.deck.lines) == 5


def test_in_the_window_the_key_pastes_here_and_offers_no_table(empty_window: Window) -> None:
    window = empty_window
    window.pages.decks.new()
    editor = window.pages.decks.editor()
    QApplication.clipboard().setText(LIST)
    for part in (editor.parts.view, editor.parts.tabs, editor.parts.head.save):
        editor.new()
        part.setFocus()
        press(Qt.Key.Key_V, CONTROL)
        assert editor.deck.count == 6, part
    assert window.document is None


def test_a_letter_typed_in_the_deck_begins_a_name(editor: DeckEditor) -> None:
    press(Qt.Key.Key_B)
    assert editor.parts.field.hasFocus()
    QTest.keyClicks(editor.parts.field, "oss")
    assert editor.parts.field.text() == "boss"
    press(Qt.Key.Key_Return)
    assert editor.deck.lines[-1].name == "Boss's Orders"


def test_the_keyboard_goes_from_the_name_and_the_field_to_the_deck(editor: DeckEditor) -> None:
    press(Qt.Key.Key_F2)
    assert editor.parts.head.title.hasFocus()
    QTest.keyClicks(editor.parts.head.title, "Other")
    press(Qt.Key.Key_Return)
    assert editor.parts.view.hasFocus()
    press(Qt.Key.Key_S, CONTROL)
    assert editor.work.path is not None
    press(Qt.Key.Key_Insert)
    press(Qt.Key.Key_Down)
    assert editor.parts.view.hasFocus()


def test_turning_to_another_tab_brings_the_keyboard_along(editor: DeckEditor) -> None:
    editor.work.save()
    editor.tabs.bring("versions")
    assert editor.parts.versions.list.hasFocus()
    press(Qt.Key.Key_PageUp, CONTROL)
    assert editor.tabs.tab == "odds"
    press(Qt.Key.Key_PageDown, CONTROL)
    press(Qt.Key.Key_PageDown, CONTROL)
    assert editor.tabs.tab == "cards"
    assert not editor.parts.head.back.hasFocus()


def test_undo_shows_the_card_it_is_about(editor: DeckEditor) -> None:
    press(Qt.Key.Key_End)
    press(Qt.Key.Key_Delete)
    press(Qt.Key.Key_Home)
    press(Qt.Key.Key_Z, CONTROL)
    row = editor.parts.view.current()
    assert row is not None
    assert row.name.en == "Basic Psychic Energy"


def test_enter_on_a_finding_leads_to_its_card(editor: DeckEditor) -> None:
    editor.deeds.add_card("TWM-128")
    editor.parts.check.check()
    held = editor.parts.check.list
    held.setFocus()
    at = next(n for n, one in enumerate(editor.parts.check.said) if "Dreepy" in one.cards)
    held.setCurrentRow(at)
    press(Qt.Key.Key_Return)
    assert editor.parts.view.hasFocus()
    row = editor.parts.view.current()
    assert row is not None
    assert row.name.en == "Dreepy"
    press(Qt.Key.Key_4)
    editor.parts.check.check()
    # The sentence is gone; no other takes its place as the chosen one.
    assert held.currentRow() == -1


def test_what_the_head_says_has_the_room_it_needs(made: Callable[..., DeckEditor]) -> None:
    editor = made()
    editor.new()
    head = editor.parts.head
    editor.deeds.add_card("TWM-128")
    for label in (head.state, head.total):
        assert label.text()
        assert label.width() >= label.sizeHint().width()


def test_the_sideboard_is_offered_where_there_is_one(editor: DeckEditor) -> None:
    row = editor.parts.view.current()
    assert row is not None
    press(Qt.Key.Key_S)
    assert editor.deck.side == ()
    plain = card_menu(row, editor.shown._cards, "en", editor)
    assert not any("sideboard" in action.text() for action in plain.actions())
    editor.edit(replace(editor.deck, side=editor.deck.lines[-1:]))
    editor.setFocus()
    press(Qt.Key.Key_S)
    assert [line.name for line in editor.deck.side] == ["Basic {P} Energy", "Dreepy"]
    editor.parts.aside.setFocus()
    editor.parts.aside.choose("TWM-128")
    press(Qt.Key.Key_S)
    assert [line.name for line in editor.deck.side] == ["Basic {P} Energy"]
    menu = card_menu(row, editor.shown._cards, "en", editor, side=True)
    assert "One to the sideboard\tS" in [as_shown(action) for action in menu.actions()]


def test_a_copy_has_another_name(editor: DeckEditor, shelf: DeckShelf, base: PokemonCards) -> None:
    editor.work.save()
    editor.deeds.save_as()
    assert editor.deck.title == "Small 2"
    assert shelf.titles() == {"Small", "Small 2"}
    assert not editor.work.unsaved


def test_a_deleted_deck_can_be_put_back(
    editor: DeckEditor, shelf: DeckShelf, base: PokemonCards, qtbot: QtBot
) -> None:
    editor.work.save()
    editor.deeds.add_card("TWM-130")
    with (
        qtbot.waitSignals([editor.closed, editor.shelf_changed]),
        qtbot.waitSignal(editor.gone) as gone,
    ):
        editor.menus.do("delete")
    assert shelf.decks() == ()
    assert shelf.drafts() == ()
    assert not editor.deck.lines
    assert gone.args is not None
    told, _, remedy = gone.args
    assert told.en == "Deleted “Small”."
    with qtbot.waitSignal(editor.shelf_changed):
        remedy.do()
    assert len(shelf.decks()) == 1
    assert len(shelf.drafts()) == 1


def test_what_was_put_back_in_another_way_is_told_and_not_tried_again(
    editor: DeckEditor, shelf: DeckShelf, qtbot: QtBot
) -> None:
    editor.work.save()
    with qtbot.waitSignal(editor.gone) as gone:
        editor.menus.do("delete")
    binned = shelf.bin.newest()
    assert binned is not None
    shelf.bin.put_back(binned)
    assert gone.args is not None
    with qtbot.waitSignal(editor.said) as said:
        gone.args[2].do()
    assert said.args is not None
    assert said.args[0].en == "“Small” is no longer among the deleted decks."
    assert said.args[1] == "refused"
    assert len(shelf.decks()) == 1


def test_what_is_nowhere_kept_cannot_be_deleted(empty_window: Window) -> None:
    for kept in (False, True):
        menu = deck_menu("en", empty_window, lambda _name: (), {}, empty=False, kept=kept)
        delete = next(action for action in menu.actions() if action.text() == "Delete the deck")
        assert delete.isEnabled() == kept


@pytest.mark.parametrize("unsaved", [False, True])
def test_the_bench_follows_what_is_done_to_the_file(editor: DeckEditor, unsaved: bool) -> None:
    editor.work.save()
    path = editor.work.path
    assert path is not None
    if unsaved:
        editor.deeds.add_card("TWM-130")
    held = editor.deck.count
    shelf = editor.work.shelf
    shelf.save(replace(editor.work._saved, title="Renamed"), path)
    editor.work.look_again()
    assert editor.deck.title == "Renamed"
    assert editor.deck.count == held
    assert editor.work.unsaved == unsaved
    shelf.bin.delete(path)
    editor.work.look_again()
    assert editor.work.path is None
    assert not editor.deck.lines
