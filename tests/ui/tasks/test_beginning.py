"""No button and no key begins a game before it is set up: alone, at one screen, at a far table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from app.core.ids import JUDGE, SPECTATOR
from app.core.intent import Intent, Move, Procedure, PutMark
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.pokemon.tasks.start_conditions import BEGINNING, awaited
from app.ui.app.window import Window
from app.ui.forms.form_sheet import FormSheet
from app.ui.table.table_document import Document, new_document
from app.ui.tasks.task_strip import TaskStrip
from tests.games.pokemon_table import DREEPY, FIRE
from tests.ui.far import FarDocument

BASICS = (DREEPY,) * 40
TWO_BASICS = (DREEPY,) * 2 + (FIRE,) * 5
NAMES = ("Aki", "Ren")
SETS_UP = Procedure("setup", (("auto", "1"),))
FIRST = Procedure("first", (("by", "choice"),))


def laid(window: Window, *decks: tuple[str, ...]) -> Document:
    names = NAMES[: len(decks)]
    return new_document("pokemon", names, decks, window.cards, window.tell, 7)


def on_board(window: Window, table: Document | FarDocument) -> None:
    window.put_on_board(table)
    window.activateWindow()
    assert window.board is not None
    window.board.setFocus()


def lay(window: Window, *decks: tuple[str, ...]) -> Document:
    document = laid(window, *decks)
    on_board(window, document)
    return document


def do(document: Document, seat: int, intent: Intent) -> None:
    assert document.table.sit(seat).send(intent).accepted
    QApplication.processEvents()


def view(window: Window) -> SeatView:
    assert window.bridge is not None
    return window.bridge.view


def button(window: Window) -> QPushButton:
    """The last button of the bar."""
    QApplication.processEvents()
    return window.top_bar.findChildren(QPushButton)[-1]


def click(window: Window) -> None:
    QTest.mouseClick(button(window), Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def enter(window: Window) -> None:
    assert window.board is not None
    QTest.keyClick(window.board, Qt.Key.Key_Return)
    QApplication.processEvents()


def later() -> None:
    """Wait until a press is no second half of the one before."""
    QTest.qWait(QApplication.doubleClickInterval() + 10)


def form(window: Window) -> FormSheet:
    assert window.side is not None
    return window.side.sheets.form


def strip(window: Window) -> TaskStrip:
    assert window.side is not None
    assert window.side.tasks.strip is not None
    return window.side.tasks.strip


def said(window: Window) -> str:
    return window.messages.kept[0].words.en if window.messages.kept else ""


# -- alone ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("press", [click, enter])
def test_alone_with_two_basics_in_hand_no_turn_begins_without_an_active_pokemon(
    empty_window: Window, press: object
) -> None:
    document = lay(empty_window, TWO_BASICS)
    do(document, 0, Procedure("deal"))
    for _ in range(3):
        press(empty_window)  # type: ignore[operator]
        later()
    assert view(empty_window).turn.number == 0
    assert view(empty_window).zones["prizes.0"].count == 0


def test_alone_one_button_deals_asks_for_the_active_pokemon_and_begins(
    empty_window: Window,
) -> None:
    window = empty_window
    lay(window, BASICS)
    assert button(window).text() == "Set up for me"
    click(window)
    assert view(window).zones["hand.0"].count == 7
    assert form(window).isVisible(), "which of seven begins is a choice"
    form(window).answer("active", view(window).cards_in("hand.0")[3])
    form(window).carry_out()
    assert awaited(view(window)) == ()
    assert button(window).text() == "Start"
    later()
    click(window)
    assert view(window).turn.number == 1


def test_what_is_closed_unanswered_is_asked_again_by_the_next_press(empty_window: Window) -> None:
    window = empty_window
    lay(window, BASICS)
    click(window)
    hand = view(window).cards_in("hand.0")
    form(window).leave()
    later()
    click(window)
    assert form(window).isVisible()
    assert view(window).cards_in("hand.0") == hand


def test_alone_a_setup_can_be_left_as_it_is_by_saying_so(empty_window: Window) -> None:
    window = empty_window
    lay(window, BASICS)
    assert window.run_action("begin_without")
    assert form(window).done.text() == "Begin with the setup as it is"
    form(window).carry_out()
    assert view(window).turn.number == 1


# -- Enter ----------------------------------------------------------------------------------------


def test_enter_over_an_open_task_points_at_it_says_it_and_does_nothing_else(
    empty_window: Window,
) -> None:
    window = empty_window
    document = lay(window, BASICS, BASICS)
    nodes = len(document.tree.nodes)
    for _ in range(3):
        enter(window)
    assert len(document.tree.nodes) == nodes
    assert strip(window).property("pointed")
    assert said(window) == "Not begun yet. Aki: Who goes first?"
    assert window.messages.kept[0].words.ja == "まだ始まっていません。Aki：先攻を決める"
    assert window.board is not None
    assert window.board.hasFocus(), "the next press is not one of a button"
    do(document, 0, FIRST)
    enter(window)
    assert said(window) == "Not begun yet. Aki: draw 7 cards"


def test_enter_says_what_the_other_has_to_do_where_oneself_is_ready(empty_window: Window) -> None:
    window = empty_window
    document = lay(window, BASICS, BASICS)
    do(document, 0, FIRST)
    do(document, 0, SETS_UP)
    enter(window)
    assert said(window) == "Not begun yet. Ren: draw 7 cards"
    assert view(window).turn.number == 0


def test_enter_begins_when_nothing_is_left_to_do_and_only_once(empty_window: Window) -> None:
    window = empty_window
    document = lay(window, BASICS, BASICS)
    for seat in (0, 1):
        do(document, seat, SETS_UP)
    enter(window)
    assert view(window).turn.number == 0, "who goes first is still open"
    do(document, 0, FIRST)
    later()
    for _ in range(2):
        enter(window)
    assert (view(window).turn.number, view(window).turn.seat) == (1, 0)
    later()
    enter(window)
    assert view(window).turn.number == 2, "in play it ends the turn"


# -- at one screen --------------------------------------------------------------------------------


def test_who_has_put_an_active_pokemon_begins_no_game_that_the_other_was_never_asked_for(
    empty_window: Window,
) -> None:
    window = empty_window
    document = lay(window, BASICS, BASICS)
    do(document, 0, Procedure("deal"))
    do(document, 0, Move(("hand.0#0",), "active.0", up=False))
    deck = view(window).zones["deck.1"]
    for _ in range(2):
        click(window)
        later()
    assert view(window).turn.number == 0
    assert view(window).zones["prizes.0"].count == 6
    assert view(window).zones["deck.1"] == deck
    assert view(window).zones["prizes.1"].count == 0


def test_pressed_twice_it_sets_up_once_and_asks_once(empty_window: Window) -> None:
    window = empty_window
    document = lay(window, BASICS, BASICS)
    do(document, 0, FIRST)
    nodes = len(document.tree.nodes)
    for _ in range(2):
        click(window)
    assert len(document.tree.nodes) == nodes + 1
    assert form(window).isVisible()
    form(window).answer("active", view(window).cards_in("hand.0")[0])
    form(window).carry_out()
    for _ in range(2):
        click(window)
    assert not form(window).isVisible(), "it said “Begin without Ren” only since"
    assert view(window).turn.number == 0


def test_begin_without_says_what_is_open_and_asks_once_more(empty_window: Window) -> None:
    window = empty_window
    document = lay(window, BASICS, BASICS)
    do(document, 0, FIRST)
    do(document, 0, SETS_UP)
    assert button(window).text() == "Begin without Ren"
    later()
    click(window)
    sheet = form(window)
    assert sheet.title.text() == "Begin without Ren"
    assert sheet.worked_out.lines == ("Not done yet:", "Ren: draw 7 cards")
    assert view(window).turn.number == 0
    assert sheet.done.text() == "Begin with the setup as it is", "a long name would be cut there"
    sheet.done.click()
    assert view(window).turn.number == 1
    assert "Ren was not waited for" in window.log_text()


def test_begin_without_says_too_what_is_open_at_who_is_ready(empty_window: Window) -> None:
    window = empty_window
    document = lay(window, BASICS, BASICS)
    do(document, 0, SETS_UP)
    window.run_action("begin_without")
    sheet = form(window)
    assert sheet.title.text() == "Begin without Ren"
    assert sheet.worked_out.lines == (
        "Not done yet:",
        "Aki: Who goes first?",
        "Ren: draw 7 cards",
    )


def test_who_waits_to_draw_for_the_other_s_mulligans_may_begin_without_the_other(
    empty_window: Window,
) -> None:
    window = empty_window
    document = lay(window, BASICS, BASICS)
    do(document, 0, FIRST)
    do(document, 0, SETS_UP)
    do(document, 1, PutMark(("seat.1",), "mulligans", add=1))
    assert awaited(view(window)) == (0, 1)
    assert button(window).text() == "Begin without Aki and Ren"
    setup = window.situation().setup
    assert setup is not None
    assert setup.still_open()[0] == Words(
        "Aki waits for the others", "Akiはほかの人を待っている"
    ), "Aki has said to be ready"
    do(document, 1, SETS_UP)
    assert button(window).text() == "Draw for mulligans"


def test_who_gets_ready_meanwhile_is_not_begun_without(empty_window: Window) -> None:
    window = empty_window
    document = lay(window, BASICS, BASICS)
    do(document, 0, FIRST)
    do(document, 0, SETS_UP)
    window.run_action("begin_without")
    do(document, 1, Procedure("deal"))
    assert form(window).worked_out.lines[1:] == ("Ren: a Basic Pokémon in hand?",)
    do(document, 1, SETS_UP)
    assert not form(window).isVisible()
    assert button(window).text() == "Start"


def test_behind_the_curtain_each_sets_up_and_hands_over(empty_window: Window) -> None:
    window = empty_window
    document = laid(window, BASICS, BASICS)
    document.apart = True
    on_board(window, document)
    assert window.curtain is not None
    do(document, 0, FIRST)
    for name in NAMES:
        hung = window.curtain
        hung.take_focus()
        later()
        next(one for one in hung.buttons if one.text() == f"I am {name}").click()
        later()
        assert button(window).text() == "Set up for me"
        click(window)
        form(window).answer("active", view(window).cards_in(f"hand.{view(window).seat}")[0])
        form(window).carry_out()
        assert view(window).turn.number == 0
        if name == "Aki":
            assert strip(window).buttons[0].text() == "Hand over to Ren"
            strip(window).buttons[0].click()
            assert view(window).seat == SPECTATOR
    later()
    enter(window)
    assert view(window).turn.number == 1


def test_a_double_click_on_the_strip_does_not_do_the_next_task_as_well(
    empty_window: Window,
) -> None:
    window = empty_window
    document = lay(window, BASICS, BASICS)
    for seat in (0, 1):
        do(document, seat, SETS_UP)
    nodes = len(document.tree.nodes)
    coin = strip(window).buttons[0]
    for _ in range(2):
        coin.click()
    assert len(document.tree.nodes) == nodes + 1
    assert view(window).turn.number == 0
    later()
    assert strip(window).buttons[0].text() == "Turn up and begin"
    strip(window).buttons[0].click()
    assert view(window).turn.number == 1


# -- at a far table -------------------------------------------------------------------------------


@pytest.fixture
def far(empty_window: Window) -> FarDocument:
    """Aki's window at a table whose host answers when the test lets it; Aki goes first."""
    document = laid(empty_window, BASICS, BASICS)
    do(document, 0, FIRST)
    table = FarDocument(document)
    on_board(empty_window, table)
    return table


@pytest.mark.parametrize("press", [click, enter])
def test_pressed_again_and_again_while_nothing_comes_back_it_is_asked_once(
    empty_window: Window, far: FarDocument, press: object
) -> None:
    window = empty_window
    for _ in range(3):
        press(window)  # type: ignore[operator]
        later()
    assert len(far.requests) == (1 if press is click else 0)
    far.release()
    QApplication.processEvents()
    assert view(window).turn.number == 0
    assert view(window).zones["hand.1"].count == 0
    assert form(window).isVisible() == (press is click)


@pytest.mark.parametrize("press", [click, enter])
def test_a_press_on_start_that_comes_after_the_other_s_does_not_end_the_turn(
    empty_window: Window, far: FarDocument, press: object
) -> None:
    window = empty_window
    for seat in (0, 1):
        far.other(seat, SETS_UP)
    later()
    assert button(window).text() == "Start"
    far.other(1, BEGINNING.begin())
    assert view(window).turn.number == 1
    press(window)  # type: ignore[operator]
    assert not far.requests
    later()
    press(window)  # type: ignore[operator]
    assert [one.intent for one in far.requests] == [Procedure("end_turn")]


def test_a_press_that_meets_other_words_than_were_there_is_not_meant_for_them(
    empty_window: Window, far: FarDocument
) -> None:
    window = empty_window
    click(window)
    far.release()
    form(window).answer("active", view(window).cards_in("hand.0")[0])
    form(window).carry_out()
    later()
    far.release()
    assert button(window).text() == "Begin without Ren"
    click(window)
    assert not form(window).isVisible()
    assert view(window).turn.number == 0


def test_a_task_pressed_twice_while_nothing_comes_back_is_done_once(
    empty_window: Window, far: FarDocument
) -> None:
    window = empty_window
    draws = strip(window).buttons[0]
    assert draws.text() == "Shuffle and draw"
    for _ in range(2):
        draws.click()
        later()
        window.run_action("next_task")
    assert [request.intent for request in far.requests] == [Procedure("deal")]
    far.release()
    assert view(window).zones["hand.0"].count == 7


def test_the_start_meets_a_seat_that_took_its_word_back(
    empty_window: Window, far: FarDocument
) -> None:
    window = empty_window
    for seat in (0, 1):
        far.other(seat, SETS_UP)
    QApplication.processEvents()
    assert button(window).text() == "Start"
    enter(window)
    far.other(1, Procedure("announce", (("say", "nothing"),)))
    far.release()
    assert view(window).turn.number == 0
    assert said(window) == "The game waits for Ren. Wait as well, or choose “Begin without …”."
    assert button(window).text() == "Begin without Ren"


def test_what_is_asked_after_a_slow_draw_is_asked_of_who_pressed(
    empty_window: Window, far: FarDocument
) -> None:
    """Nothing comes up on another page, or after the table was left."""
    window = empty_window
    click(window)
    window.pages.show_home()
    far.release()
    assert not form(window).isVisible()


@pytest.mark.parametrize("seat", [JUDGE, SPECTATOR])
def test_who_does_not_play_is_offered_no_setup(empty_window: Window, seat: int) -> None:
    table = FarDocument(laid(empty_window, BASICS, BASICS), seat)
    on_board(empty_window, table)
    assert not empty_window.registry.get("get_ready").when(
        empty_window.situation(), empty_window.selection()
    )
    enter(empty_window)
    click(empty_window)
    assert not table.requests
    assert BEGINNING.awaited(view(empty_window)) == (0, 1)
