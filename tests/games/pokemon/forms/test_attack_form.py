"""The form of an attack: cost, target, the steps, the number over the number, one gesture."""

from __future__ import annotations

import pytest

from app.core.intent import Procedure, PutMark
from app.core.text.words import unpacked
from app.games.form_model import Form, Number, Pick, Ticks
from app.games.game_api import Selection
from app.games.pokemon.forms.attack_form import asks
from app.games.pokemon.pokemon_game import SPEC
from tests.games.pokemon_table import (
    DREEPY,
    DUSKULL,
    FIRE,
    IONO,
    LATIAS,
    PSYCHIC,
    Game,
    action,
)

FROSLASS, ZORUA = "ASC-47", "JTG-97"


def duel(mine: str = ZORUA, *energy: str) -> Game:
    """Aki's turn: one Pokémon each in the Active Spot, two of Ren's on the Bench."""
    game = Game(deck=(mine, DUSKULL, DUSKULL, LATIAS, IONO, *(PSYCHIC, FIRE) * 9))
    game.stand(mine, "active.0", *energy)
    game.stand(DUSKULL, "active.1")
    for ref in (DUSKULL, LATIAS):
        game.stand(ref, "bench.1")
    game.turn(0)
    return game


def form(game: Game, **answers: str) -> Form:
    """Return the form with answers to the fields whose id begins so."""
    said: dict[str, str] = {}
    made = asks(game.view(), Selection(), said)
    for field, answer in answers.items():
        assert made is not None
        name = next(one.id for one in made.fields if one.id.partition(":")[0] == field)
        said[name] = answer
        made = asks(game.view(), Selection(), said)
    assert made is not None
    return made


def number(made: Form, name: str) -> int:
    field = next(one for one in made.fields if one.id.startswith(name))
    assert isinstance(field, Number)
    return field.value


def pick(made: Form, name: str) -> Pick:
    return next(one for one in made.fields if isinstance(one, Pick) and one.id == name)


def lines(made: Form) -> list[str]:
    return [line.en for line in made.lines]


def test_it_proposes_the_paid_attack_on_the_opposing_active() -> None:
    game = duel(DREEPY, FIRE, PSYCHIC)
    made = form(game)
    assert pick(made, "attack").value == "1"
    assert pick(made, "target").value == game.unit("active.1")
    assert number(made, "base") == number(made, "damage") == 40


def test_it_says_what_an_attack_costs_and_whether_that_is_paid() -> None:
    made = form(duel(DREEPY, FIRE))
    titles = [choice.title.en for choice in pick(made, "attack").among]
    assert titles == ["Petty Grudge 10: 1 Psychic missing", "Bite 40: 1 Psychic missing"]
    assert lines(made)[0] == "Cost: Psychic (1 Psychic missing)"
    paid = form(duel(DREEPY, PSYCHIC))
    assert pick(paid, "attack").among[0].title.ja == "ちょっとうらむ 10：支払い可"
    assert paid.lines[0].ja == "必要エネルギー：超（支払い可）"


def test_the_steps_are_shown_and_the_knock_out_foreseen() -> None:
    made = form(duel(ZORUA))
    assert lines(made)[1:] == ["20 base damage", "×2 (Weakness)", "= 40 on Duskull: 40/60"]
    made = form(duel(ZORUA), base="30")
    assert lines(made)[-1] == "= 60 Knocks Out Duskull"


def test_a_number_can_be_overwritten() -> None:
    made = form(duel(ZORUA), damage="50")
    assert lines(made)[-2:] == ["= 40, overwritten", "= 50 on Duskull: 50/60"]
    assert isinstance(made.intent, Procedure)
    assert dict(made.intent.arguments)["damage"].endswith(":50")


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


def test_all_of_it_is_one_gesture_and_one_line_of_undo() -> None:
    game = duel(ZORUA)
    active, first, second = game.unit("active.1"), game.unit("bench.1"), game.unit("bench.1", 1)
    made = asks_with(
        game,
        {"more": "also,counters", "also": first, f"also:{first}": "20", "counters": second},
    )
    assert made.intent is not None
    nodes = len(game.table.host.tree.nodes)
    game.do(made.intent)
    assert len(game.table.host.tree.nodes) == nodes + 1
    assert [game.marks(unit)["damage"] for unit in (active, first, second)] == [40, 20, 10]
    assert game.view().turn.used("attack") == 1
    assert "worked_out" in game.verbs()


def asks_with(game: Game, answers: dict[str, str]) -> Form:
    made = asks(game.view(), Selection(), answers)
    assert made is not None
    return made


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


def test_nobody_may_be_hit() -> None:
    game = duel(ZORUA)
    made = form(game, target="nobody")
    assert made.intent is not None
    game.do(made.intent)
    assert "damage" not in game.marks(game.unit("active.1"))
    assert game.view().turn.used("attack") == 1


def test_alone_it_is_only_announced() -> None:
    game = Game(seats=1)
    game.stand(DREEPY, "active.0")
    game.turn(0)
    made = form(game)
    assert pick(made, "target").value == "nobody"
    assert made.intent is not None
    game.do(made.intent)
    assert "attack" in game.verbs()


def test_confused_flips_first_and_the_form_says_so() -> None:
    fell = set()
    for seed in range(12):
        game = Game(deck=(ZORUA, DUSKULL, *(PSYCHIC,) * 9), seed=seed)
        mine, theirs = game.stand(ZORUA, "active.0"), game.stand(DUSKULL, "active.1")
        game.turn(0)
        game.act("confused", selection=Selection(units=(mine,)))
        made = form(game)
        assert lines(made)[1].startswith("Confused: a coin first")
        assert made.intent is not None
        game.do(made.intent)
        coin = game.coins()[0]
        fell.add(coin)
        assert game.marks(theirs).get("damage", 0) == (40 if coin else 0)
        assert game.marks(mine).get("damage", 0) == (0 if coin else 30)
    assert fell == {0, 1}


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


@pytest.mark.parametrize("text", ["x", "-20", "²", "9" * 50, ""])
def test_a_number_that_is_none_is_left_out(text: str) -> None:
    game = duel(ZORUA)
    unit, target = game.unit("active.0"), game.unit("active.1")
    arguments = (("unit", unit), ("damage", f"{target}:{text}"), ("base", text))
    game.do(Procedure("attack", arguments))
    assert "damage" not in game.marks(target)


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
