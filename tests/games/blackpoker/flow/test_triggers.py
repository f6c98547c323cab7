from app.games.blackpoker.flow.triggers import waiting
from tests.games.blackpoker.black_table import BlackTable, Side


def test_a_triggered_action_goes_onto_the_stage_and_is_nobody_s_pass() -> None:
    table = BlackTable(Side(soldiers="S9"), format="lite")
    table.start("attack")
    table.let_pass()
    table.resolve(attackers="S9")
    assert (table.stage(), table.chance()) == (["block"], 0)
    table.let_pass(0)
    assert table.chance() == 1


def test_what_a_cost_triggers_waits_in_sight_until_the_action_is_done() -> None:
    table = BlackTable(Side("SA SJ", "HK DK", deck="C2 C3 C4 HQ C5 SQ"), format="master")
    table.start("bj", keys="SA SJ", gives="HK DK")
    assert waiting(table.view(1)) == (("nextGeneration", 0), ("nextGeneration", 0))
    table.resolve(cards="C5 C4")
    assert waiting(table.view(1)) == ()
    assert {"HQ", "SQ"} <= set(table.hand())


def test_immediate_ones_of_whose_turn_it_is_come_first() -> None:
    table = BlackTable(
        Side(soldiers="HK", deck="SQ C2"), Side(soldiers="DK", deck="CQ C3"), format="lite"
    )
    table.start("attack")
    table.let_pass()
    table.resolve(attackers="HK")
    for seat in (0, 1):
        table.let_pass(seat)
    table.resolve(1, by_HK="DK")
    for seat in (0, 1):
        table.let_pass(seat)
    table.resolve(0)
    assert (table.hand(0), table.hand(1)) == (["SQ"], ["CQ"])
