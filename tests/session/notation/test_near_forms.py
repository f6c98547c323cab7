"""What is said of a sentence that no form fits: which forms come near."""

from __future__ import annotations

from app.games.contracts.notation_contract import Phrase
from app.session.notation.common_sentences import PHRASES
from app.session.notation.near_forms import MOST_FORMS, not_understood
from tests.core.small_table import laid
from tests.session.notation.small_script import scene, wrong


def said(text: str, phrases: tuple[Phrase, ...] = PHRASES) -> str:
    return not_understood(scene(laid()), text, phrases).words.en


def test_the_nearest_form_comes_first_with_its_blanks_in_capitals() -> None:
    told = said("flipps 2 coins")
    assert told.startswith("“flipps 2 coins” is not understood. Possible here: “flips ")
    assert "{" not in told
    assert "“flips N (coin|coins)[: FACES]”" in told


def test_so_many_forms_are_proposed() -> None:
    assert said("dances").count("“") == 1 + MOST_FORMS
    assert said("dances", PHRASES[:2]).count("“") == 1 + 2


def test_who_is_not_there_but_does_what_one_can_do_is_named() -> None:
    assert said("Tom flips a coin") == ("nobody called “Tom” sits at this table. Write Aki or Ren.")
    assert "“Tom dances” is not understood" in said("Tom dances")


def test_of_a_long_sentence_the_beginning_is_told() -> None:
    told = said("x" * 500)
    assert "x" * 79 + "…" in told
    assert "x" * 80 not in told


# -- in a script ----------------------------------------------------------------------------------


def test_an_unknown_sentence_is_answered_with_near_ones() -> None:
    said = str(wrong("attachs Iono to Duskull"))
    assert "“attachs Iono to Duskull” is not understood. Possible here: “attaches CARDS to" in said


def test_an_unknown_player_is_named() -> None:
    assert "nobody called “Tom” sits at this table. Write Aki or Ren." in str(
        wrong("Tom draws 2 cards")
    )
