"""The turn, the stage and what is sealed happen again over the same alone."""

from __future__ import annotations

import pytest

from app.core.apply.apply import apply
from app.core.facts.seal_facts import PlanLocked, PlanUnlocked, SealsOpened
from app.core.facts.turn_facts import ChancePassed, Declared, Settled, TurnSet
from app.core.seal import PLAN_LENGTH
from app.core.table import Declaration, Table, Turn
from app.session.repetition.counterparts import CannotRepeatError
from app.session.repetition.repeated_fact import Repeating
from tests.core.small_table import AKI, REN, laid


def test_what_was_used_in_a_turn_is_counted_on(repeating: Repeating, table: Table) -> None:
    old = apply(table, TurnSet(AKI, Turn(1, AKI, "main", (("energy", 1),)), "turn"))
    new = apply(table, TurnSet(AKI, Turn(1, AKI, "main"), "turn"))
    used = TurnSet(AKI, Turn(1, AKI, "main", (("energy", 1), ("supporter", 1))), "use")
    again = repeating.fact(used, old, new)
    assert isinstance(again, TurnSet)
    assert again.turn.ledger == (("supporter", 1),)
    taken_off = TurnSet(AKI, Turn(1, AKI, "main"), "use")
    back = repeating.fact(taken_off, old, new)
    assert isinstance(back, TurnSet)
    assert back.turn.ledger == ()


def test_another_turn_is_another_matter(repeating: Repeating, table: Table) -> None:
    mine = apply(table, TurnSet(AKI, Turn(1, AKI, "main"), "turn"))
    theirs = apply(table, TurnSet(AKI, Turn(2, REN, "main"), "turn"))
    with pytest.raises(CannotRepeatError, match="another turn"):
        repeating.fact(TurnSet(AKI, Turn(3, AKI, "main"), "turn"), theirs, mine)


def test_the_same_waits_on_the_stage(repeating: Repeating, table: Table) -> None:
    declared = Declared(AKI, Declaration("d1", AKI, "strike", (0,), ("c0",), ("u1",)), REN)
    again = repeating.fact(declared, table, table)
    assert isinstance(again, Declared)
    assert (again.declaration.id, again.declaration.handles) == ("dnew0", ("c0",))
    then, now = apply(table, declared), apply(table, again)
    settled = repeating.fact(Settled(AKI, "d1", "resolved"), then, now)
    assert settled == Settled(AKI, "dnew0", "resolved")
    with pytest.raises(CannotRepeatError, match="stage"):
        repeating.fact(ChancePassed(REN, AKI), then, table)


def test_plans_and_seals_are_repeated_over_the_same_alone(
    repeating: Repeating, table: Table
) -> None:
    locked = PlanLocked(AKI, "x" * PLAN_LENGTH)
    assert repeating.fact(locked, table, table) == locked
    with pytest.raises(CannotRepeatError, match="plans or seals"):
        repeating.fact(PlanUnlocked(AKI), apply(table, locked), table)
    sealed = laid(shields_0=("wall",))
    opened = SealsOpened(AKI, ("shields.0",), ((0, "cold"),))
    assert repeating.fact(opened, sealed, sealed) == SealsOpened(
        AKI, ("shields.0",), ((0, "cnew0"),)
    )
    with pytest.raises(CannotRepeatError):
        repeating.fact(opened, sealed, apply(sealed, opened))
