"""A judge is called from the window: everybody sees and hears it, until it is settled."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE
from app.core.intent import Announce, Draw
from app.core.intents.knowledge_intents import SetKnown
from app.session.room.messages.from_people import SayReady
from app.session.room.messages.judge_messages import Judging
from app.session.room.messages.to_people import Notice
from app.ui.app.window import Window
from tests.net.tables import Guest, Hosted
from tests.ui.lan.joined import Until, desk, sit_together, visit


@pytest.fixture
def jin(window: Window, table: Hosted, guests: list[Guest], until: Until) -> Guest:
    """The judge at the table at which Aki sits at the window."""
    sit_together(window, table, guests, until)
    jin = Guest(table.open, "Jin", role="judge")
    guests.append(jin)
    until(lambda: len(visit(window).people.people) == 3)
    return jin


def named(window: Window, language: str = "en") -> str:
    entry = window.registry.get("call_judge")
    words = entry.words(window.situation(), window.selection())
    return words.en if language == "en" else words.ja


def strip(window: Window) -> str:
    together = desk(window).company.together
    assert together is not None
    return together.strip.people.whole


def test_a_call_is_on_the_strip_and_told_and_the_judge_settles_it(
    window: Window, jin: Guest, until: Until
) -> None:
    assert (named(window), named(window, "ja")) == ("Call a judg&e", "ジャッジを呼ぶ(&E)")
    assert window.run_action("call_judge")
    until(lambda: "calls a judge" in strip(window))
    until(lambda: "Aki calls a judge." in [m.words.en for m in window.messages.kept])
    until(lambda: any(one.code == "judge-call" for one in jin.all(Notice)))  # type: ignore[attr-defined]
    assert named(window) == "Call for a judge settled: Aki (&E)"
    jin.say(Judging("settle", 0))
    until(lambda: "calls a judge" not in strip(window))
    assert named(window) == "Call a judg&e"


def test_who_called_takes_it_back_and_cannot_settle_anothers(
    window: Window, jin: Guest, guests: list[Guest], until: Until
) -> None:
    guests[0].say(Judging("call"))
    until(lambda: "calls a judge" in strip(window))
    assert named(window) == "Call a judg&e", "it is Ren's"
    assert window.run_action("call_judge")
    until(lambda: named(window) == "Call for a judge settled: Aki (&E)")
    assert window.run_action("call_judge")
    until(lambda: named(window) == "Call a judg&e")
    assert "calls a judge" in strip(window), "Ren still does"


def entries(window: Window) -> list[str]:
    """Return what the menu of places offers, as it opens."""
    assert window.run_action("judge_place")
    together = desk(window).company.together
    assert together is not None
    assert together.menu is not None
    return [one.text() for one in together.menu.actions()]


def choose(window: Window, words: str) -> None:
    at = entries(window).index(words)
    together = desk(window).company.together
    assert together is not None
    assert together.menu is not None
    together.menu.actions()[at].trigger()
    together.menu.close()


def test_a_player_lends_the_place_and_takes_it_back(
    window: Window, jin: Guest, until: Until
) -> None:
    assert len(entries(window)) == 2
    choose(window, "Let the judge do &one thing for you")
    until(lambda: "lets the judge act" in strip(window))
    choose(window, "&Act for yourself again")
    until(lambda: "lets the judge act" not in strip(window))
    jin.say(Judging("ask", 0))
    until(lambda: "Do &not let the judge" in entries(window))
    choose(window, "Let the judge act for you &until you take it back")
    until(lambda: "lets the judge act" in strip(window))


@pytest.fixture
def seats(window: Window, table: Hosted, guests: list[Guest], until: Until) -> list[Guest]:
    """A&ki, whose sign opens a letter in menus, and Ren play; the judge is at the window."""
    seated = [Guest(table.open, name, seat=at) for at, name in enumerate(("A&ki", "Ren"))]
    guests += seated
    until(lambda: all(one.table.me is not None for one in seated))
    sheet = window.lan_desk().joining.ask(name="Jin")
    sheet.way.setText(table.open.judge_invite)
    sheet.go()
    for one in seated:
        one.say(SayReady())
    until(lambda: desk(window).at_table)
    until(lambda: all(one.table.seat is not None for one in seated))
    return seated


def test_a_name_opens_no_letter_and_the_judge_sees_all_the_while_for_whom_they_act(
    window: Window, seats: list[Guest], until: Until
) -> None:
    until(lambda: "Ask to act for A&&ki" in entries(window))
    seats[0].say(Judging("lend"))
    until(lambda: "Act for A&&ki from now on" in entries(window))
    choose(window, "Act for A&&ki from now on")
    together = desk(window).company.together
    assert together is not None
    notes = [chip.note.text() for chip in together.strip.people.chips.values()]
    assert notes[:2] == ["you act in this place", ""]
    choose(window, "Act as the judge again")
    notes = [chip.note.text() for chip in together.strip.people.chips.values()]
    assert notes[:2] == ["lets the judge act", ""]


def test_what_a_judge_looks_into_stands_in_the_log_of_all_and_opens_after_that(
    window: Window, table: Hosted, seats: list[Guest], until: Until
) -> None:
    assert window.side is not None
    sheets = window.side.sheets
    sheets.open_pile("deck.1")
    until(lambda: sheets.viewer.isVisible() and sheets.viewer.zone == "deck.1")
    told = table.host.told(table.host.tree.cursor, 0)
    assert [(one.verb, one.actor, one.count, one.source) for one in told] == [
        ("looked_into", JUDGE, 60, "deck.1")
    ]
    assert not any(one.cards for one in told), "nobody learns a card by it"
    node = table.host.tree.cursor
    sheets.open_pile("discard.1")
    assert table.host.tree.cursor == node, "what lies open is looked at by everybody"


def test_who_is_said_to_know_a_card_stands_in_the_log_of_all_without_it(
    window: Window, table: Hosted, seats: list[Guest], until: Until
) -> None:
    assert window.bridge is not None
    card = window.bridge.view.zones["deck.1"].items[0]
    window.bridge.ask(SetKnown((card,), (0,)))
    until(lambda: bool(seats[0].view.zones["deck.1"].seen))
    for seat in (0, 1, JUDGE):
        told = table.host.told(table.host.tree.cursor, seat)
        assert [(one.verb, one.actor, one.count, one.source, one.cards) for one in told] == [
            ("know", JUDGE, 1, "deck.1", ())
        ]
    assert seats[1].view.zones["deck.1"].seen == ()
    assert window.board is not None
    assert window.board.eyes.said(window.bridge.view.zones["deck.1"].items[0]) == ""


def test_a_judge_at_the_window_asks_acts_and_gives_back(
    window: Window, table: Hosted, guests: list[Guest], until: Until
) -> None:
    aki, ren = (Guest(table.open, name, seat=at) for at, name in enumerate(("Aki", "Ren")))
    guests += [aki, ren]
    until(lambda: aki.table.me is not None and ren.table.me is not None)
    sheet = window.lan_desk().joining.ask(name="Jin")
    sheet.way.setText(table.open.judge_invite)
    sheet.go()
    for one in (aki, ren):
        one.say(SayReady())
    until(lambda: desk(window).at_table)
    until(lambda: aki.table.seat is not None and ren.table.seat is not None)
    until(lambda: len(entries(window)) == 2)
    choose(window, "Ask to act for Aki")
    until(lambda: "Aki is asked already" in entries(window))
    aki.say(Judging("lend"))
    until(lambda: "Act for Aki from now on" in entries(window))
    choose(window, "Act for Aki from now on")
    assert window.situation().view.seat == 0  # type: ignore[union-attr]
    assert window.bridge is not None
    for intent in (Draw(1, "deck.0", "hand.0"), Announce("say", "kept")):
        sent = window.ask(intent)
        assert sent is not None
        until(lambda sent=sent: sent.answer is not None)
    host = table.host
    assert host.tree.actor(host.tree.cursor) == JUDGE
    first, said = host.tree.facts(host.tree.cursor)
    assert (first.actor, said.actor) == (JUDGE, 0)
    aki.say(Judging("take_back"))
    until(lambda: window.bridge is not None and window.bridge.acts_for is None)
    assert window.situation().view.seat == JUDGE  # type: ignore[union-attr]
