"""What both halves of a patch work out by themselves, so that nobody has to write it."""

from __future__ import annotations

import pytest

from app.core.data.value import replace
from app.core.ids import SeatId
from app.core.table import Turn
from app.core.view import Event, SeatCard, SeatFact, SeatStage, SeatUnit, SeatView
from app.net.encoding.patch.patch_names import (
    Names,
    gone,
    gone_units,
    kept,
    next_step,
    other_parts,
    repeats_stage,
    row_of,
    subjects_of,
    used_alone,
)
from tests.core.small_table import AKI, REN
from tests.net.encoding.small_steps import EXAMPLES, FIRST, OTHER, SECOND, THIRD, UNIT, told


@pytest.fixture
def view() -> SeatView:
    """Aki's, with an elk that has a fawn attached, and a fox beside it on the field."""
    return told(*EXAMPLES["hurt"]).before


def example(name: str, seat: SeatId = AKI) -> tuple[SeatView, SeatFact]:
    one = told(*EXAMPLES[name], seat)
    return one.before, one.fact


# -- rows ----------------------------------------------------------------------------------------


def test_the_row_of_a_zone_is_what_the_seat_sees_in_it(view: SeatView) -> None:
    assert row_of(view.zones["field.0"]) == (OTHER, UNIT)
    assert row_of(view.zones["prizes.0"]) == ()
    looked = told(*EXAMPLES["look"]).after
    assert row_of(looked.zones["deck.0"]) == (FIRST,)


# -- cards that stay as they are -------------------------------------------------------------------


def test_a_card_that_moves_with_its_unit_is_as_it_was_elsewhere(view: SeatView) -> None:
    there = kept(view, FIRST, "field.1", UNIT)
    assert there == replace(view.cards[FIRST], zone="field.1")
    assert kept(view, FIRST, "field.0", UNIT) is view.cards[FIRST]
    assert kept(view, "cnobodys0", "field.0", UNIT) is None


def test_the_other_cards_of_a_unit_are_those_that_did_not_come_just_now(view: SeatView) -> None:
    unit = view.units[UNIT]
    names = Names(cards={SECOND: ("field.0", UNIT)})
    assert other_parts(names, [(unit, unit)]) == {FIRST: ("field.0", UNIT)}
    assert other_parts(Names(), [(None, unit)]) == {
        FIRST: ("field.0", UNIT),
        SECOND: ("field.0", UNIT),
    }


# -- what is gone --------------------------------------------------------------------------------


def test_a_card_is_gone_that_was_taken_out_and_is_nowhere_else() -> None:
    names = Names(left={FIRST, SECOND, THIRD, "cd"}, stay={THIRD}, cards={"cd": ("hand.0", "")})
    touched = {SECOND: SeatCard(SECOND, "owl", AKI, "hand.0")}
    assert gone(names, touched) == (FIRST,)
    assert gone(Names(), touched) == ()


def test_what_is_gone_is_in_the_order_of_its_names() -> None:
    assert gone(Names(left={THIRD, FIRST, SECOND}), {}) == (FIRST, SECOND, THIRD)
    assert gone_units(Names(left_units={"u3", "u1", "u2"}), ()) == ("u1", "u2", "u3")


def test_a_unit_is_gone_that_was_taken_off_and_stands_nowhere_else() -> None:
    names = Names(left_units={"u1", "u2", "u3"}, units={"u2": "field.0"})
    assert gone_units(names, ["u3"]) == ("u1",)
    assert gone_units(Names(), ()) == ()


# -- whom the events are about ---------------------------------------------------------------------


def test_events_are_about_what_came_what_went_and_the_bases(view: SeatView) -> None:
    names = Names(cards={"cnew00000": ("hand.0", ""), THIRD: ("hand.0", "")})
    touched = {"cnew00000": SeatCard("cnew00000", "ape", AKI, "hand.0")}
    grown = replace(view.units[UNIT], base=SECOND)
    pairs: list[tuple[SeatUnit | None, SeatUnit]] = [(view.units[UNIT], grown)]
    subjects = subjects_of(view, ("c4",), (OTHER,), touched, names, pairs)
    assert subjects.cards == ["ape", "fox", "cat", "fawn", "fox"]
    assert subjects.units == ["fawn", "elk", "fox", "fox"]


def test_a_unit_that_was_not_there_had_no_base_before(view: SeatView) -> None:
    subjects = subjects_of(view, (), (), {}, Names(), [(None, view.units[UNIT])])
    assert subjects.units == ["elk", None]


# -- what follows --------------------------------------------------------------------------------


def test_the_place_of_a_gesture_follows_from_the_turn_and_the_one_before(view: SeatView) -> None:
    later = replace(view, turn=Turn(view.turn.number + 1, 1))
    assert next_step(view, view, 4) == 5
    assert next_step(view, view, None) is None
    assert next_step(view, later, 4) == next_step(view, later, None) == 0


@pytest.mark.parametrize(
    ("name", "again"),
    [("move the key card", True), ("move another", True), ("declare", False), ("play", False)],
)
def test_key_cards_are_named_again_wherever_cards_move(name: str, again: bool) -> None:
    """How long a message is then does not tell whether one of them was a key card."""
    assert repeats_stage(*example(name)) is again
    assert repeats_stage(*example(name, REN)) is again


def test_a_declaration_without_key_cards_need_not_be_named_again() -> None:
    view, fact = example("move another")
    stage = SeatStage(tuple(replace(one, cards=()) for one in view.stage.declarations))
    assert not repeats_stage(replace(view, stage=stage), fact)


def test_events_that_follow_from_the_ledger_are_not_told() -> None:
    view, fact = example("tick off")
    assert used_alone(view, fact, AKI)
    assert not used_alone(view, fact, REN), "somebody else did it"
    said = replace(fact, events=(*fact.events, Event("say", AKI)))
    assert not used_alone(view, said, AKI)
    assert not used_alone(*example("next turn"), AKI)
    assert not used_alone(*example("play"), AKI)
