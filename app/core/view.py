"""What a seat holds instead of the table: its view, and the facts that carry it forward.

These classes have no field for anything a seat may not know. `sight` builds them from the
truth by naming what goes in; `fold` is all a seat needs to follow the game.
"""

from __future__ import annotations

from app.core.card import Marks, Position, Quarter
from app.core.data.value import value
from app.core.ids import Handle, SeatId, UnitId, ZoneId
from app.core.options import Options, value_set
from app.core.placed.pile_gaps import Gaps
from app.core.seal import SeatSeal, SeatSeals
from app.core.table import Setting, Turn
from app.core.zone import Zone


@value
class SeatCard:
    """A card that a seat can single out."""

    handle: Handle
    ref: str | None
    """Which card it is; None for a back."""
    owner: SeatId
    zone: ZoneId
    unit: UnitId = ""
    up: bool = False
    marks: Marks = ()
    entered: int = 0


@value
class SeatZone:
    """A zone as a seat sees it."""

    id: ZoneId
    count: int | None
    """Number of cards (of units on a field); None where the seat is not told."""
    sealed: bool = False
    """Something lies under a seal."""
    listed: bool = False
    """Whether `items` is all of it."""
    items: tuple[str, ...] = ()
    """Handles from the top of a pile, or unit ids of a field, where listed."""
    seen: tuple[tuple[int, Handle], ...] = ()
    """Where not listed: (place, handle) of the cards this seat sees all the same.

    Where the number is not told, those that lie at `counted_below` or deeper follow from there,
    one after the other."""
    gaps: Gaps = ()
    """Empty places beside the cards, where they keep theirs and the seat is told their number."""


@value
class SeatUnit:
    """A unit as a seat sees it."""

    id: UnitId
    zone: ZoneId
    base: Handle
    under: tuple[Handle, ...] = ()
    attached: tuple[Handle, ...] = ()
    marks: Marks = ()
    turn: Quarter = 0
    position: Position | None = None
    entered: int = 0
    changed: int = 0
    cell: int = 0

    @property
    def parts(self) -> tuple[Handle, ...]:
        """All its cards: base, earlier stages from the top, attached."""
        return (self.base, *reversed(self.under), *self.attached)


@value
class SeatDeclaration:
    """A declaration as a seat sees it."""

    id: str
    seat: SeatId
    text: str
    cards: tuple[Handle | None, ...] = ()
    targets: tuple[str, ...] = ()
    cost: str = ""


@value
class SeatStage:
    """The stage as a seat sees it."""

    declarations: tuple[SeatDeclaration, ...] = ()
    chance: SeatId | None = None
    passed: tuple[SeatId, ...] = ()


@value
class SeatView:
    """All that one seat may know of the table at one moment."""

    seat: SeatId
    setting: Setting
    zones: dict[ZoneId, SeatZone]
    cards: dict[Handle, SeatCard]
    units: dict[UnitId, SeatUnit]
    marks: dict[str, Marks]
    turn: Turn
    stage: SeatStage
    options: Options = ()
    """What the table agreed on, for every seat alike."""
    seals: SeatSeals = ()
    """Who has locked a plan, in the order of seats; which, where it is the own or lies open."""
    draft: str = ""
    """The own plan as it is being made, in this window alone: no host gives it or is told it."""

    def seal(self, seat: SeatId) -> SeatSeal | None:
        """Return what is known of the plan of a seat; None where it has none."""
        return next((seal for seal in self.seals if seal.seat == seat), None)

    def option(self, key: str, usual: str = "") -> str:
        """Return what the option `key` is set to, `usual` if nobody set it."""
        return value_set(self.options, key, usual)

    def cards_in(self, zone: ZoneId) -> tuple[Handle, ...]:
        """Return the handles this seat sees in `zone`, in order."""
        seen = self.zones[zone]
        if not seen.listed:
            return tuple(handle for _, handle in seen.seen)
        if self.setting.zones[zone].spec.holds == "pile":
            return seen.items
        return tuple(card for unit in seen.items for card in self.units[unit].parts)


@value
class Event:
    """One happening, told to one seat: what `describe` makes a sentence of."""

    verb: str
    actor: SeatId
    cards: tuple[str | None, ...] = ()
    """Which cards (refs); None for one this seat does not know."""
    count: int = 0
    """How many; 0 with no cards is "something", where the number would tell a secret size."""
    source: ZoneId = ""
    goal: ZoneId = ""
    unit: str | None = None
    """Which card (ref) the unit concerned is; None if unknown or without one."""
    unit_seat: SeatId | None = None
    """Whose unit it is."""
    at: str = ""
    """"top" or "bottom" of a hidden pile, or "cell.3", where that is what happened."""
    results: tuple[int, ...] = ()
    """Coins (1 heads, 0 tails) or dice."""
    number: int = 0
    text: str = ""
    mark: str = ""
    """Key of the mark concerned."""
    until: int | None = None
    """The last turn that the mark holds for."""
    seats: tuple[SeatId, ...] = ()
    about: tuple[str, ...] = ()
    """What a ruling is about: unit ids, handles, "seat.N", "table"; only what this seat sees."""
    way: str = ""
    """The game's own verb for it, if it has one: "drives" for a rotation."""
    made: tuple[tuple[ZoneId, str], ...] = ()
    """What the zones of `source` and `goal` are called that people made: they may be gone, or
    called otherwise, when this is read."""


@value
class SeatFact:
    """One fact as one seat learns it: what to say, and what its view becomes."""

    events: tuple[Event, ...]
    zones: tuple[SeatZone, ...] = ()
    cards: tuple[SeatCard, ...] = ()
    gone: tuple[Handle, ...] = ()
    units: tuple[SeatUnit, ...] = ()
    gone_units: tuple[UnitId, ...] = ()
    marks: tuple[tuple[str, Marks], ...] | None = None
    turn: Turn | None = None
    stage: SeatStage | None = None
    options: Options | None = None
    seals: SeatSeals | None = None
    made: tuple[Zone, ...] = ()
    """Zones that people made just now, or gave another name or place."""
    removed: tuple[ZoneId, ...] = ()
    """Made zones that are no more."""


def fold(view: SeatView, fact: SeatFact) -> SeatView:
    """Return the view after `fact`."""
    zones, cards, units = view.zones, view.cards, view.units
    if fact.zones:
        zones = zones.copy()
        for zone in fact.zones:
            zones[zone.id] = zone
    setting = view.setting
    if fact.made or fact.removed:
        setting = setting.remade(fact.made, fact.removed)
        zones = {name: zones[name] for name in setting.zones}
    if fact.cards or fact.gone:
        cards = cards.copy()
        for handle in fact.gone:
            del cards[handle]
        for card in fact.cards:
            cards[card.handle] = card
    if fact.units or fact.gone_units:
        units = units.copy()
        for name in fact.gone_units:
            del units[name]
        for unit in fact.units:
            units[unit.id] = unit
    return SeatView(
        view.seat,
        setting,
        zones,
        cards,
        units,
        view.marks if fact.marks is None else dict(fact.marks),
        view.turn if fact.turn is None else fact.turn,
        view.stage if fact.stage is None else fact.stage,
        view.options if fact.options is None else fact.options,
        view.seals if fact.seals is None else fact.seals,
    )
