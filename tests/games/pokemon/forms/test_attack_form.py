"""The form of an attack: cost, target, the steps, the number over the number, one gesture."""

from __future__ import annotations

from app.core.intent import PutMark
from app.core.text.words import unpacked
from app.games.form_model import Ticks
from app.games.game_api import Selection
from app.games.pokemon.forms.attack_form import asks
from app.games.pokemon.pokemon_game import SPEC
from tests.games.pokemon.forms.attack_duel import (
    FROSLASS,
    ZORUA,
    asks_with,
    duel,
    form,
    lines,
    number,
    pick,
)
from tests.games.pokemon_table import DREEPY, DUSKULL, FIRE, IONO, PSYCHIC, Game, action


def test_it_proposes_the_paid_attack_on_the_opposing_active() -> None:
    game = duel(DREEPY, FIRE, PSYCHIC)
    made = form(game)
    assert pick(made, "attack").value == "1"
    assert pick(made, "target").value == game.unit("active.1")
    assert number(made, "base") == number(made, "damage") == 40


def test_another_base_or_target_is_worked_out_anew() -> None:
    game = duel(ZORUA)
    assert number(form(game, damage="50", base="30"), "damage") == 60
    bench = game.unit("bench.1")
    made = form(game, damage="50", target=bench)
    assert number(made, "damage") == 20
    assert lines(made)[-1] == "On the Bench: no Weakness or Resistance"


def test_an_attack_with_a_sign_asks_what_it_comes_to() -> None:
    made = form(duel(FROSLASS), attack="0")
    titles = [field.title.en for field in made.fields if field.id.startswith("base")]
    assert titles == ["Base damage (printed 50×)"]
    assert number(made, "base") == 50


def test_who_else_is_hit_has_a_number_each() -> None:
    game = duel(ZORUA)
    first, own = game.unit("bench.1"), game.unit("active.0")
    made = asks_with(game, {"more": "also", "also": f"{first},{own}"})
    ticks = next(one for one in made.fields if isinstance(one, Ticks) and one.id == "also")
    assert set(ticks.values) == {first, own}
    assert {one.id for one in made.fields} >= {f"also:{first}", f"also:{own}"}
    assert game.unit("active.1") not in {choice.id for choice in ticks.among}
    assert "Damage: N's Zorua (own)" in [one.title.en for one in made.fields]
    assert len(asks_with(game, {}).fields) == 5, "what is rare is asked only where it is wanted"


def test_the_log_says_how_and_what_was_overwritten() -> None:
    game = duel(ZORUA)
    made = form(game, damage="50")
    assert made.intent is not None
    game.do(made.intent)
    told = game.table.host.told(game.table.host.tree.cursor, 0)
    said = next(event for event in told if event.verb == "overwritten")
    assert unpacked(said.text, "en") == "20 ×2 (Weakness) = 40"
    assert said.number == 50


def test_alone_it_is_only_announced() -> None:
    game = Game(seats=1)
    game.stand(DREEPY, "active.0")
    game.turn(0)
    made = form(game)
    assert pick(made, "target").value == "nobody"
    assert made.intent is not None
    game.do(made.intent)
    assert "attack" in game.verbs()


def test_no_form_for_an_opposing_pokemon_alone() -> None:
    game = duel(ZORUA)
    theirs = Selection(units=(game.unit("active.1"),))
    assert asks(game.view(), theirs, {}) is None
    assert not action("attack_form").when(game.view(), theirs)


def test_a_pokemon_without_data_can_attack_too() -> None:
    game = Game(deck=("?Mystery|XYZ|1", DUSKULL, *(PSYCHIC,) * 9))
    game.stand("?Mystery|XYZ|1", "active.0")
    game.stand(DUSKULL, "active.1")
    game.turn(0)
    made = form(game, base="70")
    assert made.intent is not None
    game.do(made.intent)
    assert game.marks(game.unit("active.1")) == {"damage": 70}


def test_trainers_that_were_played_are_discarded_by_the_attack() -> None:
    game = duel(ZORUA)
    game.put(IONO, "hand.0")
    game.act("play", selection=Selection((game.card(IONO),)))
    game.act("attack_1")
    assert game.refs("stage") == []
    assert game.refs("discard.0")[0] == IONO


def test_a_double_click_asks_where_the_printed_damage_says_too_little() -> None:
    assert SPEC.foremost is not None
    for attacker, asked in ((FROSLASS, True), (ZORUA, False)):
        game = duel(attacker)
        view, active = game.view(), Selection(units=(game.unit("active.0"),))
        assert SPEC.foremost(view, active).likeliest == ("attack_1",)
        ask = action("attack_1").form
        assert ask is not None
        assert (ask(view, active, {}) is not None) == asked


def test_a_marked_pokemon_is_reckoned_with() -> None:
    game = duel(ZORUA)
    game.do(PutMark((game.unit("active.1"),), "less_damage", value=30))
    assert number(form(game), "damage") == 10
