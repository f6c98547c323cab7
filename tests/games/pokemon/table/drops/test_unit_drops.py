"""What a Pokémon that is dropped would do, said and done."""

from __future__ import annotations

from app.core.intent import Attach, Move, PutMark
from app.games.game_api import Selection
from tests.games.pokemon_table import (
    DUSKULL,
    FIRE,
    LATIAS,
    PSYCHIC,
    Game,
    on,
    royal,
    titles,
)


def test_the_active_pokemon_dropped_on_a_benched_one_retreats_or_switches(game: Game) -> None:
    active, benched = game.unit("active.0"), game.unit("bench.0")
    retreat, switch, *_ = game.drops(Selection(units=(active,)), "bench.0", benched)
    assert (switch.title.en, retreat.title.en) == ("Switch with Duskull", "Retreat to Duskull")
    game.do(retreat.intent)
    assert game.unit("active.0") == benched
    assert game.view().turn.used("retreat") == 1


def test_a_retreat_that_leaves_something_to_choose_asks_for_it(game: Game) -> None:
    active, benched = game.unit("active.0"), game.unit("bench.0")
    game.do(PutMark((active,), "retreat_less", value=1))
    free, *_ = game.drops(Selection(units=(active,)), "bench.0", benched)
    assert free.form(game.view()) is None
    game.do(Attach((game.card(PSYCHIC),), active))
    game.do(PutMark((active,), "retreat_less", value=0))
    retreat, *_ = game.drops(Selection(units=(active,)), "bench.0", benched)
    assert retreat.title.en == "Retreat to Duskull: choose the Energy…"
    form = retreat.form(game.view())
    assert form is not None
    assert form.fields[0].value == benched  # type: ignore[union-attr] # who comes in


def test_the_active_pokemon_let_go_beside_the_benched_ones_may_retreat_to_any(game: Game) -> None:
    active, benched = game.unit("active.0"), game.unit("bench.0")
    retreat, slot = game.drops(Selection(units=(active,)), "bench.0", index=2)
    assert (retreat.title.en, slot.title.en) == ("Retreat…", "Bench, slot 3")
    form = retreat.form(game.view())
    assert form is not None
    assert [choice.id for choice in form.fields[0].among] == [  # type: ignore[union-attr]
        benched,
        game.unit("bench.0", 1),
    ]
    assert titles(game.drops(Selection(units=(benched,)), "bench.0", index=2)) == ["Bench, slot 3"]
    theirs = game.drops(Selection(units=(game.unit("active.1"),)), "bench.1", index=1)
    assert titles(theirs) == ["Bench, slot 2"]


def test_a_benched_pokemon_dropped_on_the_active_spot_switches(game: Game) -> None:
    drop, *_ = game.drops(Selection(units=(game.unit("bench.0"),)), "active.0")
    assert drop.title.en == "Switch with Dreepy"


def test_a_pokemon_dropped_on_the_discard_pile_goes_with_all_or_is_knocked_out(
    game: Game,
) -> None:
    drops = game.drops(Selection(units=(game.unit("active.1"),)), "discard.1")
    assert titles(drops) == ["Discard with all that is attached", "Knocked Out"]
    game.do(drops[1].intent)
    assert len(game.refs("discard.1")) == 3


def test_an_energy_that_stands_on_the_bench_is_attached_by_dragging_it(game: Game) -> None:
    game.do(Move((game.card(FIRE),), "bench.0", -1))
    astray = game.view().zones["bench.0"].items[-1]
    (drop,) = game.drops(Selection(units=(astray,)), "bench.0", game.unit("bench.0"))[:1]
    assert drop.title.en == "Attach to Duskull"
    game.do(drop.intent)
    assert game.refs("bench.0") == [DUSKULL, PSYCHIC, FIRE, LATIAS]
    assert game.view().turn.used("energy") == 0


def test_dragging_a_hurt_pokemon_onto_an_opposing_one_moves_damage(game: Game) -> None:
    game.act("damage_30", selection=on(game))
    drops = game.drops(on(game), "active.1", game.unit("active.1"))
    assert titles(drops)[:2] == ["Move 10 damage to Duskull", "Move all damage to Duskull"]
    game.do(drops[0].intent)
    assert game.marks(game.unit("active.1"))["damage"] == 10
    own = game.drops(on(game), "bench.0", game.unit("bench.0"))
    assert titles(own)[:2] == ["Retreat to Duskull", "Switch with Duskull"]


def test_whether_a_hurt_pokemon_attacks_unpaid_or_moves_damage_is_left_open() -> None:
    game = royal()
    for part in game.view().units[game.unit("active.0")].parts[1:]:
        game.do(Move((part,), "discard.0"))
    target = game.unit("active.2")
    assert game.drops(on(game), "active.2", target)[0].title.en.startswith("Attack")
    game.do(PutMark((game.unit("active.0"),), "damage", value=30))
    first, *others = game.drops(on(game), "active.2", target)
    assert first.choose is not None
    assert first.choose.en == "Attack or move damage…"
    attack = next(drop for drop in others if drop.title.en.startswith("Attack: Petty Grudge"))
    assert attack.title.en.endswith(" missing)"), "its cost"
    assert attack.title.ja.endswith("不足）")
    paid = game.drops(on(game, index=1), "active.2", target)
    assert paid[0].choose is None


def test_no_pokemon_changes_sides_by_being_dropped() -> None:
    game = royal()
    for place in ("bench", "active"):
        for zone in ("active.0", "bench.0"):
            assert game.drops(on(game, zone), f"{place}.3", index=2) == []
    assert titles(game.drops(on(game, "bench.3"), "active.3"))
