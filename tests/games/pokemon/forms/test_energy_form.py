"""The form that moves Energy and Tools: from whom, which cards, to whom, in one gesture."""

from __future__ import annotations

from app.games.form_model import Form, Ticks
from app.games.game_api import Selection
from app.games.pokemon.forms import energy_form
from tests.games.pokemon_table import BELT, DUSKULL, FIRE, PSYCHIC, Game


def made(form: Form | None) -> Form:
    assert form is not None
    return form


def test_energy_is_moved_to_another_pokemon_and_not_counted(game: Game) -> None:
    source, goal = game.unit("active.0"), game.unit("bench.0")
    form = made(energy_form.asks(game.view(), Selection(units=(source, goal)), {}))
    assert form.intent is not None, "one card on it, and a goal selected"
    game.do(form.intent)
    assert game.refs("bench.0")[:3] == ["PRE-35", PSYCHIC, FIRE]
    assert game.view().turn.used("energy") == 0


def test_of_several_cards_those_ticked_are_moved(game: Game) -> None:
    source = game.unit("active.1")
    goal = game.unit("bench.1")
    selection = Selection(units=(source,))
    form = made(energy_form.asks(game.view(), selection, {}))
    assert form.intent is None, "which of the two is open"
    belt = game.card(BELT, "active.1")
    form = made(energy_form.asks(game.view(), selection, {f"cards:{source}": belt}))
    assert form.intent is not None, "there is one Pokémon to go to"
    game.do(form.intent)
    assert game.view().cards[game.card(BELT, "bench.1")].unit == goal


def test_a_selected_card_is_ticked_already(game: Game) -> None:
    card = game.card(PSYCHIC, "active.1")
    form = made(energy_form.asks(game.view(), Selection((card,)), {}))
    ticks = next(field for field in form.fields if isinstance(field, Ticks))
    assert ticks.values == (card,)


def test_without_energy_or_without_anybody_to_take_it_nothing_is_asked(game: Game) -> None:
    assert energy_form.asks(game.view(), Selection(), {}) is None, "nobody is meant"
    bare = Game(deck=(DUSKULL, DUSKULL, PSYCHIC))
    one = Selection(units=(bare.stand(DUSKULL, "active.0"),))
    assert energy_form.asks(bare.view(), one, {}) is None, "nothing is attached to anybody"
    lonely = Game(deck=(DUSKULL, PSYCHIC))
    one = Selection(units=(lonely.stand(DUSKULL, "active.0", PSYCHIC),))
    assert energy_form.asks(lonely.view(), one, {}) is None, "there is nobody else"
