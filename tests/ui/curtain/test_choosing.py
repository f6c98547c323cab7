"""With a curtain or with open hands: chosen for a table, and remembered for it."""

from __future__ import annotations

from pathlib import Path

from app.core.ids import SPECTATOR
from app.core.intent import Draw, Procedure
from app.games.pokemon.cards.decklists.decklist import read_decklist_file
from app.store.decks import played_openings
from app.ui.app.window import Window
from app.ui.table.curtain.open_hands import MOST, is_open, remember
from app.ui.table.new_table.new_table_sheet import NewTableSheet
from app.ui.table.new_table.sheet_reading import chosen_in
from app.ui.table.table_document import open_document
from tests.ui.curtain.conftest import (
    Laid,
    curtain,
    document,
    end_turn,
    one_screen,
    press,
    seat,
    sit,
)


def _sheet(window: Window) -> NewTableSheet:
    sheet = window.tables.new.ask_new()
    assert isinstance(sheet, NewTableSheet)
    return sheet


def test_two_at_a_screen_are_kept_apart_unless_they_choose_otherwise(empty_window: Window) -> None:
    sheet = _sheet(empty_window)
    assert sheet.seating.apart.isHidden() or not sheet.seating.apart.isVisible()
    sheet.seating.two.setChecked(True)
    assert sheet.seating.apart.isVisible()
    assert sheet.seating.apart.isChecked()
    sheet.start.click()
    assert document(empty_window).apart
    assert seat(empty_window) == SPECTATOR
    assert curtain(empty_window).title.text() == "Aki, take your seat"


def test_open_hands_are_proposed_again_after_they_were_chosen(empty_window: Window) -> None:
    sheet = _sheet(empty_window)
    sheet.seating.two.setChecked(True)
    sheet.seating.open_hands.setChecked(True)
    sheet.start.click()
    assert empty_window.curtain is None
    assert seat(empty_window) == 0
    again = _sheet(empty_window)
    assert again.seating.open_hands.isChecked()
    assert chosen_in(again) is not None


def test_a_saved_table_remembers_how_it_is_played(laid: Laid, tmp_path: Path) -> None:
    window = laid(apart=False, begun=True)
    path = tmp_path / "practice.chabudai"
    document(window).save(path)
    window.tables.recent.remember(document(window))
    window.tables.open_file(path)
    assert seat(window) == 0
    window.run_action("curtain")
    window.tables.open_file(path)
    assert seat(window) == SPECTATOR


def test_a_table_nobody_knows_begins_behind_the_curtain(laid: Laid, tmp_path: Path) -> None:
    window = laid(begun=True)
    path = tmp_path / "from a friend.chabudai"
    document(window).save(path)
    window.pages.show_home()
    window.tables.open_file(path)
    assert one_screen(window).apart
    assert seat(window) == SPECTATOR


def test_a_table_left_open_goes_on_behind_the_curtain(laid: Laid) -> None:
    """After a crash the autosave is offered: it is Ren's turn, and nobody sits yet."""
    window = laid(begun=True)
    sit(window)
    end_turn(window)
    sit(window, "Ren")
    window.ask(Draw(1, "deck.1", "hand.1"))
    autosave = document(window).autosave_path
    assert autosave is not None
    assert open_document(autosave, window.tell, own=False)
    assert window.tables.open_file(autosave, own=False)
    assert seat(window) == SPECTATOR
    assert curtain(window).title.text() == "Ren's turn"
    assert [button.text() for button in curtain(window).buttons] == ["I am Ren", "I am Aki"]


def test_forgetting_hides(tmp_path: Path) -> None:
    memory, table = tmp_path / "open-hands.json", tmp_path / "a.chabudai"
    assert not is_open(table, memory)
    remember((table,), apart=False, path=memory)
    assert is_open(table, memory)
    remember((table,), apart=True, path=memory)
    assert not is_open(table, memory)
    memory.write_text("{]")
    assert not is_open(table, memory)
    remember((table, table.with_name("b")), apart=False, path=memory)
    for number in range(MOST):
        remember((tmp_path / str(number),), apart=False, path=memory)
    assert not is_open(table, memory)
    assert is_open(tmp_path / "0", memory)


def test_an_opening_in_play_is_kept_only_when_the_table_is_left(empty_window: Window) -> None:
    """Beside the odds of a deck it would tell of a hand that is played."""
    window = empty_window
    decks = tuple(read_decklist_file(path, window.cards) for path in window.tables.shipped()[:2])
    window.tables.new.lay(("Aki", "Ren"), decks, seed=7, apart=True)
    press(window, "I am Aki")
    before = len(played_openings.load()[0])
    window.ask(Procedure("setup", (("auto", "1"),)))
    assert len(played_openings.load()[0]) == before
    window.close()
    assert len(played_openings.load()[0]) == before + 1
