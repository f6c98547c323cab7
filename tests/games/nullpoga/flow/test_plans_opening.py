"""Both plans open: the cards they name are shown, and the chance of the turn is drawn once."""

from __future__ import annotations

from app.core.intent import Undo
from app.core.intents.seal_intents import LockPlan, OpenPlans
from app.games.nullpoga.flow.plans_opening import open_plan_of
from app.games.nullpoga.flow.turn_chance import chance_of
from app.games.nullpoga.resolver.turn_plans import NOTHING
from app.games.nullpoga.table.board_reading import UNKNOWN
from app.session.host.updates import Accepted
from tests.games.nullpoga.poga_table import Half, PogaTable


def test_what_a_plan_names_is_shown_and_nothing_else_of_the_hand() -> None:
    table = PogaTable(Half(hand="rat"), Half(hand="cat boar meteor cat"))
    assert table.board(0).sides[1].hand == (UNKNOWN,) * 4

    table.lock("", "summon cat 0;cast meteor 0b2")

    assert table.board(0).sides[1].hand == ("cat", UNKNOWN, "meteor", UNKNOWN)


def test_a_plan_names_no_more_than_the_hand_holds() -> None:
    table = PogaTable(Half(hand="rat cat"), Half())
    table.lock("summon rat 0;summon rat 1;summon boar 2")
    assert table.board(1).sides[0].hand == ("rat", UNKNOWN)


def test_a_plan_that_nobody_can_read_plans_nothing() -> None:
    table = PogaTable(Half(hand="rat"), Half())
    table.lock("no plan at all", "cast;;repeat for ever")
    assert open_plan_of(table.view(1), 0) == NOTHING
    table.run()
    assert table.view().turn.number == 7


def test_taking_the_opening_back_unlocks_both_plans() -> None:
    table = PogaTable(Half(hand="rat"), Half(hand="cat"))
    table.lock("summon rat 0", "summon cat 0")

    # One who sits alone at a screen has nobody to ask.
    assert isinstance(table.clients[1].ask(Undo()), Accepted)

    assert table.view(0).seals == table.view(1).seals == ()


def test_a_locked_plan_tells_the_other_nothing() -> None:
    table = PogaTable(Half(hand="rat"), Half(hand="cat"))
    table.ask(0, LockPlan("summon rat 0"))
    seal = table.view(1).seal(0)
    assert seal is not None
    assert (seal.locked, seal.plan) == (True, None)


def test_a_plan_opened_alone_leaves_the_chance_undrawn_until_the_other_lies_open() -> None:
    table = PogaTable(Half(hand="rat"), Half(hand="cat"))
    table.ask(0, LockPlan("summon rat 0"))
    table.ask(0, OpenPlans((0,), (0, 1)))
    opened = table.view(1).seal(0)
    assert opened is not None
    assert not opened.locked
    assert chance_of(table.view(1)) == ""

    table.ask(1, LockPlan("summon cat 0"))

    assert chance_of(table.view(0)) != ""
