"""Tables for more than two: the sheet that lays them, the curtain, the task strip, another game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.core.data.value import replace
from app.core.ids import SPECTATOR
from app.core.intent import Procedure
from app.core.intents.turn_intents import NextTurn
from app.games.blackpoker import blackpoker_game
from app.games.game_registry import cards_of
from app.games.pokemon import pokemon_game
from app.store.decks.deck_files import shipped_for
from app.ui.app.window import Window
from app.ui.table import last_table
from app.ui.table.curtain.one_screen import OneScreen
from app.ui.table.last_table import LastTable
from app.ui.table.new_table.chosen_table import NewTable
from app.ui.table.new_table.new_table_sheet import NewTableSheet
from app.ui.table.new_table.sheet_reading import chosen_in
from app.ui.table.table_document import Document, new_document
from tests.games.pokemon_table import DECK
from tests.helpers.begun import begins
from tests.helpers.play import decks_for
from tests.helpers.toy_games import octet, quartet
from tests.helpers.toy_games.loaded import loaded

FOUR = ("Aki", "Ren", "Mio", "Yui")


@pytest.fixture
def window(
    empty_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Window]:
    """A window that knows a game for four in two teams, and one for eight without decks."""
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("app.ui.table.curtain.curtain.settled", lambda _since: True)
    with loaded(quartet.SPEC, octet.SPEC):
        yield empty_window


def ask(window: Window, game: str, seats: int = 0) -> NewTableSheet:
    sheet = window.tables.new.ask_new(game, seats=seats)
    QApplication.processEvents()
    return sheet


def chosen(sheet: NewTableSheet) -> NewTable:
    for form in sheet.rows.used if sheet.spec.brings_decks else ():
        form.deck.choose("2 Fox\n3 Owl\n")
    table = chosen_in(sheet)
    assert table is not None
    return table


def lay_four(window: Window, *, apart: bool) -> Document:
    document = new_document(
        "quartet", FOUR, decks_for(quartet.SPEC, 4), window.cards, window.tell, 7
    )
    document.apart = apart
    window.put_on_board(document)
    return document


def one_screen(window: Window) -> OneScreen:
    assert window.place is not None
    return window.place.one_screen


def on_curtain(window: Window) -> list[str]:
    assert window.curtain is not None
    return [button.text() for button in window.curtain.buttons]


# -- the sheet -------------------------------------------------------------------------------------


def test_a_game_for_four_asks_for_four_names_and_decks_in_two_teams(window: Window) -> None:
    sheet = ask(window, "quartet")
    assert sheet.seating.alone.isHidden()
    assert sheet.seating.number.isHidden()
    assert sheet.seating.two.text() == "4 at this screen"
    assert [form.isVisible() for form in sheet.forms] == [True] * 4
    assert [form.team.text() for form in sheet.forms] == ["Team A", "Team B"] * 2
    table = chosen(sheet)
    assert table.names == FOUR
    assert len(table.decks) == 4


@pytest.mark.parametrize("count", range(1, 9))
def test_a_game_for_eight_has_any_number_and_no_decks(window: Window, count: int) -> None:
    sheet = ask(window, "octet", count)
    assert sum(form.isVisible() for form in sheet.forms) == count
    assert not any(form.deck.isVisible() for form in sheet.forms)
    assert sheet.first.isHidden() == (count == 1)
    assert len(chosen(sheet).names) == count
    assert chosen(sheet).decks == ()


def test_rows_change_places_by_key_by_button_and_by_drag(window: Window) -> None:
    sheet = ask(window, "octet", 4)
    for form, name in zip(sheet.forms, FOUR, strict=False):
        form.name.setText(name)
    QTest.keyClick(sheet.names[0], Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert chosen(sheet).names == ("Ren", "Aki", "Mio", "Yui")
    QTest.keyClick(sheet.names[0], Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    sheet.forms[3].up.click()
    assert chosen(sheet).names == ("Ren", "Aki", "Yui", "Mio")
    start, goal = sheet.forms[0].disc, sheet.forms[2]
    QTest.mousePress(start, Qt.MouseButton.LeftButton)
    over = start.mapFromGlobal(goal.mapToGlobal(goal.rect().center()))
    QTest.mouseMove(start, over - QPoint(0, 30))
    QTest.mouseMove(start, over)
    assert "border" in goal.styleSheet()
    QTest.mouseRelease(start, Qt.MouseButton.LeftButton, pos=over)
    assert chosen(sheet).names == ("Yui", "Aki", "Ren", "Mio")
    # The place keeps its number and its team.
    assert [form.seat for form in sheet.forms[:4]] == [0, 1, 2, 3]
    assert [form.team.text() for form in sheet.forms[:4]] == ["Team A", "Team B"] * 2


def test_a_deck_goes_along_with_its_name(window: Window) -> None:
    sheet = ask(window, "quartet")
    sheet.decks[0].choose(window.tables.shipped()[3])
    sheet.names[0].setText("Hana")
    sheet.forms[0].down.click()
    assert sheet.names[1].text() == "Hana"
    assert sheet.decks[1].source == window.tables.shipped()[3]


def test_a_game_offers_the_shipped_decks_of_its_format(window: Window) -> None:
    offered = window.tables.offered("pokemon")
    assert offered == shipped_for("pokemon")
    assert window.tables.known_decks("pokemon")[-4:] == offered
    with loaded(replace(pokemon_game.SPEC, deck_format="glc")):
        assert window.tables.offered("pokemon") == shipped_for("pokemon", "glc")
        assert window.tables.known_decks("pokemon")[-4:] == shipped_for("pokemon", "glc")


def test_who_goes_first_is_a_seat_or_chance(window: Window) -> None:
    sheet = ask(window, "octet", 3)
    assert chosen(sheet).first is None
    sheet.names[2].setText("Hana")
    assert sheet.first.box.itemText(3) == "Seat 3 · Hana"
    sheet.first.box.setCurrentIndex(3)
    assert chosen(sheet).first == 2
    sheet.seating.choose(2)
    assert chosen(sheet).first is None
    sheet.seating.choose(1)
    assert chosen(sheet).first == 0


def test_a_drawn_first_seat_is_told_in_the_log(window: Window) -> None:
    sheet = ask(window, "octet", 8)
    sheet.chance.toggle()
    sheet.chance.repeatable.setChecked(True)
    sheet.start.click()
    document = window.document
    assert document is not None
    assert [len(document.seats), len(document.tree)] == [8, 2]
    assert [fact.kind for fact in document.tree.facts(1)] == ["dice", "turn"]
    assert not document.unsaved


def test_what_was_laid_last_is_proposed_as_far_as_the_game_has_so_many(window: Window) -> None:
    for seats in (1, 2, 3, 8):
        last_table.save(LastTable(("A", "B", "C", "D", "E", "F", "G", "H"), (), seats))
        sheet = ask(window, "quartet")
        assert len(chosen(sheet).names) == 4
        assert len(chosen(ask(window, "octet")).names) == seats


def test_over_the_network_the_number_of_the_game_is_hosted(window: Window) -> None:
    sheet = ask(window, "octet")
    sheet.seating.network.setChecked(True)
    sheet.hosting.seats.setValue(6)
    assert [form.isVisible() for form in sheet.forms[:2]] == [True, False]
    sheet.first.box.setCurrentIndex(6)
    table = chosen(sheet)
    assert (table.first, table.hosting is not None) == (5, True)


# -- the curtain -----------------------------------------------------------------------------------


def test_the_curtain_says_who_is_next_and_that_it_may_be_another(window: Window) -> None:
    document = lay_four(window, apart=True)
    document.table.sit(0).ask(NextTurn(0))
    one_screen(window).begin()
    one_screen(window).sit(0)
    one_screen(window).hand_over()
    assert on_curtain(window) == [
        "I am Ren",
        "I am Mio",
        "I am Yui",
        "Stay with Aki (not finished)",
    ]
    assert window.bridge is not None
    assert window.bridge.seat == SPECTATOR


def test_while_all_set_up_it_goes_to_the_next_whom_the_game_waits_for(window: Window) -> None:
    document = lay_four(window, apart=True)
    for seat in (1, 2):
        document.table.sit(seat).ask(Procedure("ready"))
    one_screen(window).sit(0)
    assert one_screen(window).next_seat == 3
    document.table.sit(3).ask(Procedure("ready"))
    document.table.sit(0).ask(Procedure("ready"))
    assert one_screen(window).next_seat == 1


def test_hands_are_open_once_all_others_agree(window: Window) -> None:
    lay_four(window, apart=True)
    screen = one_screen(window)
    screen.sit(0)
    screen.switch()
    for name in ("Ren", "Mio", "Yui"):
        assert screen.apart
        assert screen.page is not None
        assert name in screen.page.hint.en
        screen.page.choices[0].do()
    assert not screen.apart


def test_any_seat_can_be_sat_at(window: Window) -> None:
    lay_four(window, apart=False)
    screen = one_screen(window)
    assert screen.seat == 0
    screen.hand_to(2)
    assert screen.seat == 2
    screen.hand_to(9)
    assert screen.seat == 2
    assert window.actions_of["other_seat"].text().replace("&", "") == "Sit down for Yui"


# -- another game ----------------------------------------------------------------------------------


def asked_again(window: Window) -> NewTableSheet:
    """Return the sheet that asks for another game of those who sit there."""
    (sheet,) = [one for one in window.room.findChildren(NewTableSheet) if one.isVisible()]
    return sheet


def test_of_several_it_is_asked_who_sits_where_as_it_was(window: Window) -> None:
    old = lay_four(window, apart=False)
    window.run_action("rematch")
    sheet = asked_again(window)
    assert sheet.title.text() == f"Another game · {quartet.SPEC.title.en}"
    assert [form.name.text() for form in sheet.rows.used] == list(FOUR)
    decks = {form.deck.box.currentText() for form in sheet.rows.used}
    assert decks == {"The deck of the last game"}
    assert sheet.seating.open_hands.isChecked()
    assert sheet.first.isVisible()
    # Nothing is laid yet, and who thinks better of it plays on.
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert window.document is old


def test_places_and_who_goes_first_are_chosen_for_the_other_game(window: Window) -> None:
    old = lay_four(window, apart=False)
    window.run_action("rematch")
    sheet = asked_again(window)
    sheet.rows.used[0].down.click()
    sheet.first.box.setCurrentIndex(3)
    sheet.start.setFocus()
    QTest.keyClick(sheet.start, Qt.Key.Key_Return)
    new = window.document
    assert new is not None
    assert new is not old
    assert [seat.name for seat in new.seats] == [FOUR[1], FOUR[0], *FOUR[2:]]
    assert [new.deck_of(seat) for seat in range(4)] == [old.deck_of(seat) for seat in (1, 0, 2, 3)]
    assert new.position(SPECTATOR).turn.seat == 2


def test_who_shared_one_deck_shares_it_again(window: Window) -> None:
    decks = (("S-A", "S-K", "?Fool||"), (), ())
    window.put_on_board(new_document("open_table", FOUR[:3], decks, window.cards, window.tell, 7))
    window.run_action("rematch_swapped")
    asked_again(window).start.click()
    new = window.document
    assert new is not None
    assert [seat.name for seat in new.seats] == [FOUR[1], FOUR[2], FOUR[0]]
    assert sorted(card.ref for card in new.tree.table_at(0).cards) == ["?Fool||", "S-A", "S-K"]


def test_the_deck_that_was_brought_is_offered_again_for_the_table_after(window: Window) -> None:
    lay_four(window, apart=False)
    window.run_action("rematch")
    asked_again(window).start.click()
    sheet = ask(window, "quartet")
    assert all(form.ready for form in sheet.rows.used)


def test_everybody_moves_on_by_one_seat_and_chance_says_who_begins(window: Window) -> None:
    old = lay_four(window, apart=False)
    title = window.actions_of["rematch_swapped"].text().replace("&", "")
    assert title == "Rematch, everybody one seat on"
    assert window.run_action("rematch_swapped")
    asked_again(window).start.click()
    new = window.document
    assert new is not None
    assert new is not old
    assert [seat.name for seat in new.seats] == ["Ren", "Mio", "Yui", "Aki"]
    assert [new.deck_of(seat) for seat in (0, 3)] == [old.deck_of(1), old.deck_of(0)]
    assert [fact.kind for fact in new.tree.facts(1)] == ["dice", "turn"]
    assert not new.unsaved


def pairs_after_a_loss(window: Window) -> NewTableSheet:
    """Let Ren concede for the pair at two against two, and ask for another game."""
    decks = (DECK[:30],) * 4
    document = new_document("team-battle", FOUR, decks, window.cards, window.tell, 7)
    window.put_on_board(document)
    document.table.sit(0).ask(begins(document.position(0)))
    document.table.sit(1).ask(Procedure("concede"))
    window.run_action("rematch")
    return asked_again(window)


def chooses_first(window: Window) -> list[str]:
    assert window.document is not None
    view = window.document.position(SPECTATOR)
    return [
        seat.name
        for number, seat in enumerate(view.setting.seats)
        if any(mark.key == "chooses_first" for mark in view.marks.get(f"seat.{number}", ()))
    ]


def test_of_two_pairs_the_one_that_lost_chooses_who_goes_first(window: Window) -> None:
    pairs_after_a_loss(window).start.click()
    assert chooses_first(window) == ["Ren"]


def test_where_others_sit_down_it_is_asked_as_at_any_table(window: Window) -> None:
    sheet = pairs_after_a_loss(window)
    sheet.rows.used[0].down.click()
    sheet.start.click()
    assert chooses_first(window) == []


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("seats", [3, 4])
def test_of_ones_own_hand_all_shows(empty_window: Window, seats: int, text: float) -> None:
    window = empty_window
    window.resize(1280, 720)
    window.looks.apply("text_scale", text)
    cards = cards_of(blackpoker_game.SPEC)
    document = new_document("blackpoker", FOUR[:seats], ("",) * seats, cards, window.tell, 7)
    window.put_on_board(document)
    for seat in range(seats):
        document.table.sit(seat).ask(Procedure("setup"))
    QApplication.processEvents()
    board = window.board
    assert board is not None
    pieces = board.board.pieces.values()
    hand = [item for item in pieces if item.piece.zone == f"hand.{board.bridge.seat}"]
    assert len(hand) == 7
    for item in hand:
        shown = board.mapFromScene(item.sceneBoundingRect()).boundingRect()
        # Its shadow may lie over the edge.
        assert shown.bottom() <= board.viewport().height() + 6
