"""Ways to put a step right: what a judge asks the host for, and what would come of each."""

from __future__ import annotations

from typing import Annotated, Literal

from app.core.data.field_limits import CODE, NUMBER, items
from app.core.data.value import value
from app.core.ids import NodeId
from app.core.intent import PickRandom, Shuffle
from app.core.text.words import Words
from app.session.agreement.still_known import StillKnown
from app.session.positions.difference_words import Difference

MOST_WAYS = 40
"""Ways to put a step right that are told at once."""
MOST_CHANGES = 12
"""Changes on the board that are told of one way; of the others, how many there are."""
MOST_KNOWN = 200
"""Piles of which it is told who would still know something there."""
MOST_BY_HAND = 4
"""Gestures that one way is made of."""

ByHand = PickRandom | Shuffle
"""What a judge does with the cards themselves, besides going through the history."""


@value
class WantRemedies:
    """Ask what each way to put a step right would come to; of a judge."""

    step: Annotated[NodeId, NUMBER]
    kind: Literal["want_remedies"] = "want_remedies"


@value
class RemedyTold:
    """What one way would come to, as the eyes see it that asked.

    Names of cards in its words are told as refs between two record separators (U+001E): who is told
    this says what they are called.
    """

    id: Annotated[str, CODE]
    """Those of the history are called the same everywhere: "back", "alone", "swapped", "left"."""
    title: Words
    note: Words
    """What the log would say of it, before the reason."""
    steps: Annotated[tuple[ByHand, ...], items(MOST_BY_HAND)] = ()
    """What is done by hand; nothing where it goes through the history."""
    changes: Annotated[tuple[Difference, ...], items(MOST_CHANGES)] = ()
    """What differs then from the table as it is."""
    more: Annotated[int, NUMBER] = 0
    """Changes beyond those."""
    known: Annotated[tuple[StillKnown, ...], items(MOST_KNOWN)] = ()
    end: Words | None = None
    """Where the steps after it would stop, and why."""
    again: Annotated[int, NUMBER] = 0
    """How many steps would happen again."""
    far: bool = False
    """Whether there are more steps than were looked through for what was learned."""


@value
class RemediesTold:
    """The ways to put a step right, at a table that stands at `node`."""

    step: Annotated[NodeId, NUMBER]
    node: Annotated[NodeId, NUMBER]
    ways: Annotated[tuple[RemedyTold, ...], items(MOST_WAYS)]
    """Empty for a step that is not on the way to where the table stands."""
    kind: Literal["remedies_told"] = "remedies_told"
