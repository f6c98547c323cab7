"""Battles before they are fought: the defender's best plan, and what it leaves."""

import pytest

from app.games.blackpoker.computer.clash import (
    Fighter,
    able_blockers,
    best_blocks,
    declared_plan,
    falls,
    fighter,
    outcome,
    worth_of_attack,
)
from app.games.blackpoker.computer.worth import life_worth
from tests.games.blackpoker.black_table import BlackTable, Side


def fighters(*written: str, seat: int = 0) -> tuple[Fighter, ...]:
    table = BlackTable(
        Side(soldiers=" ".join(written)) if seat == 0 else None,
        Side(soldiers=" ".join(written)) if seat == 1 else None,
    )
    return tuple(fighter(table.view(), table.unit(one, seat)) for one in written)


def blocked(attackers: tuple[Fighter, ...], blockers: tuple[Fighter, ...]) -> list[list[int]]:
    plan = best_blocks(attackers, blockers, 30)
    return [[one.number for one in named] for _, named in plan]


def test_the_smaller_side_falls_and_both_where_they_are_even() -> None:
    nine, five = fighters("S9", "S5")
    assert falls(nine, (five,)) == (0, five.worth)
    assert falls(five, (nine,)) == (five.worth, 0)
    assert falls(nine, (nine,)) == (nine.worth, nine.worth)
    assert falls(nine, (five, five)) == (nine.worth, 0)


def test_a_bulwark_takes_along_whom_it_meets() -> None:
    table = BlackTable(Side(soldiers="S9"), Side(bulwarks="D9 D4 JR"))
    own, theirs = table.view(0), table.view(1)
    nine = fighter(own, table.unit("S9"))
    meets, misses, joker = (fighter(theirs, table.unit(one, 1)) for one in ("D9", "D4", "JR"))
    unknown = fighter(own, table.unit("D9", 1))
    assert falls(nine, (meets,))[0] == falls(nine, (joker,))[0] == nine.worth
    assert falls(nine, (misses,))[0] == 0
    assert 0 < falls(nine, (unknown,))[0] < nine.worth


def test_damage_is_what_nobody_blocks() -> None:
    nine, five = fighters("S9", "S5")
    worth, damage = outcome(((nine, ()), (five, (nine,))), 30)
    assert damage == 9
    assert worth == pytest.approx(life_worth(30) - life_worth(21) - five.worth)


def test_who_is_stronger_blocks_and_two_together_do_where_one_is_not() -> None:
    assert blocked(fighters("S5"), fighters("H9", "H4", seat=1)) == [[9]]
    assert blocked(fighters("SK"), fighters("H9", "H7", seat=1)) == [[7, 9]]
    assert blocked(fighters("S2"), ()) == [[]]


def test_an_attack_that_promises_nothing_is_not_made() -> None:
    assert worth_of_attack(fighters("S5"), fighters("H9", seat=1), 30) == 0
    assert worth_of_attack(fighters("S9"), (), 30) > 9
    assert worth_of_attack((), (), 30) == 0


def test_who_could_block_and_who_was_named() -> None:
    table = BlackTable(Side(soldiers="S9"), Side(soldiers="H4 H5'", bulwarks="D2"), format="lite")
    assert {one.number for one in able_blockers(table.view(), 1)} == {4, 0}
    table.start("attack")
    table.let_pass(1)
    table.resolve(attackers="S9")
    table.let_pass(0)
    table.let_pass(1)
    table.resolve(1, by_S9="H4")
    view = table.view()
    ((attacker, named),) = declared_plan(view, (table.unit("S9"),))
    assert (attacker.number, [one.number for one in named]) == (9, [4])
