"""A game played at random: repeatable by its seed, and every kind of selection comes up."""

from __future__ import annotations

from app.games.game_registry import GAMES
from app.session.conformance.random_play import RandomPlay, decks_for, made_by
from tests.helpers.toy_games import TOYS
from tests.session.conformance.planted import SPEC


def test_the_same_seed_plays_the_same_game() -> None:
    plays = [RandomPlay(SPEC, 4) for _ in range(2)]
    for play in plays:
        play.begin()
        assert len(list(play.go_on(10))) > 10
    first, second = (play.host.tree.table for play in plays)
    assert first == second
    assert len(plays[0].host.tree.nodes) > 8


def test_every_number_of_seats_is_played() -> None:
    assert {len(RandomPlay(SPEC, seed).seats) for seed in range(3)} == {2, 3, 4}


def test_cells_zones_units_and_cards_are_selected() -> None:
    selections = []
    for seed in range(3):
        play = RandomPlay(SPEC, seed)
        play.begin()
        selections += [situation.selection for situation in play.go_on(30)]
    assert any(one.cell and one.cards for one in selections)
    assert any(one.zone for one in selections)
    assert any(one.units for one in selections)


def test_decks_are_those_given_or_the_packs_or_names() -> None:
    assert decks_for(SPEC, 2, [("Moss 1",)], 0)[0] == ("Moss 1",)
    assert decks_for(SPEC, 2, (), 0)[0][:2] == ("Moss 1", "Moss 2")
    assert all(key.startswith("outpost") for key in decks_for(TOYS["outpost"], 2, (), 0)[0])


def test_an_action_that_asks_does_what_its_form_comes_to() -> None:
    spec = GAMES["open_table"]
    play = RandomPlay(spec, 1)
    view = play.table.sit(0).view
    deal = next(action for action in spec.actions if action.id == "deal")
    asked = deal.form(view, play.selection(view), {}) if deal.form else None
    assert asked is not None
    assert made_by(deal, view, play.selection(view)) == asked.intent
