"""While the curtain is down the window holds what a spectator sees, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from app.core.ids import SPECTATOR, zone_name
from app.core.intent import Draw, Look
from app.core.text.words import Words
from app.games.game_api import Selection
from app.ui.app.window import Window
from app.ui.decks.deck_titles import deck_title
from app.ui.table.pictures.table_picture import take_picture
from tests.ui.curtain.conftest import Laid, curtain, end_turn, seat, secrets, sit, told_of

pytestmark = pytest.mark.painted


def _active(window: Window) -> str:
    assert window.bridge is not None
    return window.bridge.view.zones["active.0"].items[0]


def _note(window: Window) -> None:
    assert window.side is not None
    window.side.sheets.notes.write((_active(window),))
    window.side.sheets.notes.field.setText("evolve Dreepy next")


def _outline_behind(window: Window) -> None:
    assert window.side is not None
    window.side.tabs.bring("outline")
    window.side.tabs.bring("log")


def _large_card(window: Window) -> None:
    assert window.side is not None
    assert window.bridge is not None
    view = window.bridge.view
    window.side.preview.show_card(view.cards[view.cards_in("hand.0")[0]].ref)


def _hand_selected(window: Window) -> None:
    assert window.board is not None
    assert window.bridge is not None
    window.board.select(Selection(cards=window.bridge.view.cards_in("hand.0")))


def _side(window: Window, do: Callable[..., object], *values: object) -> None:
    assert window.side is not None
    do(window.side, *values)


OPEN: dict[str, Callable[[Window], object]] = {
    "nothing": lambda _: None,
    "note": _note,
    "hand selected": _hand_selected,
    "hand": lambda w: _side(w, lambda s: s.sheets.open_pile("hand.0")),
    "deck searched": lambda w: _side(w, lambda s: s.sheets.open_pile("deck.0")),
    "top cards": lambda w: _side(w, lambda s: s.sheets.look(Look("deck.0", 5))),
    "large card": _large_card,
    "outline": lambda w: _side(w, lambda s: s.tabs.bring("outline")),
    "outline behind the log": _outline_behind,
    "finder": lambda w: w.run_action("find"),
    "drawn": lambda w: w.ask(Draw(3, "deck.0", "hand.0")),
    "drawn and taken back": lambda w: (w.ask(Draw(3, "deck.0", "hand.0")), w.run_action("undo")),
    "menu": lambda w: w.place is not None and w.place.menus.open(),
    "picture": lambda w: w.run_action("picture_file"),
}


@pytest.mark.parametrize("name", OPEN)
def test_nothing_of_a_hand_is_in_any_widget(window: Window, name: str) -> None:
    sit(window)
    OPEN[name](window)
    hidden = [secrets(window, of) for of in (0, 1)]
    assert told_of(hidden[0])
    end_turn(window)
    assert seat(window) == SPECTATOR
    assert not told_of(hidden[0])
    assert not told_of(hidden[1])


def test_what_was_begun_in_the_setup_is_not_there_for_the_other(laid: Laid) -> None:
    window = laid(auto=False)
    sit(window)
    hidden = secrets(window, 0)
    window.run_action("next_task")
    assert told_of(hidden)
    assert window.run_action("hand_over")
    assert not told_of(hidden | secrets(window, 1))
    sit(window, "Ren")
    assert not told_of(hidden)
    window.run_action("next_task")
    assert not told_of(hidden)


def test_the_seat_that_sits_down_learns_nothing_of_the_other(window: Window) -> None:
    sit(window)
    window.ask(Draw(3, "deck.0", "hand.0"))
    hidden = secrets(window, 0)
    end_turn(window)
    sit(window, "Ren")
    assert told_of(secrets(window, 1))
    assert not told_of(hidden)


def test_the_log_of_one_lacks_what_the_other_drew(window: Window) -> None:
    sit(window)
    window.ask(Draw(3, "deck.0", "hand.0"))
    mine = window.log_text()
    end_turn(window)
    behind = window.log_text()
    sit(window, "Ren")
    drawn = {name for name in secrets(window, 0) if name in mine}
    assert drawn
    assert not {name for name in drawn if name in behind + window.log_text()}
    assert "Aki draws 3 cards" in window.log_text()


def test_every_card_of_a_hand_is_a_back_on_the_board_behind(window: Window) -> None:
    sit(window)
    end_turn(window)
    assert window.board is not None
    pieces = window.board.pieces.values()
    hands = [piece for piece in pieces if zone_name(piece.zone) == "hand"]
    assert hands
    assert all(part.card is None for piece in hands for part in piece.parts)


def _pictures(window: Window) -> tuple[QImage, QImage]:
    """The window as it is, and the board behind the curtain."""
    QApplication.processEvents()
    while window.art.pending:
        QApplication.processEvents()
    QApplication.processEvents()
    assert window.board is not None
    return window.grab().toImage(), take_picture(window.board)


def test_tables_that_differ_in_what_is_hidden_look_the_same(laid: Laid) -> None:
    """Set up face down, two games have the same picture behind the curtain: no face is drawn."""
    first = _pictures(laid(12))
    hand = secrets(laid(12), 0)
    other = laid(13)
    assert secrets(other, 0) != hand
    assert _pictures(other)[0] == first[0]
    sit(other)
    end = _pictures(other)
    assert end[0] != first[0]
    assert end[1] != first[1]


def test_the_curtain_covers_the_whole_window(window: Window) -> None:
    assert curtain(window).isVisible()
    assert curtain(window).geometry() == window.room.rect()
    window.resize(1400, 800)
    QApplication.processEvents()
    assert curtain(window).geometry() == window.room.rect()
    sheets = window.room.children()
    assert sheets[-1] is curtain(window)


def test_nobody_can_move_a_card_behind_it(window: Window) -> None:
    node = window.bridge.node if window.bridge is not None else None
    sent = window.ask(Draw(1, "deck.0", "hand.0"))
    assert sent is not None
    assert sent.refused
    assert not window.run_action("undo")
    assert not window.run_action("coin")
    assert window.bridge is not None
    assert window.bridge.node == node


def test_every_gesture_is_switched_off_behind_it(window: Window) -> None:
    possible = {name for name, action in window.actions_of.items() if action.isEnabled()}
    assert possible == {
        *("quit", "full_screen", "language", "theme"),
        *("text_larger", "text_smaller", "animations"),
    }
    sit(window)
    assert window.actions_of["undo"].isEnabled()


def test_a_message_that_comes_behind_it_waits(window: Window) -> None:
    from app.core.text.words import Words

    window.tell(Words("The disk is full.", "空きがありません。"), "error")
    assert not window.toasts.shown
    sit(window)
    assert window.toasts.shown


def test_what_is_on_the_home_screen_is_what_a_spectator_sees(window: Window) -> None:
    sit(window)
    hidden = secrets(window, 0)
    end_turn(window)
    window.pages.show_home()
    assert not curtain(window).isVisible()
    # The decks that come with the program stand there whatever is played.
    shipped = " ".join(deck_title(path, "en") for path in window.tables.shipped())
    assert not told_of({name for name in hidden if name not in shipped})
    window.take_off_board()
    title = window.pages.home().page.tables[0].text()
    assert not {name for name in hidden if name.removesuffix(" ex") in title}, title
    assert window.tables.open_entry(window.tables.recent.entries()[0])
    window.pages.show_home()
    assert window.place is not None
    window.pages.show_table(window.place)
    assert curtain(window).isVisible()
    assert seat(window) == SPECTATOR


def test_why_something_could_not_be_done_is_not_there_for_the_other(window: Window) -> None:
    sit(window)
    window.tell(Words("No card in your hand evolves Duskull.", "手札から進化できない"), "refused")
    window.tell(Words("The table is saved.", "保存した"), "done")
    end_turn(window)
    assert [message.severity for message in window.messages.kept] == ["done"]
    assert not told_of({"No card in your hand evolves"})
    sit(window, "Ren")
    assert not told_of({"No card in your hand evolves"})
