"""What `expect` lines assert of a Pokémon table: true or not, and what is the case instead."""

from __future__ import annotations

import pytest

from app.core.intent import Procedure
from tests.games.pokemon.spoken import denied, say
from tests.games.pokemon_table import Game


@pytest.fixture
def fought(game: Game) -> Game:
    """Ren's Active Duskull took 30 damage and is Poisoned."""
    say(game, "puts 30 damage on Ren's Duskull")
    say(game, "Ren's Duskull is Poisoned")
    return game


@pytest.mark.parametrize(
    ("claim", "instead"),
    [
        ("Ren's Duskull has 30 damage", ""),
        ("Ren's Duskull has 40 damage", "it has 30 damage."),
        ("Dreepy has no damage", ""),
        ("Ren's Duskull has no damage", "it has 30 damage."),
        ("Ren's Duskull is Poisoned", ""),
        ("Ren's Duskull is Burned", "it is not Burned."),
        ("Ren's Duskull is not Burned", ""),
        ("Ren's Duskull is not Poisoned", "it is Poisoned."),
        ("Dreepy is Active", ""),
        ("Ren's Latias ex is Active", "it is not Active."),
        ("Dreepy has Basic Fire Energy attached", ""),
        ("Ren's Latias ex has nothing attached", ""),
        ("Dreepy has nothing attached", "something is attached to it."),
        ("Dragapult ex is not in play", ""),
        ("Dreepy is not in play", "Dreepy is in play."),
        ("the game goes on", ""),
        ("Aki wins", "nobody has won yet."),
        ("a tie", "nobody has won yet."),
        ("Aki is to take 0 Prizes", ""),
        ("Aki is to take 2 Prizes", "it is 0."),
    ],
)
def test_a_claim_holds_or_is_answered_with_what_is_the_case(
    fought: Game, claim: str, instead: str
) -> None:
    assert denied(fought, claim) == instead


def test_what_is_not_attached_is_answered_with_what_is(fought: Game) -> None:
    why = denied(fought, "Dreepy has Basic Psychic Energy attached")
    assert why.startswith("there is no Basic Psychic Energy in what is attached to Dreepy")


def test_who_has_won_is_known_before_and_after_it_is_announced(game: Game) -> None:
    for sentence in ("takes 3 Prizes", "announces the result"):
        say(game, sentence)
        assert denied(game, "Aki wins") == ""
        assert denied(game, "Ren wins") == denied(game, "the game goes on") == "Aki wins."


def test_a_tie_is_claimed_as_well(game: Game) -> None:
    game.do(Procedure("take_prizes", (("count", "3"),)))
    game.do(Procedure("take_prizes", (("count", "3"),)), 1)
    assert denied(game, "a tie") == ""
    assert denied(game, "Ren wins") == "it is a tie."
