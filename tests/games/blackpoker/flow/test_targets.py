from tests.games.blackpoker.black_table import BlackTable, Side


def test_a_soldier_of_either_side_can_be_made_stronger() -> None:
    table = BlackTable(Side("H6 C2", "C3", "D2"), Side("", "S9"), format="lite")
    assert table.targets("up") == ["C3", "S9"]


def test_equip_wants_an_own_soldier_of_the_key_card_s_suit_and_no_joker() -> None:
    table = BlackTable(Side("HA SK", "H5 C4 JR", "D2"), format="standard")
    assert table.targets("mountSoldier") == ["H5"]


def test_destroy_bulwark_is_aimed_at_bulwarks_of_both() -> None:
    table = BlackTable(Side("H2 D3", "C4", "S2"), Side(bulwarks="S5"), format="lite")
    assert table.targets("destroyBulwark") == ["S2", "S5"]


def test_throw_is_aimed_at_the_opponent() -> None:
    table = BlackTable(Side("S2 C3"), format="lite")
    assert table.targets("throwing") == ["seat.1"]


def test_counter_is_aimed_at_what_has_one_or_two_key_cards_and_never_at_itself() -> None:
    table = BlackTable(Side("S2 C3"), Side("C10 H2 C9 D5"), format="lite")
    assert not table.can("counter", 1)
    table.start("throwing", keys="S2 C3", target="seat.1")
    assert table.targets("counter", 1) == ["throwing"]
    table.start("counter", seat=1, keys="C10", discards="H2", target="throwing")
    table.let_pass(0)
    table.resolve(1)
    assert table.stage() == []


def test_what_has_no_key_card_cannot_be_countered() -> None:
    table = BlackTable(Side(soldiers="S9"), Side("C10 H2"), format="lite")
    table.start("attack")
    assert table.why_not("counter", 1) == "target"


def test_force_cannot_be_countered() -> None:
    table = BlackTable(Side("H2 H3", "S9", "D2 D3"), Side("C10 H2"), format="master")
    table.start("force", keys="H2 H3")
    assert not table.can("counter", 1)


def test_truce_is_aimed_at_a_damage_judgement_alone() -> None:
    table = BlackTable(Side(soldiers="S9"), Side("D2 D3"), format="pro")
    table.start("attack")
    assert not table.can("truce", 1)
    table.let_pass()
    table.resolve(attackers="S9")
    table.let_pass(0)
    table.let_pass(1)
    table.resolve(1)
    table.let_pass(0)
    assert table.targets("truce", 1) == ["damageJudge"]
