"""Findings while editing, versions with their differences, and work that was not saved."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.cards.deck.deck import DeckList
from app.cards.deck.deck_edit import same_cards, set_count
from app.cards.deck.finding import Finding
from app.core.text.words import Words
from app.games.pokemon.cards.decklists.decklist import read_decklist, read_decklist_file
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.resources import decklists
from app.store.decks.deck_files import read_deck, shipped_for
from app.store.decks.saved_decks import DeckShelf
from app.ui.decks.editor.editor_page import DeckEditor

DREEPY = Words("Dreepy", "ドラメシヤ")


def lines(editor: DeckEditor) -> list[str]:
    return editor.parts.check.list.told()


def test_findings_follow_the_deck_and_mark_their_cards(editor: DeckEditor, qtbot: QtBot) -> None:
    assert any("20 cards" in line for line in lines(editor))
    with qtbot.waitSignal(editor.parts.check.checked):
        editor.deeds.add_card("TWM-128")
    assert any("Dreepy" in line and line.startswith("⚠") for line in lines(editor))
    row = next(row for row in editor.parts.view.pile.rows if row.name.en == "Dreepy")
    assert row.found == "illegal"
    with qtbot.waitSignal(editor.parts.check.checked):
        editor.work.undo()
    row = next(row for row in editor.parts.view.pile.rows if row.name.en == "Dreepy")
    assert row.found is None


def test_another_format_asks_for_another_number(editor: DeckEditor) -> None:
    editor.parts.check.format.setCurrentIndex(editor.parts.check.format.findData("half"))
    assert editor.parts.head.total.text() == "20 / 30 cards"


def test_the_format_that_somebody_chooses_is_kept_with_the_deck(editor: DeckEditor) -> None:
    box = editor.parts.check.format
    usual = box.currentData()
    box.setFocus()
    box.setCurrentIndex(box.findData("half"))
    box.activated.emit(box.findData("half"))
    assert editor.deck.format == "half"
    assert editor.work.unsaved
    assert editor.work.save()
    assert editor.work.path is not None
    assert read_deck(editor.work.path).format == "half"
    editor.work.undo()
    editor.work.undo()
    assert (editor.deck.format, box.currentData()) == ("", usual)
    editor.work.redo()
    assert (editor.deck.format, box.currentData()) == ("half", "half")
    box.setCurrentIndex(box.findData(usual))
    box.activated.emit(box.findData(usual))
    assert editor.deck.format == "", "the usual one goes without saying"


def test_a_list_that_is_pasted_is_made_for_what_was_chosen_before(
    editor: DeckEditor, base: PokemonCards
) -> None:
    editor.edit(DeckList())
    box = editor.parts.check.format
    box.setCurrentIndex(box.findData("half"))
    box.activated.emit(box.findData("half"))
    editor.work.fill(read_decklist("4 Dreepy TWM 128\n26 Basic {P} Energy MEE 5", base))
    assert (editor.deck.format, editor.deck.count) == ("half", 30)
    assert box.currentData() == "half"


def test_a_deck_is_checked_in_the_format_it_is_made_for(
    editor: DeckEditor, base: PokemonCards
) -> None:
    check = editor.parts.check
    glc, half = (read_deck(shipped_for("pokemon", name)[0]) for name in ("glc", "half"))
    editor.edit(glc)
    assert check.format.currentData() == "glc"
    assert check.summary.text().splitlines()[0] == "✓ Legal in Gym Leader Challenge."
    # Another that is chosen stays while the deck is edited.
    check.format.setCurrentIndex(check.format.findData("standard"))
    editor.deeds.add_card("TWM-128")
    check.check()
    assert check.format.currentData() == "standard"
    editor.edit(half)
    assert check.format.currentData() == "half"
    editor.edit(read_decklist("4 Dreepy TWM 128\n56 Basic {P} Energy MEE 5", base))
    assert check.format.currentData() == "standard"


def test_a_line_that_was_not_read_is_told_as_such(editor: DeckEditor, base: PokemonCards) -> None:
    check = editor.parts.check
    editor.edit(read_decklist("4 Dreepy TWM 128\n56 Basic {P} Energy MEE 5\n4 Foo 3 bar", base))
    check.check()
    assert lines(editor)[0].startswith("✗ Line 3 (“4 Foo 3 bar”) was not read: ")
    first, counts = check.told().splitlines()
    assert first == "Not all of the list was read; nothing found against the rest."
    assert counts.startswith("✗ Not read 1")
    assert "Against the rules" not in counts
    assert check.summary.property("look") == "wrong"
    editor.look.change(language="ja")
    assert "✗ 読み取れない行1" in check.told()
    assert lines(editor)[0].startswith("✗ 3行目（「4 Foo 3 bar」）は読み取れません：")


def test_a_deck_with_nothing_against_it_is_told_so_first(
    editor: DeckEditor, base: PokemonCards
) -> None:
    check = editor.parts.check
    assert "Legal" not in check.told()
    deck = read_decklist_file(decklists() / "pokemon" / "ns-zoroark.txt", base)
    editor.edit(deck)
    assert check.summary.text().splitlines()[0] == "✓ Legal in Standard."
    editor.look.change(language="ja")
    assert check.summary.text().splitlines()[0] == "✓ スタンダードで使えるデッキです。"
    editor.look.change(language="en")
    check.format.setCurrentIndex(check.format.findData("half"))
    assert check.summary.text().startswith("⚠")


def test_where_a_card_is_not_known_the_verdict_says_so(
    editor: DeckEditor, base: PokemonCards
) -> None:
    text = "4 Dreepy TWM 128\n4 Foo Bar XYZ 1\n52 Basic {P} Energy MEE 5"
    editor.edit(read_decklist(text, base))
    first, second = editor.parts.check.told().splitlines()
    assert first == "Nothing found against it; what has no data cannot be judged."
    assert second.startswith("· Good to know")


def test_what_is_worth_a_look_is_no_clean_verdict(
    editor: DeckEditor, monkeypatch: pytest.MonkeyPatch
) -> None:
    check = editor.parts.check
    odd = Finding("deck-evolution-gap", "suspicious", (), DREEPY, "DATA")
    monkeypatch.setattr(editor.shown._cards.check, "findings", lambda *_: (odd,))
    check.check()
    assert check.told().splitlines() == [
        "Nothing found against it; some things are worth a look.",
        "△ Worth a look 1",
    ]


def test_choosing_a_finding_shows_its_card(editor: DeckEditor) -> None:
    editor.deeds.add_card("PAL-185", 3)
    editor.parts.check.check()
    editor.parts.check.list.setFocus()
    names = [one.cards for one in editor.parts.check.said]
    at = next(place for place, cards in enumerate(names) if "Iono" in cards)
    editor.parts.check.list.setCurrentRow(-1)
    editor.parts.check.list.setCurrentRow(at)
    row = editor.parts.view.current()
    assert row is not None
    assert row.name.en == "Iono"


def test_saving_keeps_versions_and_tells_the_difference(
    editor: DeckEditor, shelf: DeckShelf, base: PokemonCards
) -> None:
    assert editor.parts.head.state.text() == "Not saved"
    QTest.keyClick(editor.parts.view, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert editor.parts.head.state.text() == "Saved"
    editor.work.do(set_count(editor.deck, "main", 0, 2, DREEPY))
    assert editor.parts.head.state.text() == "Not saved"
    editor.tabs.bring("versions")
    changes = editor.parts.versions.changes
    assert changes.told()[0] == "± Dreepy: 4 → 2"
    editor.parts.head.save.click()
    assert editor.parts.versions.list.count() == 2
    assert shelf.decks() == (editor.work.path,)
    path = editor.work.path
    assert path is not None
    assert same_cards(read_decklist_file(path, base), editor.deck)
    assert "+0" not in editor.parts.versions.list.item(0).text()
    assert "−2" in editor.parts.versions.list.item(0).text()


def test_an_older_version_comes_back_as_a_step(editor: DeckEditor, deck: DeckList) -> None:
    editor.parts.head.save.click()
    editor.work.do(set_count(editor.deck, "main", 0, 2, DREEPY))
    editor.parts.head.save.click()
    editor.tabs.bring("versions")
    editor.parts.versions.list.clearSelection()
    editor.parts.versions.list.setCurrentRow(1)
    editor.parts.versions.back.click()
    assert same_cards(editor.deck, deck)
    assert editor.work.unsaved
    editor.work.undo()
    assert editor.deck.lines[0].count == 2


def test_two_versions_are_compared_with_each_other(editor: DeckEditor) -> None:
    for count in (4, 3, 2):
        editor.work.do(set_count(editor.deck, "main", 0, count, DREEPY))
        editor.work.save()
    editor.tabs.bring("versions")
    held = editor.parts.versions.list
    held.clearSelection()
    for row in (0, 2):
        held.item(row).setSelected(True)
    assert editor.parts.versions.changes.told()[0] == "± Dreepy: 4 → 2"
    assert not editor.parts.versions.back.isEnabled()


def test_saving_as_a_new_deck_leaves_the_old_one(editor: DeckEditor, shelf: DeckShelf) -> None:
    editor.work.save()
    first = editor.work.path
    editor.work.save(as_new=True)
    assert editor.work.path != first
    assert len(shelf.decks()) == 2


def test_an_empty_deck_is_not_saved(
    made: Callable[..., DeckEditor], shelf: DeckShelf, qtbot: QtBot
) -> None:
    editor = made()
    editor.new()
    with qtbot.waitSignal(editor.said) as said:
        assert not editor.work.save()
    assert said.args is not None
    assert said.args[1] == "refused"
    assert shelf.decks() == ()


def test_a_deck_without_a_name_is_saved_under_one_in_the_language(
    made: Callable[..., DeckEditor], shelf: DeckShelf
) -> None:
    editor = made()
    editor.look.change(language="ja")
    editor.new()
    editor.deeds.add_card("TWM-128")
    editor.work.save()
    assert [path.name for path in shelf.decks()] == ["新しいデッキ.yaml"]


def test_unsaved_work_is_offered_again(
    editor: DeckEditor, made: Callable[..., DeckEditor], shelf: DeckShelf, base: PokemonCards
) -> None:
    editor.deeds.add_card("TWM-130", 3)
    left = editor.deck
    editor.close_page()
    assert len(shelf.drafts()) == 1
    again = made()
    assert again.parts.notice.isVisible()
    assert "“Small” was changed" in again.parts.notice.says.text()
    again.parts.notice.go_on.click()
    assert same_cards(again.deck, left)
    assert not again.parts.notice.isVisible()
    again.work.save()
    assert shelf.drafts() == ()


def test_unsaved_work_that_is_not_wanted_goes_and_can_be_put_back(
    editor: DeckEditor,
    made: Callable[..., DeckEditor],
    shelf: DeckShelf,
    base: PokemonCards,
    qtbot: QtBot,
) -> None:
    editor.deeds.add_card("TWM-130")
    left = editor.deck
    editor.close_page()
    again = made()
    assert again.parts.notice.go.text() == "Throw it away"
    with qtbot.waitSignal(again.gone) as gone:
        again.parts.notice.go.click()
    assert not again.parts.notice.isVisible()
    assert shelf.drafts() == ()
    assert gone.args is not None
    told, _, remedy = gone.args
    assert told.en == "Deleted “Small”."
    assert remedy.title.en == "Put it back"
    remedy.do()
    assert again.parts.notice.isVisible()
    again.parts.notice.go_on.click()
    assert same_cards(again.deck, left)


def test_unsaved_changes_of_a_deck_are_put_back_and_the_deck_stays(
    editor: DeckEditor,
    made: Callable[..., DeckEditor],
    shelf: DeckShelf,
    base: PokemonCards,
    qtbot: QtBot,
) -> None:
    editor.work.save()
    editor.deeds.add_card("TWM-130")
    editor.close_page()
    again = made()
    with qtbot.waitSignal(again.gone) as gone:
        again.parts.notice.go.click()
    assert gone.args is not None
    assert gone.args[0].en == "Threw away the unsaved changes to “Small”."
    assert len(shelf.decks()) == 1
    # As the list of decks puts it back, by its key.
    binned = shelf.bin.newest()
    assert binned is not None
    shelf.bin.put_back(binned)
    assert [one.saved_as for one in shelf.drafts()] == [editor.work.path]


def test_unsaved_work_that_cannot_be_thrown_away_is_told(
    editor: DeckEditor, made: Callable[..., DeckEditor], shelf: DeckShelf, qtbot: QtBot
) -> None:
    editor.deeds.add_card("TWM-130")
    editor.close_page()
    (shelf.folder / "deleted").write_text("in the way")
    again = made()
    with qtbot.waitSignal(again.said) as said:
        again.parts.notice.go.click()
    assert said.args is not None
    assert said.args[1] == "error"
    assert again.parts.notice.isVisible()


def test_damaged_work_is_told_and_its_file_stays(
    made: Callable[..., DeckEditor], shelf: DeckShelf
) -> None:
    folder = shelf.folder / "unsaved"
    folder.mkdir(parents=True)
    (folder / "Odd.yaml").write_bytes(b"\xff\xfe\x00")
    editor = made()
    assert "Odd.yaml" in editor.parts.notice.says.text()
    assert editor.parts.notice.go_on.isHidden()
    editor.parts.notice.go.click()
    assert not editor.parts.notice.isVisible()
    assert (folder / "Odd.yaml").exists()


def test_opening_another_deck_keeps_what_was_not_saved(
    editor: DeckEditor, deck: DeckList, shelf: DeckShelf, base: PokemonCards
) -> None:
    editor.deeds.add_card("TWM-130")
    editor.edit(deck)
    assert len(shelf.drafts()) == 1
    assert editor.parts.notice.isVisible()
