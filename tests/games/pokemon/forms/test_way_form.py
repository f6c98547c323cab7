"""Who makes way: of several Active Pokémon, and of several Stadiums (BR065, BR234, BR235)."""

from __future__ import annotations

from app.core.intent import Procedure
from app.games.form_model import Form
from app.games.game_api import Selection
from app.games.pokemon.forms.way_form import asks_active, asks_stadium
from tests.games.pokemon_table import (
    ARTAZON,
    DREEPY,
    DUSKULL,
    TOWER,
    Game,
    action,
    middle,
    royal,
    titles,
)


def two_stadiums() -> tuple[Game, str]:
    """A Battle Royal with two Stadiums in play and a third in Aki's hand."""
    game = royal()
    game.put(TOWER, "stadium", owner=1)
    game.put(ARTAZON, "stadium", owner=2)
    return game, game.put(TOWER, "hand.0")


def form_of(found: Form | None) -> Form:
    assert found is not None
    return found


def test_a_third_stadium_asks_which_one_it_replaces() -> None:
    game, card = two_stadiums()
    view, about = game.view(), Selection((card,))
    first, second = view.zones["stadium"].items
    asked = form_of(asks_stadium(view, about, {}))
    assert asked.intent is None
    for name in ("play", "to_stadium"):
        assert action(name).when(view, about)
        assert action(name).make(view, about) is None
    answered = form_of(asks_stadium(view, about, {"instead": second}))
    assert answered.intent is not None
    game.do(answered.intent)
    assert set(game.refs("stadium")) == {TOWER, view.cards[view.units[first].base].ref}
    assert game.view().turn.used("stadium") == 1
    assert game.refs("discard.1") + game.refs("discard.2") != []


def test_a_second_stadium_lies_beside_the_first() -> None:
    game = royal()
    game.put(TOWER, "stadium", owner=1)
    card = game.put(ARTAZON, "hand.0")
    assert asks_stadium(game.view(), Selection((card,)), {}) is None
    game.act("play", selection=Selection((card,)))
    assert game.refs("stadium") == [TOWER, ARTAZON], "the first one stays where it lies"


def test_a_third_stadium_lies_where_the_one_lay_that_it_replaces() -> None:
    game, card = two_stadiums()
    first, second = game.view().zones["stadium"].items
    answered = form_of(asks_stadium(game.view(), Selection((card,)), {"instead": second}))
    assert (answered.done.en, answered.done.ja) == ("Replace it", "入れ替える")
    assert answered.intent is not None
    game.do(answered.intent)
    assert game.unit("stadium", 0) == first
    assert game.unit("stadium", 1) not in (first, second)


def test_in_a_game_of_two_a_stadium_replaces_the_other() -> None:
    game = middle()
    game.put(ARTAZON, "stadium", owner=1)
    game.act("play", selection=Selection((game.card(TOWER),)))
    assert game.refs("stadium") == [TOWER]


def test_a_stadium_dropped_on_one_of_two_replaces_just_that() -> None:
    game, card = two_stadiums()
    first = game.unit("stadium")
    drops = game.drops(Selection((card,)), "stadium", first)
    game.do(drops[0].intent)
    assert first not in game.view().units
    assert len(game.refs("stadium")) == 2


def test_a_stadium_dropped_beside_them_asks() -> None:
    game, card = two_stadiums()
    drop = game.drops(Selection((card,)), "stadium")[0]
    assert drop.form(game.view()) is not None


def test_who_is_called_into_full_spots_asks_who_makes_way() -> None:
    game = royal()
    caught, other = game.unit("bench.1"), game.unit("active.1", 1)
    view, about = game.view(), Selection(units=(caught,))
    assert form_of(asks_active(view, about, {})).intent is None
    assert action("to_active").when(view, about)
    answered = form_of(asks_active(view, about, {"instead": other}))
    assert answered.intent is not None
    game.do(answered.intent)
    assert caught in game.view().zones["active.1"].items
    assert game.view().zones["bench.1"].items == (other,)


def test_a_free_spot_is_taken_and_nobody_makes_way() -> None:
    game = royal()
    game.do(Procedure("knock_out", (("units", game.unit("active.1")),)))
    caught, about = game.unit("bench.1"), Selection(units=(game.unit("bench.1"),))
    assert asks_active(game.view(), about, {}) is None
    game.act("to_active", selection=about)
    assert len(game.view().zones["active.1"].items) == 2
    assert caught in game.view().zones["active.1"].items


def test_a_card_from_hand_fills_a_free_spot() -> None:
    game = royal(bench=0)
    game.do(Procedure("knock_out", (("units", game.unit("active.0")),)))
    card = game.put(DREEPY, "hand.0")
    assert "Active Spot" in titles(game.drops(Selection((card,)), "active.0", index=1))
    game.act("to_active", selection=Selection((card,)))
    assert sorted(map(str, game.refs("active.0"))) == sorted((DREEPY, DUSKULL, "MEE-5"))


def test_dropping_on_a_certain_active_pokemon_changes_places_with_that_one() -> None:
    game = royal()
    bench, second = game.unit("bench.0"), game.unit("active.0", 1)
    drops = game.drops(Selection(units=(bench,)), "active.0", second)
    switch = next(drop for drop in drops if drop.title.en.startswith("Switch"))
    game.do(switch.intent)
    assert game.view().zones["bench.0"].items == (second,)


def test_one_active_pokemon_is_no_choice() -> None:
    game = middle()
    about = Selection(units=(game.unit("bench.0"),))
    assert asks_active(game.view(), about, {}) is None
