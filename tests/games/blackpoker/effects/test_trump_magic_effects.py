"""Magic that open trumps give."""

from __future__ import annotations

from app.games.blackpoker.flow.resolve_steps import resolve_with
from app.session.host.updates import Accepted
from tests.games.blackpoker.black_table import BlackTable, Side


def test_drain_puts_a_character_below_the_deck_and_hurts() -> None:
    table = BlackTable(Side(soldiers="S9 H5", bulwarks="C4", opened="S3", deck="D2 D3"))

    table.start("drain", target="seat.1")
    table.let_pass()
    table.resolve(character="H5")

    assert table.deck() == ["D2", "D3", "H5"]
    assert table.life(1) == 38


def test_drain_hurts_nobody_without_a_character() -> None:
    table = BlackTable(Side(opened="S3"))

    table.through("drain", target="seat.1")

    assert table.life(1) == 40


def test_intimidate_takes_all_soldiers_up_to_ten() -> None:
    table = BlackTable(
        Side(soldiers="S10 HQ", opened="S4", bulwarks="C2"), Side(soldiers="H2 D5+D6 CJ+S5")
    )

    table.through("intimidate")

    assert (table.soldiers(), table.bulwarks()) == (["HQ"], ["C2"])
    assert table.soldiers(1) == ["D5+D6", "CJ+S5"], "a soldier that a Jack made counts eleven"
    assert table.life() == 39


def test_resurrection_returns_a_spade_of_the_graveyard() -> None:
    table = BlackTable(Side(bulwarks="C2", grave="H9 S8 SQ S3", opened="S5"))

    table.start("resurrection", drives="C2")
    table.let_pass()
    table.resolve(card="S8")

    assert table.soldiers() == ["S8"]
    assert table.grave()[1:] == ["H9", "SQ", "S3"]


def test_resurrection_waits_for_its_player_where_the_other_resolves_it() -> None:
    table = BlackTable(Side(bulwarks="C2", grave="S8", opened="S5"))
    table.start("resurrection", drives="C2")
    table.let_pass()

    assert isinstance(table.ask(resolve_with(), 1), Accepted)

    assert table.waits()
    table.resolve(0)
    assert table.soldiers() == ["S8"]


def test_instant_kill_takes_a_soldier_for_own_ones_of_the_same_sum() -> None:
    table = BlackTable(Side(soldiers="S4 H5 C2", opened="S7"), Side(soldiers="D9 HQ"))

    table.start("instantKill", target="D9", soldiers="S4 H5")
    assert (table.soldiers(), table.soldiers(1)) == (["C2"], ["HQ"])

    table.start("instantKill", target="HQ", soldiers="C2")
    assert (table.soldiers(), table.soldiers(1)) == ([], ["HQ"])


def test_reinforcements_reveal_two_and_one_of_them_enters() -> None:
    table = BlackTable(Side(bulwarks="C2", deck="D9 HK S3 S4", opened="H2"))

    table.start("summonReinforcement", drives="C2")
    table.let_pass()
    table.resolve()
    assert table.waits()
    table.resolve(card="S3")

    assert table.soldiers() == ["S3"]
    assert table.deck() == ["S4", "HK"], "L took the first, the other lies below"
    assert table.why_not("summonReinforcement") == "once"


def test_ceasefire_negates_an_attack_and_closes_itself() -> None:
    table = BlackTable(Side(soldiers="S9"), Side(soldiers="H7'", bulwarks="C3'", opened="H4"))
    table.start("attack")

    table.start("retreat", seat=1, target="attack")

    assert table.stage() == []
    assert table.trumps(1) == ["(H4)"]
    assert (table.soldiers(1), table.bulwarks(1)) == (["H7"], ["C3"])
    assert table.why_not("attack") == "once"
    assert table.chance() == 0


def test_pursuit_charges_soldiers_and_attacks_once_more() -> None:
    table = BlackTable(Side(hand="C2 C3", soldiers="S9", bulwarks="C4", opened="H5"))
    table.start("attack")
    table.let_pass()
    table.resolve(attackers="S9")
    for _ in ("block", "damageJudge"):
        table.let_pass(0)
        table.let_pass(1)
        table.resolve()
    assert (table.soldiers(), table.life(1)) == (["S9'"], 31)

    table.start("pursuit", drives="C4", discards="C2 C3")

    assert (table.soldiers(), table.stage(), table.chance()) == (["S9"], ["attack"], 1)


def test_phantom_reverses_an_own_character_without_its_cost() -> None:
    table = BlackTable(Side(soldiers="S9", bulwarks="C4 C5", opened="H7"))

    table.start("phantom", drives="C4", target="S9")
    assert (table.stage(), table.chance()) == (["reverse"], 1)
    table.let_pass()
    table.resolve(state="as-it-is")

    assert (table.soldiers(), table.bulwarks()) == ([], ["C4'", "C5", "S9"])


def test_salvation_lets_each_owner_say_the_order() -> None:
    table = BlackTable(
        Side(hand="H5", soldiers="S9 C6 C3", bulwarks="C4", opened="H8", deck="D2 D3"),
        Side(soldiers="HQ D8 D4", deck="S2 S3"),
    )
    table.start("salvation", keys="H5", drives="C4")
    table.let_pass()
    table.resolve(order="C6 S9")
    assert table.waits(), "the other owner has still to choose"
    table.resolve(1, order="HQ D8")

    assert (table.soldiers(), table.soldiers(1)) == (["C3"], ["D4"])
    assert table.deck() == ["C6", "S9", "D2", "D3"]
    assert table.deck(1) == ["HQ", "D8", "S2", "S3"]
    assert table.stage() == []


def test_add_bulwark_is_for_who_has_no_more_than_the_opponent() -> None:
    table = BlackTable(Side(opened="DA", deck="D2 D3 D4"), Side())
    table.start("putBulwark")
    assert (table.bulwarks(), table.deck()) == (["D3"], ["D4"])
    assert table.why_not("putBulwark") == "once"

    more = BlackTable(Side(bulwarks="C2", opened="DA"), Side())
    more.start("putBulwark")
    assert more.bulwarks() == ["C2"]


def test_offset_takes_an_action_off_the_stage_for_its_key_cards() -> None:
    table = BlackTable(
        Side(hand="H6 C3", soldiers="S9"), Side(hand="C9", soldiers="C2", opened="D4")
    )
    table.start("up", keys="H6", discards="C3", target="S9")

    table.start("reckoning", seat=1, discards="C9", target="up")

    assert (table.stage(), table.life(1), table.number("S9")) == ([], 34, 9)


def test_offset_does_nothing_below_five() -> None:
    table = BlackTable(Side(hand="H4 C3", soldiers="S9"), Side(hand="C9", opened="D4"))
    table.start("up", keys="H4", discards="C3", target="S9")

    table.start("reckoning", seat=1, discards="C9", target="up")

    assert (table.stage(), table.life(1), table.chance()) == (["up"], 40, 1)


def test_repair_equips_with_a_court_of_the_graveyard() -> None:
    table = BlackTable(Side(soldiers="D5", grave="C2 DQ HK", opened="D8"))

    table.start("repair", target="D5")
    assert (table.stage(), table.chance()) == (["mountSoldier"], 1)
    table.let_pass()
    table.resolve()

    assert table.soldiers() == ["D5+DQ"]
    assert table.number("D5+DQ") == 17


def test_repair_without_a_court_costs_the_soldier() -> None:
    table = BlackTable(Side(soldiers="D5 HK", grave="C2", opened="D8"))

    table.start("repair", target="D5")

    assert table.soldiers() == ["HK"]
    assert table.targets("repair") == []


def test_repair_does_nothing_to_a_soldier_that_cannot_be_equipped() -> None:
    table = BlackTable(Side(soldiers="HJ+D5", grave="DQ", opened="D8"))

    table.start("repair", target="HJ+D5")

    assert (table.soldiers(), table.stage()) == (["HJ+D5"], [])


def test_rest_charges_the_own_soldiers() -> None:
    table = BlackTable(Side(soldiers="S9' H5'", bulwarks="C4", opened="D9"))

    table.through("rest", drives="C4")

    assert (table.soldiers(), table.bulwarks()) == (["S9", "H5"], ["C4'"])


def test_civil_war_makes_who_holds_as_many_discard_two() -> None:
    table = BlackTable(Side(hand="C7 H2 H3", bulwarks="C4", opened="C5"), Side(hand="S2 S3 S4"))
    table.start("civilWar", keys="C7", drives="C4", target="seat.1")
    table.let_pass()
    table.resolve(0)
    assert table.waits()
    table.resolve(1, cards="S2 S4")

    assert table.hand(1) == ["S3"]
    assert table.life(1) == 36, "and Riot follows"


def test_civil_war_spares_who_holds_fewer() -> None:
    table = BlackTable(Side(hand="C7 H2 H3", bulwarks="C4", opened="C5"), Side(hand="S2"))

    table.through("civilWar", keys="C7", drives="C4", target="seat.1")

    assert table.hand(1) == ["S2"]


def test_reset_clears_the_field_and_closes_all_trumps() -> None:
    table = BlackTable(
        Side(hand="C7", soldiers="S9", bulwarks="C4", opened="C8"),
        Side(soldiers="H5", bulwarks="D3", opened="S2"),
    )

    table.through("reset", keys="C7")

    assert (table.soldiers(), table.bulwarks(), table.trumps()) == ([], [], ["(C8)"])
    assert (table.soldiers(1), table.bulwarks(1), table.trumps(1)) == ([], [], ["(S2)"])
    assert table.stage() == []


def test_last_ditch_costs_the_whole_hand() -> None:
    table = BlackTable(Side(hand="H6 C3", soldiers="S9"), Side(hand="D2 D3", opened="C10"))
    table.start("up", keys="H6", discards="C3", target="S9")

    table.start("lastDitch", seat=1, target="up")

    assert (table.stage(), table.hand(1), table.trumps(1)) == ([], [], ["C10"])


def test_last_ditch_costs_itself_without_a_hand() -> None:
    table = BlackTable(Side(hand="H6 C3", soldiers="S9"), Side(opened="C10"))
    table.start("up", keys="H6", discards="C3", target="S9")

    table.start("lastDitch", seat=1, target="up")

    assert (table.stage(), table.trumps(1), table.grave(1)) == ([], [], ["C10"])
