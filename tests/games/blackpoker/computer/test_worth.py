"""What things are worth to a program that plays."""

import pytest

from app.games.blackpoker.computer.worth import (
    LOST,
    aim_worth,
    belongings,
    bulwarks_worth,
    card_worth,
    hand_of,
    hand_worth,
    life_of,
    life_worth,
    pack_of,
    soldier_worth,
    unit_worth,
    use_of_bulwark,
)
from tests.games.blackpoker.black_table import BlackTable, Side


def test_the_last_cards_of_a_deck_are_worth_most() -> None:
    assert life_worth(0) == LOST
    assert life_worth(3) - life_worth(2) > life_worth(40) - life_worth(39) > 0


def test_more_is_worth_more_and_each_further_one_less() -> None:
    assert soldier_worth(9) > soldier_worth(4) > 0
    each = [bulwarks_worth(many + 1) - bulwarks_worth(many) for many in range(7)]
    assert each == sorted(each, reverse=True)
    assert each[-1] > 0
    assert card_worth("S-9") > card_worth("S-2")
    assert card_worth("J-R") > card_worth("S-K")
    seven = ("S-9",) * 7
    assert hand_worth((*seven, "S-9")) - hand_worth(seven) < card_worth("S-9")


def test_cards_that_nobody_knows_are_worth_the_usual() -> None:
    table = BlackTable(Side("S9 S2"), Side("HK H3"))
    view = table.view()
    assert hand_of(view, 0) == pytest.approx(card_worth("S-9") + card_worth("S-2"))
    assert hand_of(view, 1) == hand_of(BlackTable(Side(), Side("D2 D3")).view(), 1)


def test_a_deck_that_is_not_told_has_as_many_cards_as_ones_own_pack_leaves() -> None:
    table = BlackTable(Side("S9", deck=44), Side(soldiers="C4+C5", bulwarks="D2", deck=42))
    view = table.view()
    assert view.zones["deck.1"].count is None
    assert belongings(view, 1) == 3
    assert pack_of(view, 0) == pack_of(view, 1) == 45
    assert life_of(view, 1, 45) == 42


def test_a_deck_that_is_told_counts_as_it_is() -> None:
    table = BlackTable(Side(deck=40), Side("S2", deck=5))
    assert pack_of(table.view(), 1) == 6


def test_a_bulwark_that_meets_an_attacker_is_more_useful() -> None:
    table = BlackTable(Side(bulwarks="D4 D9 JR"), Side(soldiers="C4"))
    view = table.view()
    four, nine, joker = (use_of_bulwark(view, table.unit(one)) for one in ("D4", "D9", "JR"))
    assert joker > four > nine


def test_what_changed_a_number_for_a_turn_is_worth_nothing_later() -> None:
    table = BlackTable(Side("H9 S2 S3", "C4"), format="lite")
    before = unit_worth(table.view(), table.unit("C4"))
    table.through("up", keys="H9", target="C4", discards="S2")
    assert table.number("C4") == 13
    assert unit_worth(table.view(), table.unit("C4")) == before
    assert aim_worth(table.view(), table.unit("C4")) == before
    assert aim_worth(table.view(), "nothing") == 0
