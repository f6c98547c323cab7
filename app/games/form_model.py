"""Forms: what a game asks before a gesture that needs more than a selection.

The window draws any form; a game only says what to ask and what follows from the answers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from app.core.data.value import value
from app.core.intent import Intent
from app.core.text.words import Words
from app.core.view import SeatView

if TYPE_CHECKING:
    from app.games.contracts.action_contract import Selection


@value
class Choosable:
    """One thing that can be chosen in a form."""

    id: str
    """For a card or a unit on the board its handle or unit id: a click there chooses it."""
    title: Words
    also: tuple[str, ...] = ()
    """What else on the board stands for it: a player's Pokémon for the player."""


@value
class Pick:
    """Choose one."""

    id: str
    title: Words
    among: tuple[Choosable, ...]
    value: str = ""
    """Id of what is chosen; empty for nothing yet."""

    @property
    def is_within(self) -> bool:
        """Whether nothing is chosen but what is asked for."""
        return not self.value or any(one.id == self.value for one in self.among)


@value
class Ticks:
    """Choose several, or none."""

    id: str
    title: Words
    among: tuple[Choosable, ...]
    values: tuple[str, ...] = ()
    """Ids of what is chosen. In a form's values they stand with commas between."""
    most: int = -1
    """How many are asked for at most, -1 for any number. More may be ticked, in one's own turn."""
    about: str = ""
    """A unit that it is asked about ("who blocks this one"): a click on that turns to it."""

    @property
    def is_within(self) -> bool:
        """Whether nothing is chosen but what is asked for."""
        known = {one.id for one in self.among}
        few = self.most < 0 or len(self.values) <= self.most
        return few and len(set(self.values)) == len(self.values) and known.issuperset(self.values)


@value
class Number:
    """A number that can be overwritten."""

    id: str
    title: Words
    value: int
    least: int = 0
    most: int = 990
    step: int = 1

    @property
    def is_within(self) -> bool:
        """Whether the number is one that is asked for."""
        return self.least <= self.value <= self.most


@value
class Writing:
    """A line of text."""

    id: str
    title: Words
    value: str = ""
    most: int = 40
    """Characters at most."""

    @property
    def is_within(self) -> bool:
        """Whether the text is no longer than is asked for."""
        return len(self.value) <= self.most


FormField = Pick | Ticks | Number | Writing


@value
class Form:
    """What is asked before a gesture that needs more than a selection: whom to hit, what to pay.

    A form is made anew from what was answered so far after every answer, so that it can work out
    its numbers and show how. It is one sheet, never modal; all of it is one gesture in the end.
    """

    title: Words
    fields: tuple[FormField, ...]
    done: Words
    """What the button says that carries it out: "Attack", "Pay and retreat"."""
    intent: Intent | None = None
    """What it comes to as answered so far; None while something is missing."""
    lines: tuple[Words, ...] = ()
    """What follows from the answers, step by step: "30 printed", "×2 Weakness", "= 60"."""
    missing: Words | None = None
    """What is still to be chosen, where `intent` is None."""

    @property
    def is_within(self) -> bool:
        """Whether every answer is one that is asked for: numbers can be overwritten."""
        return all(field.is_within for field in self.fields)


Answers = Mapping[str, str]
"""Id of a field -> what was answered."""
Asks = Callable[[SeatView, "Selection", Answers], Form | None]
"""(view, what was selected, answers so far) -> the form; None where there is nothing to ask."""
