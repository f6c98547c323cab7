"""The keen player: it tries things out on what it sees, and does what stands best after."""

from __future__ import annotations

from app.core.intents.turn_intents import PassChance
from app.games.blackpoker.computer.keen import IN_BATTLE, OWN_TIME
from app.games.blackpoker.rules.rule_set import rule_set
from tests.games.blackpoker.black_table import BlackTable, Side
from tests.games.blackpoker.computer.test_steady import attacked, said, thinks


def test_it_wins_where_it_can() -> None:
    table = BlackTable(Side("S5 C2", "S9"), Side(soldiers="HK", deck=5), format="lite")
    assert said(thinks(table, player="keen"))["action"] == "throwing"


def test_it_attacks_where_nobody_can_stop_it_and_not_into_what_does() -> None:
    table = BlackTable(Side("", "S9"), Side(), format="lite")
    step = thinks(table, player="keen")
    assert said(step)["action"] == "attack"
    held = BlackTable(Side("", "S9"), Side(soldiers="HK"), format="lite")
    assert said(thinks(held, player="keen"))["action"] == "end"


def test_two_weaker_soldiers_block_one_that_attacks_together() -> None:
    table = attacked(Side(soldiers="SK"), Side(soldiers="H9 H7"))
    named = said(thinks(table, 1, "keen"))[f"by:{table.unit('SK')}"]
    assert set(named.split(",")) == {table.unit("H9", 1), table.unit("H7", 1)}


def test_a_battle_is_turned_in_time() -> None:
    table = attacked(Side("H5 D2", "S9"), Side(soldiers="CK"))
    table.resolve(1, by_S9="CK")
    step = said(thinks(table, player="keen"))
    assert (step["action"], step["targets"]) == ("up", table.unit("S9"))


def test_what_only_costs_is_not_done_in_answer() -> None:
    table = BlackTable(Side("S9", bulwarks="D3"), Side("D2 H3"), format="lite")
    table.start("summonsSoldier", keys="S9", drives="D3")
    assert thinks(table, 1, "keen") == PassChance()


def test_what_has_its_own_time_is_told_by_types_that_there_are() -> None:
    types = {one.type for one in rule_set("6", "lite").actions.values()}
    assert set(OWN_TIME) < types
    assert set(IN_BATTLE) < set(rule_set("6", "lite").actions)


def test_what_shows_only_once_it_is_done_is_taken_at_its_word() -> None:
    table = BlackTable(Side("JR", bulwarks="D3 D4 D5"), Side(), format="lite")
    assert said(thinks(table, player="keen"))["action"] == "search"
