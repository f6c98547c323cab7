"""A draft belongs to one turn and one seat; its sketches are taken back and done again."""

from __future__ import annotations

import pytest

from app.core.data.value import replace
from app.core.seal import PLAN_LENGTH, SeatSeal, filled
from app.core.view import SeatView
from app.session.host.local_table import lay_table
from app.session.seat.plan_draft import MOST_STEPS, PlanDraft, is_planned
from tests.helpers.play import decks_for
from tests.helpers.toy_games import TOYS

PLANS = TOYS["plans"]


@pytest.fixture
def view() -> SeatView:
    return lay_table(PLANS, ("Aki", "Ren"), decks_for(PLANS, 2), 1).sit(0).view


def later(view: SeatView) -> SeatView:
    return replace(view, turn=replace(view.turn, number=view.turn.number + 1))


def test_what_is_sketched_lies_over_the_view_of_its_turn_alone(view: SeatView) -> None:
    draft = PlanDraft()
    assert draft.laid_over(view) is view
    draft.go_on(view, "play 1")
    assert draft.laid_over(view).draft == "play 1"
    assert draft.laid_over(view) is draft.laid_over(view), "it is made once"
    assert draft.laid_over(later(view)).draft == ""


def test_steps_are_taken_back_and_done_again_until_something_else_is_sketched(
    view: SeatView,
) -> None:
    draft = PlanDraft()
    for text in ("a", "b", "c"):
        draft.go_on(view, text)
    draft.go(-2)
    assert (draft.text, draft.can_go_back(view), draft.can_go_forth(view)) == ("a", True, True)
    draft.go(1)
    assert draft.text == "b"
    draft.go_on(view, "d")
    assert not draft.can_go_forth(view)
    draft.go(-9)
    assert (draft.text, draft.can_go_back(view)) == ("", False)


def test_the_same_again_is_no_step_and_what_no_seal_could_hold_changes_nothing(
    view: SeatView,
) -> None:
    draft = PlanDraft()
    for text in ("a", "a", "é", '"', "x" * (PLAN_LENGTH + 1)):
        draft.go_on(view, text)
    assert draft.text == "a"
    draft.go(-1)
    assert draft.text == ""


def test_another_turn_begins_with_nothing(view: SeatView) -> None:
    draft = PlanDraft()
    draft.go_on(view, "a")
    draft.go_on(later(view), "b")
    assert not draft.can_go_back(view)
    draft.go(-1)
    assert draft.text == ""


def test_once_it_is_locked_nothing_of_it_can_be_taken_back(view: SeatView) -> None:
    draft = PlanDraft()
    draft.go_on(view, "a")
    locked = replace(view, seals=(SeatSeal(0, locked=True, plan=filled("a")),))
    assert not is_planned(locked)
    assert draft.laid_over(locked).draft == ""
    assert not draft.can_go_back(locked)


def test_a_draft_that_was_kept_is_taken_up_and_can_be_taken_back(view: SeatView) -> None:
    draft = PlanDraft()
    draft.begin(view.turn.number, "a")
    assert (draft.text, draft.can_go_back(view)) == ("a", True)


def test_only_so_many_steps_are_kept(view: SeatView) -> None:
    draft = PlanDraft()
    for number in range(MOST_STEPS + 9):
        draft.go_on(view, f"step {number}")
    draft.go(-MOST_STEPS * 2)
    assert draft.text == "step 9"
