"""While a game is set up: what the window asks for, and by which key."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from app.core.intent import Procedure, PutMark
from app.ui.app.window import Window
from app.ui.panels.slips.free_place import RIM, shown_at
from app.ui.table.table_document import new_document
from app.ui.tasks.task_strip import TaskStrip
from app.ui.tour.bubble import NEXT_KEY
from tests.gallery import four_players
from tests.gallery.studio import Shot, open_studio
from tests.games.pokemon_table import DRAKLOAK, DREEPY

BASICS, NONE = (DREEPY,) * 40, (DRAKLOAK,) * 40


@pytest.fixture
def window(empty_window: Window) -> Window:
    """Aki and Ren with open hands; Aki has a Basic Pokémon and Ren none."""
    window = empty_window
    decks = (BASICS, NONE)
    document = new_document("pokemon", ("Aki", "Ren"), decks, window.cards, window.tell, 7)
    window.put_on_board(document)
    window.activateWindow()
    assert window.board is not None
    window.board.setFocus()
    return window


def do(window: Window, name: str, seat: int = 0, **arguments: str) -> None:
    assert window.document is not None
    window.document.table.sit(seat).ask(Procedure(name, tuple(arguments.items())))
    QApplication.processEvents()


def strip(window: Window) -> TaskStrip:
    assert window.side is not None
    assert window.side.tasks.strip is not None
    return window.side.tasks.strip


def start_button(window: Window) -> QPushButton:
    """The last button of the bar."""
    return window.top_bar.findChildren(QPushButton)[-1]


def is_loud(window: Window) -> bool:
    return start_button(window).property("look") == "primary"


def set_up(window: Window, seat: int) -> None:
    do(window, "setup", seat, auto="1")


# -- the button that starts the game ---------------------------------------------------------------


def test_the_button_says_what_it_does_for_the_own_side_and_then_that_the_other_is_not_ready(
    window: Window,
) -> None:
    assert start_button(window).text() == "Set up for me"
    set_up(window, 0)
    assert start_button(window).text() == "Begin without Ren"
    window.looks.switch_language()
    QApplication.processEvents()
    assert start_button(window).text() == "Renを待たずに始める"


def test_it_is_loud_only_when_it_is_the_next_step(empty_window: Window) -> None:
    window = empty_window
    decks = (BASICS, BASICS)
    document = new_document("pokemon", ("Aki", "Ren"), decks, window.cards, window.tell, 7)
    window.put_on_board(document)
    assert is_loud(window)
    do(window, "first", by="choice")
    set_up(window, 0)
    # Aki has done everything, Ren has not.
    assert not is_loud(window)
    set_up(window, 1)
    assert strip(window).title.text() == "Everything is set up"
    assert is_loud(window)
    assert start_button(window).accessibleName() == "Start the game"
    do(window, "start")
    assert is_loud(window)
    assert start_button(window).accessibleName() == "End turn"


# -- waiting ---------------------------------------------------------------------------------------


def test_who_waits_for_the_other_is_offered_to_hand_over(window: Window) -> None:
    do(window, "first", by="choice")
    for seat in (0, 1):
        do(window, "deal", seat)
        do(window, "announce", seat)
    assert window.bridge is not None
    window.bridge.act_as(1)
    assert strip(window).title.text() == "Ren: wait until the other has set up"
    assert strip(window).buttons[0].text() == "Hand over to Aki"
    assert window.run_action("next_task")
    assert window.bridge.seat == 0


# -- one key, one meaning --------------------------------------------------------------------------


def test_the_key_of_a_task_does_it_beside_a_hint_and_the_hint_s_own_goes_on(
    window: Window,
) -> None:
    do(window, "deal", 0)
    window.sheets.show_tour()
    assert window.tour is not None
    board = window.board
    assert board is not None
    QTest.keyClick(board, Qt.Key.Key_F2)
    assert window.bridge is not None
    assert window.bridge.view.marks  # the coin was thrown
    assert window.tour.number == 1
    QTest.keyClick(board, Qt.Key.Key_F12)
    assert window.tour.number == 2


def test_the_key_of_the_hints_is_no_action_s(window: Window) -> None:
    assert not window.registry.by_key(NEXT_KEY)


def test_in_the_history_its_key_names_a_step_and_does_no_task(window: Window) -> None:
    do(window, "deal", 0)
    assert window.side is not None
    assert window.bridge is not None
    before = window.bridge.node
    window.side.history.view.setFocus()
    QTest.keyClick(window.side.history.view, Qt.Key.Key_F2)
    assert window.side.history.editor.isVisible()
    assert window.bridge.node == before


# -- large text ------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1280, 720), (1600, 960)])
@pytest.mark.parametrize("knocked_out", [False, True])
def test_in_large_text_it_lies_on_no_number_and_on_nothing_in_play(
    empty_window: Window, size: tuple[int, int], knocked_out: bool, qtbot: QtBot
) -> None:
    window = empty_window
    window.resize(*size)
    window.looks.apply("text_scale", 2.0)
    decks = (BASICS, BASICS)
    document = new_document("pokemon", ("Aki", "Ren"), decks, window.cards, window.tell, 7)
    window.put_on_board(document)
    do(window, "first", by="choice")
    set_up(window, 0)
    set_up(window, 1)
    board, bridge = window.board, window.bridge
    assert board is not None
    assert bridge is not None
    if knocked_out:
        do(window, "start")
        bridge.ask(PutMark((bridge.view.zones["active.0"].items[0],), "damage", value=400))
    asks = strip(window)
    qtbot.waitUntil(asks.isVisible)
    asks.find_place()
    counts = board.board.counts.boxes().values()
    places = [shown_at(board, box, board).adjusted(RIM, RIM, -RIM, -RIM) for box in counts]
    for zone in ("active.0", "active.1", "bench.0", "hand.0"):
        lying = [board.board.pieces[key].piece.spot.box for key in board.board.by_zone[zone]]
        places += [shown_at(board, box, board).adjusted(RIM, RIM, -RIM, -RIM) for box in lying]
    assert not [place for place in places if asks.geometry().intersects(place)]


def test_rock_paper_and_scissors_are_all_there_at_a_table_of_four(
    qapp: QApplication, qtbot: QtBot
) -> None:
    with open_studio(qapp, Shot("en", "light", (1280, 720))) as studio:
        studio.lay(four_players.setting_up("battle-royal"))
        studio.window.run_action("next_task")
        side = studio.window.side
        assert side is not None
        strip = side.tasks.strip
        assert strip is not None
        qtbot.waitUntil(lambda: "scissors" in strip.title.text())
        strip.find_place()
        shown = [button.text() for button in strip.buttons if button.isVisibleTo(strip)]
        assert set(shown) == {"Rock", "Paper", "Scissors"}
