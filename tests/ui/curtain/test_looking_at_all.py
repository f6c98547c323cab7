"""A table that is opened may only be looked at: plainly when its game is over, else with a yes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.core.ids import JUDGE, SPECTATOR
from app.core.intent import Procedure, PutMark
from app.ui.app.window import Window
from tests.ui.curtain.conftest import (
    Laid,
    curtain,
    document,
    one_screen,
    press,
    said,
    seat,
    secrets,
    sit,
    titles,
    told_of,
)

Opened = Callable[..., Window]


@pytest.fixture
def opened(laid: Laid, tmp_path: Path) -> Opened:
    """Open the file of a game that has begun; with `over`, one that Ren has given up."""

    def open_it(*, over: bool = False) -> Window:
        window = laid(begun=True)
        if over:
            document(window).table.sit(1).ask(Procedure("concede"))
            assert document(window).position(SPECTATOR).turn.phase == "over"
        path = tmp_path / "from a friend.chabudai"
        document(window).save(path)
        assert window.tables.open_file(path)
        return window

    return open_it


def looks_at_all(window: Window) -> bool:
    assert window.bridge is not None
    return window.bridge.seat == JUDGE and not one_screen(window).closed


def both_hands(window: Window) -> set[str]:
    return secrets(window, 0) | secrets(window, 1)


# -- a game that is over ---------------------------------------------------------------------------


def test_a_game_that_is_over_offers_to_look_at_everything_first(opened: Opened) -> None:
    window = opened(over=True)
    hung = curtain(window)
    assert hung.title.text() == "This game is over"
    assert titles(window) == ["Look at everything", "I am Aki", "I am Ren"]
    assert hung.buttons[0].property("weight") == "primary"
    assert hung.buttons[0].isVisible()
    assert hung.focusWidget() is hung.buttons[0]
    assert not told_of(both_hands(window))


def test_enter_looks_at_everything_and_the_arrows_lead_to_the_seats(opened: Opened) -> None:
    window = opened(over=True)
    hung = curtain(window)
    QTest.keyClick(hung.buttons[0], Qt.Key.Key_Right)
    assert hung.focusWidget() is hung.buttons[1]
    QTest.keyClick(hung.buttons[1], Qt.Key.Key_Left)
    QTest.keyClick(hung.buttons[0], Qt.Key.Key_Return)
    assert looks_at_all(window)
    for of in (0, 1):
        hidden = secrets(window, of)
        assert told_of(hidden) == hidden


def test_who_sits_down_in_a_game_that_is_over_sees_the_own_hand(opened: Opened) -> None:
    window = opened(over=True)
    sit(window, "Ren")
    assert seat(window) == 1
    assert not told_of(secrets(window, 0))


def test_going_back_through_the_game_no_curtain_falls_before_a_judge(opened: Opened) -> None:
    window = opened(over=True)
    press(window, "Look at everything")
    while window.run_action("undo"):
        QApplication.processEvents()
        assert looks_at_all(window)
    assert document(window).position(JUDGE).turn.number == 0


def test_a_judge_gives_the_seat_back_through_the_curtain(opened: Opened) -> None:
    window = opened(over=True)
    press(window, "Look at everything")
    assert window.actions_of["hand_over"].isEnabled()
    assert window.actions_of["hand_over"].iconText() == "Leave the judge's seat"
    assert not window.actions_of["curtain"].isEnabled()
    hidden = both_hands(window)
    assert window.run_action("hand_over")
    assert curtain(window).title.text() == "This game is over"
    assert not told_of(hidden)
    sit(window)
    assert seat(window) == 0


def test_a_judge_is_shown_what_is_to_be_done_but_not_asked_to_hand_over(opened: Opened) -> None:
    window = opened(over=True)
    press(window, "Look at everything")
    assert window.side is not None
    assert window.side.tasks.strip is not None
    assert not any(button.isVisible() for button in window.side.tasks.strip.buttons)


def test_nothing_is_stamped_as_known_to_a_judge_alone(opened: Opened) -> None:
    window = opened(over=True)
    press(window, "Look at everything")
    assert window.board is not None
    stamped = [item.piece.badges.marks for item in window.board.board.pieces.values()]
    assert not any("only you" in marks for marks in stamped)


def test_a_judge_is_told_what_looks_illegal(opened: Opened) -> None:
    window = opened(over=True)
    press(window, "Look at everything")
    assert window.run_action("undo")
    assert window.bridge is not None
    assert window.side is not None
    active = window.bridge.view.zones["active.1"].items[0]
    window.bridge.ask(PutMark((active,), "damage", value=7))
    for _ in range(6):
        QApplication.processEvents()
    assert window.side.advice.watch is not None
    said_of = [one.advice.rule for one in window.side.advice.watch.open_advice()]
    assert "damage-multiple-of-ten" in said_of


# -- a game that goes on ---------------------------------------------------------------------------


def test_a_running_game_asks_before_everything_is_seen(opened: Opened) -> None:
    window = opened()
    assert titles(window) == ["I am Aki", "I am Ren", "Look at everything…"]
    hidden = both_hands(window)
    press(window, "Look at everything…")
    hung = curtain(window)
    assert one_screen(window).closed
    assert "The hands and decks of Aki and Ren will be open" in hung.hint.text()
    assert titles(window) == ["Look at everything", "Back"]
    assert hung.focusWidget() is hung.buttons[1]
    assert not told_of(hidden)
    press(window, "Look at everything")
    assert looks_at_all(window)
    assert told_of(hidden) == hidden


def test_back_leads_to_who_sits_down(opened: Opened) -> None:
    window = opened()
    press(window, "Look at everything…")
    press(window, "Back")
    assert seat(window) == SPECTATOR
    assert curtain(window).title.text() == "Aki's turn"
    assert not told_of(both_hands(window))


def test_a_table_that_was_just_laid_offers_no_such_thing(laid: Laid) -> None:
    laid(begun=True)
    assert "Look at everything" not in said()


def test_the_next_time_it_is_behind_the_curtain_again(opened: Opened) -> None:
    window = opened(over=True)
    press(window, "Look at everything")
    path = document(window).path
    assert path is not None
    window.tables.open_file(path)
    assert seat(window) == SPECTATOR
