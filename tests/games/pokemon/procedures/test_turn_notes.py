"""Notes of a turn: what ends with it in one gesture, and what partners used goes on to the next."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE
from app.core.intent import Procedure, PutMark, Undo, Use
from app.core.intents.turn_intents import NextTurn
from app.core.options import Options
from app.games.game_api import Selection
from app.games.pokemon.pokemon_game import TEAM_BATTLE_SPEC
from app.games.pokemon.procedures.turn_notes import OF_THE_TURN, by_rounds, taken_off
from tests.games.pokemon_table import Game, log, royal, teams


def attacked(game: Game, **more: str) -> tuple[str, str]:
    """Let Aki's first Active Pokémon attack Ren's, and return both."""
    mine, theirs = game.unit("active.0"), game.unit("active.1")
    said = {"unit": mine, "attack": "0", "hit": "1", "target": theirs, **more}
    game.do(Procedure("attack", tuple(said.items())))
    return mine, theirs


def test_they_end_with_the_turn_in_its_gesture() -> None:
    game = royal()
    mine, theirs = attacked(game)
    assert (game.marks(mine), game.marks(theirs)) == ({"attacked": 1}, {"damage": 10, "hit": 1})
    nodes = len(game.table.host.tree)
    game.do(Procedure("end_turn"))
    assert len(game.table.host.tree) == nodes + 1
    assert (game.marks(mine), game.marks(theirs)) == ({}, {"damage": 10})
    assert (log(game), log(game, "ja")) == (
        "Turn 6 · Ren: draws 1 card",
        "6ターン目・Renの番：1枚引いた",
    )
    game.do(Undo(), 1)
    assert game.marks(mine) == {"attacked": 1}
    assert game.view().turn.seat == 0


def test_whose_turn_ended_and_who_was_chosen_for_a_turn_end_so_as_well() -> None:
    game = royal()
    mine = game.unit("active.0")
    game.do(PutMark((mine,), "turn_ended", value=1, until=5))
    game.do(PutMark((mine,), "chosen", value=2, until=5))
    nodes = len(game.table.host.tree)
    game.do(Procedure("end_turn"))
    assert (len(game.table.host.tree), game.marks(mine)) == (nodes + 1, {})
    assert log(game) == "Turn 6 · Ren: draws 1 card"


def test_what_lasts_longer_stays_and_notes_of_people_end_in_a_step_of_the_tables_own() -> None:
    game = royal()
    mine = game.unit("active.0")
    game.do(PutMark((mine,), "chosen", value=2))
    game.do(PutMark((mine,), "no_retreat", value=1, until=5))
    assert taken_off(game.view()) == ()
    nodes = len(game.table.host.tree)
    game.do(Procedure("end_turn"))
    assert len(game.table.host.tree) == nodes + 2
    assert game.marks(mine) == {"chosen": 2}


def test_a_turn_that_begins_without_the_procedure_leaves_them_to_the_table() -> None:
    game = royal()
    mine, _ = attacked(game)
    game.do(NextTurn(1), JUDGE)
    assert game.marks(mine) == {}


def test_in_two_against_two_it_is_noted_who_attacked_but_nobody_is_spared_for_it() -> None:
    game = teams()
    mine, theirs = game.unit("active.t0"), game.unit("active.t1")
    said = (("unit", mine), ("attack", "0"), ("hit", "1"), ("target", theirs))
    game.do(Procedure("attack", said))
    assert (game.marks(mine), game.marks(theirs)) == ({"attacked": 1}, {"damage": 10})
    game.do(Procedure("end_turn"))
    assert game.marks(mine) == {}


def test_a_second_attack_of_one_pokemon_and_a_copied_one_are_counted() -> None:
    game = royal()
    mine, _ = attacked(game)
    attacked(game)
    game.act("copy_attack_1", selection=Selection(units=(mine, game.unit("active.1"))))
    assert game.marks(mine) == {"attacked": 3}


def test_every_one_of_them_goes_untold() -> None:
    spec = royal().spec
    for key in OF_THE_TURN:
        for verb in ("unmark", "expire"):
            assert spec.sentences[f"{verb}:{key}"].en == "", (verb, key)


# -- what partners use together in a round --------------------------------------------------

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
