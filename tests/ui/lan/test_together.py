"""Beside the cards: who is there, what is said, what is asked for and answered."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.core.intent import Draw, Undo
from app.session.host.updates import Accepted, Refused
from app.session.room.messages.request_messages import AskLeave, Decided, GiveReply, Questioned
from app.session.room.messages.table_talk import Said, Say
from app.ui.app.window import Window
from app.ui.lan.people.people_sheet import PeopleSheet
from app.ui.lan.people.people_strip import PeopleStrip
from app.ui.lan.request_card import RequestCard
from app.ui.lan.together import Together
from tests.net.tables import Guest, Hosted
from tests.ui.lan.joined import Until, desk, set_up, sit_together, visit


@pytest.fixture
def ren(window: Window, table: Hosted, guests: list[Guest], until: Until) -> Guest:
    """Ren, who sits across from Aki at the window; the game has begun."""
    ren = sit_together(window, table, guests, until)
    set_up(window, ren, until)
    return ren


def together(window: Window) -> Together:
    found = desk(window).company._together
    assert found is not None
    return found


def strip(window: Window) -> PeopleStrip:
    return together(window).strip


def people(window: Window) -> PeopleSheet:
    assert window.run_action("people")
    found = desk(window).company.sheet
    assert found is not None
    return found


def card(window: Window, until: Until) -> RequestCard:
    """Wait for a request, and return its card."""
    cards = together(window).cards.cards
    until(lambda: cards)
    return next(iter(cards.values()))


def turn_of(window: Window) -> int:
    assert window.bridge is not None
    return window.bridge.view.turn.seat


def test_the_strip_says_who_is_there(window: Window, ren: Guest, until: Until) -> None:
    assert strip(window).isVisible()
    assert "● Aki · Player · seat 1 · host" in strip(window).people.whole
    assert "● Ren · Player · seat 2" in strip(window).people.whole
    ren.close()
    until(lambda: "○ Ren · Player · seat 2 · away" in strip(window).people.whole)
    window.pages.show_home()
    assert not strip(window).isVisible()
    window.pages.show_table(window.place)  # type: ignore[arg-type]
    assert strip(window).isVisible()


def test_the_strip_says_that_the_connection_is_tried_again(
    window: Window, ren: Guest, until: Until
) -> None:
    said: list[str] = []
    visit(window).state_changed.connect(lambda _: said.append(strip(window).connection.text()))
    visit(window).lose()
    until(lambda: any("Trying again in 1 second" in one for one in said))
    until(lambda: visit(window).state.name == "inside")
    assert not strip(window).connection.isVisible()


def test_a_table_that_its_host_ended_stays_in_sight_with_the_reason(
    window: Window, table: Hosted, ren: Guest, until: Until
) -> None:
    table.close()
    until(lambda: strip(window).connection.text() == "The host ended this table.")
    assert strip(window).connection.isVisible()
    assert window.at_table
    assert window.messages.kept[0].words.en == "The host ended this table."


def test_what_is_said_comes_to_the_strip_and_the_sheet(
    window: Window, ren: Guest, until: Until
) -> None:
    ren.say(Say("good game"))
    until(lambda: strip(window).said.whole == "Ren: good game")
    sheet = people(window)
    assert sheet.chat.said.count() == 1
    assert sheet.chat.field.hasFocus()
    QTest.keyClicks(sheet.chat.field, "and to you")
    QTest.keyClick(sheet.chat.field, Qt.Key.Key_Return)
    until(lambda: [one.text for one in ren.all(Said)][-1:] == ["and to you"])  # type: ignore[attr-defined]


def test_the_chair_mutes_and_sends_away(window: Window, ren: Guest, until: Until) -> None:
    sheet = people(window)
    _, more = sheet._lines[2]
    deeds = {one.text(): one for one in more.menu().actions()}
    assert list(deeds) == [
        "Mute",
        "Put in charge of the table",
        "Remove from the table",
        "Remove and keep out",
    ]
    deeds["Mute"].trigger()
    until(lambda: "muted" in sheet._lines[2][0].text())
    assert sheet._lines[2][1].menu().actions()[0].text() == "Let speak again"
    deeds = {one.text(): one for one in more.menu().actions()}
    deeds["Remove from the table"].trigger()
    until(lambda: ren.table.state.name == "refused")
    until(lambda: 2 not in sheet._lines)


def test_a_move_in_the_other_s_turn_is_asked_for_and_made(
    window: Window, ren: Guest, until: Until
) -> None:
    """Whoever's turn it is not: the refusal offers to ask, the other allows it."""
    if turn_of(window) == 0:
        window.run_action("end_turn")
        until(lambda: turn_of(window) == 1)
    sent = window.ask(Draw(1, "deck.0", "hand.0"))
    assert sent is not None
    until(lambda: sent.answer is not None)
    assert isinstance(sent.answer, Refused)
    assert sent.answer.code == "turn-lock"
    refused = window.messages.kept[0]
    assert refused.action is not None
    assert refused.action.title.en == "Ask"
    refused.action.do()
    mine = card(window, until)
    assert mine.mine
    assert list(mine.buttons) == ["withdraw"]
    until(lambda: ren.all(Questioned))
    (asked,) = ren.all(Questioned)
    ren.say(GiveReply(asked.question, "allow"))  # type: ignore[attr-defined]
    until(lambda: not together(window).cards.cards)
    again = window.ask(Draw(1, "deck.0", "hand.0"))
    assert again is not None
    until(lambda: again.answer is not None)
    assert isinstance(again.answer, Accepted)


def test_a_request_of_the_other_s_is_a_card_with_its_answers(
    window: Window, ren: Guest, until: Until
) -> None:
    if turn_of(window) == 1:
        ren.seat.send(Draw(1, "deck.1", "hand.1"))
        until(lambda: True)
    sent = ren.seat.send(Draw(1, "deck.1", "hand.1"))
    until(lambda: sent.answer is not None)
    before = ren.seat.chronicle.undo_target()
    assert before is not None
    ren.say(AskLeave("travel", before))
    one = card(window, until)
    assert not one.mine
    assert one.says.text().startswith("Ren asks to take back")
    assert next(iter(one.buttons)) == "allow"
    assert one.buttons["no"].text() == "No"
    assert "left" in one.left.text()
    one.buttons["no"].click()
    until(lambda: not together(window).cards.cards)
    until(lambda: ren.all(Decided))
    (decided,) = ren.all(Decided)
    assert not decided.allowed  # type: ignore[attr-defined]


def test_to_cut_in_is_to_ask_the_others_for_the_way_back(
    window: Window, ren: Guest, until: Until
) -> None:
    assert window.bridge is not None
    before = window.bridge.history.undo_target()
    assert before is not None
    window.bridge.go_with_consent(before)
    mine = card(window, until)
    assert mine.mine
    until(lambda: ren.all(Questioned))
    (asked,) = ren.all(Questioned)
    ren.say(GiveReply(asked.question, "allow"))  # type: ignore[attr-defined]
    until(lambda: window.bridge is not None and window.bridge.node == before)


def test_an_undo_that_has_to_be_asked_for_offers_to_ask(
    window: Window, ren: Guest, until: Until
) -> None:
    sent = window.ask(Undo())
    assert sent is not None
    until(lambda: sent.answer is not None)
    assert isinstance(sent.answer, Refused)
    assert sent.answer.code == "ask-first"
    offer = window.messages.kept[0].action
    assert offer is not None
    offer.do()
    mine = card(window, until)
    mine.buttons["withdraw"].click()
    until(lambda: not together(window).cards.cards)
    until(lambda: "withdrawn" in window.messages.kept[0].words.en)
