"""What a fact touches: all that may look different afterwards, so that just that is told anew."""

from __future__ import annotations

import pytest

from app.core import fact as f
from app.core.apply.apply import apply
from app.core.apply.changes import Changes, changes
from app.core.card import Mark
from app.core.facts.agreement_facts import OptionsSet
from app.core.facts.seal_facts import PlanLocked
from app.core.facts.turn_facts import ChancePassed, Declared, TurnSet
from app.core.seal import filled
from app.core.table import Declaration, Table, Turn
from tests.core.small_table import AKI, REN, laid, moved, with_spec


@pytest.fixture
def table() -> Table:
    """A deck of two, a hand of two, and a unit of two cards on the field."""
    table = laid(deck_0=("fox", "owl"), hand_0=("elk", "cat"), hand_1=("dog", "hen"))
    table = moved(table, 4, "field.1", handle="ca", up=True, unit="u1")
    return moved(table, 5, "field.1", handle="cb", up=True, unit="u1", role="attached")


def test_a_move_touches_where_the_card_was_and_where_it_is(table: Table) -> None:
    touched = changes(table, f.Moved(AKI, (f.CardMove(0, "hand.0", handle="cn"),)))
    assert touched == Changes(frozenset({"deck.0", "hand.0"}), frozenset({0}))


def test_who_joins_or_leaves_a_unit_touches_all_that_stands_there(table: Table) -> None:
    leaves = changes(table, f.Moved(AKI, (f.CardMove(4, "grave.1", handle="cn"),)))
    assert (leaves.units, leaves.cards) == ({"u1"}, {4, 5})
    joins = changes(table, f.Moved(AKI, (f.CardMove(2, "field.1", unit="u1", role="attached"),)))
    assert (joins.units, joins.cards) == ({"u1"}, {2, 4, 5})


def test_a_card_that_was_covered_is_touched_though_it_lies_still(table: Table) -> None:
    move = f.Moved(AKI, (f.CardMove(0, "stack.0", up=True),), renamed=((3, "cnew"),))
    assert changes(table, move).cards == {0, 3}


def test_new_cards_are_counted_behind_all_that_were_there(table: Table) -> None:
    brought = f.Brought(AKI, AKI, "hand.0", (f.BroughtCard("new"), f.BroughtCard("newer")))
    assert changes(table, brought).cards == {6, 7}


def test_a_turn_touches_the_stage_where_a_chance_goes_round_that_it_ends(table: Table) -> None:
    begins = TurnSet(AKI, Turn(1, REN, also=(AKI,)), "turn")
    assert changes(table, begins) == Changes(turn=True)
    going_round = apply(table, ChancePassed(AKI, REN))
    assert changes(going_round, begins) == Changes(turn=True, stage=True)


def test_a_shuffle_of_a_part_touches_what_changes_places(table: Table) -> None:
    touched = changes(table, f.Shuffled(AKI, "deck.0", (1, 0), kept=(0,)))
    assert touched == Changes(frozenset({"deck.0"}), frozenset({0}))


def test_a_shuffle_touches_the_whole_pile(table: Table) -> None:
    assert changes(table, f.Shuffled(AKI, "deck.0", (1, 0))) == Changes(
        frozenset({"deck.0"}), frozenset({0, 1})
    )


def test_what_lies_still_touches_its_zone_and_its_unit(table: Table) -> None:
    turned = changes(table, f.Faced(AKI, (4,), up=False))
    assert (turned.zones, turned.cards, turned.units) == ({"field.1"}, {4}, {"u1"})


def test_a_unit_that_gets_a_new_name_is_touched_under_both(table: Table) -> None:
    way = f.UnitMove("u1", "field.0", renamed="u2")
    touched = changes(table, f.UnitsMoved(REN, (way,)))
    assert (touched.units, touched.zones) == ({"u1", "u2"}, {"field.0", "field.1"})
    assert touched.cards == {4, 5}


@pytest.mark.parametrize(
    ("target", "touched"),
    [
        ("u1", Changes(units=frozenset({"u1"}))),
        ("card.2", Changes(cards=frozenset({2}))),
        ("seat.0", Changes(marks=True)),
        ("table", Changes(marks=True)),
    ],
)
def test_a_mark_touches_what_it_lies_on(table: Table, target: str, touched: Changes) -> None:
    assert changes(table, f.Marked(AKI, (f.MarkChange(target, "x", Mark("x")),))) == touched


def test_a_key_card_that_moves_touches_the_stage(table: Table) -> None:
    move = f.Moved(AKI, (f.CardMove(2, "grave.0", handle="cn"),))
    assert not changes(table, move).stage
    declared = apply(table, Declared(AKI, Declaration("d1", AKI, "strike", (2,), ("c2",))))
    assert changes(declared, move).stage


def test_coins_and_words_touch_nothing_and_a_beginning_everything(table: Table) -> None:
    assert changes(table, f.CoinsFlipped(AKI, (True,))) == Changes()
    assert changes(table, f.Announced(AKI, "say", "hello")) == Changes()
    assert changes(table, TurnSet(AKI, Turn(1, REN), "turn")) == Changes(turn=True)
    began = changes(table, f.Began("toy", (), (), ()))
    assert began.cards == set(range(6))
    assert began.turn
    assert began.stage
    assert began.marks
    assert began.options


def test_a_turn_touches_the_plans_that_are_over_with_it(table: Table) -> None:
    planned = apply(table, PlanLocked(AKI, filled("strike")))
    next_turn = TurnSet(AKI, Turn(1, REN, "main"), "turn")
    assert changes(planned, next_turn) == Changes(turn=True, seals=True)
    assert changes(table, next_turn) == Changes(turn=True)
    phase = TurnSet(AKI, Turn(0, AKI, "battle"), "phase")
    assert changes(planned, phase) == Changes(turn=True)


def test_an_option_touches_what_it_may_open_to_a_team(table: Table) -> None:
    fact = OptionsSet(AKI, (("hands", "open"),))
    assert changes(table, fact) == Changes(options=True)
    shared = with_spec(table, "hand.0", team_sees=("hands", "open"))
    touched = changes(shared, fact)
    assert (touched.zones, touched.cards) == ({"hand.0"}, {2, 3})


def test_an_option_touches_what_it_may_open_to_everybody(table: Table) -> None:
    open_kinds = with_spec(table, "hand.0", lies_open=("fox",), opened_by=("hands", "open"))
    touched = changes(open_kinds, OptionsSet(AKI, (("hands", "open"),)))
    assert (touched.zones, touched.cards) == ({"hand.0"}, {2, 3})
