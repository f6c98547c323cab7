"""How a game begins, as far as chance is concerned, and what the game calls the parts of it."""

from __future__ import annotations

from collections.abc import Callable

from app.core.data.value import value
from app.core.text.words import Words


@value
class OpeningWords:
    """What a game calls what happens at an opening."""

    keepers: Callable[[int], Words]
    """So many cards that a hand is kept for, by what they are called."""
    aside: Callable[[int], Words]
    """So many cards that are set aside, likewise."""
    kept: Words
    """When a hand is kept, in a sentence."""
    held: Words
    """What stands over how many keepers the opening hand holds."""
    held_below: Words
    """The same below a plot."""
    aside_title: Words
    """What stands over those set aside."""
    among: Words
    """What stands over how many of a card are set aside."""
    among_below: Words
    """The same below a plot."""
    gone: Words
    """A card that is set aside, in a word."""
    all_gone: Words
    """All copies of it, in a word or two."""
    gone_of: Callable[[int, int], Words]
    """(so many are set aside, of so many copies) -> that they are."""
    doubt: Callable[[Words, Words, str], Words]
    """(names, how many cards, the chance of a redraw without them) -> why the odds are doubtful."""


@value
class OpeningRule:
    """What is drawn, and how it is told."""

    hand: int
    """Cards of an opening hand."""
    words: OpeningWords
