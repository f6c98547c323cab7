"""Who is said to win in a case file, in which words."""

from __future__ import annotations

import pytest

from app.games.pokemon.adviser.cases.case_claims import winner_said
from app.games.pokemon.adviser.model import turn_plays as t
from tests.games.pokemon.adviser.cases.telling import PLAYERS, A, B, at, plays


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
    assert plays("claim", result=result) == (t.Claim(0, result, winner),)


@pytest.mark.parametrize("result", ["tie", "draw", "A tie", "It is a draw", "引き分け"])
def test_a_claimed_tie(result: str) -> None:
    assert plays("claim", result=result) == (t.Claim(0, result, None, tie=True),)


def test_a_claim_that_names_the_winner() -> None:
    assert plays("claim", winner="B") == (t.Claim(0, "wins", 1),)
    assert plays("claim", loser="B") == (t.Claim(0, "wins", 0),)
    assert plays("claim", outcome="B loses") == (t.Claim(0, "B loses", 0),)
    assert plays("claim", tie=True) == (t.Claim(0, "", None, tie=True),)
    assert plays("concede") == (t.Claim(0, "concede", None),)


def test_the_name_of_the_winner_counts_before_what_is_said() -> None:
    for key in ("winner", "wins", "win"):
        assert plays("claim", result="A wins", **{key: "B"}) == (t.Claim(A, "A wins", B),)
    assert plays("claim", winner="C", loses="A") == (t.Claim(A, "wins", B),)
    assert plays("claim", winner="B", tie=True) == (t.Claim(A, "wins", B, tie=True),)


def test_a_claim_by_the_other_player() -> None:
    assert plays("claim", by="B", text="I win") == (t.Claim(B, "I win", B),)
    assert plays("claim", by="B", claim="We concede") == (t.Claim(B, "We concede", A),)


def test_who_is_named_first_in_a_sentence_wins_unless_it_says_otherwise() -> None:
    position = at()
    told = (
        "A beats B",
        "A's victory",
        "Aの勝ち",
        "B's defeat",
        "B: loses",
        "Bの負け",
        "B can't draw",
    )
    for said in (*told, "B - no Pokémon left"):
        assert winner_said(said, B, position, PLAYERS) == A, said
    assert winner_said("Abra wins", B, position, PLAYERS) is None, "a name of its own"
    assert winner_said("", A, position, PLAYERS) is None


def test_without_a_single_opponent_nobody_wins_by_a_defeat() -> None:
    three = at(seats=["A", "B", "C"], players={})
    assert winner_said("A loses", A, three, {"A": 0, "B": 1, "C": 2}) is None


def test_a_name_that_is_none_names_nobody() -> None:
    assert plays("claim", winner=["B"]) == (t.Claim(A, "", None),)
    assert plays("claim", winner="B", loser="B") == (t.Claim(A, "wins", B),)
    assert plays("claim", draw=True) == (t.Claim(A, "", None, tie=True),)


def test_a_name_that_begins_with_another_is_its_own() -> None:
    players = {"Ann": A, "Ann B": B}
    assert winner_said("Ann B wins", A, at(), players) == B
    assert winner_said("Ann B loses", A, at(), players) == A
    assert winner_said("Ann wins", B, at(), players) == A
