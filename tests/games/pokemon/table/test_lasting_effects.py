"""Notes that last: put on in one gesture, told with their end, taken off by the table."""

from __future__ import annotations

import pytest

from app.core.ids import TABLE
from app.core.intent import Undo
from app.games.game_api import Selection
from app.games.pokemon.pokemon_game import SPEC
from app.games.pokemon.table.lasting_effects import EFFECTS, EVERY, last_turn
from tests.games.pokemon_table import DRAKLOAK, Game, log, on


def test_what_lasts_how_long_in_ones_own_turn_and_in_the_opponents(game: Game) -> None:
    mine = [last_turn(game.view(0), ending) for ending in ("turn", "next", "own", "stays")]
    theirs = [last_turn(game.view(1), ending) for ending in ("turn", "next", "own", "stays")]
    assert mine == [1, 2, 3, None]
    assert theirs == [1, 3, 2, None]


def test_the_table_takes_a_note_off_in_a_step_of_its_own(game: Game) -> None:
    unit = game.unit("active.1")
    game.act("no_attack", selection=on(game, "active.1"))
    game.act("end_turn")
    assert game.marks(unit) == {"no_attack": 1}
    game.act("end_turn", seat=1)
    assert game.marks(unit) == {}
    tree = game.table.host.tree
    assert tree.nodes[tree.cursor].actor == TABLE
    assert log(game) == "“Can't attack” ends on Duskull"
    assert log(game, "ja") == "ヨマワルの「ワザが使えない」が終わった"
    game.do(Undo())
    assert game.marks(unit) == {"no_attack": 1}


def test_a_mark_on_a_player_ends_as_well(game: Game) -> None:
    game.act("no_items")
    for seat in (0, 1):
        assert game.view().marks["seat.1"]
        game.act("end_turn", seat=seat)
    assert game.view().marks.get("seat.1", ()) == ()


def test_numbers_add_up_and_are_told(game: Game) -> None:
    for name in ("deals_more_10", "deals_more_30"):
        game.act(name, selection=on(game))
    assert game.marks(game.unit("active.0")) == {"deals_more": 40}
    assert log(game) == "Aki marks Dreepy: Damage dealt +40 (until the end of turn 1)"
    assert (
        log(game, "ja") == "Akiがドラメシヤに「与えるダメージ+40」を置いた（1ターン目の終わりまで）"
    )


def test_an_effect_of_an_attack_ends_on_the_bench_one_of_a_card_in_play_stays(game: Game) -> None:
    unit = game.unit("active.0")
    for name in ("no_attack", "retreat_less_1", "immune"):
        game.act(name, selection=on(game))
    game.act("to_active", selection=on(game, "bench.0"))
    assert game.marks(unit) == {"retreat_less": 1, "immune": 1}


def test_an_effect_of_an_attack_ends_when_it_evolves(game: Game) -> None:
    unit = game.unit("active.0")
    for name in ("no_retreat", "immune"):
        game.act(name, selection=on(game))
    game.act("evolve", selection=Selection((game.card(DRAKLOAK),), (unit,)))
    assert game.marks(unit) == {"immune": 1}


@pytest.mark.parametrize("effect", EVERY, ids=lambda effect: effect.key)
def test_every_effect_has_a_mark_and_sentences(effect: object) -> None:
    key = effect.key  # type: ignore[attr-defined]
    assert dict(SPEC.marks)[key] == EFFECTS[key]
    assert f"mark:{key}" in SPEC.sentences
    assert f"unmark:{key}" in SPEC.sentences


def test_no_two_effects_share_a_key_or_a_name() -> None:
    assert len({effect.key for effect in EVERY}) == len(EVERY)
    assert len({effect.title for effect in EVERY}) == len(EVERY)
