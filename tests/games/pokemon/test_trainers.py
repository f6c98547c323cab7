"""Trainers: where their cards go, what is ticked off, and what tidies the play area."""

from __future__ import annotations

import pytest

from app.core.intent import Move
from app.games.game_api import Selection
from tests.games.pokemon_table import (
    ARTAZON,
    BELT,
    DREEPY,
    FIRE,
    IONO,
    LATIAS,
    TOWER,
    ULTRA_BALL,
    Game,
    titles,
)


def held(game: Game, ref: str) -> Selection:
    return Selection((game.card(ref),))


def test_a_played_card_lies_in_the_play_area_while_it_is_carried_out(game: Game) -> None:
    game.act("play", selection=held(game, ULTRA_BALL))
    assert game.refs("stage") == [ULTRA_BALL]
    game.act("draw")
    assert game.refs("stage") == [ULTRA_BALL]


def test_the_next_trainer_takes_it_along_in_one_gesture(game: Game) -> None:
    game.act("play", selection=held(game, ULTRA_BALL))
    nodes = len(game.table.host.tree.nodes)
    game.act("play", selection=held(game, IONO))
    assert len(game.table.host.tree.nodes) == nodes + 1
    assert game.refs("stage") == [IONO]
    assert game.refs("discard.0")[0] == ULTRA_BALL
    assert game.verbs()[:2] == ["discard", "play"], "the log tells of it"


@pytest.mark.parametrize("zone", ["stage", "stadium", "discard.0"])
def test_so_does_one_that_is_dragged(game: Game, zone: str) -> None:
    game.act("play", selection=held(game, IONO))
    dragged = held(game, TOWER if zone == "stadium" else ULTRA_BALL)
    drops = game.drops(dragged, zone)
    played = next(drop for drop in drops if drop.title.en.startswith(("Play", "Stadium")))
    game.do(played.intent)
    assert IONO not in game.refs("stage")
    assert IONO in game.refs("discard.0")


def test_a_stadium_takes_it_along(game: Game) -> None:
    game.act("play", selection=held(game, IONO))
    game.act("play", selection=held(game, TOWER))
    assert game.refs("stage") == []
    assert game.refs("stadium") == [TOWER]


def test_two_played_at_once_lie_side_by_side(game: Game) -> None:
    both = Selection((game.card(IONO), game.card(ULTRA_BALL)))
    game.act("play", selection=both)
    assert game.refs("stage") == [IONO, ULTRA_BALL]


def test_the_opponents_card_and_what_is_no_trainer_stay(game: Game) -> None:
    game.put(ULTRA_BALL, "stage", owner=1)
    game.do(Move((game.card(FIRE),), "stage", -1))
    game.act("play", selection=held(game, IONO))
    assert game.refs("stage") == [ULTRA_BALL, FIRE, IONO]
    game.act("attack_1")
    assert game.refs("stage") == [ULTRA_BALL, FIRE]


def test_one_key_discards_what_was_played(game: Game) -> None:
    game.act("play", selection=held(game, IONO))
    game.act("clear_stage")
    assert game.refs("stage") == []
    assert game.refs("discard.0")[0] == IONO


@pytest.mark.parametrize(
    ("ref", "ticked"),
    [(IONO, {"supporter": 1}), (ULTRA_BALL, {}), (TOWER, {"stadium": 1}), (BELT, {})],
)
def test_what_is_ticked_off(game: Game, ref: str, ticked: dict[str, int]) -> None:
    game.act("attach" if ref == BELT else "play", selection=held(game, ref))
    assert {key: n for key, n in game.view().turn.ledger if key != "draw"} == ticked


def test_a_supporter_from_the_discard_pile_is_not_played(game: Game) -> None:
    game.put(IONO, "discard.0")
    dragged = Selection((game.card(IONO, "discard.0"),))
    assert titles(game.drops(dragged, "stage"))[0] == "Lay open"


def test_a_tool_is_attached_where_it_is_dropped(game: Game) -> None:
    drop, *_ = game.drops(held(game, BELT), "bench.0", game.unit("bench.0", 1))
    game.do(drop.intent)
    assert game.refs("bench.0")[-2:] == [LATIAS, BELT]


def test_a_new_stadium_sends_the_old_one_to_its_owner_s_discard_pile(game: Game) -> None:
    game.put(ARTAZON, "stadium", owner=1)
    game.act("play", selection=held(game, TOWER))
    assert (game.refs("stadium"), game.refs("discard.1")) == ([TOWER], [ARTAZON])


# -- what a turn is made of, one gesture each -----------------------------------------------------


def test_gust_is_one_drag_to_the_active_spot(game: Game) -> None:
    benched = game.unit("bench.1")
    drop, *_ = game.drops(Selection(units=(benched,)), "active.1")
    assert drop.title.en == "Switch with Duskull"
    game.do(drop.intent)
    assert game.unit("active.1") == benched
    drop, *_ = game.drops(
        Selection(units=(game.unit("bench.1"),)), "active.1", game.unit("active.1")
    )
    assert drop.title.en == "Switch with Latias ex"


def test_devolving_is_one_gesture_and_the_card_goes_to_the_hand(game: Game) -> None:
    unit = game.unit("active.0")
    game.act("evolve", selection=Selection((game.card("TWM-129"),), (unit,)))
    game.act("devolve", selection=Selection(units=(unit,)))
    assert game.refs("active.0")[0] == DREEPY
    assert "TWM-129" in game.refs("hand.0")
