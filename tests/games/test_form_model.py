"""What a form asks: one of several, several of several, a number; and what is more than asked."""

from __future__ import annotations

import pytest

from app.core.data.value import replace
from app.core.intent import Procedure
from app.core.text.wording import both
from app.games.form_model import Choosable, Form, FormField, Number, Pick, Ticks

MONS = (Choosable("u1", both("Dreepy")), Choosable("u2", both("Duskull")))
WHOM = Pick("whom", both("Whom"), MONS)
HEALED = Ticks("healed", both("Whom to heal"), MONS, most=1)
POINTS = Number("points", both("Points"), 30, least=10, most=60, step=10)


@pytest.mark.parametrize(("chosen", "within"), [("", True), ("u2", True), ("u3", False)])
def test_one_is_picked_of_those_that_are_there(chosen: str, within: bool) -> None:
    assert replace(WHOM, value=chosen).is_within is within


@pytest.mark.parametrize(
    ("chosen", "within"),
    [((), True), (("u2",), True), (("u1", "u2"), False), (("u3",), False), (("u1", "u1"), False)],
)
def test_so_many_are_ticked_as_are_asked_for(chosen: tuple[str, ...], within: bool) -> None:
    assert replace(HEALED, values=chosen).is_within is within


def test_without_a_limit_any_number_is_ticked_but_none_twice() -> None:
    any_number = replace(HEALED, most=-1)
    assert replace(any_number, values=("u1", "u2")).is_within
    assert not replace(any_number, values=("u1", "u1")).is_within


@pytest.mark.parametrize(("number", "within"), [(10, True), (60, True), (0, False), (70, False)])
def test_a_number_may_be_overwritten_beyond_what_is_asked_for(number: int, within: bool) -> None:
    assert replace(POINTS, value=number).is_within is within


def test_a_form_is_within_what_it_asks_if_every_answer_is() -> None:
    def form(*fields: FormField) -> Form:
        return Form(both("Heal"), fields, both("Heal"), Procedure("heal"))

    assert form(WHOM, HEALED, POINTS).is_within
    assert not form(WHOM, HEALED, replace(POINTS, value=990)).is_within
