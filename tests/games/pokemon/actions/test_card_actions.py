"""What the menu of a card offers: play, bench, put elsewhere (seed 000 §4, §6)."""

from __future__ import annotations

from app.core.ids import JUDGE
from app.core.intent import Move
from app.games.game_api import Selection
from tests.games.pokemon_table import (
    ARTAZON,
    DUSKULL,
    FIRE,
    IONO,
    LATIAS,
    PSYCHIC,
    TOWER,
    ULTRA_BALL,
    Game,
    action,
    title,
)

PILE = Selection(zone="discard.0")


def test_a_supporter_waits_on_the_stage_and_is_ticked(game: Game) -> None:
    game.act("play", selection=Selection((game.card(IONO),)))
    assert game.refs("stage") == [IONO]
    assert game.view().turn.used("supporter") == 1
    game.act("clear_stage")
    assert game.refs("stage") == []
    assert game.refs("discard.0")[0] == IONO


def test_an_item_can_be_played_in_one_gesture(game: Game) -> None:
    game.act("play_and_discard", selection=Selection((game.card(ULTRA_BALL),)))
    assert game.refs("discard.0")[0] == ULTRA_BALL
    assert game.view().turn.ledger == ()


def test_a_new_stadium_sends_the_old_one_to_its_owner(game: Game) -> None:
    old = game.put(ARTAZON, "hand.1")
    game.do(Move((old,), "stadium"), JUDGE)
    game.act("play", selection=Selection((game.card(TOWER),)))
    assert game.refs("stadium") == [TOWER]
    assert game.refs("discard.1") == [ARTAZON]
    assert game.view().turn.used("stadium") == 1


def test_a_basic_goes_to_the_bench_face_up(game: Game) -> None:
    game.act("bench_basic", selection=Selection((game.card(DUSKULL),)))
    assert game.refs("bench.0", seat=1) == [DUSKULL, PSYCHIC, LATIAS, DUSKULL]


def test_a_benched_pokemon_is_dragged_to_the_active_spot(game: Game) -> None:
    there, other = game.unit("active.1"), game.unit("bench.1")
    game.act("paralyzed", selection=Selection(units=(there,)))
    game.act("to_active", selection=Selection(units=(other,)))
    assert game.unit("active.1") == other
    assert game.marks(there) == {}
    assert game.view().turn.used("retreat") == 0


def test_a_pokemon_leaves_play_with_all_that_is_attached(game: Game) -> None:
    game.act("to_hand", selection=Selection(units=(game.unit("bench.0"),)))
    assert game.refs("bench.0") == [LATIAS]
    assert game.refs("hand.0")[-2:] == [DUSKULL, PSYCHIC]


def test_the_top_of_the_discard_pile_goes_where_a_key_says(game: Game) -> None:
    assert title(game, "to_hand", PILE) == "To the hand: Dreepy"
    game.act("to_deck_bottom", selection=PILE)
    assert game.refs("discard.0") == [FIRE]
    game.act("pile_into_deck", selection=PILE)
    assert game.refs("discard.0") == []
    # A pointer that rests on the pile must not make a Prize of what was just knocked out.
    assert not action("to_prizes").when(game.view(), PILE)
