"""Forms for counters: spread, move, heal, each one gesture."""

from __future__ import annotations

from app.core.intent import PutMark
from app.games.form_model import Form, Pick, Ticks
from app.games.game_api import Selection
from app.games.pokemon.forms.counters_form import heal, move, spread
from tests.games.pokemon_table import Game, action


def made(form: Form | None) -> Form:
    assert form is not None
    return form


def units(game: Game, *zones: str) -> Selection:
    return Selection(units=tuple(game.unit(zone) for zone in zones))


# -- spread ---------------------------------------------------------------------------------------


def test_counters_are_spread_over_the_opposing_pokemon(game: Game) -> None:
    active, bench = game.unit("active.1"), game.unit("bench.1")
    form = made(spread(game.view(), Selection(), {}))
    assert [field.id for field in form.fields] == ["total", f"put:{active}", f"put:{bench}"]
    assert form.intent is None
    answers = {"total": "60", f"put:{active}": "20", f"put:{bench}": "40"}
    form = made(spread(game.view(), Selection(), answers))
    assert form.lines[0].en == "= 60 placed"
    assert form.intent is not None
    nodes = len(game.table.host.tree.nodes)
    game.do(form.intent)
    assert len(game.table.host.tree.nodes) == nodes + 1
    assert (game.marks(active), game.marks(bench)) == ({"damage": 20}, {"damage": 40})


def test_what_is_left_or_too_much_is_said_and_never_refused(game: Game) -> None:
    active = game.unit("active.1")
    for placed, line in (("40", "= 40 placed, 20 left"), ("80", "= 80 placed, 20 too much")):
        form = made(spread(game.view(), Selection(), {"total": "60", f"put:{active}": placed}))
        assert form.lines[0].en == line
        assert form.intent is not None


def test_weakness_does_not_count_for_counters(game: Game) -> None:
    unit = game.unit("active.1")
    game.do(PutMark((unit,), "weak_N", value=1))
    form = made(spread(game.view(), Selection(), {f"put:{unit}": "40"}))
    assert form.intent is not None
    game.do(form.intent)
    assert game.marks(unit)["damage"] == 40


def test_several_selected_are_those_meant(game: Game) -> None:
    form = made(spread(game.view(), units(game, "active.0", "active.1"), {}))
    assert [field.title.en for field in form.fields[1:]] == ["Dreepy (own)", "Duskull"]
    assert len(made(spread(game.view(), units(game, "active.0"), {})).fields) == 3


def test_pokemon_of_one_name_are_told_apart(game: Game) -> None:
    game.stand("PRE-35", "bench.1")
    form = made(spread(game.view(), Selection(), {}))
    titles = [field.title for field in form.fields[1:]]
    assert [title.en for title in titles] == [
        "Duskull, Active Spot",
        "Latias ex",
        "Duskull, Bench 2",
    ]
    assert titles[2].ja == "ヨマワル・ベンチ2"


# -- move -----------------------------------------------------------------------------------------


def test_counters_are_moved_by_a_number(game: Game) -> None:
    own, theirs = game.unit("bench.0"), game.unit("active.1")
    assert move(game.view(), units(game, "bench.0"), {}) is None, "nobody is hurt"
    game.act("damage_50", selection=Selection(units=(own,)))
    form = made(move(game.view(), Selection(units=(own,)), {}))
    picks = {field.id: field.value for field in form.fields if isinstance(field, Pick)}
    assert picks == {"from": own, "to": theirs}
    form = made(move(game.view(), Selection(units=(own,)), {f"points:{own}": "30"}))
    assert form.lines[0].en == "20 left on Duskull"
    assert form.intent is not None
    game.do(form.intent)
    assert (game.marks(own), game.marks(theirs)) == ({"damage": 20}, {"damage": 30})


def test_no_more_is_moved_than_there_is(game: Game) -> None:
    own = game.unit("bench.0")
    game.act("damage_20", selection=Selection(units=(own,)))
    form = made(move(game.view(), Selection(units=(own,)), {f"points:{own}": "90"}))
    assert form.lines[0].en == "0 left on Duskull"


# -- heal -----------------------------------------------------------------------------------------


def test_several_are_healed_by_one_number(game: Game) -> None:
    one, other = game.unit("active.0"), game.unit("bench.0")
    game.act("damage_50", selection=Selection(units=(one, other)))
    form = made(heal(game.view(), Selection(units=(one,)), {}))
    ticks = next(field for field in form.fields if isinstance(field, Ticks))
    assert ticks.values == (one,)
    form = made(
        heal(game.view(), Selection(units=(one,)), {"points": "60", "whom": f"{one},{other}"})
    )
    assert form.intent is not None
    game.do(form.intent)
    assert (game.marks(one), game.marks(other)) == ({}, {})


def test_who_is_healed_has_to_be_chosen(game: Game) -> None:
    own, theirs = game.unit("active.0"), game.unit("active.1")
    game.act("damage_50", selection=Selection(units=(own,)))
    form = made(heal(game.view(), Selection(units=(theirs,)), {}))
    assert form.intent is None
    assert form.missing is not None


# -- where they are offered ----------------------------------------------------------------------


def test_they_are_offered_where_they_mean_something(game: Game) -> None:
    view, nothing = game.view(), Selection()
    assert action("spread_form").when(view, nothing)
    for name in ("move_damage_form", "heal_form", "move_energy_form"):
        assert not action(name).when(view, nothing), name
    assert action("move_energy_form").when(view, units(game, "active.0"))
