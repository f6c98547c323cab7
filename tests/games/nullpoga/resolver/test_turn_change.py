"""The end of a turn and the start of the next."""

from __future__ import annotations

import pytest

from tests.games.nullpoga.planned import following, happened, monster, side, stats, steps_of

ROW = {column: monster("turtle", f"t{column}") for column in range(5)}


@pytest.mark.parametrize(("turn", "mana"), [(1, 2), (8, 9), (9, 10), (10, 10), (40, 10)])
def test_mana_is_the_turn_s_number_up_to_ten(turn: int, mana: int) -> None:
    assert following(side(mana=0), turn=turn)["A"]["mana"] == mana


def test_each_draws_the_first_card_of_its_deck() -> None:
    came = following(side(deck=["boar", "cat"]), side(deck=[]))
    assert (came["A"]["hand"], came["B"]["hand"]) == (["boar"], [])


def test_a_rock_crumbles_and_is_gone() -> None:
    assert following(side({0: monster("rock", life=1)}))["A"]["battle"] == {}


def test_the_frog_grows_on_standby_too() -> None:
    came = following(side({0: "rat"}, {0: "frog"}))["A"]
    assert stats(came["standby"]) == {"0": ("frog", 1, 2)}


@pytest.mark.parametrize(("frog", "life"), [("becomes", 2), ("grows", 3)])
def test_a_stage_replaces_the_numbers_or_adds_to_them(frog: str, life: int) -> None:
    ours = side({0: monster("frog", life=2)})
    assert following(ours, rulings={"frog": frog})["A"]["battle"]["0"]["life"] == life


def test_the_colossus_strikes_whom_chance_names_in_the_battle_zone() -> None:
    sides = (side({0: "thunder_colossus"}), side(ROW, {2: "cat"}))
    came = following(*sides, draws=[(7, 9, 3, 0, 1, 2, 4, 5, 6, 8)])["B"]
    assert [held["life"] for held in came["battle"].values()] == [4, 4, 4, 1, 4]
    assert came["standby"]["2"]["life"] == 2


def test_two_of_them_strike_at_once() -> None:
    weak = monster("thunder_colossus", life=3)
    steps = steps_of(side({0: weak}), side({0: weak}))
    assert len(happened(steps, "died")) == 2


def test_it_needs_an_enemy_and_the_battle_zone() -> None:
    assert not happened(steps_of(side({0: "thunder_colossus"}), draws=[]), "hurt")
    on_standby = side({0: "rat"}, {0: "thunder_colossus"})
    assert not happened(steps_of(on_standby, side(ROW), draws=[]), "hurt")
