"""An attack under way, in one sentence."""

from app.games.blackpoker.table.battle_status import battle_status
from tests.games.blackpoker.black_table import BlackTable, Side


def attacked() -> BlackTable:
    table = BlackTable(
        Side(soldiers="S9 H5+HA DQ"), Side(soldiers="D10 C4 C5", bulwarks="C3"), format="lite"
    )
    table.start("attack")
    return table


def said(table: BlackTable) -> str:
    status = battle_status(table.view())
    return "" if status is None else status.en


def test_it_says_how_far_the_attack_is_who_attacks_whom_and_what_is_to_come() -> None:
    table = attacked()
    assert said(table) == "Attack, before attackers are named"
    table.let_pass()
    table.resolve(attackers="S9 H5+HA DQ")
    assert said(table) == (
        "Attack, before blockers are named: ♠9 → Ren, ♥5+♥A (6) → Ren, ♦Q (12) → Ren, "
        "up to 27 damage"
    )
    for seat in (0, 1):
        table.let_pass(seat)
    table.resolve(1, **{"by_S9": "C4 C5", "by_H5+HA": "", "by_DQ": "C3"})
    assert said(table) == (
        "Attack, before damage: ♠9 : ♣4+♣5, ♥5+♥A (6) → Ren, ♦Q (12) → bulwark, 6 damage to come"
    )
    status = battle_status(table.view())
    assert status is not None
    assert status.ja == (
        "アタック：ダメージ判定の前：♠9 : ♣4+♣5、♥5+♥A (6) → Ren、♦Q (12) → 防壁、予定ダメージ6"
    )


def test_while_nobody_attacks_there_is_nothing_to_say() -> None:
    table = BlackTable(Side("H6 C2", "C3"), format="lite")
    assert said(table) == ""
    table.start("up", keys="H6", discards="C2", target="C3")
    assert said(table) == ""
