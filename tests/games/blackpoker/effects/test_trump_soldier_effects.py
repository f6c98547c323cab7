"""Soldiers that are driven for what an open trump, or their own Jack, lets them do."""

from __future__ import annotations

from app.games.blackpoker.flow.resolve_steps import resolve_with
from app.session.host.updates import Refused
from tests.games.blackpoker.black_table import BlackTable, Side


def test_slash_takes_a_soldier_that_is_not_stronger() -> None:
    table = BlackTable(Side(soldiers="S9", opened="S2"), Side(soldiers="H7 DQ"))

    table.start("slash", actor="S9", target="H7")

    assert table.soldiers() == ["S9'"]
    assert table.soldiers(1) == ["DQ"]
    assert (table.chance(), table.stage()) == (0, [])


def test_slash_does_nothing_to_a_stronger_soldier() -> None:
    table = BlackTable(Side(soldiers="S9", opened="S2"), Side(soldiers="DQ"))

    table.start("slash", actor="S9", target="DQ")

    assert table.soldiers(1) == ["DQ"]


def test_slash_is_for_charged_spades_in_the_own_turn() -> None:
    table = BlackTable(Side(soldiers="S9' H8", opened="S2"), Side(soldiers="S7", opened="S2"))

    assert table.why_not("slash") == "ready"
    assert table.why_not("slash", 1) == "chance"
    assert BlackTable(Side(soldiers="CJ+S5", opened="S2"), Side(soldiers="S7")).can("slash")


def test_slash_in_answer_is_not_in_the_own_turn() -> None:
    table = BlackTable(Side(hand="H6 C3", soldiers="H5"), Side(soldiers="S7", opened="S2"))
    table.start("up", keys="H6", discards="C3", target="H5")

    assert table.why_not("slash", 1) == "turn"


def test_encourage_adds_the_number_of_the_soldier_until_the_turn_ends() -> None:
    table = BlackTable(Side(soldiers="H4 S9", opened="H3"))

    table.start("encourage", actor="H4", target="S9")

    assert table.number("S9") == 13
    assert table.soldiers() == ["H4'", "S9"]


def test_negotiate_drives_any_character() -> None:
    table = BlackTable(Side(soldiers="D4", opened="D3"), Side(bulwarks="C9"))

    table.start("negotiate", actor="D4", target="C9")

    assert table.bulwarks(1) == ["C9'"]


def test_switch_lets_a_card_of_the_hand_take_the_place_of_the_soldier() -> None:
    table = BlackTable(Side(hand="HK C3", soldiers="C4", opened="C4"))

    table.start("switch", actor="C4", card="HK")

    assert table.soldiers() == ["HK"]
    assert table.hand() == ["C3", "C4"]


def test_switching_a_soldier_that_a_jack_made_brings_its_trump_back() -> None:
    table = BlackTable(Side(hand="HK", soldiers="DJ+C6", opened="C4"))

    table.start("switch", actor="DJ+C6", card="HK")

    assert table.trumps() == ["C4", "DJ"]
    assert table.hand() == ["C6"]


def test_foresight_draws_two_and_puts_one_back() -> None:
    table = BlackTable(Side(hand="HK", soldiers="DJ+C6", deck="S3 S4 S5"))

    table.start("strategistPredict", actor="DJ+C6")
    assert table.waits()
    table.resolve(card="HK", where="bottom")

    assert table.hand() == ["S3", "S4"]
    assert table.deck() == ["S5", "HK"]
    assert table.soldiers() == ["DJ+C6'"]


def test_foresight_may_put_a_card_on_top() -> None:
    table = BlackTable(Side(hand="HK", soldiers="DJ+C6", deck="S3 S4 S5"))

    table.start("strategistPredict", actor="DJ+C6")
    table.resolve(card="S3", where="top")

    assert table.deck() == ["S3", "S5"]


def test_only_a_strategist_foresees_and_only_a_knight_sweeps() -> None:
    table = BlackTable(Side(soldiers="D9 CJ+S5", opened="DJ"), Side(soldiers="H7"))

    assert table.why_not("strategistPredict") == "ready"
    assert table.can("knightSweep")


def test_sweep_lets_the_opponent_say_who_falls() -> None:
    table = BlackTable(Side(soldiers="CJ+S5"), Side(soldiers="H7 DQ", bulwarks="C9"))

    table.start("knightSweep", actor="CJ+S5", target="seat.1")
    assert table.waits()
    assert isinstance(table.ask(resolve_with(answers={"character": "x"})), Refused)
    table.resolve(1, character="C9")

    assert table.bulwarks(1) == []
    assert table.soldiers(1) == ["H7", "DQ"]


def test_a_reanimator_is_driven_to_reanimate_without_key_cards() -> None:
    table = BlackTable(Side(soldiers="SJ+H5 C3", grave="HK C9"), Side(hand="C2 C3"))

    table.start("reanimate", actor="SJ+H5", target="C3", way=1)
    assert (table.stage(), table.chance()) == (["reanimate"], 1)
    table.let_pass()
    table.resolve(card="HK")

    assert table.soldiers() == ["SJ+H5'", "HK"]
    assert table.grave() == ["C3", "C9"]


def test_a_chariot_is_driven_to_destroy_a_bulwark() -> None:
    table = BlackTable(Side(soldiers="HJ+D5"), Side(bulwarks="C9 C4"))

    table.start("destroyBulwark", actor="HJ+D5", target="C9", way=1)
    table.let_pass()
    table.resolve()

    assert table.soldiers() == ["HJ+D5'"]
    assert table.bulwarks(1) == ["C4"]


def test_what_a_soldier_starts_counts_as_having_two_key_cards() -> None:
    table = BlackTable(Side(soldiers="HJ+D5"), Side(hand="CA C2", bulwarks="C9"))
    table.start("destroyBulwark", actor="HJ+D5", target="C9", way=1)

    table.start("counter", seat=1, keys="CA", discards="C2", target="destroyBulwark")
    table.let_pass(0)
    table.resolve(1)

    assert table.stage() == []
    assert table.bulwarks(1) == ["C9"]
