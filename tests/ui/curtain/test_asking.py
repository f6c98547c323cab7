"""Looking at the other's hand needs that seat's yes, given behind the curtain."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.core.ids import SPECTATOR
from app.core.intent import Move
from app.core.text.words import Language
from app.games.game_api import Selection
from app.ui.app.window import Window
from app.ui.commands.action_registry import without_letter
from app.ui.panels.piles.pile_viewer import PileViewer
from tests.gallery import four_players
from tests.ui.curtain.conftest import (
    Laid,
    curtain,
    document,
    one_screen,
    press,
    seat,
    secrets,
    sit,
    titles,
    told_of,
)


@pytest.fixture
def asked(window: Window) -> Window:
    """Aki asked to see Ren's hand."""
    sit(window)
    assert window.run_action("see_hand")
    return window


def _viewer(window: Window) -> PileViewer:
    assert window.side is not None
    return window.side.sheets.viewer


def test_the_question_is_asked_behind_the_curtain(asked: Window) -> None:
    assert seat(asked) == SPECTATOR
    assert curtain(asked).title.text() == "Aki asks to see Ren's hand"
    assert titles(asked) == ["Allow", "No", "Back to Aki"]
    assert not told_of(secrets(asked, 1) | secrets(asked, 0))


def test_an_enter_too_many_is_a_no(asked: Window) -> None:
    QTest.keyClick(asked.focusWidget(), Qt.Key.Key_Return)
    assert curtain(asked).title.text() == "Ren says no"
    sit(asked)
    assert not told_of(secrets(asked, 1))
    assert not _viewer(asked).isVisible()


def test_going_back_without_an_answer_is_a_no(asked: Window) -> None:
    press(asked, "Back to Aki")
    assert seat(asked) == 0
    assert not told_of(secrets(asked, 1))


def test_after_a_yes_the_hand_is_looked_through(asked: Window) -> None:
    hidden = secrets(asked, 1)
    press(asked, "Allow")
    assert curtain(asked).title.text() == "Ren allows it"
    assert titles(asked) == ["I am Aki"]
    assert not told_of(hidden)
    sit(asked)
    viewer = _viewer(asked)
    assert viewer.isVisible()
    assert viewer.title.text().startswith("Ren's Hand · ")
    assert told_of(hidden)
    assert len(viewer.seen()) == document(asked).position(1).zones["hand.1"].count


def test_the_look_ends_with_the_sheet(asked: Window) -> None:
    hidden = secrets(asked, 1)
    press(asked, "Allow")
    sit(asked)
    _viewer(asked).leave()
    assert not _faces(asked)
    told = told_of(hidden)
    # The log keeps what Aki was shown.
    log = asked.log_text()
    assert all(name in log for name in told)


def _faces(window: Window) -> list[str]:
    """The cards of Ren's hand that the seat at the window sees now."""
    assert window.bridge is not None
    view = window.bridge.view
    return [name for name in view.cards_in("hand.1") if view.cards[name].ref]


def test_the_look_ends_when_the_place_is_handed_over(asked: Window) -> None:
    press(asked, "Allow")
    sit(asked)
    assert _faces(asked)
    assert asked.run_action("hand_over")
    press(asked, "Stay with Aki (not finished)")
    assert not _faces(asked)


def test_a_card_of_the_hand_that_is_shown_can_be_taken(asked: Window) -> None:
    press(asked, "Allow")
    sit(asked)
    taken = _faces(asked)[0]
    sent = asked.ask(Move((taken,), "discard.1", verb="discard"))
    assert sent is not None
    assert sent.accepted
    assert taken not in _faces(asked)


def test_the_look_through_a_pile_asks_for_a_hand(window: Window) -> None:
    sit(window)
    assert window.place is not None
    window.place.pointed = lambda: Selection(zone="hand.1")  # type: ignore[method-assign]
    assert window.run_action("view_pile")
    assert curtain(window).title.text() == "Aki asks to see Ren's hand"


def test_in_practice_nobody_is_asked(laid: Laid) -> None:
    window = laid(apart=False, begun=True)
    hidden = secrets(window, 1)
    assert window.run_action("see_hand")
    assert window.curtain is None
    assert _viewer(window).isVisible()
    assert told_of(hidden)
    window.run_action("other_seat")
    window.run_action("other_seat")
    assert not _faces(window)


def test_to_open_both_hands_the_other_has_to_agree(window: Window) -> None:
    sit(window)
    assert window.run_action("curtain")
    assert curtain(window).title.text() == "Aki asks to play without the curtain, for practice"
    press(window, "No")
    sit(window)
    assert one_screen(window).apart
    window.run_action("curtain")
    press(window, "Allow")
    assert not one_screen(window).apart
    assert seat(window) == 0
    assert not curtain(window).isVisible()
    assert window.actions_of["other_seat"].isEnabled()


def test_it_is_hung_up_without_asking(laid: Laid) -> None:
    window = laid(apart=False, begun=True)
    assert not window.actions_of["curtain"].isChecked()
    assert window.run_action("curtain")
    assert window.actions_of["curtain"].isChecked()
    assert seat(window) == 0
    assert window.run_action("hand_over")
    assert curtain(window).title.text() == "Ren is next"


@pytest.mark.parametrize(
    ("language", "title", "said"),
    [
        ("en", "Ask to see the hand pointed at", "There are several hands to ask for."),
        ("ja", "指した手札を見せてもらう", "手札は複数あります。"),
    ],
)
def test_of_several_hands_the_one_pointed_at_is_asked_for(
    empty_window: Window, language: Language, title: str, said: str
) -> None:
    window, royal = empty_window, four_players.royal()
    window.looks.apply("language", language)
    royal.apart = True
    window.put_on_board(royal)
    curtain(window).buttons[0].click()
    assert seat(window) == 0
    assert window.board is not None
    action = window.registry.get("see_hand")
    words = action.words(window.situation(), Selection()).in_(language)
    assert without_letter(words) == title
    told: list[str] = []
    window.board.said.connect(lambda words: told.append(words.in_(language)))
    assert window.run_action("see_hand")
    assert seat(window) == 0, "nobody is asked"
    assert [one.startswith(said) for one in told] == [True]
    window.board.select(Selection(("hand.2#1",)))
    assert window.run_action("see_hand")
    assert seat(window) == SPECTATOR
    assert "Mio" in curtain(window).title.text()
