"""Sealed plans over real sockets: three seats, one of which is lost, comes back, or is opened."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.core.facts.seal_facts import PlansOpened
from app.core.ids import TABLE
from app.core.intents.seal_intents import LockPlan, OpenPlans, UnlockPlan
from app.core.seal import PLAN_LENGTH, plan_text
from app.net.encoding import messages
from app.net.server.hosting import Hosting
from app.session.host.updates import Accepted, Refused
from app.session.room.lobby import Setup
from app.session.room.messages.from_people import Ask, SayReady
from app.session.room.messages.request_messages import AskLeave, GiveReply, Questioned
from app.store.tables.table_file import read_table
from tests.helpers.play import decks_for
from tests.helpers.toy_games import TOYS
from tests.net.tables import Guest, Hosted, same_eyes, wait_for

AKI, REN, MIO = 0, 1, 2
NAMES = ("Aki", "Ren", "Mio")
PLANS = TOYS["plans"]


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Hosted]:
    setup = Setup(3, decks=decks_for(PLANS, 3))
    what = Hosting(PLANS, setup, tmp_path / "evening.chabudai", 0, listen=("127.0.0.1",))
    table = Hosted(what, games=TOYS.get)
    try:
        yield table
    finally:
        table.close()


@pytest.fixture
def three(table: Hosted) -> Iterator[list[Guest]]:
    guests = [Guest(table.open, name, seat=seat, games=TOYS.get) for seat, name in enumerate(NAMES)]
    for guest in guests:
        guest.wait_inside()
        guest.say(SayReady())
    for guest in guests:
        _ = guest.seat
    yield guests
    for guest in guests:
        guest.close()


def plans(guest: Guest) -> list[str | None]:
    """Return the plans as somebody knows them."""
    return [None if seal.plan is None else seal.text for seal in guest.view.seals]


def test_plans_open_together_and_what_others_hear_of_one_is_nothing(
    table: Hosted, three: list[Guest]
) -> None:
    aki, ren, mio = three
    assert isinstance(aki.ask(LockPlan("strike")), Accepted)
    wait_for(lambda: ren.view.seals and mio.view.seals)
    assert (plans(aki), plans(ren), plans(mio)) == (["strike"], [None], [None])
    assert isinstance(mio.ask(LockPlan("hide")), Accepted)
    assert isinstance(ren.ask(LockPlan("wait")), Accepted)
    wait_for(lambda: all(same_eyes(guest, table) for guest in three))
    for guest in three:
        assert plans(guest) == ["strike", "wait", "hide"]


def test_a_lost_seats_plan_opens_by_agreement_of_the_others(
    table: Hosted, three: list[Guest]
) -> None:
    aki, ren, mio = three
    for guest, plan in ((ren, "wait"), (aki, "strike")):
        assert isinstance(guest.ask(LockPlan(plan)), Accepted)
    ren.client.close()
    wait_for(lambda: any(not one.here for one in aki.table.people.people))
    refused = aki.ask(OpenPlans((REN,)))
    assert isinstance(refused, Refused)
    assert refused.code == "agree-first"
    aki.say(AskLeave("plans", plans=(REN,)))
    wait_for(lambda: mio.all(Questioned))
    question = mio.all(Questioned)[-1]
    assert isinstance(question, Questioned)
    assert question.plans == (REN,)
    assert plans(mio) == [None, None]
    mio.say(GiveReply(question.question, "allow"))
    wait_for(lambda: plans(mio) == [None, "wait"])
    wait_for(lambda: same_eyes(aki, table) and same_eyes(mio, table))
    tree = table.host.tree
    assert tree.nodes[tree.cursor].facts == (PlansOpened(TABLE, (REN,), (AKI, MIO)),)


def test_who_comes_back_has_the_locked_plan_as_before_and_nobody_elses(
    table: Hosted, three: list[Guest]
) -> None:
    aki, ren, _ = three
    assert isinstance(aki.ask(LockPlan("strike")), Accepted)
    assert isinstance(ren.ask(LockPlan("wait")), Accepted)
    ren.close()
    wait_for(lambda: any(not one.here for one in aki.table.people.people))
    again = Guest(table.open, "Ren", seat=REN, key=ren.key, games=TOYS.get)
    try:
        wait_for(lambda: again.table.seat is not None and same_eyes(again, table))
        assert plans(again) == [None, "wait"]
        assert isinstance(again.ask(UnlockPlan()), Accepted)
        assert isinstance(again.ask(LockPlan("hide")), Accepted)
        assert plans(again) == [None, "hide"]
    finally:
        again.close()


def test_the_hosts_file_holds_the_plans_of_all(
    table: Hosted, three: list[Guest], tmp_path: Path
) -> None:
    aki, ren, _ = three
    assert isinstance(aki.ask(LockPlan("strike")), Accepted)
    assert isinstance(ren.ask(LockPlan("wait")), Accepted)
    kept = read_table(tmp_path / "evening.chabudai").tree.table
    assert [plan_text(seal.plan) for seal in kept.seals] == ["strike", "wait"]


def test_a_gesture_that_locks_a_plan_is_as_long_for_any_plan() -> None:
    sent = {
        len(messages.written(Ask("a1", 7, LockPlan(plan))))
        for plan in ("", "strike", "x" * PLAN_LENGTH)
    }
    assert len(sent) == 1
    (written,) = {messages.written(Ask("a1", 7, LockPlan("strike")))}
    assert re.search(rb'"strike +"', written)
