"""The whole truth of a table at one moment. Only the host holds one.

Immutable: `apply` makes the next one and shares everything that did not change.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import field

from app.core.card import CardState, Marks, Unit
from app.core.data.value import replace, value
from app.core.ids import CardId, Handle, SeatId, UnitId, ZoneId
from app.core.options import Options
from app.core.placed.pile_gaps import Gaps
from app.core.seal import Seals
from app.core.zone import Seat, Zone, in_order

MOST_USED = 60
"""Keys in the ledger of one turn, besides those that the game lists."""
MOST_DECLARED = 16
"""Declarations of one seat that wait on the stage."""
MOST_AIMED = 60
"""Key cards of one declaration, and as many targets."""


@value
class Setting:
    """What stays the same for the whole game but for zones that people make; known to all."""

    game: str
    seats: tuple[Seat, ...]
    zones: dict[ZoneId, Zone]
    seed: int | None = None
    """Announced seed of a repeatable table; None when chance is real."""
    first: SeatId | None = None
    """Who went first, where the table begins in the middle of a game and it is told."""

    @property
    def laid(self) -> Setting:
        """What stays the same in any case: this without the zones that people made."""
        if not any(zone.is_made for zone in self.zones.values()):
            return self
        return replace(
            self, zones={name: zone for name, zone in self.zones.items() if not zone.is_made}
        )

    def remade(self, made: Iterable[Zone], removed: Collection[ZoneId]) -> Setting:
        """Return this with zones that were made or changed, and without those removed."""
        zones = {**self.zones, **{zone.id: zone for zone in made}}
        return replace(
            self, zones=in_order(zone for zone in zones.values() if zone.id not in removed)
        )

    def partners(self, seat: SeatId) -> tuple[SeatId, ...]:
        """Return the seats of the same team, `seat` included."""
        team = self.seats[seat].team
        return tuple(i for i, other in enumerate(self.seats) if other.team == team)


@value
class Turn:
    """Whose turn it is and what was used in it. Several seats may play one turn at once."""

    number: int = 0
    """Counted from 1; 0 before the game begins."""
    seat: SeatId = 0
    phase: str = "setup"
    ledger: tuple[tuple[str, int], ...] = ()
    """What was used this turn, sorted: ("energy", 1), ("supporter", 1)."""
    also: tuple[SeatId, ...] = ()
    """Who plays it at the same time as `seat`, sorted; nobody in most games."""

    @property
    def seats(self) -> tuple[SeatId, ...]:
        """Everybody whose turn it is, `seat` first."""
        return (self.seat, *self.also)

    @property
    def alone(self) -> SeatId | None:
        """The one seat whose turn it is; None where several play it at once."""
        return None if self.also else self.seat

    def of(self, seat: SeatId) -> bool:
        """Whether a turn of `seat` is under way."""
        return self.number > 0 and seat in self.seats

    def used(self, key: str) -> int:
        """Return how often `key` was used this turn."""
        return next((count for name, count in self.ledger if name == key), 0)


@value
class Declaration:
    """Something declared on the stage, waiting for the others' chance."""

    id: str
    seat: SeatId
    text: str
    cards: tuple[CardId, ...] = ()
    """Key cards that carry out the declaration."""
    handles: tuple[Handle | None, ...] = ()
    """What the key cards were called when it was declared."""
    targets: tuple[str, ...] = ()
    """Unit ids, "seat.N", cells ("field.0#3"), or ids of other declarations. What it is may be gone
    by now."""
    cost: str = ""


@value
class Stage:
    """Declarations, last in first out, with the seat that holds the chance and who passed.

    In a game that says who has the chance somebody may hold it while nothing is declared.
    """

    declarations: tuple[Declaration, ...] = ()
    """The last one resolves first."""
    chance: SeatId | None = None
    passed: tuple[SeatId, ...] = ()
    """Who let it pass since something was declared or settled last, in their order."""

    @property
    def is_idle(self) -> bool:
        """Whether a chance goes round, or went round, though nothing is declared."""
        return not self.declarations and (self.chance is not None or bool(self.passed))


@value
class Table:
    """Everything there is, at one node of the history."""

    setting: Setting
    cards: tuple[CardState, ...] = ()
    zones: dict[ZoneId, tuple[CardId, ...]] = field(default_factory=dict)
    """Piles: cards from the top. Unit zones have no entry here."""
    fields: dict[ZoneId, tuple[UnitId, ...]] = field(default_factory=dict)
    """Unit zones: units in order; on the mat the last one lies on top."""
    units: dict[UnitId, Unit] = field(default_factory=dict)
    marks: dict[str, Marks] = field(default_factory=dict)
    """Marks on seats ("seat.0"), on cells ("field.0#3") and on the table ("table")."""
    turn: Turn = Turn()
    stage: Stage = Stage()
    opened: frozenset[ZoneId] = frozenset()
    """Sealed zones whose seals are open."""
    options: Options = ()
    """What the table agreed on."""
    gaps: dict[ZoneId, Gaps] = field(default_factory=dict)
    """Empty places in piles whose cards keep theirs; such a pile without any has no entry."""
    laid: int = 0
    """How many cards it was laid with; those that follow were brought."""
    seals: Seals = ()
    """Plans of seats that are locked, or lie open until the next turn begins."""

    def marks_on(self, target: str) -> Marks:
        """Return the marks on a unit, on "card.N", "seat.N", a cell or "table"."""
        if target in self.units:
            return self.units[target].marks
        if target.startswith("card."):
            return self.cards[int(target[5:])].marks
        return self.marks.get(target, ())

    def cards_in(self, zone: ZoneId) -> tuple[CardId, ...]:
        """Return every card in `zone`; in a unit zone unit by unit."""
        if zone in self.zones:
            return self.zones[zone]
        return tuple(card for unit in self.fields[zone] for card in self.units[unit].parts)
