"""What the form of an attack tells: the cost, the steps of the sum, what it makes of the target."""

from __future__ import annotations

from app.core.intent import Procedure
from app.games.game_api import Selection
from tests.games.pokemon.forms.attack_duel import ZORUA, duel, form, lines, pick
from tests.games.pokemon_table import DREEPY, DUSKULL, FIRE, PSYCHIC, Game


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
