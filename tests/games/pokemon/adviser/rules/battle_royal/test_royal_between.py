"""Rules of what may follow an attack, or an effect that ends the turn."""

from __future__ import annotations

from typing import Any

from app.core.card import Mark
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.case_marks import TURN_ENDED
from tests.games.pokemon.adviser.royal import PLAIN, SHEET, A, B, royal
from tests.games.pokemon.adviser.situation import FIRE, ability, hears, mon, pokemon, trainer

CARD, ABILITY, THEN = "br-no-card-between", "br-no-ability-between", "br-turn-end-effect-then"
BALL = trainer("Ball", text="Search your deck for a Pokémon.")
SEER = pokemon("Seer", abilities=(ability("See", "Once during your turn, you may look."),))
RESTS = ability("Rest", "Once during your turn, you may draw 2 cards. If you do, your turn ends.")
RESTER = pokemon("Rester", abilities=(RESTS,))


def between(**more: Any) -> Any:
    return royal([mon(SEER), mon(RESTER)], turn={"phase": "between_attacks"}, **more)


def test_br_no_card_between() -> None:
    heard = ("illegal", ("seat.0",), None)
    assert hears(CARD, between(), c.PlayTrainer(A, BALL)) == heard
    made = royal(turn={"plays": (p.Attack(A, "a1", "Hit"),)})
    assert hears(CARD, made, c.PlayTrainer(A, BALL)) == heard
    assert hears(CARD, between(), p.AttachCard(A, "a1", FIRE)) == ("illegal", ("a1",), None)


def test_br_no_card_between_is_silent_before_and_for_an_effect() -> None:
    assert hears(CARD, royal(), c.PlayTrainer(A, BALL)) is None
    assert hears(CARD, between(), p.AttachCard(A, "a1", FIRE, "deck", manual=False)) is None
    assert hears(CARD, between(), c.PlayTrainer(B, BALL)) is None


def test_br_no_ability_between() -> None:
    see = p.UseAbility(A, "a1", "See")
    assert hears(ABILITY, between(), see) == ("illegal", ("a1",), None)
    gym = c.UseStadium(A, trainer("Gym", "stadium"))
    assert hears(ABILITY, between(), gym) is not None


def test_br_no_ability_between_is_silent_before_and_by_the_sheet() -> None:
    see = p.UseAbility(A, "a1", "See")
    assert hears(ABILITY, royal([mon(SEER)]), see) is None
    assert hears(ABILITY, between(options=SHEET), see) is None
    one = (("br-text", "sheet"), ("br-between", "clarified"))
    assert hears(ABILITY, between(options=one), see) is not None
    assert hears(ABILITY, between(), p.UseAbility(A, "a2", "Rest")) is None, "it ends the turn"


def test_br_turn_end_effect_then() -> None:
    ended = royal([mon(RESTER, marks=(Mark(TURN_ENDED),)), PLAIN])
    heard = ("illegal", ("seat.0",), None)
    assert hears(THEN, ended, c.PlayTrainer(A, BALL)) == heard
    used = royal([mon(RESTER), PLAIN], turn={"plays": (p.UseAbility(A, "a1", "Rest"),)})
    assert hears(THEN, used, c.PlayTrainer(A, BALL)) == heard


def test_br_turn_end_effect_then_is_silent_for_the_other_one_and_by_the_sheet() -> None:
    ended = royal([mon(RESTER, marks=(Mark(TURN_ENDED),)), mon(RESTER)])
    assert hears(THEN, ended, p.Attack(A, "a2", "Hit", target="b1")) is None
    assert hears(THEN, ended, p.UseAbility(A, "a2", "Rest")) is None
    by_sheet = royal([mon(RESTER, marks=(Mark(TURN_ENDED),)), PLAIN], options=SHEET)
    assert hears(THEN, by_sheet, c.PlayTrainer(A, BALL)) is None
    assert hears(THEN, royal(), c.PlayTrainer(A, BALL)) is None
