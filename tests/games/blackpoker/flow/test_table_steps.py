from tests.games.blackpoker.black_table import BlackTable, Side


def test_damage_takes_as_many_cards_as_there_are() -> None:
    table = BlackTable(Side("SK C3"), Side(deck=4), format="lite")
    table.through("throwing", keys="SK C3", target="seat.1")
    assert (table.life(1), len(table.grave(1))) == (0, 4)


def test_all_cards_of_a_soldier_fall_together_and_a_bulwark_is_turned_up() -> None:
    table = BlackTable(Side("S2 S3", "C9"), Side(soldiers="H5+H6"), format="pro")
    table.through("kill", keys="S2 S3", target="H5+H6")
    assert sorted(table.grave(1)) == ["H5", "H6"]


def test_next_generation_mills_until_one_turns_up_and_takes_it() -> None:
    table = BlackTable(Side("S2 S3"), Side(soldiers="HK", deck="C2 C3 DQ C4"), format="pro")
    table.through("kill", keys="S2 S3", target="HK")
    assert table.hand(1) == ["DQ"]
    assert table.grave(1) == ["C3", "C2", "HK"]
    assert table.deck(1) == ["C4"]


def test_of_an_equipped_soldier_each_high_card_triggers_once() -> None:
    table = BlackTable(
        Side("S2 S3"), Side(soldiers="HK+HA+H2", deck="C2 DQ C4 SJ C5"), format="pro"
    )
    table.through("kill", keys="S2 S3", target="HK+HA+H2")
    assert table.hand(1) == ["DQ", "SJ"]


def test_driving_what_is_driven_counts_as_done() -> None:
    table = BlackTable(Side("D2 C3"), Side(soldiers="S9'"), format="lite")
    table.start("twist", keys="D2", discards="C3", target="S9")
    table.let_pass()
    table.resolve(state="driven")
    assert table.soldiers(1) == ["S9'"]
