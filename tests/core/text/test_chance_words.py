"""Coins and dice as they fell."""

from __future__ import annotations

from app.core.text.chance_words import fell
from app.core.view import Event
from tests.core.small_table import AKI


def test_one_coin_is_told_by_its_side_and_several_by_how_many_are_heads() -> None:
    assert fell(Event("coins", AKI, count=1, results=(0,))).en == "tails"
    two = fell(Event("coins", AKI, count=2, results=(1, 0), number=1))
    assert (two.en, two.ja) == ("2 coins: heads, tails (1 head)", "オモテ、ウラ（2回中オモテ1回）")


def test_dice_are_told_in_the_order_they_fell() -> None:
    assert fell(Event("dice", AKI, count=2, results=(17, 3), number=20)).en == "17, 3"
