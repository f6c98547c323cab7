"""How a game ended: by the conditions met, by a concession, or as people decided."""

from __future__ import annotations

from app.core.text.words import Words, packed
from app.games.pokemon.procedures import game_result
from app.games.pokemon.tasks.game_ending import DECIDED, ending
from tests.games.pokemon.tasks.asked_tasks import choose, hurt
from tests.games.pokemon_table import Game


def won(game: Game) -> None:
    hurt(game, "bench.1", "active.1")
    game.act("knock_out")
    choose(game, "prizes.0", "Take the first 3 Prizes")
    choose(game, "result", "Announce the result")


def test_who_won_follows_from_the_table_and_by_what(game: Game) -> None:
    won(game)
    found = ending(game.view(), ())
    assert found.winners == (0,)
    assert found.why is not None
    assert found.why == game_result.why(game.view(), _result(game))
    assert found.announced is None
    assert len(found.standing) == 2
    assert found.standing[1].en.endswith("left")
    assert found.standing[1].ja.startswith("サイド残り")


def _result(game: Game) -> game_result.Result:
    found = game_result.result(game.view())
    assert found is not None
    return found


def test_whoever_conceded_lost_whatever_stands_on_the_table(game: Game) -> None:
    told = (("concede", 0, ""), ("phase", 0, "over"), ("result", 0, "Ren wins"))
    found = ending(game.view(), told)
    assert found.winners == (1,)
    assert found.why is not None
    assert found.why.en.endswith("conceded")
    assert found.why.ja.endswith("の投了")


def test_what_people_announced_is_said_as_they_did(game: Game) -> None:
    told = (("result", 0, packed(game_result.wins(game.view(), 1))),)
    assert ending(game.view(), told).winners == (1,)
    assert ending(game.view(), told).why == DECIDED
    tie = (("result", 0, packed(Words("A tie", "引き分け"))),)
    found = ending(game.view(), tie)
    assert found.winners == ()
    assert found.announced == Words("A tie", "引き分け")


def test_nothing_is_claimed_where_nothing_was_said(game: Game) -> None:
    found = ending(game.view(), ())
    assert found.winners == ()
    assert found.why is None
