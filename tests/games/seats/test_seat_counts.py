"""How many may sit at a table of a game, and who plays with whom."""

from __future__ import annotations

import random

import pytest

from app.games.game_api import GameSpec
from app.games.seats.seat_counts import (
    SeatCountError,
    check_count,
    has_partners,
    partners_of,
    room_for,
    team_letter,
    team_sizes,
    teams_for,
    usual_count,
)
from app.session.host.local_table import lay_host
from tests.helpers.play import decks_for
from tests.helpers.toy_games import duel, octet, plans, quartet


@pytest.mark.parametrize("spec", [duel.SPEC, plans.SPEC, quartet.SPEC, octet.SPEC])
def test_a_number_out_of_range_is_said_with_the_range(spec: GameSpec) -> None:
    """Whatever the number is, nothing but a sentence comes of it."""
    fewest, most = spec.seats
    chance = random.Random(7)
    for count in (*range(-2, 12), *(chance.randint(-(10**9), 10**9) for _ in range(50))):
        if fewest <= count <= most:
            assert len(teams_for(spec, count)) == count
            continue
        with pytest.raises(SeatCountError) as found:
            teams_for(spec, count)
        assert room_for(spec).en in found.value.words.en
        assert room_for(spec).ja in found.value.words.ja


def test_no_table_is_laid_for_another_number() -> None:
    for count in (0, 1, 2, 3, 5, 8):
        with pytest.raises(SeatCountError):
            lay_host(quartet.SPEC, ("Aki",) * count, decks_for(quartet.SPEC, count))


def test_a_game_of_one_number_says_it_once() -> None:
    assert room_for(quartet.SPEC).en == "4 players"
    assert room_for(plans.SPEC).en == "2–3 players"
    check_count(plans.SPEC, 3)


def test_the_nearest_number_is_proposed() -> None:
    assert [usual_count(plans.SPEC, wanted) for wanted in (0, 2, 3, 9)] == [2, 2, 3, 3]


def test_teams_have_letters_in_order_and_partners() -> None:
    teams = (7, 3, 7, 3)
    assert [team_letter(teams, team) for team in teams] == ["B", "A", "B", "A"]
    assert partners_of(teams, 0) == (0, 2)
    assert has_partners(teams)
    assert not has_partners((0, 1, 2))
    assert team_sizes((0, 1, 0, 0)) == (3, 1)
