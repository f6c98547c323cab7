"""Gestures as steps: what putting cards and Pokémon somewhere means on this table."""

from __future__ import annotations

import pytest

from app.core.intent import Attach, Collect, Move, PutMark, Shuffle
from app.core.intents.turn_intents import Use
from app.games.game_api import Selection
from app.games.pokemon.table import moves
from tests.games.pokemon_table import (
    ARTAZON,
    BELT,
    DRAKLOAK,
    DREEPY,
    DUSKULL,
    FIRE,
    IONO,
    TOWER,
    ULTRA_BALL,
    Game,
)

# -- piles ----------------------------------------------------------------------------------------


def test_a_tick_is_made_in_the_own_turn_only(game: Game) -> None:
    assert moves.tick(game.view(0), "energy") == (Use("energy", 1),)
    assert moves.tick(game.view(1), "energy") == ()
    assert moves.tick(game.view(0), "energy", 0) == ()


def test_cards_go_to_their_owners_piles(game: Game) -> None:
    lent = game.put(ARTAZON, "stage", owner=1)
    mine = game.card(IONO)
    steps = moves.put_cards(game.view(), (mine, lent), "discard", verb="discard")
    assert steps == (
        Move((mine,), "discard.0", 0, verb="discard"),
        Move((lent,), "discard.1", 0, verb="discard"),
    )


def test_a_card_that_lies_there_already_is_not_moved_but_in_a_deck_it_may_be(game: Game) -> None:
    discarded = game.card(FIRE, "discard.0")
    assert moves.put_cards(game.view(), (discarded,), "discard") == ()
    assert moves.put_cards(game.view(), ("deck.0#0",), "deck", -1) == (
        Move(("deck.0#0",), "deck.0", -1, verb="move"),
    )


def test_whole_pokemon_go_by_whose_side_they_stand_on(game: Game) -> None:
    mine, theirs = game.unit("active.0"), game.unit("active.1")
    assert moves.put_units(game.view(), (mine, theirs), "lost") == (
        Collect((mine,), "lost.0", 0, "move"),
        Collect((theirs,), "lost.1", 0, "move"),
    )


def test_what_is_shuffled_in_ends_in_a_shuffle_and_nothing_shuffles_nothing(game: Game) -> None:
    *_, last = moves.shuffle_in(game.view(), (game.card(IONO),), ())
    assert last == Shuffle("deck.0")
    assert moves.shuffle_in(game.view(), (), ()) == ()


# -- the field ------------------------------------------------------------------------------------


def test_before_the_first_turn_pokemon_are_put_down_face_down(game: Game) -> None:
    fresh = Game()
    fresh.put(DREEPY, "hand.0")
    (down,) = moves.bench_cards(fresh.view(), (fresh.card(DREEPY),))
    (later,) = moves.bench_cards(game.view(), (game.card(DUSKULL),))
    assert isinstance(down, Move)
    assert isinstance(later, Move)
    assert (down.up, later.up) == (False, None)


# -- building up ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ref", "zone", "manual", "ticked"),
    [
        (FIRE, "hand.0", True, True),
        (FIRE, "hand.0", False, False),
        (FIRE, "discard.0", True, False),
        (BELT, "hand.0", True, False),
    ],
)
def test_energy_from_the_hand_counts_if_attached_by_hand(
    game: Game, ref: str, zone: str, manual: bool, ticked: bool
) -> None:
    """Seed 000 §4.4."""
    card, unit = game.card(ref, zone), game.unit("bench.0")
    steps = moves.attach(game.view(), (card,), unit, manual=manual)
    assert steps == (Attach((card,), unit), *((Use("energy", 1),) if ticked else ()))


def test_evolving_and_devolving_end_conditions(game: Game) -> None:
    unit, card = game.unit("active.0"), game.card(DRAKLOAK)
    assert moves.devolve(game.view(), unit) == (), "there is no stage to take off"
    game.do(PutMark((unit,), "burned", value=1))
    cured = PutMark((unit,), "burned", value=0)
    assert moves.evolve(game.view(), card, unit) == (cured, Attach((card,), unit, "base"))


def test_damage_moves_as_far_as_there_is_any(game: Game) -> None:
    one, other = game.unit("active.0"), game.unit("active.1")
    assert moves.move_damage(game.view(), one, other, 20) == ()
    game.do(PutMark((one,), "damage", value=30))
    for asked, moved in ((20, 20), (50, 30), (0, 30)):
        assert moves.move_damage(game.view(), one, other, asked) == (
            PutMark((one,), "damage", add=-moved),
            PutMark((other,), "damage", add=moved),
        )


# -- Trainers -------------------------------------------------------------------------------------


def test_a_supporter_waits_in_the_play_area_until_it_is_carried_out(game: Game) -> None:
    iono, ball = game.card(IONO), game.card(ULTRA_BALL)
    assert moves.play(game.view(), iono) == (
        Move((iono,), "stage", -1, verb="play"),
        Use("supporter", 1),
    )
    assert moves.play(game.view(), ball, finish=True) == (
        Move((ball,), "discard.0", 0, verb="play"),
    )
    assert moves.play(game.view(), game.card(FIRE)) == (), "Energy is attached"


def test_what_was_played_is_tidied_away_but_nothing_of_the_others(game: Game) -> None:
    assert moves.tidy(game.view()) == ()
    game.act("play", selection=Selection((game.card(IONO),)))
    game.put(ULTRA_BALL, "stage", owner=1)
    unit = game.unit("stage")
    assert moves.tidy(game.view()) == (Collect((unit,), "discard.0", 0, "discard"),)


def test_a_stadium_replaces_the_one_before(game: Game) -> None:
    game.put(ARTAZON, "stadium", owner=1)
    old, tower = game.unit("stadium"), game.card(TOWER)
    assert moves.place_stadium(game.view(), tower) == (
        Collect((old,), "discard.1", 0, "replace"),
        Move((tower,), "stadium", verb="play"),
        Use("stadium", 1),
    )


def test_trainers_of_the_hand_are_played_and_nothing_else(game: Game) -> None:
    spent = game.put(ULTRA_BALL, "discard.0")
    played = [moves.is_played(game.view(), game.card(ref)) for ref in (IONO, BELT, FIRE, DUSKULL)]
    assert played == [True, True, False, False]
    assert not moves.is_played(game.view(), spent)
