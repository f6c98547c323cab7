"""What starting something promises at first sight, less what it costs."""

from app.games.blackpoker.computer.gains import NO_GAIN, battle_worth, gain, harm
from app.games.blackpoker.computer.legal_moves import ways_of
from app.games.blackpoker.flow.starting import startable
from tests.games.blackpoker.black_table import BlackTable, Side


def gains(table: BlackTable, name: str, seat: int = 0) -> dict[str, float]:
    """Return the most that an action promises, by what it is aimed at."""
    view = table.view(seat)
    found: dict[str, float] = {}
    for one in startable(view, seat):
        if one.action.id == name:
            for keys, target in ways_of(view, seat, one):
                worth = gain(view, seat, one, keys, target)
                written = table.written(target, seat) if target else ""
                found[written] = max(found.get(written, NO_GAIN), worth)
    return found


def test_a_soldier_promises_more_than_its_card() -> None:
    table = BlackTable(Side("S9 SK", bulwarks="D2 D3"), format="lite")
    assert gains(table, "summonsHero")[""] > gains(table, "summonsSoldier")[""] > 0


def test_magic_is_aimed_at_the_other_s_soldiers_and_at_those_that_it_fells() -> None:
    table = BlackTable(Side("S9 D2", "C4"), Side(soldiers="C8 CK"), format="lite")
    down = gains(table, "down")
    assert down["C8"] > 0 > down["C4"]
    assert down["C8"] > down["CK"]


def test_a_great_throw_is_worth_its_cards_and_a_small_one_is_not() -> None:
    assert gains(BlackTable(Side("SK C2"), format="lite"), "throwing")["seat.1"] > 0
    assert gains(BlackTable(Side("S2 C10"), format="lite"), "throwing")["seat.1"] < 0


def test_a_throw_that_wins_is_worth_everything() -> None:
    table = BlackTable(Side("S5 C2"), Side(deck=5), format="lite")
    assert gains(table, "throwing")["seat.1"] > 100


def test_what_hurts_is_countered_and_a_counter_that_is_too_low_is_nothing_worth() -> None:
    table = BlackTable(Side("SK CK"), Side("C2 D2"), format="lite")
    table.start("throwing", keys="SK CK", target="seat.1")
    assert harm(table.view(1), 1, table.view(1).stage.declarations[0].id) > 10
    assert harm(table.view(0), 0, table.view(0).stage.declarations[0].id) == 0
    assert gains(table, "counter", 1)["throwing"] > 0
    low = BlackTable(Side("S10", bulwarks="D3"), Side("C2 D2"), format="lite")
    low.start("summonsSoldier", keys="S10", drives="D3")
    assert gains(low, "counter", 1)["summonsSoldier"] < 0


def test_what_is_aimed_at_somebody_who_is_gone_does_no_harm() -> None:
    table = BlackTable(Side("S8 D3", "C4"), Side("S9 D2 C10 D5"), format="lite")
    table.start("down", keys="S8", discards="D3", target="C4")
    table.start("down", seat=1, keys="S9", discards="D2", target="C4")
    table.let_pass(0)
    table.resolve(1)
    assert table.soldiers() == []
    assert table.stage() == ["down"]
    assert harm(table.view(1), 1, table.view(1).stage.declarations[0].id) == 0
    table.let_pass(0)
    assert gains(table, "counter", 1)["down"] < 0


def test_a_battle_is_turned_where_that_is_worth_it() -> None:
    table = BlackTable(Side("H5 D2", "S9"), Side(soldiers="CK"), format="lite")
    table.start("attack")
    assert battle_worth(table.view(), 0) == 0
    table.let_pass(1)
    table.resolve(attackers="S9")
    table.let_pass(0)
    table.let_pass(1)
    table.resolve(1, by_S9="CK")
    assert battle_worth(table.view(), 0) < 0
    assert battle_worth(table.view(1), 1) == -battle_worth(table.view(), 0)
    assert battle_worth(table.view(), 0, table.unit("S9"), 5) > 0
    assert gains(table, "up")["S9"] > 0 > gains(table, "up")["CK"]


def test_what_nobody_has_figures_for_is_told_apart() -> None:
    assert gains(BlackTable(Side("S9"), format="lite"), "end")[""] <= NO_GAIN
