"""What the menu of a Pokémon in play offers: Ability, retreat, devolve, knock out, the Stadium."""

from __future__ import annotations

from app.games.game_api import Selection
from tests.games.pokemon_table import (
    DRAKLOAK,
    DREEPY,
    FIRE,
    IONO,
    TOWER,
    Game,
    action,
)


def test_devolving_gives_the_highest_stage_back(game: Game) -> None:
    game.act("evolve", selection=Selection((game.card(DRAKLOAK),)))
    game.act("devolve", selection=Selection(units=(game.unit("active.0"),)))
    assert game.refs("active.0") == [DREEPY, FIRE]
    assert DRAKLOAK in game.refs("hand.0")


def test_who_comes_in_is_chosen_by_menu_where_several_could(game: Game) -> None:
    active = Selection(units=(game.unit("active.0"),))
    second = game.unit("bench.0", 1)
    assert action("retreat_to_2").words(game.view(), active).en == "Retreat to Latias ex"
    beside = Selection(units=(game.unit("active.0"), game.unit("bench.0")))
    assert not action("retreat_to_2").when(game.view(), beside), "who comes in is selected already"
    game.act("retreat_to_2", selection=active)
    assert game.unit("active.0") == second


def test_a_card_in_hand_and_an_opposing_pokemon_offer_no_retreat(game: Game) -> None:
    game.act("knock_out", selection=Selection(units=(game.unit("bench.0"),)))
    hand = Selection((game.card(IONO),))
    theirs = Selection(units=(game.unit("active.1"),))
    for name in ("retreat", "retreat_free", "retreat_to_1"):
        assert not action(name).when(game.view(), hand)
        assert not action(name).when(game.view(), theirs)
    assert action("retreat").when(game.view(), Selection(units=(game.unit("active.0"),)))


def test_using_a_stadium_is_announced_and_marked(game: Game) -> None:
    game.act("play", selection=Selection((game.card(TOWER),)))
    game.act("use_stadium", selection=Selection(zone="stadium"))
    assert game.verbs() == ["use_stadium", "mark"]


def test_an_ability_is_announced_and_marked_for_this_turn(game: Game) -> None:
    unit = game.unit("bench.0", 1)
    game.act("ability", selection=Selection(units=(unit,)))
    assert game.marks(unit) == {"used": 1}
    game.act("end_turn")
    assert game.marks(unit) == {}
