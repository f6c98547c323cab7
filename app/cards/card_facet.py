"""What a search for cards may be narrowed to, as values: a game says what there is to choose."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from app.core.data.value import value
from app.core.text.words import Words


@value
class Facet:
    """A property by which found cards are narrowed down."""

    id: str
    """Names it, and the option of the command line."""
    title: Words
    every: Words
    """What is shown while it is left open."""
    choices: Callable[[], Iterable[tuple[str, Words]]]
    """What there is to choose, and what that is called."""
    metavar: str
    """What stands for a choice in the help of the command line."""
    help: Words
    read: Callable[[str], str]
    """(what a person wrote) -> the choice. Raises CardsError."""
    allowed: tuple[str, ...] = ()
    """All choices, where they are few and never change."""
