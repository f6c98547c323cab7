"""The form of a retreat: who comes in, what pays, and only where there is something to choose."""

from __future__ import annotations

import pytest

from app.core.intent import Procedure, PutMark
from app.games.form_model import Form, Pick, Ticks
from app.games.game_api import Selection
from app.games.pokemon.forms.retreat_form import asks
from tests.games.pokemon_table import DREEPY, DUSKULL, FIRE, LATIAS, PSYCHIC, Game, action, titles

URSALUNA, NEO_UPPER, LUMINOUS = "TWM-141", "TEF-162", "PAL-191"
TWO = LATIAS
"""A Pokémon whose retreat costs two."""


def table(active: str, *energy: str, bench: int = 1) -> Game:
    deck = (active, *(DUSKULL,) * 4, NEO_UPPER, LUMINOUS, *(PSYCHIC, FIRE) * 9)
    game = Game(deck=deck)
    game.stand(active, "active.0", *energy)
    for _ in range(bench):
        game.stand(DUSKULL, "bench.0")
    game.turn(0)
    return game


def form(game: Game, **answers: str) -> Form:
    made = asks(game.view(), Selection(), answers)
    assert made is not None
    return made


def asked(game: Game) -> bool:
    return asks(game.view(), Selection(), {}) is not None


def last(made: Form) -> str:
    return made.lines[-1].en


def ticks(made: Form) -> Ticks:
    return next(one for one in made.fields if isinstance(one, Ticks))


# -- the form -------------------------------------------------------------------------------------


def test_one_way_to_do_it_asks_nothing() -> None:
    game = table(TWO, PSYCHIC, PSYCHIC, PSYCHIC)
    assert not asked(game)
    game.act("retreat")
    assert len(game.refs("discard.0")) == 2
    assert game.refs("active.0") == [DUSKULL]


@pytest.mark.parametrize(
    "game",
    [
        table(TWO, PSYCHIC, PSYCHIC, bench=2),
        table(TWO, PSYCHIC, PSYCHIC, FIRE),
        table(TWO, PSYCHIC),
    ],
    ids=["who comes in", "what pays", "too little"],
)
def test_it_asks_where_something_is_open(game: Game) -> None:
    assert asked(game)
    assert action("retreat").when(game.view(), Selection())


def test_who_comes_in_may_be_selected_before() -> None:
    game = table(TWO, PSYCHIC, PSYCHIC, bench=2)
    second = Selection(units=(game.unit("bench.0", 1),))
    assert asks(game.view(), second, {}) is None


def test_the_payment_is_clicked_and_told_short_or_over() -> None:
    game = table(TWO, PSYCHIC, PSYCHIC, FIRE, bench=2)
    made = form(game)
    assert ticks(made).values == ()
    one, two, three = (choice.id for choice in ticks(made).among)
    assert game.view().cards[three].ref == FIRE
    assert last(made) == "= 2 Energy to pay, 0 chosen: 2 short"
    assert last(form(game, energy=one)) == "= 2 Energy to pay, 1 chosen: 1 short"
    assert last(form(game, energy=f"{one},{three}")) == "= 2 Energy to pay, 2 chosen"
    over = form(game, energy=f"{one},{two},{three}", to=game.unit("bench.0"))
    assert last(over) == "= 2 Energy to pay, 3 chosen: more than needed"
    assert over.intent is not None, "said, never refused"


def test_what_was_chosen_is_what_is_discarded() -> None:
    game = table(TWO, PSYCHIC, PSYCHIC, FIRE, bench=2)
    one, _, three = (choice.id for choice in ticks(form(game)).among)
    made = form(game, energy=f"{one},{three}", to=game.unit("bench.0", 1))
    goal = game.unit("bench.0", 1)
    assert made.intent is not None
    nodes = len(game.table.host.tree.nodes)
    game.do(made.intent)
    assert len(game.table.host.tree.nodes) == nodes + 1
    assert sorted(game.refs("discard.0"), key=str) == sorted((PSYCHIC, FIRE))
    assert game.unit("active.0") == goal
    assert game.view().turn.used("retreat") == 1


def test_nothing_chosen_discards_nothing() -> None:
    game = table(TWO, PSYCHIC, PSYCHIC, bench=2)
    made = form(game, energy="", to=game.unit("bench.0"))
    assert isinstance(made.intent, Procedure)
    assert ("free", "1") in made.intent.arguments
    game.do(made.intent)
    assert game.refs("discard.0") == []


def test_the_cost_is_shown_with_what_is_noted() -> None:
    game = table(TWO, PSYCHIC, bench=2)
    game.do(PutMark((game.unit("active.0"),), "retreat_more", value=1))
    lines = [line.en for line in form(game).lines]
    assert lines == ["2 printed", "+1 noted", "= 3 Energy to pay, 1 chosen: 2 short"]


def test_what_pays_alone_is_chosen_already() -> None:
    made = form(table(TWO, PSYCHIC, PSYCHIC, PSYCHIC, bench=2))
    assert len(ticks(made).values) == 2
    assert made.intent is None, "who comes in is open"
    assert made.missing is not None
    assert next(one for one in made.fields if isinstance(one, Pick)).value == ""


def test_with_an_empty_bench_nobody_retreats() -> None:
    game = table(TWO, PSYCHIC, bench=0)
    assert asks(game.view(), Selection(), {}) is None
    assert not action("retreat").when(game.view(), Selection())


# -- by dragging ----------------------------------------------------------------------------------


def test_a_drop_asks_for_the_payment_where_there_is_a_choice() -> None:
    game = table(DREEPY, PSYCHIC, FIRE)
    active, bench = game.unit("active.0"), game.unit("bench.0")
    told = titles(game.drops(Selection(units=(active,)), "bench.0", bench))
    assert "Retreat to Duskull: choose the Energy…" in told
    game = table(DREEPY, FIRE)
    active, bench = game.unit("active.0"), game.unit("bench.0")
    told = titles(game.drops(Selection(units=(active,)), "bench.0", bench))
    assert told[:2] == ["Retreat to Duskull", "Switch with Duskull"]


def dropped(game: Game) -> list[str]:
    """What the own Active Pokémon may mean on a Benched one, the likeliest first."""
    active, bench = game.unit("active.0"), game.unit("bench.0")
    return titles(game.drops(Selection(units=(active,)), "bench.0", bench))[:2]


def test_who_may_retreat_does_so_by_dragging() -> None:
    assert dropped(table(DREEPY, PSYCHIC)) == ["Retreat to Duskull", "Switch with Duskull"]
    choice = "Retreat to Duskull: choose the Energy…"
    assert dropped(table(DREEPY, PSYCHIC, FIRE)) == [choice, "Switch with Duskull"]


@pytest.mark.parametrize("mark", ["asleep", "paralyzed", "no_retreat"])
def test_who_is_kept_in_is_switched(mark: str) -> None:
    game = table(DREEPY, PSYCHIC)
    game.do(PutMark((game.unit("active.0"),), mark, value=1))
    assert dropped(game) == ["Switch with Duskull", "Retreat to Duskull"]
    beside = game.drops(Selection(units=(game.unit("active.0"),)), "bench.0", index=2)
    assert titles(beside) == ["Bench, slot 3", "Retreat to Duskull"]


def test_a_confused_pokemon_may_retreat() -> None:
    game = table(DREEPY, PSYCHIC)
    game.do(PutMark((game.unit("active.0"),), "confused", value=1))
    assert dropped(game)[0] == "Retreat to Duskull"


def test_who_cannot_pay_is_switched() -> None:
    assert dropped(table(TWO, PSYCHIC))[0] == "Switch with Duskull"


def test_the_second_time_in_a_turn_means_a_switch() -> None:
    game = table(DREEPY, PSYCHIC)
    game.act("retreat")
    assert dropped(game)[0] == "Switch with Dreepy"


def test_in_the_turn_of_the_opponent_a_switch_is_meant() -> None:
    game = table(DREEPY, PSYCHIC)
    game.turn(1)
    assert dropped(game)[0] == "Switch with Duskull"


def test_a_benched_pokemon_onto_the_active_one_is_switched() -> None:
    game = table(DREEPY, PSYCHIC)
    active, bench = game.unit("active.0"), game.unit("bench.0")
    told = titles(game.drops(Selection(units=(bench,)), "active.0", active))
    assert told[:2] == ["Switch with Dreepy", "Retreat to Duskull"]


def test_beside_the_benched_pokemon_a_retreat_is_meant_as_well() -> None:
    game = table(DREEPY, PSYCHIC)
    active = Selection(units=(game.unit("active.0"),))
    told = titles(game.drops(active, "bench.0", index=2))
    assert told == ["Retreat to Duskull", "Bench, slot 3"]
    game = table(DREEPY, PSYCHIC, bench=2)
    active = Selection(units=(game.unit("active.0"),))
    assert titles(game.drops(active, "bench.0", index=2)) == ["Retreat…", "Bench, slot 3"]
