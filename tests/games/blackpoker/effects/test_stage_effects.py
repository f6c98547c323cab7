import pytest

from tests.games.blackpoker.black_table import BlackTable, Side


@pytest.mark.parametrize(("club", "negated"), [("C6", True), ("C5", False)])
def test_counter_negates_one_key_card_that_is_not_higher(club: str, negated: bool) -> None:
    table = BlackTable(Side("H6 D2", "C3"), Side(f"{club} H2"), format="lite")
    table.start("up", keys="H6", discards="D2", target="C3")
    table.start("counter", seat=1, keys=club, discards="H2", target="up")
    table.let_pass(0)
    table.resolve(1)
    assert (table.stage() == []) == negated


def test_counter_can_be_countered() -> None:
    table = BlackTable(Side("H6 D2 C9 D5", "C3"), Side("C6 H2"), format="lite")
    table.start("up", keys="H6", discards="D2", target="C3")
    table.start("counter", seat=1, keys="C6", discards="H2", target="up")
    table.start("counter", keys="C9", discards="D5", target="counter")
    assert table.stage() == ["up", "counter", "counter"]
    table.let_pass(1)
    table.resolve(0)
    assert table.stage() == ["up"]


def test_truce_ends_a_battle_without_harm() -> None:
    table = BlackTable(Side(soldiers="D7"), Side("D2 D3", deck=20), format="pro")
    table.start("attack")
    table.let_pass()
    table.resolve(attackers="D7")
    for seat in (0, 1):
        table.let_pass(seat)
    table.resolve(1, by_D7="")
    table.let_pass(0)
    table.start("truce", seat=1, keys="D2 D3", target="damageJudge")
    table.let_pass(0)
    table.resolve(1)
    assert (table.stage(), table.life(1)) == ([], 20)
    assert not [m for unit in table.view().units.values() for m in unit.marks]


def test_change_target_aims_an_action_at_something_else() -> None:
    table = BlackTable(Side("S4 H2", "S9"), Side("C2 C3", "D4 D5"), format="pro")
    table.start("down", keys="S4", discards="H2", target="D4")
    table.start("changeTarget", seat=1, keys="C2 C3", target="down")
    table.let_pass(0)
    table.resolve(1, aim="S9")
    for seat in (0, 1):
        table.let_pass(seat)
    table.resolve(0)
    assert (table.number("S9"), table.soldiers(1)) == (5, ["D4", "D5"])
