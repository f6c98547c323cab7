"""What a card that is dropped would do, said and done."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE
from app.core.intent import Move, PutMark
from app.games.game_api import Selection
from tests.games.pokemon_table import (
    ARTAZON,
    BELT,
    DRAGAPULT,
    DRAKLOAK,
    DREEPY,
    DUSKULL,
    FIRE,
    IONO,
    LATIAS,
    PSYCHIC,
    TOWER,
    ULTRA_BALL,
    Game,
    royal,
    teams,
    titles,
)


def held(game: Game, ref: str) -> Selection:
    return Selection((game.card(ref),))


def test_a_stage_two_asks_to_evolve_first_even_if_it_does_not_fit(game: Game) -> None:
    card = game.put(DRAGAPULT, "hand.0")
    drops = game.drops(Selection((card,)), "active.0", game.unit("active.0"))
    assert titles(drops)[:2] == ["Evolve Dreepy", "Attach to Dreepy"]


def test_attaching_by_hand_counts_and_by_an_effect_does_not(game: Game) -> None:
    by_hand, by_effect, *_ = game.drops(held(game, FIRE), "active.0", game.unit("active.0"))
    game.do(by_effect.intent)
    assert game.view().turn.used("energy") == 0
    by_hand, *_ = game.drops(held(game, PSYCHIC), "active.0", game.unit("active.0"))
    game.do(by_hand.intent)
    assert game.view().turn.used("energy") == 1


def test_energy_dropped_on_the_other_side_is_attached_there(game: Game) -> None:
    drop, *_ = game.drops(held(game, FIRE), "active.1", game.unit("active.1"))
    game.do(drop.intent)
    assert FIRE in game.refs("active.1", seat=1)


def test_a_basic_dropped_on_the_bench_lands_in_its_slot(game: Game) -> None:
    drop, *_ = game.drops(held(game, DUSKULL), "bench.0", game.unit("bench.0", 1), 1)
    assert drop.title.en == "Bench, slot 2"
    game.do(drop.intent)
    assert game.refs("bench.0") == [DUSKULL, PSYCHIC, DUSKULL, LATIAS]


def test_before_the_first_turn_pokemon_are_put_face_down() -> None:
    game = Game()
    game.put(DREEPY, "hand.0")
    drop, *_ = game.drops(held(game, DREEPY), "active.0")
    game.do(drop.intent)
    assert game.refs("active.0", seat=1) == [None]


def test_a_card_for_a_taken_active_spot_sends_the_other_to_the_bench(game: Game) -> None:
    drops = game.drops(held(game, DUSKULL), "active.0", game.unit("active.0"))
    title = "Active Spot; Dreepy goes to the Bench"
    drop = next(drop for drop in drops if drop.title.en == title)
    game.do(drop.intent)
    assert game.refs("active.0") == [DUSKULL]
    assert DREEPY in game.refs("bench.0")


def test_another_players_card_goes_to_that_players_pile(game: Game) -> None:
    energy = game.card(PSYCHIC, "active.1")
    drop, *_ = game.drops(Selection((energy,)), "discard.0")
    game.do(drop.intent)
    assert game.refs("discard.1") == [PSYCHIC]


def test_a_trainer_dropped_on_the_discard_pile_may_have_been_played(game: Game) -> None:
    discard, play = game.drops(held(game, IONO), "discard.0")
    assert play.title.en == "Play and discard"
    game.do(play.intent)
    assert game.view().turn.used("supporter") == 1
    discard, *_ = game.drops(held(game, ULTRA_BALL), "discard.0")
    game.do(discard.intent)
    assert game.verbs() == ["discard"]


def test_a_stadium_on_its_zone_replaces_the_other(game: Game) -> None:
    old = game.put(ARTAZON, "hand.1")
    game.do(Move((old,), "stadium"), JUDGE)
    drop, *_ = game.drops(held(game, TOWER), "stadium")
    game.do(drop.intent)
    assert game.refs("stadium") == [TOWER]
    assert game.refs("discard.1") == [ARTAZON]


def test_a_prize_dropped_on_the_hand_is_taken(game: Game) -> None:
    drop, *_ = game.drops(Selection(("prizes.0#0",)), "hand.0")
    assert drop.title.en == "Take as Prize"
    game.do(drop.intent)
    assert game.verbs() == ["take_prize"]


def test_cards_can_be_shuffled_into_the_own_deck_only(game: Game) -> None:
    assert titles(game.drops(held(game, FIRE), "deck.0"))[-1] == "Shuffle into the deck"
    energy = Selection((game.card(PSYCHIC, "active.1"),))
    assert "Shuffle into the deck" not in titles(game.drops(energy, "deck.1"))


@pytest.mark.parametrize("ref", [FIRE, BELT])
@pytest.mark.parametrize("zone", ["bench.0", "bench.1"])
def test_an_energy_or_tool_on_a_free_place_of_the_bench_stays_where_it_was(
    game: Game, ref: str, zone: str
) -> None:
    assert game.drops(held(game, ref), zone, index=3) == []


def test_an_energy_in_the_active_spot_goes_to_the_pokemon_there_or_stays(game: Game) -> None:
    assert titles(game.drops(held(game, FIRE), "active.0"))[0] == "Attach to Dreepy"
    game.act("knock_out", selection=Selection(units=(game.unit("active.0"),)))
    assert game.drops(held(game, FIRE), "active.0") == []


@pytest.mark.parametrize(("ref", "title"), [(IONO, "Play Iono"), (TOWER, "Stadium: Jamming Tower")])
def test_a_trainer_on_a_free_place_of_the_bench_is_played(game: Game, ref: str, title: str) -> None:
    assert titles(game.drops(held(game, ref), "bench.0", index=3))[0] == title


def test_a_tool_already_there_is_no_hindrance(game: Game) -> None:
    game.do(PutMark((game.unit("active.1"),), "damage", add=10), JUDGE)
    drops = game.drops(Selection((game.card(BELT),)), "active.1", game.unit("active.1"))
    game.do(drops[0].intent)
    assert game.refs("active.1").count(BELT) == 2


@pytest.mark.parametrize("place", ["bench", "active"])
@pytest.mark.parametrize("ref", [DUSKULL, DRAKLOAK])
def test_a_pokemon_let_go_in_anothers_places_comes_to_play_nowhere(place: str, ref: str) -> None:
    game = royal()
    card = Selection((game.put(ref, "hand.0"),))
    game.do(Move(game.view().units[game.unit("active.2", 1)].parts, "discard.2"), JUDGE)
    assert game.drops(card, f"{place}.2", index=1) == []
    assert game.drops(card, f"{place}.0", index=1), "in one's own it does"


def test_a_partners_places_are_ones_own() -> None:
    game = teams()
    card = Selection((game.put(DUSKULL, "hand.0"),))
    assert titles(game.drops(card, "bench.t0", index=1)) == ["Bench, slot 2"]
    assert game.drops(card, "bench.t1", index=1) == []


def test_a_card_over_a_free_active_spot_is_nothing_for_the_pokemon_beside_it() -> None:
    game = royal()
    game.do(Move(game.view().units[game.unit("active.0", 1)].parts, "discard.0"), JUDGE)
    stage_one = Selection((game.card(DRAKLOAK),))
    energy = Selection((game.put(PSYCHIC, "hand.0"),))
    assert titles(game.drops(stage_one, "active.0", index=1)) == ["Active Spot"]
    assert game.drops(energy, "active.0", index=1) == []
    beside = titles(game.drops(stage_one, "active.0", index=0))
    assert beside[0] == "Evolve Dreepy", "at the other side of it there is no Spot"
    assert titles(game.drops(energy, "active.0", game.unit("active.0")))[0] == "Attach to Dreepy"
