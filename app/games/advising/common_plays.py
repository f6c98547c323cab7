"""Plays of any game: what somebody does with cards, units, marks, the stage and the turn.

They are read from an intent before it is sent (`meant_plays`), or from what a seat is told
afterwards (`told_plays`), and are the same for both. A game's rules may ask about them as they are;
a game whose rules speak of plays of its own (an attack, an evolution) makes those of them.

`by` is the player who does it, -1 for the table itself. Cards are told by their refs, None for one
that the seat does not know; zones by their ids. What cannot be told before a gesture, or only then,
has its usual value: see each field.
"""

from __future__ import annotations

from app.core.card import Quarter
from app.core.data.value import value
from app.core.ids import Handle, SeatId, UnitId, ZoneId

Refs = tuple[str | None, ...]


@value
class Standing:
    """Nothing is done: what stands on the table after a gesture is looked at."""

    by: SeatId = -1


# -- cards ----------------------------------------------------------------------------------------


@value
class Moved:
    """Cards go to a pile: from another, or out of a unit that they were no attachment of."""

    by: SeatId
    cards: Refs
    source: ZoneId
    goal: ZoneId
    verb: str = "move"
    count: int = 0
    """How many; `cards` holds at most `meant_plays.MOST` of what was drawn unseen."""
    owners: tuple[SeatId, ...] = ()
    """Whose they are, as far as that is seen."""
    unit: UnitId = ""
    """The unit that the first of them is a part of; before the gesture alone."""


@value
class Entered:
    """Cards come to stand on a field, each as a unit of its own; told one by one."""

    by: SeatId
    cards: Refs
    source: ZoneId
    goal: ZoneId
    verb: str = "move"
    up: bool | None = None
    """Whether they lie face up; None before the gesture, where it is left to what is usual."""
    owners: tuple[SeatId, ...] = ()
    """Whose they are, before the gesture alone."""
    unit: UnitId = ""
    """What it is now, after the gesture alone."""


@value
class Attached:
    """A card is attached to a unit."""

    by: SeatId
    unit: UnitId
    card: str | None
    source: ZoneId
    came_from: UnitId = ""
    """The unit it was attached to before."""


@value
class Detached:
    """A card that was attached to a unit goes to a zone."""

    by: SeatId
    unit: UnitId
    card: str | None
    goal: ZoneId
    verb: str = "move"
    owner: SeatId | None = None


@value
class Stacked:
    """A card is put on top of a unit and is now what it is called by."""

    by: SeatId
    unit: UnitId
    card: str | None
    source: ZoneId
    came_from: UnitId = ""
    """The unit it was attached to before; before the gesture alone."""


@value
class Unstacked:
    """The top card of a unit is taken off, and one below it is what it is called by; told alone.

    Before the gesture it is a `Moved` with its `unit`.
    """

    by: SeatId
    unit: UnitId
    card: str | None
    goal: ZoneId
    verb: str = "move"


@value
class Faced:
    """Cards are turned face up or face down where they lie."""

    by: SeatId
    zone: ZoneId
    count: int
    up: bool


@value
class Looked:
    """Somebody looks at the top cards of a pile; all of them if `count` is 0."""

    by: SeatId
    zone: ZoneId
    count: int


@value
class Shown:
    """Cards of a zone are shown."""

    by: SeatId
    zone: ZoneId
    count: int


@value
class Shuffled:
    """A pile is shuffled."""

    by: SeatId
    zone: ZoneId


# -- units ----------------------------------------------------------------------------------------


@value
class Left:
    """A whole unit goes to a pile."""

    by: SeatId
    unit: UnitId
    goal: ZoneId
    verb: str = "move"


@value
class Shifted:
    """A unit moves to another field."""

    by: SeatId
    unit: UnitId
    source: ZoneId
    goal: ZoneId
    verb: str = "move"


@value
class Swapped:
    """Two units change places."""

    by: SeatId
    one: UnitId
    other: UnitId
    verb: str = "swap"


@value
class Rotated:
    """A unit is turned, to an angle clockwise from upright."""

    by: SeatId
    unit: UnitId
    was: Quarter
    degrees: Quarter
    verb: str = ""
    """The game's own word for it: "drives"."""


@value
class Marked:
    """A mark is put on something, changed or taken off."""

    by: SeatId
    target: str
    """A unit, a card by its handle, "seat.N", a cell ("field.0#3") or "table"."""
    key: str
    was: int
    now: int
    """0 for none."""


# -- the turn and the stage -----------------------------------------------------------------------


@value
class TurnBegun:
    """A turn begins."""

    by: SeatId
    seat: SeatId


@value
class PhaseSet:
    """Another phase of the turn begins."""

    by: SeatId
    phase: str


@value
class Ticked:
    """Something is ticked off in the ledger of the turn."""

    by: SeatId
    key: str
    add: int = 1


@value
class Declared:
    """Something is declared on the stage."""

    by: SeatId
    text: str
    cards: Refs = ()
    handles: tuple[Handle | None, ...] = ()
    """Which cards those are, as far as the seat can single them out."""
    targets: tuple[str, ...] = ()
    cost: str = ""
    id: str = ""
    """The declaration, after the gesture alone."""


@value
class Passed:
    """A seat lets its chance pass."""

    by: SeatId


@value
class Settled:
    """A declaration leaves the stage."""

    by: SeatId
    id: str
    outcome: str
    """"resolved", "countered" or "withdrawn"."""


# -- what is said, and chance ---------------------------------------------------------------------


@value
class Announced:
    """Something is said, or named that is done by hand: an attack, an effect."""

    by: SeatId
    verb: str
    text: str = ""
    """As it was written: `unpacked` gives it in a language."""
    unit: UnitId = ""
    """The unit it is about; of several that have its card, the first."""
    card: str | None = None
    """Which card that is."""
    number: int = 0


@value
class Flipped:
    """Coins are flipped; told alone."""

    by: SeatId
    results: tuple[int, ...]
    """1 heads, 0 tails."""


@value
class Proceeded:
    """A procedure of the game is run; before the gesture alone: then its steps are told."""

    by: SeatId
    name: str
    arguments: tuple[tuple[str, str], ...] = ()
