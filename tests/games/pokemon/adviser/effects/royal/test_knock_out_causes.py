"""Whose doing a Knock Out is."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.games.pokemon.adviser.effects.royal.knock_out_causes import UNKNOWN, Blame, blamed
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.position_sides import Condition
from app.games.pokemon.adviser.model.turn_record import Cause, Record
from tests.games.pokemon.adviser.royal import A, B, C, royal
from tests.games.pokemon.adviser.situation import mon


def whose(one: Any, **more: Any) -> Blame:
    table = royal([one], **more)
    fallen = table.mon("a1")
    assert fallen is not None
    return blamed(table, fallen)


def out(*conditions: Condition, left: int = 0, **more: Any) -> Any:
    return mon(None, plain=True, hp_left=left, conditions=conditions, **more)


@pytest.mark.parametrize(
    ("causes", "blame"),
    [
        ((Cause(B),), Blame("other", (B,))),
        ((Cause(A, "attack"),), Blame("own", (A,))),
        ((Cause(B, "poisoned"),), Blame("condition", (B,))),
        ((Cause(B, "poisoned"), Cause(C)), Blame("tie", (B, C))),
        ((Cause(None),), UNKNOWN),
    ],
)
def test_what_a_case_says(causes: tuple[Cause, ...], blame: Blame) -> None:
    assert whose(out(), causes=(("a1", causes),)) == blame


def test_in_a_checkup_it_follows_from_the_conditions() -> None:
    def checked(left: int, *conditions: Condition) -> Blame:
        return whose(out(*conditions, left=left), turn={"phase": "checkup"})

    poison, burn = Condition("poisoned", 1, B), Condition("burned", 2, C)
    assert checked(10, poison, burn) == Blame("poison", (B,))
    assert checked(30, poison, burn) == Blame("burn", (C,))
    assert checked(40, poison, burn) == UNKNOWN
    assert checked(10, poison) == Blame("condition", (B,))
    assert checked(10, Condition("poisoned", 1, None)) == UNKNOWN
    assert checked(10, Condition("poisoned", 1, A)) == Blame("own", (A,))


def test_in_a_turn_who_attacked_or_is_marked() -> None:
    attacked = {"plays": (p.Attack(B, "b1", target="a1"),)}
    assert whose(out(), turn=attacked) == Blame("other", (B,))
    at_table: dict[str, Any] = {"record": Record()}
    assert whose(out(marks=(Mark("hit", C + 1),)), **at_table) == Blame("other", (C,))
    assert whose(out(marks=(Mark("felled", C + 1), Mark("hit", B + 1)))) == Blame("other", (C,))
    assert whose(out(), **at_table) == UNKNOWN
    assert whose(out(), turn={"player": B, "phase": "attack"}) == Blame("other", (B,))
