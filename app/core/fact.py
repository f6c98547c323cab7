"""Facts: what happened on the table, complete and replayable without any generator.

A fact holds results (where a coin fell, which order a shuffle gave), never a request for
them. `apply` is the only reader that changes a table; `sight` is the only one that tells seats.
"""

from __future__ import annotations

from typing import Literal

from app.core.card import Mark, Position, Quarter, Role
from app.core.data.value import value
from app.core.facts.agreement_facts import OptionsSet, Ruled
from app.core.facts.knowledge_facts import Forgotten
from app.core.facts.seal_facts import PlanLocked, PlansOpened, PlanUnlocked, SealsOpened
from app.core.facts.turn_facts import ChancePassed, Declared, Restaged, Settled, TurnSet
from app.core.facts.zone_facts import ZoneChanged, ZoneMade, ZoneRemoved
from app.core.ids import CardId, Handle, SeatId, UnitId, ZoneId
from app.core.options import Options
from app.core.placed.table_position import TablePosition
from app.core.zone import Seat, ZoneSpec

# Facts that have a `way` are told by the game's own verb for it; see `OwnVerb`.


@value
class StartCard:
    """A card as it is brought to the table."""

    ref: str
    owner: SeatId
    zone: ZoneId
    handle: Handle | None = None
    unit: UnitId = ""
    up: bool = False
    cell: int = 0


@value
class Began:
    """A table was laid: the root of every history."""

    game: str
    seats: tuple[Seat, ...]
    zones: tuple[ZoneSpec, ...]
    cards: tuple[StartCard, ...]
    seed: int | None = None
    first: SeatId = 0
    """The seat whose turn it is in name until the first turn begins."""
    options: Options = ()
    """What the table agreed on before it was laid."""
    position: TablePosition | None = None
    """What lies there, and whose turn it is, where that is no beginning of a game: then `cards`,
    `first` and `options` say nothing."""
    actor: SeatId = -3
    kind: Literal["began"] = "began"

    @property
    def laid(self) -> tuple[StartCard, ...]:
        """The cards that the table is laid with, by number."""
        if self.position is None:
            return self.cards
        return tuple(
            StartCard(card.ref, card.owner, zone, card.handle, up=card.up)
            for zone, card in self.position.cards
        )


@value
class CardMove:
    """One card's way to its new place."""

    card: CardId
    zone: ZoneId
    at: int = 0
    """Index in the pile, or among the units of a field, counted after it left its old place."""
    handle: Handle | None = None
    up: bool = False
    unit: UnitId = ""
    """The unit it joins; a new one stands up if the id is new. Empty for a pile."""
    role: Role = "base"
    shown: tuple[SeatId, ...] = ()
    """Seats that go on seeing its face although it lies face down."""
    position: Position | None = None
    cell: int = 0
    """The cell in which a new unit stands up."""


@value
class Moved:
    """Cards moved, in this order, one after the other."""

    actor: SeatId
    moves: tuple[CardMove, ...]
    verb: str = "move"
    renamed: tuple[tuple[CardId, Handle], ...] = ()
    """Fresh handles of cards that lay still and were covered by others, or came to light."""
    kind: Literal["moved"] = "moved"


@value
class BroughtCard:
    """One card that was not on the table before."""

    ref: str
    handle: Handle | None = None
    unit: UnitId = ""
    """The unit that stands up with it on a field, or that it joins. Empty for a pile."""
    position: Position | None = None
    cell: int = 0
    role: Role | None = None
    """Its part in the unit that it joins; None where one stands up with it."""


@value
class Brought:
    """New cards came to a zone. Their numbers follow those of all that were there."""

    actor: SeatId
    owner: SeatId
    zone: ZoneId
    cards: tuple[BroughtCard, ...]
    at: int = 0
    """Index of the first; the others follow it."""
    up: bool = False
    shown: tuple[SeatId, ...] = ()
    """Seats that see their faces although they lie face down."""
    renamed: tuple[tuple[CardId, Handle], ...] = ()
    """Fresh handles of cards that lay still and were covered."""
    way: str = ""
    entered: int | None = None
    """The turn since which they count as being there; None for the one that it is."""
    kind: Literal["brought"] = "brought"


@value
class UnitMove:
    """One whole unit's way to its new place on the field."""

    unit: UnitId
    zone: ZoneId
    at: int = 0
    position: Position | None = None
    renamed: UnitId = ""
    """Its new id where part of it lies face down and could not be followed."""
    handles: tuple[tuple[CardId, Handle], ...] = ()
    """Fresh handles of the parts that could not be followed."""
    cell: int = 0
    """The cell in which it stands afterwards."""


@value
class UnitsMoved:
    """Whole units moved, in this order."""

    actor: SeatId
    moves: tuple[UnitMove, ...]
    verb: str = "move"
    kind: Literal["units_moved"] = "units_moved"


@value
class Shuffled:
    """A pile got a new order."""

    actor: SeatId
    zone: ZoneId
    order: tuple[CardId, ...]
    handles: tuple[Handle, ...] = ()
    """Fresh handles in the new order where some seat lists the pile, otherwise none."""
    way: str = ""
    kept: tuple[int, ...] | None = None
    """Where only what nobody knows changed places: the places, from the top, of the cards that
    stayed. Never told: a seat sees of it where cards lie that it sees anyway."""
    kind: Literal["shuffled"] = "shuffled"


@value
class Faced:
    """Cards were turned face up or face down where they lie."""

    actor: SeatId
    cards: tuple[CardId, ...]
    up: bool
    handles: tuple[tuple[CardId, Handle | None], ...] = ()
    """New handles of cards in piles that not every seat lists."""
    way: str = ""
    kind: Literal["faced"] = "faced"


@value
class Rotated:
    """Units were turned on the table."""

    actor: SeatId
    units: tuple[UnitId, ...]
    degrees: Quarter
    way: str = ""
    kind: Literal["rotated"] = "rotated"


@value
class MarkChange:
    """One mark put on, replaced or removed."""

    target: str
    """A unit id, "card.N" (a card's number), "seat.N", a cell ("field.0#3") or "table"."""
    key: str
    mark: Mark | None = None
    was: int | None = None
    """What a number was of which no mark said anything; None for other marks."""


@value
class Marked:
    """Marks changed."""

    actor: SeatId
    changes: tuple[MarkChange, ...]
    way: str = ""
    kind: Literal["marked"] = "marked"


@value
class Showing:
    """One card of a `Shown`."""

    card: CardId
    handle: Handle | None = None
    """A fresh handle if it had none."""


@value
class Shown:
    """Seats were granted a look at cards."""

    actor: SeatId
    cards: tuple[Showing, ...]
    seats: tuple[SeatId, ...]
    verb: str = "look"
    way: str = ""
    kind: Literal["shown"] = "shown"


@value
class Hidden:
    """A look ended: the cards are what their zone makes of them again."""

    actor: SeatId
    zone: ZoneId
    cards: tuple[Showing, ...]
    """With a fresh handle where some seat lists the zone: who lost sight of a card must not
    know it again by its old one."""
    way: str = ""
    kind: Literal["hidden"] = "hidden"


@value
class CoinsFlipped:
    """Coins fell; True is heads (オモテ)."""

    actor: SeatId
    heads: tuple[bool, ...]
    way: str = ""
    kind: Literal["coins"] = "coins"


@value
class DiceRolled:
    """Dice fell."""

    actor: SeatId
    sides: int
    results: tuple[int, ...]
    way: str = ""
    kind: Literal["dice"] = "dice"


@value
class Announced:
    """Something was said or named that moves nothing: an attack, a message."""

    actor: SeatId
    verb: str
    """Names the sentence: "say", "attack", "setup", …"""
    text: str = ""
    units: tuple[UnitId, ...] = ()
    number: int = 0
    kind: Literal["announced"] = "announced"


Fact = (
    Began
    | Moved
    | Brought
    | UnitsMoved
    | Shuffled
    | Faced
    | Rotated
    | Marked
    | Shown
    | Hidden
    | Forgotten
    | CoinsFlipped
    | DiceRolled
    | TurnSet
    | Declared
    | ChancePassed
    | Settled
    | Restaged
    | SealsOpened
    | PlanLocked
    | PlanUnlocked
    | PlansOpened
    | Announced
    | OptionsSet
    | Ruled
    | ZoneMade
    | ZoneChanged
    | ZoneRemoved
)

WORDED = (
    *(Brought, Shuffled, Faced, Rotated, Marked, Shown, Hidden, CoinsFlipped, DiceRolled),
    *(TurnSet, Declared, ChancePassed, Settled, Restaged, SealsOpened),
)
"""Facts that a game may have a verb of its own for."""
