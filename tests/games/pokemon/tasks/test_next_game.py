"""What the next game of the same players begins with."""

from __future__ import annotations

import pytest

from app.core.intent import Procedure
from app.core.intents.agreement_intents import SetOptions
from app.games.contracts.rematch_contract import Kind, Said
from app.games.pokemon.pokemon_game import BATTLE_ROYAL_SPEC, SPEC, TEAM_BATTLE_SPEC
from app.games.pokemon.tasks import next_game
from tests.games.pokemon_table import DECK, Game, royal, teams


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


# -- of four --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "seat"), [("rematch", "1"), ("rematch_swapped", "0")])
def test_of_two_teams_the_one_that_lost_chooses(kind: Kind, seat: str) -> None:
    """Its first member is asked for both, also where everybody moves on by a seat."""
    game = teams()
    for one in (0, 2):
        game.do(Procedure("take_prizes", (("seat", str(one)), ("count", "3"))), one)
    begins = next_game.another(game.view(), (), kind).begins
    assert begins == Procedure("first", (("by", "loser"), ("seat", seat)))
    fresh = Game(4, spec=TEAM_BATTLE_SPEC)
    fresh.do(begins)
    asked = fresh.tasks()["setup.first"]
    assert asked.seat == int(seat)
    assert [choice.title.en for choice in asked.choices] == ["Aki and Mei", "Ren and Kai"]
    fresh.choose("setup.first", 1)
    assert {task for task in fresh.tasks() if "pair" in task} == {"setup.pair.t0", "setup.pair.t1"}


def test_of_a_team_that_conceded_who_said_so_chooses() -> None:
    game = teams()
    game.do(Procedure("concede"), 3)
    begins = next_game.another(game.view(), (("concede", 3), ("result", 3)), "rematch").begins
    assert begins == Procedure("first", (("by", "loser"), ("seat", "3")))


def test_of_players_each_for_themselves_it_is_asked_again_as_at_any_table() -> None:
    """BR043: nobody in particular lost, and the next table begins with the question."""
    game = royal()
    for seat in (1, 2, 3):
        game.do(Procedure("concede"), seat)
    assert game.view().turn.phase == "over"
    assert next_game.another(game.view(), (("concede", 3), ("result", 3)), "rematch").begins is None
    asked = Game(4, spec=BATTLE_ROYAL_SPEC).tasks()["setup.first"]
    assert [choice.title.en for choice in asked.choices[:3]] == [
        "Rock, paper, scissors",
        "Dice",
        "At random",
    ]
