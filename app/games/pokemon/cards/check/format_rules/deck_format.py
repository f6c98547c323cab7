"""What a format asks of a deck: size, copies, marks with their dates, bans, and the like.

The values of one format are one JSON file (docs/formats.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from datetime import date
from typing import Any, ClassVar, Literal

from app.core.data.value import value
from app.core.text.words import Language, Words

Region = Literal["jp", "intl"]
"""Japan, or everywhere else: marks become legal on other days."""

REGIONS: dict[Region, Words] = {
    "jp": Words("Japan", "日本"),
    "intl": Words("outside Japan", "海外"),
}

HOME: dict[Language, Region] = {"ja": "jp", "en": "intl"}
"""The region that is meant where nobody says."""

Rules = Literal["deck", "glc", "half"]
"""Whose rules speak of size and copies: those of all formats, of Gym Leader Challenge, of half
decks."""

_STRICT: dict[str, Any] = {"extra": "forbid"}


@value
class Mark:
    """When a regulation mark (レギュレーションマーク) is legal in one region."""

    __pydantic_config__: ClassVar[dict[str, Any]] = _STRICT

    mark: str
    region: Region
    starts: date | None = None
    """The first day; None where it was before the days that are told."""
    ends: date | None = None
    """The last day; None while it is legal."""


@value
class Ban:
    """A card that is banned."""

    __pydantic_config__: ClassVar[dict[str, Any]] = _STRICT

    name: str
    prints: tuple[str, ...] = ()
    """Ids of the public data, "sm12-83"; empty means every print of the name."""
    region: Region | None = None
    """None means everywhere."""
    starts: date | None = None
    ends: date | None = None


@value
class CardPoints:
    """A card that costs a deck some of the points it may have."""

    __pydantic_config__: ClassVar[dict[str, Any]] = _STRICT

    name: str
    points: int
    """Of each copy."""
    prints: tuple[str, ...] = ()
    """Ids of the public data, "dp6-43"; empty means every print of the name."""


@value
class BarredSet:
    """A set whose cards may not be played, but for some names."""

    __pydantic_config__: ClassVar[dict[str, Any]] = _STRICT

    set: str
    """Its id in the public data, "cel25c"."""
    but: tuple[str, ...] = ()


@value
class DeckFormat:
    """A format."""

    __pydantic_config__: ClassVar[dict[str, Any]] = _STRICT

    title: Words
    size: int
    """Cards of a deck."""
    name: str = ""
    """The name of its file, "standard"."""
    rules: Rules = "deck"
    copies: int | None = 4
    """Most copies of one name, None for any number."""
    prizes: int = 6
    marks: tuple[Mark, ...] = ()
    """Empty where marks do not count."""
    marks_known_since: Mapping[Region, date] = field(default_factory=dict)
    """Before these days `marks` tells too little to be sure."""
    pool_since: Mapping[Region, date] = field(default_factory=dict)
    """When the oldest set came out that may be played, by the region of the print."""
    bans: tuple[Ban, ...] = ()
    barred_sets: tuple[BarredSet, ...] = ()
    exclusive_groups: tuple[tuple[str, ...], ...] = ()
    """Of each group only one name may be played."""
    most_points: int | None = None
    """Points that a deck may have; None where cards have none."""
    points: tuple[CardPoints, ...] = ()
    one_type: bool = False
    """Whether all Pokémon share a type."""
    rule_boxes: bool = True
    """Whether cards with a Rule Box may be played."""
    ace_specs: bool = True
    """Whether an ACE SPEC card may be played."""
    changed: date | None = None
    """When its rules changed last."""
    sources: tuple[str, ...] = ()

    @property
    def fewest(self) -> int:
        """Cards that a deck has at least: just so many as at most."""
        return self.size
