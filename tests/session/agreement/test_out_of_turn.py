"""What anybody may do in another's turn; the lock as a table has it is in `test_turn_lock.py`."""

from __future__ import annotations

import pytest

from app.core import fact as f
from app.core import intent as i
from app.core.apply.apply import apply
from app.core.data.value import replace
from app.core.facts.turn_facts import ChancePassed, Declared
from app.core.ids import place
from app.core.intents.agreement_intents import Rule
from app.core.intents.turn_intents import Declare, PassChance, Restage, Settle
from app.core.table import Declaration, Table
from app.core.text.words import Words
from app.games.contracts.stage.stage_contract import HOLDS
from app.games.task_model import Choice, Task
from app.session.agreement.out_of_turn import is_offered, may, may_afterwards
from tests.core.small_table import AKI, REN, laid, moved
from tests.helpers.toy_games import TOYS

DUEL = TOYS["duel"]
TAKE = i.Procedure("take", (("count", "1"), ("seat", "1")))


@pytest.fixture
def table() -> Table:
    """Ren's: a hand c0 c1, a deck of two, a dog on the field as u1. Aki's: a cat on it as u2."""
    table = laid(hand_1=("fox", "owl", "dog"), deck_1=("elk", "bee"), hand_0=("ant", "cat"))
    table = moved(table, 2, "field.1", handle="cdog", up=True, unit="u1")
    return moved(table, 6, "field.0", handle="ccat", up=True, unit="u2")


def rens(table: Table, step: i.Step) -> bool:
    """Whether Ren may do that in Aki's turn."""
    return may(DUEL, table, REN, step)


def test_the_own_hand_may_be_arranged_and_nothing_leave_it(table: Table) -> None:
    assert rens(table, i.Move(("c1",), "hand.1", 0))
    assert rens(table, i.Move((place("hand.1", 0),), "hand.1", -1))
    assert rens(table, i.Shuffle("hand.1"))
    assert not rens(table, i.Move(("c1",), "field.1"))
    assert not rens(table, i.Move(("c5",), "hand.1"))
    assert not rens(table, i.Move(("c1",), "hand.1", up=True)), "face up it is shown"
    assert not rens(table, i.Shuffle("deck.1"))


def test_what_the_own_eyes_see_anyway_may_be_looked_at(table: Table) -> None:
    assert rens(table, i.Look("hand.1"))
    assert not rens(table, i.Look("deck.1"))
    shown = apply(table, f.Shown(REN, (f.Showing(3, "ctop"),), (REN,)))
    assert rens(shown, i.Look("deck.1", 1))
    assert not rens(shown, i.Look("deck.1", 2))


def test_an_own_look_may_be_ended_and_nobody_elses(table: Table) -> None:
    own = apply(table, f.Shown(REN, (f.Showing(3, "ctop"),), (REN,)))
    both = apply(own, f.Shown(REN, (f.Showing(4, "cnext"),), (AKI, REN)))
    assert rens(own, i.Hide("deck.1"))
    assert not rens(both, i.Hide("deck.1"))


def test_people_talk_agree_and_note_on_their_own_things(table: Table) -> None:
    assert rens(table, i.Announce("say", "wait"))
    assert not rens(table, i.Announce("attack"))
    assert rens(table, Rule("once"))
    for target, may_note in (("u1", True), ("seat.1", True), ("cdog", True), ("u2", False)):
        assert rens(table, i.PutMark((target,), "note:x", value=1)) is may_note
    assert not rens(table, i.PutMark(("u1",), "damage", add=10))
    for targets, may_ask in ((("seat.1",), True), (("seat.0",), False), (("u1",), False)):
        assert rens(table, i.PutMark(targets, HOLDS, value=1)) is may_ask, "to wait for oneself"


def test_several_harmless_things_are_harmless_and_nothing_at_all_is_not(table: Table) -> None:
    say = i.Announce("say", "hm")
    assert rens(table, i.Batch((say, i.Shuffle("hand.1"))))
    assert not rens(table, i.Batch((say, i.Flip())))
    assert not rens(table, i.Batch(()))


def test_who_holds_the_chance_responds_and_settles_what_is_their_own(table: Table) -> None:
    assert not rens(table, Declare("parry"))
    strike = Declaration("d1", AKI, "strike")
    chance = apply(table, Declared(AKI, strike, chance=REN))
    assert rens(chance, Declare("parry"))
    assert rens(chance, PassChance())
    assert rens(chance, Settle("d1"))
    passed = apply(chance, ChancePassed(REN, None))
    assert not rens(passed, Settle("d1"))
    assert may(DUEL, passed, AKI, Settle("d1"))


def test_who_holds_the_chance_orders_the_stage_and_others_aim_what_is_their_own(
    table: Table,
) -> None:
    for name, seat in (("d1", AKI), ("d2", REN)):
        table = apply(table, Declared(seat, Declaration(name, seat, "strike"), chance=REN))
    other, as_it_is = ("d2", "d1"), ("d1", "d2")
    assert rens(table, Restage(other, (("d1", ("d2",)),)))
    passed = apply(table, ChancePassed(REN, None))
    assert not rens(passed, Restage(other))
    assert rens(passed, Restage(as_it_is, (("d2", ("d1",)),)))
    assert not rens(passed, Restage(as_it_is, (("d2", ()), ("d1", ()))))


# -- what the game asks for -----------------------------------------------------------------------


TAKES = Task(
    "prizes.1", REN, Words("Ren takes one", "Renが取る"), (Choice(Words("Take", "取る"), TAKE),)
)


def test_what_a_task_asks_of_a_seat_it_may_do_and_no_more(table: Table) -> None:
    spec = replace(DUEL, tasks=lambda _view: (TAKES,))
    assert is_offered(spec, table, REN, TAKE)
    assert may(spec, table, REN, i.Procedure("take", tuple(reversed(TAKE.arguments))))
    assert not may(spec, table, REN, i.Procedure("take", (("count", "2"), ("seat", "1"))))
    assert not may(spec, table, AKI, TAKE), "it is asked of Ren"
    assert not rens(table, TAKE), "where there is no task"


def test_a_game_says_what_belongs_in_any_turn_and_may_stumble(table: Table) -> None:
    coins = replace(DUEL, out_of_turn=lambda _view, step: isinstance(step, i.Flip))
    assert may(coins, table, REN, i.Flip())
    assert not may(coins, table, REN, i.Roll())
    stumbles = replace(DUEL, out_of_turn=lambda view, _step: bool(view.units["u9"]))
    assert not may(stumbles, table, REN, i.Flip())


# -- after the game -------------------------------------------------------------------------------


def test_after_the_game_all_throw_coins_and_look_at_and_show_what_is_their_own(
    table: Table,
) -> None:
    for step, free in (
        (i.Flip(), True),
        (i.Roll(), True),
        (i.Look("deck.1"), True),
        (i.Look("deck.0"), False),
        (i.Show((place("deck.1", 0), "c0"), ()), True),
        (i.Show(("c5",), ()), False),
        (i.Draw(1, "deck.1", "hand.1"), False),
        (i.Announce("say", "gg"), True),
    ):
        assert may_afterwards(table, REN, step) is free, step
