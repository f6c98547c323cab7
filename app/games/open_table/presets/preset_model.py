"""A preset: seats, cards, piles and the deal of a game that people play by hand. Data, no rules."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from app.core.data.value import value
from app.core.text.words import Words
from app.core.zone import MadeArrange, MadeVisibility, Rect

_STRICT = {"extra": "forbid", "strict": True, "allow_inf_nan": False}
VERSION = 1
"""Of the form of preset files."""
LONGEST_TEXT = 6000
"""Characters of a preset as it is sent to a table: far above any real one."""
MOST_PILES, MOST_DEALS, MOST_LINES = 16, 80, 120
PILE = "pile:"
"""What stands before the name of a pile in a deal."""
EACH = ("hand", "front", "won")
"""Zones of every seat that are dealt to; each gets as many."""
SHARED = ("discard", "aside")

Faces = Literal["usual", "up", "down", "last"]
"""How dealt cards lie: as is usual there, up, down, or the last one up and the others down."""


@value
class PresetPile:
    """A pile that is made on the mat."""

    __pydantic_config__: ClassVar[dict[str, Any]] = _STRICT

    title: str
    """Its name: a sign, or both languages in one."""
    place: Rect
    """Where it lies for the person at the bottom."""
    alone: Rect | None = None
    """Where it lies at a table for one; None for the same place."""
    arrange: MadeArrange = "pile"
    visibility: MadeVisibility = "public"


@value
class PresetDeal:
    """A part of the deal; all parts are dealt in their order."""

    __pydantic_config__: ClassVar[dict[str, Any]] = _STRICT

    to: str
    """A zone of every seat, one of the table, "pile:NAME", or the mat itself."""
    cards: int = 0
    """How many, to each where every seat has one; 0 for all that are left."""
    face: Faces = "usual"
    at: tuple[float, float] | None = None
    """Where on the mat they lie together, for the person at the bottom; for nothing else."""


@value
class Preset:
    """What a table is laid with."""

    __pydantic_config__: ClassVar[dict[str, Any]] = _STRICT

    title: Words
    hint: Words = Words("", "")
    """A line on how it is played here."""
    seats: tuple[int, int] = (1, 8)
    """Fewest and most."""
    cards: tuple[str, ...] = ()
    """Lines of a deck list, "pack: 52"; () for the cards that are on the table."""
    piles: tuple[PresetPile, ...] = ()
    deal: tuple[PresetDeal, ...] = ()
    shuffled: bool = True
    turns: bool = True
    """Whether the first turn begins with it."""
    chabudai_preset: int = VERSION
    id: str = ""
    """Its file's name; "" for one that was written out."""
