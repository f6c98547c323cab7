"""Another game, as it is offered where one is over."""

from __future__ import annotations

import pytest

from app.core.ids import SPECTATOR
from app.core.text.words import Words
from app.games.contracts.rematch_contract import (
    GAME_OVER,
    Ending,
    another_game,
    conceded,
    game_over,
    had_won,
    others,
    who_conceded,
    won,
)
from app.session.host.local_table import lay_table
from tests.helpers.play import decks_for
from tests.helpers.toy_games import TOYS


@pytest.mark.parametrize(
    ("game", "count", "ways"),
    [("duel", 2, ["rematch_swapped", "rematch"]), ("skirmish", 3, ["rematch"])],
)
def test_two_may_swap_seats_and_more_play_once_more(game: str, count: int, ways: list[str]) -> None:
    spec, names = TOYS[game], ("Aki", "Ren", "Mio")[:count]
    table = lay_table(spec, names, decks_for(spec, count), seed=2)
    assert [choice.action for choice in another_game(table.sit(0).view)] == ways


def test_whoever_looks_may_begin_it() -> None:
    spec = TOYS["duel"]
    table = lay_table(spec, ("Aki", "Ren"), decks_for(spec, 2), seed=2)
    assert [game_over(table.sit(seat).view).seat for seat in (0, 1)] == [0, 1]
    looked = game_over(table.sit(SPECTATOR).view, Words("A draw", "引き分け"))
    assert (looked.seat, looked.title.en) == (table.sit(0).view.turn.seat, "A draw")
    assert game_over(table.sit(0).view).title == GAME_OVER


def test_who_wins_is_said_of_one_of_a_team_of_all_and_of_nobody() -> None:
    spec = TOYS["duel"]
    view = lay_table(spec, ("Aki", "Ren"), decks_for(spec, 2), seed=2).sit(0).view
    assert won(view, (1,)) == Words("Ren wins", "Renの勝ち")
    assert won(view, (0, 1)) == Words("A tie", "引き分け")
    assert won(view, ()) == GAME_OVER
    spec = TOYS["skirmish"]
    three = lay_table(spec, ("Aki", "Ren", "Mio"), decks_for(spec, 3), seed=2).sit(0).view
    assert won(three, (0, 2)).en == "Aki and Mio win"


def test_of_a_game_that_lies_behind_it_is_said_who_won() -> None:
    spec = TOYS["skirmish"]
    view = lay_table(spec, ("Aki", "Ren", "Mio"), decks_for(spec, 3), seed=2).sit(0).view
    assert had_won(view, Ending((1,))) == Words("Ren won", "Renの勝ち")
    assert had_won(view, Ending((0, 2))) == Words("Aki and Mio won", "AkiとMioの勝ち")
    assert had_won(view, Ending((0, 1, 2))) == Words("A tie", "引き分け")
    assert had_won(view, Ending()) is None
    odd = Words("Nobody liked it", "誰も喜ばなかった")
    assert had_won(view, Ending((0,), announced=odd)) == odd


def test_whoever_gave_up_is_named_and_the_others_are_known() -> None:
    spec = TOYS["duel"]
    view = lay_table(spec, ("Aki", "Ren"), decks_for(spec, 2), seed=2).sit(0).view
    assert who_conceded((("say", 0, "concede"), ("concede", 1, ""))) == 1
    assert who_conceded((("say", 0, "concede"),)) is None
    assert conceded(view, 1) == Words("Ren conceded", "Renの投了")
    assert others(view, 1) == (0,)
