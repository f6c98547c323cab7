"""What a person reads of a gesture that nobody answered before they were away from the table."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.intent import Draw
from app.session.room.messages.from_people import Ask, Chair
from app.session.room.room import Room
from app.ui.app.window import Window
from app.ui.panels.messages.message_list import Message
from tests.net.tables import Guest, Hosted
from tests.ui.lan.joined import Until, desk, set_up, sit_together, visit


@pytest.fixture
def ren(window: Window, table: Hosted, guests: list[Guest], until: Until) -> Guest:
    """Ren plays with Aki, who is at the window."""
    ren = sit_together(window, table, guests, until)
    set_up(window, ren, until)
    return ren


@pytest.fixture
def deaf(monkeypatch: pytest.MonkeyPatch, ren: Guest) -> None:
    """Let no answer come to a gesture any more."""
    honest = Room.hear

    def hear(self: Room, person: int, message: Any, now: float) -> None:
        if not isinstance(message, Ask):
            honest(self, person, message, now)

    monkeypatch.setattr(Room, "hear", hear)


def about_unknown(window: Window) -> list[Message]:
    """What was said of gestures that nobody answered."""
    return [one for one in window.messages.kept if "It is not known whether" in one.words.en]


@pytest.mark.usefixtures("deaf")
def test_who_leaves_is_told_that_the_last_gesture_may_have_been_carried_out(
    window: Window, until: Until
) -> None:
    window.ask(Draw(1, "deck.0", "hand.0"))
    desk(window).leave()
    until(lambda: desk(window).visit is None)
    until(lambda: about_unknown(window))
    (said,) = about_unknown(window)
    assert said.severity == "warning"
    shown = [slip.words for slip in window.toasts.shown]
    assert said.words.en in shown, "on the home screen too"
    assert any("left the table" in words for words in shown)
    assert said.words.en.endswith("look before you do it again.")
    assert "行われたかどうかわかりません" in said.words.ja


@pytest.mark.usefixtures("deaf")
def test_who_is_sent_away_reads_it_as_something_to_look_at_and_not_as_a_no(
    window: Window, table: Hosted, until: Until
) -> None:
    sent = window.ask(Draw(1, "deck.0", "hand.0"))
    assert sent is not None
    place = visit(window).place
    assert place is not None
    assert table.table is not None
    room = table.table.server.room
    table.do(lambda: room.chair._with_person(-1, Chair("kick", place.person), 0.0))
    until(lambda: sent.answer is not None)
    (said,) = about_unknown(window)
    assert said.severity == "warning"
    until(lambda: any("removed you from it" in one.words.en for one in window.messages.kept))
    assert not any("removed you from it" in one.words.en for one in about_unknown(window))


def test_who_leaves_with_everything_answered_is_told_nothing_of_it(
    window: Window, ren: Guest, until: Until
) -> None:
    sent = window.ask(Draw(1, "deck.0", "hand.0"))
    assert sent is not None
    until(lambda: sent.answer is not None)
    desk(window).leave()
    assert about_unknown(window) == []
