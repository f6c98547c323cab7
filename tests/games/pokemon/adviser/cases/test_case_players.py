"""Players in the words of a case file."""

from __future__ import annotations

import pytest

from app.games.pokemon.adviser.cases.case_players import CHOOSERS, player_under
from tests.games.pokemon.adviser.cases.telling import PLAYERS, A, B, at, reader


@pytest.mark.parametrize(
    ("written", "player"),
    [
        ("A", A),
        ("B", B),
        ("opponent", B),
        ("The opponent", B),
        ("own", A),
        ("self", A),
        ("user", A),
        ("Me", A),
        ({"A": "B"}, B),
        ({"A": "B", "B": "A"}, None),
        ("owner", None),
        ("nobody", None),
        (3, None),
    ],
)
def test_a_player_by_name_or_by_what_they_are_to_who_moves(
    written: object, player: int | None
) -> None:
    for key in CHOOSERS:
        assert player_under(reader(**{key: written}), CHOOSERS, A, at(), PLAYERS) == player


def test_the_first_key_that_names_anybody_counts() -> None:
    told = reader(chosen_by=3, chooser="B", picked_by="A")
    assert player_under(told, CHOOSERS, A, at(), PLAYERS) == B
    assert player_under(told, ("picked_by",), A, at(), PLAYERS) == A
    assert player_under(reader(), CHOOSERS, A, at(), PLAYERS) is None


def test_the_owner_is_whose_pokemon_it_is_about() -> None:
    for owner in (A, B, None):
        assert player_under(reader(of="owner"), ("of",), A, at(), PLAYERS, owner) == owner


def test_with_two_opponents_the_opponent_is_nobody_certain() -> None:
    three = {**PLAYERS, "C": 2}
    table = at(seats=["A", "B", "C"])
    assert player_under(reader(of="opponent"), ("of",), A, table, three) is None
    assert player_under(reader(of="C"), ("of",), A, table, three) == 2
