"""What partners use together in a round: the first turn of a team is noted, the second goes on."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE
from app.core.intent import Procedure, Use
from app.core.intents.turn_intents import NextTurn
from app.core.options import Options
from app.games.pokemon.pokemon_game import TEAM_BATTLE_SPEC
from app.games.pokemon.procedures.team_rounds import by_rounds
from tests.games.pokemon_table import Game, log, teams

TEAM: Options = (("tv-once", "team"),)


def used(game: Game) -> dict[str, int]:
    return dict(game.view().turn.ledger)


def end(game: Game) -> dict[str, int]:
    """End the turn under way and return what counts in the next one."""
    game.do(Procedure("end_turn"), game.view().turn.seat)
    return used(game)


def noted(game: Game, seat: int) -> dict[str, int]:
    return {mark.key: mark.value for mark in game.view().marks.get(f"seat.{seat}", ())}


def test_the_partner_goes_on_with_what_the_team_used() -> None:
    game = teams(options=TEAM)
    for key in ("energy", "supporter", "attack"):
        game.do(Use(key))
    assert end(game) == {"draw": 1}
    assert noted(game, 0) == {"team_energy": 1, "team_supporter": 1}
    assert end(game) == {"draw": 1, "energy": 1, "supporter": 1}
    assert noted(game, 0) == {}
    assert "the partner has used this round: Energy and Supporter" in log(game)
    assert "味方がこの巡に使ったもの：エネルギー、サポート" in log(game, "ja")


def test_a_new_round_begins_anew_and_the_other_team_has_its_own() -> None:
    game = teams(options=TEAM)
    game.do(Use("supporter"))
    end(game)
    game.do(Use("stadium"), 1)
    end(game)
    game.do(Use("retreat"), 2)
    assert end(game) == {"draw": 1, "stadium": 1}
    assert end(game) == {"draw": 1}
    assert [noted(game, seat) for seat in range(4)] == [{}] * 4


def test_twice_is_twice_and_what_was_put_right_by_hand_counts() -> None:
    game = teams(options=TEAM)
    game.do(Use("energy", 2))
    game.do(Use("retreat"))
    game.do(Use("retreat", -1))
    end(game)
    assert end(game) == {"draw": 1, "energy": 2}


@pytest.mark.parametrize("options", [(), (("tv-once", "player"),)])
def test_usually_each_turn_counts_for_itself(options: Options) -> None:
    game = teams(options=options)
    assert not by_rounds(game.view())
    game.do(Use("supporter"))
    end(game)
    assert noted(game, 0) == {}
    assert end(game) == {"draw": 1}


def test_all_of_it_is_one_gesture_each() -> None:
    game = teams(options=TEAM)
    game.do(Use("supporter"))
    nodes = len(game.table.host.tree)
    end(game)
    end(game)
    assert len(game.table.host.tree) == nodes + 2


@pytest.mark.parametrize("first", [0, 1])
def test_who_began_is_remembered_however_turns_went_since(first: int) -> None:
    game = Game(4, spec=TEAM_BATTLE_SPEC, options=TEAM)
    game.start(first=str(first))
    assert noted(game, first) == {"opens_round": 1}
    game.do(Procedure("end_turn", (("seat", str(first)),)), first)  # another turn of the same one
    for key in ("supporter", "retreat"):
        game.do(Use(key), first)
    end(game)
    game.do(Use("energy"), first + 1)
    assert end(game) == {"draw": 1, "retreat": 1, "supporter": 1}
    assert end(game) == {"draw": 1, "energy": 1}
    assert end(game) == {"draw": 1}
    assert noted(game, first) == {"opens_round": 1}


def test_a_turn_that_somebody_skipped_takes_its_notes_along() -> None:
    game = teams(options=TEAM)
    game.do(Use("supporter"))
    end(game)
    game.do(NextTurn(0), JUDGE)
    assert noted(game, 0) == {"team_supporter": 1}
    game.do(NextTurn(3), JUDGE)
    end(game)
    assert noted(game, 0) == {}
    assert used(game) == {"draw": 1}
