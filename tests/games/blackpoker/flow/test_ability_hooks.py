"""What open trumps and special soldiers change by themselves: battle, damage, charging, targets."""

from __future__ import annotations

import pytest

from tests.games.blackpoker.black_table import BlackTable, Side
from tests.games.blackpoker.effects.test_trump_triggered_effects import attacked


def test_under_revolution_the_larger_side_falls_and_its_player_takes_the_difference() -> None:
    table = BlackTable(Side(soldiers="S9"), Side(soldiers="C4", opened="SA"))

    attacked(table, "S9", by_S9="C4")

    assert (table.soldiers(), table.soldiers(1)) == ([], ["C4"])
    assert (table.life(), table.life(1)) == (35, 40)


def test_under_revolution_equal_sides_fall_together() -> None:
    table = BlackTable(Side(soldiers="S9", opened="SA"), Side(soldiers="C4 D5"))

    attacked(table, "S9", by_S9="C4 D5")

    assert (table.soldiers(), table.soldiers(1)) == ([], [])
    assert (table.life(), table.life(1)) == (40, 40)


def test_a_revolution_that_is_too_young_for_the_table_changes_nothing() -> None:
    table = BlackTable(
        Side(soldiers="S9", opened="SA"),
        Side(soldiers="C4"),
        options=(("trump-version", "ex3.10.0"),),
    )

    attacked(table, "S9", by_S9="C4")

    assert (table.soldiers(), table.soldiers(1)) == (["S9'"], [])


def test_behind_a_fortress_a_spade_hurts_nobody_who_has_a_character() -> None:
    table = BlackTable(Side(hand="S9 C4"), Side(bulwarks="D2", opened="C9"))
    table.through("throwing", keys="S9 C4", target="seat.1")
    assert table.life(1) == 40

    alone = BlackTable(Side(hand="S9 C4"), Side(opened="C9"))
    alone.through("throwing", keys="S9 C4", target="seat.1")
    assert alone.life(1) == 31


def test_a_fortress_is_no_help_against_other_suits() -> None:
    table = BlackTable(Side(soldiers="S9", opened="S3"), Side(bulwarks="D2", opened="C9"))

    table.through("drain", target="seat.1")

    assert table.life(1) == 38


@pytest.mark.parametrize(("bulwarks", "soldier"), [("C2 C3", "S9'"), ("C2 C3'", "S9")])
def test_loss_keeps_characters_driven_beside_two_charged_bulwarks(
    bulwarks: str, soldier: str
) -> None:
    table = BlackTable(Side(), Side(soldiers="S9'", bulwarks=bulwarks, opened="D5"))

    table.through("end")

    assert table.soldiers(1) == [soldier]
    assert table.stage() == ["draw"]


def test_a_giant_attacks_whenever_it_can() -> None:
    table = BlackTable(Side(soldiers="HK+DK S9"), Side(bulwarks="DK"))
    assert table.why_not("end") == "attack"

    attacked(table, "S9", **{"by_HK+DK": "DK"})

    assert table.soldiers() == ["HK+DK'", "S9'"], "no bulwark takes it along"
    assert table.bulwarks(1) == []
    assert table.can("end")


def test_a_giant_that_is_driven_lets_the_turn_end() -> None:
    assert BlackTable(Side(soldiers="HK+DK'")).can("end")


@pytest.mark.parametrize("king", ["SK+CK", "HK+DK"])
def test_no_action_is_aimed_at_a_king(king: str) -> None:
    table = BlackTable(Side(soldiers="S9", opened="S2"), Side(soldiers=f"{king} H7"))

    assert table.targets("slash") == ["S9", "H7"]


@pytest.mark.parametrize("king", ["SK+CK", "HK+DK"])
def test_a_king_that_falls_has_two_heirs(king: str) -> None:
    table = BlackTable(Side(hand="C3", opened="C8"), Side(soldiers=king, deck="H2 HQ H3 HA H4 H5"))

    table.through("reset", keys="C3")

    assert table.hand(1) == ["HQ", "HA"]


@pytest.mark.parametrize("pair", ["SJ+H5", "HJ+D5", "DJ+C5", "CJ+S5"])
def test_what_a_jack_made_cannot_be_equipped_and_counts_as_both_suits(pair: str) -> None:
    table = BlackTable(
        Side(hand="SA HA DA CA", soldiers=pair, bulwarks="C2", opened="S2 H3"), Side(soldiers="D4")
    )

    assert table.targets("mountSoldier") == []
    assert table.can("slash") == ("S" in pair)
    assert table.can("encourage") == ("H" in pair)


def test_what_a_jack_made_becomes_two_bulwarks() -> None:
    table = BlackTable(Side(soldiers="CJ+S5", bulwarks="C4", opened="H7"))

    table.start("phantom", drives="C4", target="CJ+S5")
    table.let_pass()
    table.resolve(state="as-it-is")

    assert table.bulwarks() == ["C4'", "CJ", "S5"]
    assert table.trumps() == ["H7"], "its Jack went to no graveyard"


def test_what_is_triggered_waits_until_somebody_has_chosen() -> None:
    table = BlackTable(
        Side(hand="SA SJ", soldiers="CJ+S5 HQ", deck="D2 D3 DK D4"),
        options=(("extra-base", "master"),),
    )

    table.start("bj", keys="SA SJ", gives="CJ+S5 HQ")
    assert table.waits()
    table.resolve(cards="D2 D4")

    assert table.trumps() == ["CJ"]
    assert sorted(table.hand()) == ["D2", "D4", "DK"]
