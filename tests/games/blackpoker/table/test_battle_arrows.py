from app.core.text.words import Words
from app.games.blackpoker.blackpoker_game import SPEC
from app.games.blackpoker.table.battle_arrows import arrows
from tests.games.blackpoker.black_table import BlackTable, Side


def attacked(own: Side, other: Side, attackers: str) -> BlackTable:
    table = BlackTable(own, other, format="lite")
    table.start("attack")
    table.let_pass()
    table.resolve(attackers=attackers)
    return table


def block(table: BlackTable, **blocks: str) -> None:
    for seat in (0, 1):
        table.let_pass(seat)
    table.resolve(1, **blocks)


def told(table: BlackTable, seat: int = 0) -> list[tuple[str, bool]]:
    return [(arrow.text.en, arrow.open) for arrow in arrows(table.view(seat))]


def test_there_are_none_before_somebody_attacks() -> None:
    assert SPEC.arrows is arrows
    assert arrows(BlackTable(Side(soldiers="S9"), Side(soldiers="D4")).view()) == ()


def test_whom_nobody_blocks_goes_for_the_player_with_its_number() -> None:
    table = attacked(Side(soldiers="S9 H5+HA"), Side(soldiers="D4"), "S9 H5+HA")
    assert told(table) == [("9 → Ren", True), ("6 → Ren", True)]
    assert {arrow.target for arrow in arrows(table.view())} == {"seat.1"}


def test_against_soldiers_both_sides_are_told_once() -> None:
    table = attacked(Side(soldiers="S9 H5"), Side(soldiers="D4 C5"), "S9 H5")
    block(table, by_S9="D4 C5", by_H5="")
    assert told(table) == [("9 : 4+5", False), ("", False), ("5 → Ren", True)]
    targets = [arrow.target for arrow in arrows(table.view())]
    assert targets == [table.unit("D4", 1), table.unit("C5", 1), "seat.1"]


def test_a_bulwark_keeps_its_number_to_itself_and_all_eyes_see_the_same() -> None:
    table = attacked(Side(soldiers="S9"), Side(bulwarks="D4"), "S9")
    block(table, by_S9="D4")
    (arrow,) = arrows(table.view(1))
    assert arrow.text == Words("9 → bulwark", "9 → 防壁")
    assert told(table, 0) == told(table, 1)


def test_they_go_with_the_battle_and_follow_what_changes_a_number() -> None:
    own = Side("H3 D2", soldiers="S9")
    table = attacked(own, Side(soldiers="D10"), "S9")
    block(table, by_S9="D10")
    table.start("up", keys="H3", target="S9", discards="D2")
    assert told(table) == told(table, 1) == [("9 (+3) : 10", False)]
    table.let_pass(1)
    table.resolve()
    assert told(table) == [("12 : 10", False)]
    for seat in (0, 1):
        table.let_pass(seat)
    table.resolve()
    assert told(table) == []


def test_what_waits_to_change_a_number_stands_behind_it_in_the_order_it_was_started() -> None:
    table = attacked(Side("H3 D2 H4 C2", "S9"), Side("S5 D9", "D4 C5"), "S9")
    block(table, by_S9="D4 C5")
    table.start("up", keys="H3", target="S9", discards="D2")
    table.start("down", seat=1, keys="S5", target="S9", discards="D9")
    assert told(table)[0] == ("9 (+3 −5) : 4+5", False)
    table.start("up", keys="H4", target="C5", discards="C2")
    assert told(table)[0] == ("9 (+3 −5) : 4+5 (+4)", False)
