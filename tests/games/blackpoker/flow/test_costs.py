import pytest

from app.games.blackpoker.flow.costs import Means, cost_of, payable
from app.games.blackpoker.rules.rule_set import rule_set
from tests.games.blackpoker.black_table import BlackTable, Side

RICH = Means(("b1", "b2"), ("b1", "b2", "s1"), 5, magician=False)


def means(**changed: object) -> Means:
    base = {"bulwarks": ("b1",), "characters": ("b1",), "held": 2, "magician": False}
    return Means(**{**base, **changed})  # type: ignore[arg-type]


@pytest.mark.parametrize(("cost", "keys"), [("", 0), ("BBL", 1), ("D", 4), ("SS", 2), ("BS", 0)])
def test_what_can_be_paid(cost: str, keys: int) -> None:
    assert payable(cost, keys, RICH)


def test_a_driven_bulwark_pays_nothing() -> None:
    assert not payable("BB", 0, means())


def test_a_discard_is_another_card_than_the_key_cards() -> None:
    assert payable("D", 1, means())
    assert not payable("D", 2, means())


def test_one_bulwark_does_not_pay_two_symbols() -> None:
    assert not payable("BS", 0, means())


@pytest.mark.parametrize(
    ("edition", "name", "left"),
    [
        ("6", "up", ""),
        ("9", "up", ""),
        ("6", "unsummons", "B"),
        ("9", "unsummons", "B"),
        ("6", "summonsSoldier", "BL"),
    ],
)
def test_a_magician_waives_what_its_edition_says(edition: str, name: str, left: str) -> None:
    action = rule_set(edition, "standard").actions[name]
    assert cost_of(action, action.ways[0], edition, means(magician=True)) == left


def test_in_the_ninth_edition_only_d_is_waived() -> None:
    action = rule_set("6", "extra").actions["trumpDestroy"]
    assert cost_of(action, action.ways[0], "6", means(magician=False)) == "B"


def test_beside_a_magician_one_card_in_hand_is_enough() -> None:
    table = BlackTable(Side("H6", "JR H2"), format="standard")
    table.through("up", keys="H6", target="H2")
    assert table.number("H2") == 8
