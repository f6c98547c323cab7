"""The contract of the mat: where each zone lies on it, and the boards of the others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Literal

from app.core.data.value import value
from app.core.zone import Rect

Arrange = Literal["pile", "row", "column", "fan", "grid", "free", "spot"]
"""How a zone lays out what it holds; a column runs down, each card over the one before."""


@value
class ZonePlace:
    """Where a zone lies on the mat, seen from its holder's side (own half at the bottom).

    The opposite half is this rectangle turned by 180 degrees about the middle of the mat.
    """

    zone: str
    """The zone's name ("bench"), for every holder alike."""
    rect: Rect
    arrange: Arrange = "pile"
    slots: int = 0
    """Places that a row or grid has even where they are empty."""
    slots_from: str = ""
    """Id of the table option that says how many, where it is set to a number."""
    pitch: float = 0.0
    """How far apart the middles of a row's places lie at the most; 0 for all over its width."""
    foot: float = 0.0
    """How much of its height at the holder's side stays free below its cards, for what hangs
    there; the zone's name stands in it where nothing does."""
    outward: bool = False
    """Whether it keeps to its side of a window that is wider than the mat; a fan takes the room."""
    sideways: bool = False
    """Cards lie turned by a quarter (Stadium)."""
    turned: bool = False
    """Whether units are turned by a quarter as a matter of course: a row leaves room for it."""
    label: Literal["below", "corner", "none"] = "below"
    """Where its name stands: below it or wherever else the mat is free, or in its corner at the
    holder's side, under whatever comes to lie there."""
    frame: Literal["always", "used"] = "always"
    """Whether its frame shows also while nothing lies in it."""
    beside: bool = False
    """Whether the cards of a unit lie side by side, and not over and under each other."""
    upright: bool = False
    """Whether units are read upright by everybody; otherwise each faces whoever has its card, and
    those of somebody opposite lie upside down."""


@value
class Board:
    """The board of another seat, or what another team holds together, on one's own mat."""

    rect: Rect
    """Where it lies on the mat."""
    places: tuple[ZonePlace, ...] = ()
    """Its zones, counted from its upper left corner as its holder sees it, in units of the mat."""
    turned: bool = True
    """Whether it lies turned by 180 degrees, as for somebody opposite; a partner's is upright."""
    looked: Board | None = None
    """What it is while somebody looks at it, where that is more; None where all of it shows."""


@value
class Layout:
    """The mat of a game."""

    size: tuple[float, float]
    """Width and height of the mat in table units."""
    places: tuple[ZonePlace, ...]
    """One's own zones, those of one's team and those of the table."""
    hand: str = "hand"
    """The zone shown as a fan along the holder's edge."""
    alone: Layout | None = None
    """The mat of a table with one seat, where it is another: it has no opposite half."""
    own: Rect | None = None
    """One's own half, where there are `others`."""
    others: tuple[Board, ...] = ()
    """From three seats on: the boards of the others in turn order, beginning with the next seat.

    Empty where the program finds places for them (`app/games/seats/boards/other_boards.py`).
    """
    teams: tuple[Board, ...] = ()
    """What each other team holds together, in turn order: it lies in the middle of its members."""
    mirrored: bool = False
    """Whether the half of somebody opposite is a mirror image of one's own, and no turned copy.

    What lies to the right of one lies to the right of the other then, and the stage has a side.
    """
    stage: Rect | None = None
    """Where the stage lies over the mat of one or two seats, upright for both, with nothing below
    it that is played with; None beside the board. Where text is large it takes more."""
    ring: Rect | None = None
    """Where it is drawn in which order the seats play, and whose turn it is; None for nowhere."""
    seated: Mapping[tuple[int, ...], Layout] = field(default_factory=dict)
    """The mats of tables with more seats, by the team of each seat from one's own on, numbered as
    they come: (0, 1, 2, 3) for four, (0, 1, 0, 1) for two against two. Others have this mat."""

    def for_seats(self, count: int) -> Layout:
        """Return the mat of a table with so many seats."""
        return self.alone if count == 1 and self.alone is not None else self
