import pytest

from tests.games.blackpoker.black_table import BlackTable, Side


def test_up_and_down_change_a_number() -> None:
    table = BlackTable(Side("H6 C2 S4 C5", "C9"), format="lite")
    table.through("up", keys="H6", discards="C2", target="C9")
    table.through("down", keys="S4", discards="C5", target="C9")
    assert table.number("C9") == 11


def test_a_soldier_at_zero_or_below_falls() -> None:
    table = BlackTable(Side("S4 C2"), Side(soldiers="D4"), format="lite")
    table.through("down", keys="S4", discards="C2", target="D4")
    assert (table.soldiers(1), table.grave(1)) == ([], ["D4"])


def test_twist_sets_it_as_one_likes() -> None:
    table = BlackTable(Side("D4 C2"), Side(soldiers="S9"), format="lite")
    table.start("twist", keys="D4", discards="C2", target="S9")
    table.let_pass()
    table.resolve(state="driven")
    assert table.soldiers(1) == ["S9'"]


def test_destroy_bulwark_shows_what_fell() -> None:
    table = BlackTable(Side("H4 D2"), Side(bulwarks="SQ", deck="C2 HJ"), format="lite")
    table.through("destroyBulwark", keys="H4 D2", target="SQ")
    assert (table.bulwarks(1), table.hand(1)) == ([], ["HJ"])


@pytest.mark.parametrize(("diamond", "works"), [("D3", True), ("D4", False)])
def test_death_lance_asks_whether_the_number_can_be_divided(diamond: str, works: bool) -> None:
    table = BlackTable(Side(f"S5 {diamond}"), Side(soldiers="C9", deck=20), format="standard")
    table.through("deathLance", keys=f"S5 {diamond}", target="C9")
    assert (table.soldiers(1), table.life(1)) == (([], 16) if works else (["C9"], 20))


@pytest.mark.parametrize(("how", "laid"), [("one", ["C2"]), ("two", ["C2'", "C3'"])])
def test_reinforce_lays_one_charged_or_two_driven_bulwarks(how: str, laid: list[str]) -> None:
    table = BlackTable(Side("H4 C9", deck="C2 C3 C4"), format="standard")
    table.start("addBulwark", keys="H4 C9")
    table.let_pass()
    table.resolve(bulwarks=how)
    assert table.bulwarks() == laid
    card = table.view().units[table.unit("C2")].base
    assert table.view(0).cards[card].ref == "C-2"
    assert table.view(1).cards[card].ref is None


def test_reanimate_trades_a_character_for_a_card_of_the_graveyard() -> None:
    table = BlackTable(Side("S4 H9", "C2", grave="DK C5"), format="standard")
    table.start("reanimate", keys="S4 H9", target="C2")
    table.let_pass()
    table.resolve(card="DK")
    assert table.soldiers() == ["DK"]


def test_force_makes_all_own_soldiers_stronger() -> None:
    table = BlackTable(Side("H4 H9", "C2 C3", "D2 D3"), Side(soldiers="S9"), format="master")
    table.through("force", keys="H4 H9", drives="D2 D3")
    assert (table.number("C2"), table.number("C3")) == (15, 16)


def test_rain_of_swords_falls_on_both_sides() -> None:
    table = BlackTable(Side("S4 S3", "C2 CK", "D2 D3"), Side(soldiers="H7 H8"), format="master")
    table.through("swordRain", keys="S4 S3", drives="D2 D3")
    assert (table.soldiers(), table.soldiers(1)) == (["CK"], ["H8"])


def test_ambush_makes_soldiers_of_bulwarks_and_charges_them() -> None:
    table = BlackTable(Side("C4 C3", "H2'", "D2 D9 D5"), format="master")
    table.through("surprise", keys="C4 C3", drives="D2 D9")
    assert table.bulwarks() == []
    assert sorted(table.soldiers()) == ["D2", "D5", "D9", "H2"]


def test_reverse_makes_a_bulwark_of_each_card_of_a_soldier() -> None:
    table = BlackTable(Side("C4 H4"), Side(soldiers="S9+S2'"), format="standard")
    table.start("reverse", keys="C4 H4", target="S9+S2")
    table.let_pass()
    table.resolve(state="as-it-is")
    assert (table.soldiers(1), sorted(table.bulwarks(1))) == ([], ["S2'", "S9'"])


def test_an_old_bulwark_that_became_a_soldier_may_attack() -> None:
    table = BlackTable(Side("C4 H4", "", "D9"), format="standard")
    table.start("reverse", keys="C4 H4", target="D9")
    table.let_pass()
    table.resolve(state="charged")
    assert table.soldiers() == ["D9"]
    table.start("attack")
    table.let_pass()
    table.resolve(attackers="D9")
    assert table.soldiers() == ["D9'"]


def test_royal_straight_flush_deals_forty() -> None:
    table = BlackTable(Side("SA S10 SJ SQ SK", "", "D2 D3"), Side(deck=45), format="master")
    table.through("rsf", keys="SA S10 SJ SQ SK", drives="D2 D3", target="seat.1")
    assert table.life(1) == 5
