"""`expect advice`: what the adviser says of the gestures of a line."""

from __future__ import annotations

import pytest

from app.core.advice import AdviceRule, plain_adviser
from app.core.data.value import replace
from app.core.intent import Batch, Flip, Intent
from app.core.intents.turn_intents import Declare, Use
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.contracts.notation_contract import NotationError
from app.games.pokemon.pokemon_game import SPEC
from app.session.notation.advice_lines import Advised, is_about_advice
from app.session.notation.replay import Replayed, replay
from app.session.notation.script_lines import ScriptError
from tests.helpers.play import lay
from tests.helpers.toy_games import TOYS
from tests.session.notation.small_script import HEAD, all_cards, no_deck


@pytest.mark.parametrize(
    ("claim", "about"),
    [
        ("advice", True),
        ("no advice", True),
        ("Advice energy-once", True),
        ("Aki wins", False),
        ("advice two words", False),
    ],
)
def test_which_claims_are_about_advice(claim: str, about: bool) -> None:
    assert is_about_advice(claim) is about


def test_what_was_said_at_the_line_before_can_be_claimed_and_denied() -> None:
    """In a duel the adviser speaks where somebody declares without the chance."""
    play = lay(TOYS["duel"], 5)
    advised = Advised(play.spec, play.table)
    play.ask(0, Declare("strike"))
    advised.foresee(0, Declare("again"))
    assert advised.claims("advice not-your-chance")
    assert advised.claims("no advice energy-once")
    with pytest.raises(NotationError, match="the adviser said: not-your-chance"):
        advised.claims("no advice")
    advised.forget()
    assert advised.claims("no advice")
    advised.foresee(1, Flip())
    assert advised.claims("no advice")
    assert not advised.claims("Aki wins")


def test_a_game_without_an_adviser_says_nothing() -> None:
    play = lay(replace(TOYS["duel"], adviser=None), 5)
    advised = Advised(play.spec, play.table)
    advised.foresee(0, Flip())
    advised.look_back(0, 0)
    assert advised.claims("no advice")


# -- in a script ----------------------------------------------------------------------------------


def _second_energy(view: SeatView, intent: Intent) -> bool:
    steps = intent.steps if isinstance(intent, Batch) else (intent,)
    used = sum(step.add for step in steps if isinstance(step, Use) and step.key == "energy")
    return used > 0 and view.turn.used("energy") + used > 1


RULE = AdviceRule("energy-once", "illegal", Words("one Energy", "1枚"), "seed 000 §4.4")
ADVISER = replace(plain_adviser((RULE, _second_energy)), begin=lambda _view: "remembered")
ADVISED = replace(SPEC, adviser=lambda: ADVISER)


def advised(text: str) -> Replayed:
    return replay(HEAD + text, lambda _game: ADVISED, no_deck, all_cards())


def test_advice_on_the_line_before_can_be_expected() -> None:
    advised(
        "attaches Psychic Energy to Duskull\nexpect no advice\n"
        "attaches Psychic Energy to Duskull\nexpect advice energy-once\nexpect advice\n"
        "expect no advice supporter-once\ndraws 1 card\nexpect no advice",
    )


def test_advice_that_was_not_given_is_an_error() -> None:
    with pytest.raises(ScriptError, match="the adviser said: nothing"):
        advised("attaches Psychic Energy to Duskull\nexpect advice energy-once")
