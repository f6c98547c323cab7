"""Who is said to win in a case file, in which words."""

from __future__ import annotations

import pytest

from app.games.pokemon.adviser.model import plays as p
from tests.games.pokemon.adviser.cases.telling import plays


@pytest.mark.parametrize(
    ("result", "winner"),
    [
        ("A wins", 0),
        ("A", 0),
        ("A: win", 0),
        ("A has won", 0),
        ("Aの勝ち", 0),
        ("A wins by deck out", 0),
        ("B loses", 0),
        ("B lost by deck out", 0),
        ("B has no Pokémon", 0),
        ("B cannot draw", 0),
        ("wins", 0),
        ("I win", 0),
        ("win", 0),
        ("victory", 0),
        ("lose", 1),
        ("I lost", 1),
        ("B wins", 1),
        ("A loses", 1),
        ("sudden death", None),
        ("Another game", None),
    ],
)
def test_who_wins_by_a_claim(result: str, winner: int | None) -> None:
    assert plays("claim", result=result) == (p.Claim(0, result, winner),)


@pytest.mark.parametrize("result", ["tie", "draw", "A tie", "It is a draw", "引き分け"])
def test_a_claimed_tie(result: str) -> None:
    assert plays("claim", result=result) == (p.Claim(0, result, None, tie=True),)


def test_a_claim_that_names_the_winner() -> None:
    assert plays("claim", winner="B") == (p.Claim(0, "wins", 1),)
    assert plays("claim", loser="B") == (p.Claim(0, "wins", 0),)
    assert plays("claim", outcome="B loses") == (p.Claim(0, "B loses", 0),)
    assert plays("claim", tie=True) == (p.Claim(0, "", None, tie=True),)
    assert plays("concede") == (p.Claim(0, "concede", None),)
