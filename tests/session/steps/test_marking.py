"""Marks, coins and dice, turns and their ledger."""

from __future__ import annotations

import pytest

from app.core import fact as f
from app.core.apply.apply import apply
from app.core.card import MOST_MARKS, Mark
from app.core.intent import Batch, Flip, PutMark, Roll, Rotate
from app.core.intents.turn_intents import NextTurn, SetPhase, Use
from app.core.table import MOST_USED, Table
from app.session.host.entropy import Entropy
from app.session.steps.marking import MOST_CHANCE, MOST_COUNTED, MOST_SIDES
from tests.core.small_table import AKI, REN, laid, moved
from tests.session.steps.small_step import after, facts, refusal, resolver


@pytest.fixture
def table() -> Table:
    """Aki's fox stands on the field as u1; an owl is in the hand."""
    return moved(laid(hand_0=("fox", "owl")), 0, "field.0", handle="ca", up=True, unit="u1")


def test_damage_adds_up_and_is_healed(table: Table) -> None:
    hurt = after(
        after(table, PutMark(("u1",), "damage", add=30)), PutMark(("u1",), "damage", add=20)
    )
    assert hurt.units["u1"].marks == (Mark("damage", 50),)
    assert after(hurt, PutMark(("u1",), "damage", value=10)).units["u1"].marks[0].value == 10
    assert after(hurt, PutMark(("u1",), "damage", add=-90)).units["u1"].marks == ()


def test_a_mark_lies_on_a_unit_an_open_card_a_seat_or_the_table(table: Table) -> None:
    marked = after(table, PutMark(("u1", "ca", "seat.1", "table"), "used", value=1))
    assert [bool(one) for one in (marked.units["u1"].marks, marked.cards[0].marks)] == [True, True]
    assert marked.marks.keys() == {"seat.1", "table"}
    assert refusal(table, PutMark(("c1",), "used", value=1)) == "hidden"
    assert refusal(table, PutMark(("seat.7",), "used", value=1)) == "gone"


def test_what_is_so_already_changes_nothing(table: Table) -> None:
    assert facts(table, PutMark(("u1",), "damage", value=0)) == ()
    marked = after(table, PutMark(("u1",), "used", value=1))
    assert facts(marked, PutMark(("u1",), "used", value=1)) == ()


def test_notes_have_numbers_so_that_there_can_be_several(table: Table) -> None:
    note = PutMark(("u1",), "note:", value=1, text="asleep\nsince turn 3")
    marks = after(after(table, note), PutMark(("u1",), "note:1", value=1)).units["u1"].marks
    assert [mark.key for mark in marks] == ["note:1", "note:new0"]
    assert marks[1].text == "asleep since turn 3"


def test_there_is_an_end_to_marks_and_to_what_they_count(table: Table) -> None:
    full = Batch(tuple(PutMark(("u1",), f"m{n}", value=1) for n in range(MOST_MARKS)))
    table = after(table, full)
    assert refusal(table, PutMark(("u1",), "more", value=1)) == "too-many"
    assert after(table, PutMark(("u1",), "more", value=1), REN), "the other seat has its own room"
    assert (
        after(table, PutMark(("u1",), "m0", value=10**6)).units["u1"].marks[0].value == MOST_COUNTED
    )


def test_a_mark_has_a_name_and_an_arrow_a_goal(table: Table) -> None:
    assert refusal(table, PutMark(("u1",), "", value=1)) == "no-mark"
    assert refusal(table, PutMark(("u1",), "arrow", value=1, to="u9")) == "gone"


def test_coins_fall_as_often_as_they_are_thrown_or_until_the_first_tails(table: Table) -> None:
    (three,) = facts(table, Flip(3))
    assert isinstance(three, f.CoinsFlipped)
    assert len(three.heads) == 3
    runs = [
        resolver(table).run(Flip(1, until_tails=True), Entropy(seed))[0].heads  # type: ignore[union-attr]
        for seed in range(8)
    ]
    assert {run[-1] for run in runs} == {False}
    assert all(all(run[:-1]) for run in runs)
    assert max(map(len, runs)) > 2


def test_dice_show_what_they_have(table: Table) -> None:
    (fell,) = facts(table, Roll(4, 50))
    assert isinstance(fell, f.DiceRolled)
    assert set(fell.results) == {1, 2, 3, 4}


@pytest.mark.parametrize(
    "step",
    [
        Flip(0),
        Flip(MOST_CHANCE + 1),
        Roll(6, 0),
        Roll(6, MOST_CHANCE + 1),
        Roll(1),
        Roll(MOST_SIDES + 1),
    ],
)
def test_nobody_throws_nothing_or_without_end(table: Table, step: Flip | Roll) -> None:
    assert refusal(table, step) == "too-many"


def test_the_next_turn_is_counted_and_its_ledger_empty(table: Table) -> None:
    used = after(after(table, NextTurn(AKI)), Use("energy"))
    assert (used.turn.number, used.turn.ledger) == (1, (("energy", 1),))
    following = after(used, NextTurn(REN)).turn
    assert (following.number, following.seat, following.ledger) == (2, REN, ())
    assert refusal(table, NextTurn(5)) == "no-seat"


def test_what_is_unticked_more_often_than_used_was_never_used(table: Table) -> None:
    assert after(after(table, Use("energy")), Use("energy", -3)).turn.ledger == ()
    assert facts(table, Use("energy", -1)) == ()


def test_what_the_game_lists_has_its_place_in_a_full_ledger(table: Table) -> None:
    table = after(table, Batch(tuple(Use(f"k{n}") for n in range(MOST_USED))))
    assert refusal(table, Use("another")) == "too-many"
    assert after(table, Use("summon")).turn.used("summon") == 1


def test_phases_and_turned_units_are_told_once(table: Table) -> None:
    assert after(table, SetPhase("battle")).turn.phase == "battle"
    assert facts(table, SetPhase("setup")) == ()
    turned = apply(table, f.Rotated(AKI, ("u1",), 90))
    assert facts(turned, Rotate(("u1",), 90)) == ()
    assert after(turned, Rotate(("u1",), 0)).units["u1"].turn == 0
