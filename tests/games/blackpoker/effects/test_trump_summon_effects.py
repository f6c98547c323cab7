"""Soldiers of two cards that a Jack or King of the trumps makes."""

from __future__ import annotations

import pytest

from tests.games.blackpoker.black_table import BlackTable, Side


def test_a_reanimator_enters_with_a_card_of_the_graveyard() -> None:
    table = BlackTable(Side(hand="H5", bulwarks="C2", grave="C3 HQ", opened="SJ"))

    table.start("summonReanimator", keys="H5", drives="C2")
    table.let_pass()
    table.resolve(card="HQ")

    assert table.soldiers() == ["HQ", "SJ+H5"]
    assert table.trumps() == []
    assert table.number("SJ+H5") == 11


def test_a_summon_has_no_effect_once_its_trump_is_closed() -> None:
    table = BlackTable(
        Side(hand="H5", bulwarks="C2", grave="HQ", opened="SJ"), Side(hand="S2 S3 C4")
    )
    table.start("summonReanimator", keys="H5", drives="C2")
    table.start("close", seat=1, keys="S2 S3", discards="C4", target="SJ")
    table.let_pass(1)
    table.resolve()

    assert (table.soldiers(), table.trumps()) == ([], ["(SJ)"])
    assert table.grave()[0] == "H5"


def test_a_chariot_breaks_a_bulwark() -> None:
    table = BlackTable(Side(hand="D5", bulwarks="C2", opened="HJ"), Side(bulwarks="S3 S4"))

    table.start("summonChariot", keys="D5", drives="C2")
    table.let_pass()
    table.resolve(bulwark="S3")

    assert table.soldiers() == ["HJ+D5"]
    assert (table.bulwarks(), table.bulwarks(1)) == (["C2'"], ["S4"])


def test_a_strategist_negates_an_action_in_answer() -> None:
    table = BlackTable(
        Side(hand="H6 C3", soldiers="S9"), Side(hand="C7 H2", bulwarks="D2", opened="DJ")
    )
    table.start("up", keys="H6", discards="C3", target="S9")

    table.start("summonStrategist", seat=1, keys="C7", drives="D2", discards="H2", way=1)
    table.let_pass(0)
    table.resolve(1)

    assert table.stage() == []
    assert table.soldiers(1) == ["DJ+C7"]
    assert table.number("S9") == 9


def test_a_strategist_cannot_negate_a_higher_key_card() -> None:
    table = BlackTable(
        Side(hand="H8 C3", soldiers="S9"), Side(hand="C7 H2", bulwarks="D2", opened="DJ")
    )
    table.start("up", keys="H8", discards="C3", target="S9")

    table.start("summonStrategist", seat=1, keys="C7", drives="D2", discards="H2", way=1)
    table.let_pass(0)
    table.resolve(1)

    assert table.stage() == ["up"]
    assert table.soldiers(1) == ["DJ+C7"]


def test_a_knight_makes_the_opponent_give_a_soldier_up() -> None:
    table = BlackTable(Side(hand="S5", bulwarks="C2", opened="CJ"), Side(soldiers="H7 DQ"))

    table.start("summonKnight", keys="S5", drives="C2")
    table.let_pass()
    table.resolve(1, soldier="H7")

    assert table.soldiers() == ["CJ+S5"]
    assert table.soldiers(1) == ["DQ"]


@pytest.mark.parametrize("where", ["keys", "hand", "deck", "grave", "trumps"])
def test_the_demon_king_is_looked_for_everywhere(where: str) -> None:
    hand = "CK" if where == "keys" else "DQ CK" if where == "hand" else "DQ"
    table = BlackTable(
        Side(
            hand=hand,
            soldiers="S9 H5 C4",
            grave="CK C3" if where == "grave" else "",
            deck="D2 CK D3" if where == "deck" else "D2 D3",
            trumps="CK" if where == "trumps" else "",
            opened="SK",
        ),
        Side(soldiers="H7", bulwarks="D6"),
    )

    table.through("summonDarkLord", keys=hand.split(maxsplit=1)[0], gives="S9 H5")

    assert table.soldiers() == ["SK+CK"]
    assert table.number("SK+CK") == 26
    assert (table.soldiers(1), table.bulwarks(1)) == ([], ["D6"])
    assert (table.trumps(), table.stage()) == ([], [])
    assert sorted(table.deck()) == ["D2", "D3"]


def test_a_demon_king_that_is_not_found_costs_its_trump() -> None:
    table = BlackTable(
        Side(hand="DQ", soldiers="S9 H5 C4", deck="D2 D3", opened="SK"), Side(soldiers="H7")
    )

    table.through("summonDarkLord", keys="DQ", gives="S9 H5")

    assert (table.soldiers(), table.trumps()) == (["C4"], [])
    assert table.soldiers(1) == ["H7"]
    assert "SK" in table.grave()


def test_the_giant_takes_all_bulwarks_and_spares_soldiers() -> None:
    table = BlackTable(
        Side(hand="DK", soldiers="S9 H5 C4", bulwarks="C2", opened="HK"),
        Side(soldiers="H7", bulwarks="D6"),
    )

    table.through("summonGiant", keys="DK", gives="S9 H5")

    assert (table.soldiers(), table.bulwarks()) == (["C4", "HK+DK"], [])
    assert (table.soldiers(1), table.bulwarks(1)) == (["H7"], [])


def test_what_was_made_of_two_cards_cannot_attack_in_the_turn_in_which_it_entered() -> None:
    table = BlackTable(Side(hand="S5", bulwarks="C2", opened="CJ"))
    table.through("summonKnight", keys="S5", drives="C2")

    table.start("attack")
    table.let_pass()
    table.resolve()

    assert (table.soldiers(), table.stage()) == (["CJ+S5"], [])
