"""Notes of a turn go in the gesture that ends it: nothing is told, and one step takes it back."""

from __future__ import annotations

from app.core.ids import JUDGE
from app.core.intent import Procedure, PutMark, Undo
from app.core.intents.turn_intents import NextTurn
from app.games.game_api import Selection
from app.games.pokemon.procedures.turn_notes import OF_THE_TURN, taken_off
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
        "6ターン目 · Renの番：1枚引いた",
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
