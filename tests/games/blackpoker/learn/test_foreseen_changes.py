"""What actions change, as it is told beforehand: characters, cards drawn, damage."""

from __future__ import annotations

from tests.games.blackpoker.black_table import BlackTable, Side
from tests.games.blackpoker.learn.foreseen_stage import blocked, comes, each


def test_what_is_countered_or_has_lost_its_target_has_no_effect() -> None:
    table = blocked()
    table.start("up", keys="H3", discards="HJ", target="S9")
    table.start("down", seat=1, keys="S5", discards="D8", target="S9")
    table.start("counter", keys="C8", discards="H7", target="down")
    assert comes(table) == ["Down has no effect", "♦10 falls", "Ren takes 6", "♠9: 9 → 12"]

    table = BlackTable(Side("H6 C2", "C3"), Side("S4 D9"), format="lite")
    table.start("up", keys="H6", discards="C2", target="C3")
    table.start("down", seat=1, keys="S4", discards="D9", target="C3")
    assert comes(table) == ["♣3 falls", "Up has no effect"]
    assert each(table) == ["falls", "no effect"]


def test_a_hidden_bulwark_stays_hidden_to_who_may_not_know_it() -> None:
    hidden = "a hidden bulwark meets ♠9"
    told = [comes(blocked(theirs=one, by=one)) for one in ("C3", "C9")]
    assert told[0] == told[1] == [hidden, "1 bulwark falls", "Ren takes 6"]
    assert comes(blocked(theirs="C3", by="C3"), 1) == ["♣3 falls", "Ren takes 6"]
    assert comes(blocked(theirs="C9", by="C9"), 1) == ["♠9 and ♣9 fall", "Ren takes 6"]
    assert each(blocked(theirs="C3", by="C3")) == ["9 : ?, → 6"]
    assert each(blocked(theirs="C3", by="C3"), 1) == ["9 : ♣3, → 6"]


def test_a_trump_that_is_destroyed_falls() -> None:
    table = BlackTable(Side("C2", opened="S2"), Side("S2", bulwarks="D3"))
    table.start("attack")
    table.start("trumpDestroy", seat=1, keys="S2", drives="D3", target="S2")
    assert comes(table, 1)[0] == "♠2 falls"


def test_all_damage_counts_where_nobody_is_told_the_size_of_a_deck() -> None:
    def thrown(deck: int) -> BlackTable:
        table = BlackTable(Side("SK C7"), Side(deck=deck), format="lite")
        table.start("throwing", keys="SK C7", target="seat.1")
        return table

    assert comes(thrown(15)) == comes(thrown(15), 1) == ["Ren takes 13"]
    assert comes(thrown(5)) == ["Ren takes 5", "Ren has no deck left"]


def test_characters_come_and_go() -> None:
    table = BlackTable(Side("C7 H2 H3 HA", "S5 H5", "C9 C10"), Side(), format="lite")
    table.start("summonsSoldier", keys="C7", drives="C9")
    assert comes(table) == ["♣7 enters"]
    table = BlackTable(Side("HA", "S5 H5", "C9"), Side(), format="lite")
    table.start("mountSoldier", keys="HA", drives="C9", target="H5")
    assert (comes(table), each(table)) == (["♥5: 5 → 6"], ["5 → 6"])
    table = BlackTable(Side("H2 H3", "S5", "C9"), Side(), format="standard")
    table.start("unsummons", keys="H2 H3", drives="C9", target="S5")
    assert (comes(table), each(table)) == (["♠5 and ♥2+♥3 return to the hand"], ["leaves"])


def test_several_hidden_bulwarks_are_counted() -> None:
    table = BlackTable(Side(soldiers="S9 H5"), Side(bulwarks="C2 C3"), format="lite")
    table.start("attack")
    table.let_pass()
    table.resolve(attackers="S9 H5")
    for seat in (0, 1):
        table.let_pass(seat)
    table.resolve(1, by_S9="C2", by_H5="C3")
    assert comes(table)[-1] == "2 bulwarks fall"
