import pytest

from app.games.blackpoker.effects.battle_effects import blocks_go_together
from tests.games.blackpoker.black_table import BlackTable, Side


def fought(own: Side, other: Side, attackers: str, **blocks: str) -> BlackTable:
    """Attack, block, and come to where the judgement is next."""
    table = BlackTable(own, other, format="lite")
    table.start("attack")
    table.let_pass()
    table.resolve(attackers=attackers)
    for seat in (0, 1):
        table.let_pass(seat)
    table.resolve(1, **{f"by_{name}": "" for name in attackers.split()} | blocks)
    for seat in (0, 1):
        table.let_pass(seat)
    return table


def test_without_attackers_nothing_follows_but_the_attack_is_spent() -> None:
    table = BlackTable(Side(soldiers="S9"), format="lite")
    table.start("attack")
    table.let_pass()
    table.resolve(attackers="")
    assert table.stage() == []
    assert table.why_not("attack") == "once"


def test_attackers_are_driven_and_blockers_are_not() -> None:
    table = fought(Side(soldiers="S9 H5"), Side(soldiers="D4 C5"), "S9 H5", by_S9="D4 C5")
    assert (table.soldiers(0), table.soldiers(1)) == (["S9'", "H5'"], ["D4", "C5"])


@pytest.mark.parametrize(
    ("blockers", "left", "theirs"),
    [("D4", ["S9'"], ["C5", "DQ"]), ("D4 C5", [], ["DQ"]), ("DQ", [], ["D4", "C5", "DQ"])],
)
def test_the_smaller_side_falls_and_both_where_they_are_equal(
    blockers: str, left: list[str], theirs: list[str]
) -> None:
    table = fought(Side(soldiers="S9"), Side(soldiers="D4 C5 DQ"), "S9", by_S9=blockers)
    table.resolve()
    assert (table.soldiers(0), table.soldiers(1), table.life(1)) == (left, theirs, 40)


def test_who_is_not_blocked_hits_the_player() -> None:
    table = fought(Side(soldiers="S9 H5"), Side(deck=20), "S9 H5")
    table.resolve()
    assert table.life(1) == 6


@pytest.mark.parametrize(
    ("bulwark", "left"), [("S6", ["H5'"]), ("S5", []), ("JR", []), ("CA", ["H5'"])]
)
def test_a_bulwark_takes_the_attacker_along_where_its_number_is_met(
    bulwark: str, left: list[str]
) -> None:
    table = fought(
        Side(soldiers="H5"), Side(bulwarks=bulwark, deck="C2 C3 C4"), "H5", by_H5=bulwark
    )
    table.resolve()
    assert (table.soldiers(), table.bulwarks(1)) == (left, [])
    assert bulwark in table.grave(1)


def test_the_sum_of_an_equipped_soldier_is_no_number_of_its_cards() -> None:
    for bulwark, falls in (("C6", False), ("C5", True), ("CA", True)):
        table = fought(
            Side(soldiers="H5+HA"), Side(bulwarks=bulwark), "H5+HA", **{"by_H5+HA": bulwark}
        )
        table.resolve()
        assert (table.soldiers() == []) == falls


def test_a_blocker_that_is_gone_blocks_no_more() -> None:
    table = BlackTable(Side("S8 D2", "D7"), Side(soldiers="C8", deck=20), format="lite")
    table.start("attack")
    table.let_pass()
    table.resolve(attackers="D7")
    for seat in (0, 1):
        table.let_pass(seat)
    table.resolve(1, by_D7="C8")
    table.through("down", keys="S8", discards="D2", target="C8")
    assert table.soldiers(1) == []
    for seat in (0, 1):
        table.let_pass(seat)
    table.resolve()
    assert table.life(1) == 13


def test_several_block_together_only_if_they_are_soldiers_and_nobody_blocks_twice() -> None:
    table = BlackTable(Side(soldiers="S9 H5"), Side(soldiers="D4 C5", bulwarks="S2 S3"))
    view = table.view(1)
    one, two = table.unit("D4", 1), table.unit("C5", 1)
    wall, other = table.unit("S2", 1), table.unit("S3", 1)
    assert blocks_go_together(view, ((one, two), (wall,)))
    assert not blocks_go_together(view, ((one, wall),))
    assert not blocks_go_together(view, ((wall, other),))
    assert not blocks_go_together(view, ((one,), (one,)))


def test_after_the_judgement_nobody_attacks_or_blocks_any_more() -> None:
    table = fought(Side(soldiers="S9"), Side(soldiers="DQ D4"), "S9", by_S9="D4")
    table.resolve()
    marks = [mark.key for unit in table.view().units.values() for mark in unit.marks]
    assert marks == []
