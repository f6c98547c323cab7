"""What the next game of the same players begins with."""

from __future__ import annotations

import pytest

from app.core.intent import Procedure
from app.core.intents.agreement_intents import SetOptions
from app.games.contracts.rematch_contract import Said
from app.games.pokemon.pokemon_game import SPEC
from app.games.pokemon.tasks import next_game
from tests.games.pokemon_table import DECK, Game


@pytest.fixture
def game() -> Game:
    return Game(deck=DECK)


def test_what_was_agreed_on_stays(game: Game) -> None:
    game.do(SetOptions((("prizes", "3"), ("rule:ko-not-done", "off"))))
    again = next_game.another(game.view(), (), "rematch")
    assert again.options == (("prizes", "3"), ("rule:ko-not-done", "off"))
    assert again.begins is None
    assert SPEC.rematch is next_game.another


def test_a_tiebreaker_is_a_game_with_six_prizes_and_sudden_death_with_one(game: Game) -> None:
    game.do(SetOptions((("prizes", "3"),)))
    view = game.view()
    settled = {
        kind: dict(next_game.another(view, (), kind).options)
        for kind in ("tiebreaker", "sudden_death")
    }
    assert settled == {
        "tiebreaker": {"game": "tiebreaker", "prizes": "6"},
        "sudden_death": {"game": "sudden-death", "prizes": "1"},
    }


def test_after_it_a_usual_game_is_played(game: Game) -> None:
    game.do(SetOptions((("game", "sudden-death"), ("prizes", "1"), ("tie", "sudden-death"))))
    assert next_game.another(game.view(), (), "rematch").options == (("tie", "sudden-death"),)


@pytest.mark.parametrize(
    ("said", "seat"),
    [
        ((("concede", 0), ("result", 0)), "0"),
        ((("concede", 0), ("result", 0), ("result", 1)), None),
        ((("result", 0),), None),
        ((("attack", 0), ("concede", 1)), "1"),
    ],
)
def test_who_conceded_last_lost(game: Game, said: Said, seat: str | None) -> None:
    game.do(Procedure("concede"))
    begins = next_game.another(game.view(), said, "rematch").begins
    asked = Procedure("first", (("by", "loser"), ("seat", seat))) if seat is not None else None
    assert begins == asked


def test_a_game_that_goes_on_has_no_loser(game: Game) -> None:
    assert next_game.conceder(game.view(), (("concede", 0),)) is None
