from tests.games.blackpoker.black_table import BlackTable, Side


def test_summoned_soldiers_enter_face_up_and_charged() -> None:
    side = Side("C7 HK DA JR S2", "", "D2 D3 D4 D5")
    table = BlackTable(side, format="standard")
    table.through("summonsSoldier", keys="C7", drives="D2")
    table.through("summonsHero", keys="HK", drives="D3 D4")
    table.through("summonsAce", keys="DA")
    table.through("summonsMagic", keys="JR", drives="D5", discards="S2")
    assert table.soldiers() == ["C7", "HK", "DA", "JR"]
    assert table.hand() == []


def test_an_ace_that_is_summoned_quickly_is_a_soldier_or_a_bulwark() -> None:
    for way, soldiers, bulwarks in (("ace", ["SA"], []), ("bulwark", [], ["SA"])):
        table = BlackTable(Side(soldiers="S9"), Side("SA H2"), format="pro")
        table.start("attack")
        table.start("quickSummonsAce", seat=1, keys="SA", discards="H2")
        table.let_pass(0)
        table.resolve(1)
        assert table.waits()
        table.resolve(1, **{"as": way})
        assert (table.soldiers(1), table.bulwarks(1)) == (soldiers, bulwarks)


def test_equip_makes_one_soldier_of_two_cards() -> None:
    table = BlackTable(Side("HA", "H5", "D2"), format="lite")
    table.through("mountSoldier", keys="HA", drives="D2", target="H5")
    assert table.soldiers() == ["H5+HA"]
    assert table.number("H5+HA") == 6


def test_recall_takes_a_charged_character_back_and_the_key_cards_in_any_case() -> None:
    for soldier, hand in (("S9", ["S9", "C2", "C3"]), ("S9'", ["C2", "C3"])):
        table = BlackTable(Side("C2 C3", soldier, "D2"), format="standard")
        table.through("unsummons", keys="C2 C3", drives="D2", target="S9")
        assert table.hand() == hand


def test_a_summon_that_is_countered_leaves_its_key_card_in_the_graveyard() -> None:
    table = BlackTable(Side("C7", "", "D2"), Side("C10 H2"), format="lite")
    table.start("summonsSoldier", keys="C7", drives="D2")
    table.start("counter", seat=1, keys="C10", discards="H2", target="summonsSoldier")
    table.let_pass(0)
    table.resolve(1)
    assert (table.soldiers(), table.stage()) == ([], [])
    assert table.grave()[0] == "C7"
