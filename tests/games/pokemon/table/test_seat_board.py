"""Whose Pokémon stands where, and what of it is meant by a selection."""

from __future__ import annotations

from app.core.intent import Move
from app.games.game_api import Selection
from app.games.pokemon.table import seat_board as board
from tests.games.pokemon_table import DREEPY, FIRE, IONO, PSYCHIC, TOWER, Game


def test_a_player_has_a_hand_and_an_active_pokemon(game: Game) -> None:
    assert len(board.hand(game.view())) == 9
    assert board.hand(game.view(1)) == game.view(1).cards_in("hand.1")
    assert board.actives(game.view(), 1) == (game.unit("active.1"),)


def test_a_pokemon_is_in_play_an_energy_that_stands_there_is_astray(game: Game) -> None:
    game.put(TOWER, "stadium", owner=0)
    energy, stadium = game.stand(PSYCHIC, "bench.1"), game.unit("stadium")
    pokemon = game.unit("active.0")
    view = game.view()
    assert [board.in_play(view, unit) for unit in (pokemon, energy, stadium, "unothing")] == [
        True, False, False, False,
    ]  # fmt: skip
    assert [board.is_astray(view, unit) for unit in (pokemon, energy, stadium)] == [
        False, True, False,
    ]  # fmt: skip


def test_a_face_down_card_in_the_active_spot_may_be_a_pokemon() -> None:
    game = Game()
    game.put(DREEPY, "hand.0")
    game.do(Move((game.card(DREEPY),), "active.0", up=False))
    unit = game.unit("active.0")
    assert board.in_play(game.view(1), unit)
    assert board.unit_name(game.view(1), unit).en == "a face-down card"
    assert board.unit_name(game.view(0), unit).en == "Dreepy"
    assert board.unit_name(game.view(0), "unothing").en == "a face-down card"


def test_one_stands_in_the_active_spot_the_others_do_not(game: Game) -> None:
    view = game.view()
    assert board.is_active(view, game.unit("active.1"))
    assert not board.is_active(view, game.unit("bench.1"))


def test_of_a_selection_only_pokemon_in_play_are_meant(game: Game) -> None:
    energy = game.stand(PSYCHIC, "bench.1")
    units = (game.unit("active.0"), energy, "unothing")
    assert board.chosen_pokemon(game.view(), Selection(units=units)) == units[:1]


def test_a_hand_is_meant_by_itself_or_by_its_cards(game: Game) -> None:
    view = game.view()
    for selection, hand in (
        (Selection(zone="hand.1"), "hand.1"),
        (Selection((game.card(IONO), game.card(FIRE))), "hand.0"),
        (Selection((game.card(IONO), "hand.1#0")), ""),
        (Selection((game.card(FIRE, "discard.0"),)), ""),
        (Selection(units=(game.unit("active.0"),), zone="hand.0"), ""),
        (Selection(zone="deck.0"), ""),
        (Selection(), ""),
    ):
        assert board.chosen_hand(view, selection) == hand, selection
