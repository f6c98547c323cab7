"""Whose turn it is, and whose chance to respond."""

from __future__ import annotations

import pytest

from app.core.apply.apply import apply
from app.core.apply.fitting import ImpossibleFactError
from app.core.facts.turn_facts import ChancePassed, Declared, Restaged, TurnSet
from app.core.table import Declaration, Stage, Table, Turn
from tests.core.small_table import AKI, REN, laid


@pytest.fixture
def table() -> Table:
    return laid(deck_0=("fox", "owl", "elk"), hand_0=("cat", "dog"))


def test_a_turn_is_what_it_is_set_to(table: Table) -> None:
    turn = Turn(3, REN, "main", (("energy", 1),))
    assert apply(table, TurnSet(REN, turn, "turn")).turn == turn


def test_a_turn_of_several_is_what_it_is_set_to(table: Table) -> None:
    turn = Turn(3, REN, "plan", also=(AKI,))
    assert apply(table, TurnSet(REN, turn, "turn")).turn.seats == (REN, AKI)


def test_a_chance_about_nothing_declared_ends_with_its_phase(table: Table) -> None:
    table = apply(table, ChancePassed(AKI, REN))
    assert (table.stage.chance, table.stage.passed) == (REN, (AKI,))
    assert apply(table, TurnSet(AKI, Turn(1, AKI, ledger=(("x", 1),)), "use")).stage.chance == REN
    for verb in ("phase", "turn", "anew"):
        assert apply(table, TurnSet(AKI, Turn(2, REN), verb)).stage == Stage()
    declared = apply(table, Declared(AKI, Declaration("d1", AKI, "strike"), REN))
    assert apply(declared, TurnSet(AKI, Turn(2, REN), "turn")).stage.chance == REN


def test_where_nobody_held_the_chance_it_begins_to_go_round(table: Table) -> None:
    table = apply(table, ChancePassed(AKI, REN))
    table = apply(table, ChancePassed(REN, None))
    assert table.stage.passed == (AKI, REN)
    assert apply(table, ChancePassed(AKI, REN)).stage.passed == (AKI,)


def test_what_waits_stands_in_another_order_and_is_aimed_elsewhere(table: Table) -> None:
    strike, parry = (
        Declaration("d1", AKI, "strike"),
        Declaration("d2", REN, "parry", (), (), ("d1",)),
    )
    table = apply(apply(table, Declared(AKI, strike, REN)), Declared(REN, parry, AKI))
    table = apply(table, ChancePassed(AKI, REN))
    aims = (("d2", ("seat.1", "d1")),)
    stage = apply(table, Restaged(AKI, ("d2", "d1"), aims)).stage
    assert [one.id for one in stage.declarations] == ["d2", "d1"]
    assert [one.targets for one in stage.declarations] == [("seat.1", "d1"), ()]
    assert (stage.chance, stage.passed) == (REN, (AKI,)), "chance and passed stay as they are"


@pytest.mark.parametrize(
    "fact",
    [
        Restaged(AKI, ("d1",)),
        Restaged(AKI, ("d1", "d1")),
        Restaged(AKI, ("d1", "d2", "d3")),
        Restaged(AKI, ("d1", "d2"), (("d3", ()),)),
    ],
    ids=["one missing", "one twice", "one too many", "aimed but not there"],
)
def test_another_order_of_what_does_not_wait_fits_no_table(table: Table, fact: Restaged) -> None:
    for name in ("d1", "d2"):
        table = apply(table, Declared(AKI, Declaration(name, AKI, "strike"), REN))
    with pytest.raises(ImpossibleFactError):
        apply(table, fact)
