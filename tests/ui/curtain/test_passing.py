"""The window goes to whoever has the turn, and always through the curtain."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from app.core.ids import JUDGE, SPECTATOR
from app.core.intent import Draw, Jump, Procedure, PutMark
from app.core.intents.turn_intents import NextTurn
from app.games.pokemon.variants.players import BACK
from app.ui.app.window import Window
from app.ui.table.table_document import new_document
from tests.gallery import four_players
from tests.helpers.begun import begins
from tests.ui.curtain.conftest import (
    Laid,
    curtain,
    document,
    end_turn,
    one_screen,
    press,
    seat,
    secrets,
    sit,
    titles,
    told_of,
)


def test_a_table_begins_behind_the_curtain(window: Window) -> None:
    assert seat(window) == SPECTATOR
    assert curtain(window).title.text() == "Aki's turn"
    assert curtain(window).above.text() == "Turn 1"
    assert titles(window) == ["I am Aki", "I am Ren"]
    sit(window)
    assert seat(window) == 0
    assert not curtain(window).isVisible()
    assert window.board is not None
    assert window.board.hasFocus()


def test_at_the_end_of_a_turn_it_falls_for_the_other(window: Window) -> None:
    sit(window)
    end_turn(window)
    assert seat(window) == SPECTATOR
    assert curtain(window).title.text() == "Ren's turn"
    assert curtain(window).hint.text() == (
        "Hand the device over. Ren: press Enter or the button to sit down."
    )
    assert titles(window) == ["I am Ren", "Stay with Aki (not finished)"]
    sit(window, "Ren")
    assert seat(window) == 1


def test_who_is_not_finished_stays(window: Window) -> None:
    sit(window)
    end_turn(window)
    press(window, "Stay with Aki (not finished)")
    assert seat(window) == 0
    assert told_of(secrets(window, 0))


def test_however_the_turn_passes_it_falls(window: Window) -> None:
    """No gesture of the program's own: the turn is passed from somewhere else."""
    sit(window)
    document(window).table.sit(0).ask(NextTurn(1))
    QApplication.processEvents()
    assert seat(window) == SPECTATOR
    assert curtain(window).title.text() == "Ren's turn"


def test_undo_across_the_turn_gives_it_back_through_the_curtain(window: Window) -> None:
    sit(window)
    window.ask(Draw(2, "deck.0", "hand.0"))
    drawn = secrets(window, 0)
    end_turn(window)
    sit(window, "Ren")
    while document(window).position(SPECTATOR).turn.seat == 1:
        assert window.run_action("undo")
    assert seat(window) == SPECTATOR
    assert curtain(window).title.text() == "Aki's turn"
    assert not told_of(drawn)
    sit(window)
    assert told_of(drawn)
    while document(window).position(SPECTATOR).turn.seat == 0:
        assert window.run_action("redo")
    assert curtain(window).title.text() == "Ren's turn"


def test_undo_within_one_s_turn_does_not_tell_what_the_other_drew(window: Window) -> None:
    sit(window)
    end_turn(window)
    sit(window, "Ren")
    window.ask(Draw(2, "deck.1", "hand.1"))
    drawn = secrets(window, 1)
    press_end = document(window).tree.cursor
    end_turn(window)
    sit(window)
    window.ask(Jump(press_end))
    QApplication.processEvents()
    # The step is one of Ren's turn: Ren is to look at it.
    assert curtain(window).title.text() == "Ren's turn"
    press(window, "Stay with Aki (not finished)")
    assert not told_of(drawn)
    assert window.run_action("undo")
    assert not told_of(drawn)
    assert "Ren draws 2 cards" in window.log_text()


def test_a_jump_into_a_turn_of_the_same_player_lets_them_sit(window: Window) -> None:
    sit(window)
    start = document(window).tree.cursor
    window.ask(Draw(1, "deck.0", "hand.0"))
    window.ask(Jump(start))
    QApplication.processEvents()
    assert seat(window) == 0


def test_before_the_first_turn_every_game_says_so_in_both_languages(empty_window: Window) -> None:
    window = empty_window
    names = ("Aki", "Ren", "Mio")
    document = new_document("stepping_stones", names, ((),) * 3, window.cards, window.tell, 7)
    document.apart = True
    window.put_on_board(document)
    assert curtain(window).above.text() == "Before the first turn"
    sit(window)
    assert window.top_bar.turn.text() == "Before the first turn · Aki"
    window.looks.switch_language()
    assert window.top_bar.turn.text() == "最初の番の前 · Aki"


def test_in_the_setup_the_place_is_handed_over(laid: Laid) -> None:
    window = laid()
    assert curtain(window).title.text() == "Aki, take your seat"
    assert curtain(window).above.text() == "Setup"
    sit(window)
    assert window.top_bar.turn.text() == "Setup · Aki"
    assert window.run_action("hand_over")
    assert curtain(window).title.text() == "Ren is next"
    sit(window, "Ren")
    assert window.top_bar.turn.text() == "Setup · Ren"
    assert seat(window) == 1


def test_whoever_starts_the_game_hands_it_to_who_goes_first(laid: Laid) -> None:
    window = laid()
    document(window).table.sit(0).ask(Procedure("first", (("by", "choice"),)))
    press(window, "I am Ren")
    assert window.run_action("start")
    assert curtain(window).title.text() == "Aki's turn"


def test_in_the_middle_of_a_turn_the_place_can_be_handed_over(window: Window) -> None:
    """Ren is to choose a new Active Pokémon in Aki's turn."""
    sit(window)
    assert window.run_action("hand_over")
    assert curtain(window).title.text() == "Ren is next"
    assert curtain(window).above.text() == "Turn 1 · Aki"
    sit(window, "Ren")
    assert document(window).position(1).turn.seat == 0
    # And the end of that turn is Ren's own then: nobody has to stand up.
    end_turn(window)
    assert seat(window) == 1


def test_the_button_says_who_comes_next(window: Window) -> None:
    sit(window)
    action = window.actions_of["hand_over"]
    assert action.iconText() == "Hand over to Ren"
    assert action.isVisible()
    assert not window.actions_of["other_seat"].isVisible()
    window.looks.switch_language()
    assert window.actions_of["hand_over"].iconText() == "Renに交代"


def test_where_turns_go_round_the_other_way_the_last_seat_comes_next(
    empty_window: Window,
) -> None:
    window = empty_window
    document = four_players.teams()
    document.apart = True
    window.put_on_board(document)
    sit(window, "Aki")
    assert window.actions_of["hand_over"].iconText() == "Hand over to Ren"
    document.table.sit(JUDGE).ask(PutMark(("table",), BACK, 1))
    QApplication.processEvents()
    assert window.actions_of["hand_over"].iconText() == "Hand over to Sota"
    end_turn(window)
    assert curtain(window).title.text() == "Sota's turn"


def test_without_the_curtain_the_seat_changes_by_itself(laid: Laid) -> None:
    window = laid(apart=False, begun=True)
    assert seat(window) == 0
    end_turn(window)
    assert seat(window) == 1
    assert window.curtain is None
    assert window.run_action("undo")
    while document(window).position(SPECTATOR).turn.seat == 1:
        assert window.run_action("undo")
    QApplication.processEvents()
    assert seat(window) == 0
    assert window.run_action("other_seat")
    assert seat(window) == 1
    assert not window.run_action("hand_over")
    assert not window.actions_of["hand_over"].isVisible()


def test_a_table_for_one_has_nothing_of_it(empty_window: Window) -> None:
    window = empty_window
    assert window.tables.open_file(window.tables.shipped()[0])
    assert window.bridge is not None
    window.ask(begins(window.bridge.view))
    assert window.curtain is None
    for name in ("hand_over", "curtain", "see_hand", "other_seat"):
        assert not window.actions_of[name].isEnabled()
    end_turn(window)
    assert window.curtain is None
    assert not one_screen(window).several


def test_another_table_takes_the_curtain_with_it(window: Window) -> None:
    assert curtain(window).isVisible()
    assert window.tables.open_file(window.tables.shipped()[0])
    assert not curtain(window).isVisible()
    assert window.pages.isEnabled()
    assert window.actions_of["save"].isEnabled()


def test_the_window_can_be_closed_behind_it(window: Window) -> None:
    window.close()
    assert window.document is None
