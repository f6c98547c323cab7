"""Sentences that every table understands: coins, dice, notes in the log."""

from __future__ import annotations

from collections import deque

import pytest

from app.core.intent import Announce, Flip, Roll, Step
from app.games.contracts.notation_contract import NotationError, Told, readings
from app.games.game_api import As
from app.session.notation.common_sentences import PHRASES
from tests.core.small_table import laid
from tests.session.notation.small_script import play, scene, wrong


def means(text: str, told: Told | None = None) -> list[Step | As]:
    """Return what a sentence does, of the first form that fits it."""
    phrase, blanks = next(readings(PHRASES, text))
    return list(phrase.does(scene(laid(), told), blanks))


@pytest.mark.parametrize(
    ("text", "step"),
    [
        ("flips 2 coins: heads, tails", Flip(2)),
        ("flips a coin", Flip(1)),
        ("flips: heads, heads, tails", Flip(3)),
        ("flips coins until tails", Flip(1, until_tails=True)),
        ("rolls 2 dice: 3, 6", Roll(6, 2)),
        ("rolls: 4", Roll(6, 1)),
        ("says: “good luck”", Announce("say", "good luck")),
        ("says: 「よろしく」", Announce("say", "よろしく")),
        ("says “gg” ", Announce("say", "gg")),
        ("says 「よろしく」", Announce("say", "よろしく")),
    ],
)
def test_what_a_sentence_does(text: str, step: Step) -> None:
    assert means(text) == [step]


def test_what_was_told_before_the_line_counts_as_well() -> None:
    assert means("flips 2 coins", Told(coins=deque([True, False]))) == [Flip(2)]
    assert means("rolls two dice", Told(dice=deque([3, 6]))) == [Roll(6, 2)]


def test_what_is_told_with_it_is_what_falls() -> None:
    told = Told()
    means("rolls 2 dice: 3, 6", told)
    means("flips: heads, tails", told)
    assert (list(told.dice), list(told.coins)) == ([3, 6], [True, False])


def test_more_or_fewer_than_are_flipped_is_a_mistake_and_nothing_is_left() -> None:
    told = Told()
    with pytest.raises(NotationError, match="2 coins flipped, but 3 told"):
        means("flips 2 coins: heads, heads, tails", told)
    assert told.is_used_up()


def test_a_coin_too_many_is_told() -> None:
    assert "more chance was told" in str(wrong("coins: heads\ndraws 1 card"))
    assert "2 coins flipped, but 3 told" in str(wrong("flips 2 coins: heads, heads, tails"))
    assert "neither heads nor tails" in str(wrong("coin: edge"))


def test_flipping_until_tails_ends_with_tails() -> None:
    play("flips coins until tails: heads, heads, tails")
    assert "ends with the first tails" in str(wrong("flips coins until tails: heads"))


def test_dice_and_picks_are_told() -> None:
    play("rolls 2 dice: 3, 6")
    play("random: Iono\ndiscards 1 card at random\nexpect Iono in Aki's discard pile")
