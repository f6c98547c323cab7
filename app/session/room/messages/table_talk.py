"""What people say and show each other beside the cards: chat, signs, pointing, dragging.

What one sends is told to the others with who it is from.
"""

from __future__ import annotations

from typing import Annotated, Literal

from app.core.data.field_limits import (
    COORDINATE,
    COORDINATES,
    COUNTED,
    HANDLE,
    HANDLES,
    SENTENCE,
    items,
)
from app.core.data.value import value
from app.core.ids import PersonId
from app.session.room.room_limits import MOST_DRAGGED, SAYING

Emote = Literal["hello", "thanks", "well_played", "thinking", "your_turn", "oops", "wait", "ready"]
EMOTES: tuple[Emote, ...] = (
    "hello",
    "thanks",
    "well_played",
    "thinking",
    "your_turn",
    "oops",
    "wait",
    "ready",
)


@value
class Say:
    """A line of chat."""

    text: Annotated[str, SENTENCE]
    team: bool = False
    """Whether it is for the own team alone, which judges read as well, and nobody else."""
    kind: Literal["say"] = "say"


@value
class Said:
    """A line of chat."""

    person: Annotated[PersonId, COUNTED]
    text: Annotated[str, SAYING]
    team: bool = False
    """Whether the team of who said it is told alone, and judges."""
    kind: Literal["said"] = "said"


@value
class ShowEmote:
    """A sign to everybody."""

    sign: Emote
    kind: Literal["emote"] = "emote"


@value
class Emoted:
    """Somebody's sign."""

    person: Annotated[PersonId, COUNTED]
    sign: Emote
    kind: Literal["emoted"] = "emoted"


@value
class Point:
    """Point at a place of the mat, or from one place to another, for a moment.

    Places are table units on the mat as the first seat sees it, with its own side below.
    """

    x: Annotated[float, COORDINATE]
    y: Annotated[float, COORDINATE]
    to: Annotated[tuple[float, float], COORDINATES] | None = None
    kind: Literal["point"] = "point"


@value
class Pointed:
    """Somebody points at something."""

    person: Annotated[PersonId, COUNTED]
    x: Annotated[float, COORDINATE]
    y: Annotated[float, COORDINATE]
    to: Annotated[tuple[float, float], COORDINATES] | None = None
    kind: Literal["pointed"] = "pointed"


@value
class Drag:
    """Where the ghost of what somebody drags is now; with nothing dragged it is gone."""

    cards: Annotated[tuple[str, ...], HANDLES] = ()
    """Handles of the cards, or places of those that have none; what another seat does not know is
    told to it as a back."""
    x: Annotated[float, COORDINATE] = 0.0
    """Where the middle of the first of them is, in table units as for `point`."""
    y: Annotated[float, COORDINATE] = 0.0
    kind: Literal["drag"] = "drag"


@value
class Ghost:
    """Where somebody drags something; with no cards it is gone."""

    person: Annotated[PersonId, COUNTED]
    cards: Annotated[tuple[str | None, ...], items(MOST_DRAGGED, HANDLE)] = ()
    """Handles that the seat which is told knows; None for a back."""
    x: Annotated[float, COORDINATE] = 0.0
    y: Annotated[float, COORDINATE] = 0.0
    kind: Literal["ghost"] = "ghost"
