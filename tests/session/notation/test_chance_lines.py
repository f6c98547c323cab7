"""Chance as a script tells it: how coins fall, what a shuffle brings to the top."""

from __future__ import annotations

from collections import deque

import pytest

from app.core.table import Table
from app.games.contracts.notation_contract import NotationError, Told
from app.session.notation.chance_lines import ScriptedEntropy
from tests.core.small_table import laid
from tests.session.notation.small_script import HEAD, play, scene, wrong

FOX, OWL, ELK = range(3)


def entropy(table: Table, told: Told, seed: int | None = None) -> ScriptedEntropy:
    chance = ScriptedEntropy(seed, lambda: scene(table, told))
    chance.table = lambda: table
    return chance


@pytest.fixture
def table() -> Table:
    """Aki's deck: a fox, an owl and an elk."""
    return laid(deck_0=("fox", "owl", "elk"), hand_1=("cat",))


def test_coins_dice_and_picks_fall_as_they_were_told(table: Table) -> None:
    told = Told(deque([True, False]), deque([4]), deque(["elk"]))
    chance = entropy(table, told)
    assert [chance.coin(), chance.coin(), chance.die(6)] == [True, False, 4]
    assert chance.sample((FOX, OWL, ELK), 1) == (ELK,)
    assert told.is_used_up()


def test_a_shuffle_brings_to_the_top_what_was_told_for_it(table: Table) -> None:
    told = Told(orders={0: deque([("elk",), ("owl", "elk")])})
    chance = entropy(table, told)
    assert chance.shuffled((FOX, OWL, ELK)) == (ELK, FOX, OWL)
    assert chance.shuffled((FOX, OWL, ELK)) == (OWL, ELK, FOX)
    assert chance.shuffled((FOX, OWL, ELK)) == (FOX, OWL, ELK), "nothing was told for this one"


def test_what_is_told_of_a_deck_is_not_for_a_hand(table: Table) -> None:
    chance = entropy(table, Told(orders={1: deque([("dog",)])}))
    assert chance.shuffled((3,)) == (3,)


def test_without_a_seed_nothing_is_left_to_chance_and_with_one_it_is(table: Table) -> None:
    bare, seeded = entropy(table, Told()), entropy(table, Told(), seed=7)
    with pytest.raises(NotationError, match="a coin is flipped here"):
        bare.coin()
    with pytest.raises(NotationError, match="a die is rolled here"):
        bare.die(6)
    assert bare.sample((FOX, OWL, ELK), 2) == (FOX, OWL)
    assert {seeded.coin() for _ in range(30)} == {True, False}
    assert {seeded.die(6) for _ in range(60)} == {1, 2, 3, 4, 5, 6}


def test_what_is_not_there_cannot_be_shuffled_up(table: Table) -> None:
    with pytest.raises(NotationError, match="no hen is left there"):
        entropy(table, Told(orders={0: deque([("hen",)])})).shuffled((FOX, OWL, ELK))


# -- in a script ----------------------------------------------------------------------------------


def test_a_coin_that_nobody_told_is_asked_for() -> None:
    assert "a coin is flipped here" in str(wrong("flips 1 coin"))
    play("coin: オモテ\nflips 1 coin")


def test_with_a_seed_chance_need_not_be_told() -> None:
    head = "seed: 7\n" + HEAD.lstrip()
    one, other = (play("flips 3 coins\nshuffles", head).table for _ in range(2))
    assert one.host.tree.table.zones == other.host.tree.table.zones


def test_what_no_stack_names_keeps_its_order() -> None:
    played = play("stack Aki: Dragapult ex\nshuffles\ndraws Dragapult ex")
    assert played.table.sit(0).view.turn.number == 1
