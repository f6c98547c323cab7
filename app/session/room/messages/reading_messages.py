"""Readings of a dispute at a hosted table: what a judge sends, and what the players are shown."""

from __future__ import annotations

from typing import Annotated, Literal

from app.core.advice import Severity
from app.core.card import MOST_CARDS
from app.core.data.field_limits import (
    HANDLE,
    NUMBER,
    SENTENCE,
    SOME_CODE,
    characters,
    items,
    whole,
)
from app.core.data.value import value
from app.core.ids import Handle, NodeId
from app.session.positions.position_line import LONGEST_READ
from app.session.readings.fallen_chance import Fallen

MOST_SENT = 6
"""Readings that are sent at a time."""
LONGEST_NAME = 80
"""Characters of what a reading is called."""
LONGEST_STEPS = 48 * 1024
"""Characters of the steps of one reading: all of them are one message to the host."""
MOST_SAID = 60
"""Throws of one reading, and pieces of advice on it, that are told."""
NAME = characters(0, LONGEST_NAME)


@value
class SentReading:
    """One reading, as it was played out on a judge's copy."""

    name: Annotated[str, NAME]
    """What the judge calls it; "" where it has no name but its letter."""
    steps: Annotated[str, characters(2, LONGEST_STEPS)]
    """JSON (`app/session/readings/judges_copy.py`): each step with who made it and its facts."""


@value
class SendReadings:
    """Show the players readings of a dispute; of a judge."""

    node: Annotated[NodeId, NUMBER]
    """The step of the game that the copy was made of."""
    cards: Annotated[tuple[Handle, ...], items(MOST_CARDS, HANDLE)]
    """What the judge calls the cards there, by their numbers on the copy."""
    readings: Annotated[tuple[SentReading, ...], items(MOST_SENT)]
    kind: Literal["send_readings"] = "send_readings"


@value
class EnterReading:
    """Let one of the readings that were shown last be what happened; of a judge."""

    number: Annotated[int, whole(0, MOST_SENT - 1)]
    kind: Literal["enter_reading"] = "enter_reading"


@value
class ShownAdvice:
    """What a rule says of a step of a reading, to the one who is told this."""

    rule: Annotated[str, SOME_CODE]
    severity: Severity
    en: Annotated[str, SENTENCE]
    ja: Annotated[str, SENTENCE]


@value
class ShownReading:
    """One reading, as the one who is told this may see it."""

    name: Annotated[str, NAME]
    line: Annotated[str, characters(1, LONGEST_READ)]
    """The position that it comes to, as a line (`app/session/positions/position_line.py`)."""
    fallen: Annotated[tuple[Fallen, ...], items(MOST_SAID)] = ()
    """How coins, dice and picks at random fell on the way."""
    advice: Annotated[tuple[ShownAdvice, ...], items(MOST_SAID)] = ()
    """What the adviser says of its steps, in their order."""


@value
class ReadingsShown:
    """Readings of a dispute, beside each other."""

    node: Annotated[NodeId, NUMBER]
    """The step of the game from which they part."""
    line: Annotated[str, characters(1, LONGEST_READ)]
    """The position there."""
    readings: Annotated[tuple[ShownReading, ...], items(MOST_SENT)]
    kind: Literal["readings_shown"] = "readings_shown"


@value
class ReadingEntered:
    """One of the readings is what happened at the table from now on."""

    number: Annotated[int, whole(0, MOST_SENT - 1)]
    kind: Literal["reading_entered"] = "reading_entered"
