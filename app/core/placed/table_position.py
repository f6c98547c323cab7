"""A position: all that lies on a table at one moment, without its past.

It goes where a table cannot: to the clipboard, into a message, to another table. Cards are told in
reading order (zone by zone, from the top, unit by unit), and are numbered so wherever one is meant.
Nothing here says who may read it: whoever makes one of a whole table holds the truth.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Annotated

from app.core.card import (
    MOST_CARDS,
    MOST_MARKS,
    CardState,
    Marks,
    Position,
    Quarter,
    Unit,
    names_card,
)
from app.core.data.field_limits import (
    CARD_NAME,
    EYES,
    HANDLE,
    LAST_SEAT,
    MOST_SEATS,
    OPTIONS,
    SEAT,
    items,
    whole,
)
from app.core.data.value import replace, value
from app.core.ids import CardId, Handle, SeatId, UnitId, ZoneId
from app.core.options import Options
from app.core.placed.pile_gaps import Gaps
from app.core.seal import Seals
from app.core.table import Stage, Table, Turn
from app.core.zone import MOST_MADE, Seat, Zone

UNKNOWN = "?"
"""The ref of a card that nobody named: it is there, and may be any."""
assert names_card(UNKNOWN)
_MANY = items(MOST_CARDS)
_MARKS = items(MOST_MARKS * MOST_SEATS)


@value
class PlacedCard:
    """A card where it lies."""

    ref: Annotated[str, CARD_NAME] = UNKNOWN
    owner: Annotated[SeatId, SEAT] = 0
    handle: Annotated[Handle, HANDLE] | None = None
    """None where nobody can single it out."""
    up: bool = False
    shown: Annotated[tuple[SeatId, ...], items(MOST_SEATS, EYES)] = ()
    """Seats that see its face although the zone does not show it, sorted."""
    known: Annotated[tuple[SeatId, ...], items(MOST_SEATS, EYES)] = ()
    """Seats that know which card lies here, sorted."""
    entered: Annotated[int, whole(0)] = 0
    """The turn it came to its zone."""
    marks: Annotated[Marks, _MARKS] = ()


@value
class PlacedUnit:
    """A unit where it stands, with its cards."""

    id: Annotated[UnitId, HANDLE]
    base: PlacedCard
    under: Annotated[tuple[PlacedCard, ...], _MANY] = ()
    """Earlier stages, the lowest first."""
    attached: Annotated[tuple[PlacedCard, ...], _MANY] = ()
    marks: Annotated[Marks, _MARKS] = ()
    turn: Quarter = 0
    position: Position | None = None
    entered: Annotated[int, whole(0)] = 0
    changed: Annotated[int, whole(0)] = 0
    cell: Annotated[int, whole(0)] = 0

    @property
    def cards(self) -> tuple[PlacedCard, ...]:
        """All its cards in reading order."""
        return (self.base, *self.under, *self.attached)


@value
class PlacedZone:
    """What lies in a zone; one in which nothing does is not told of."""

    id: ZoneId
    cards: Annotated[tuple[PlacedCard, ...], _MANY] = ()
    """From the top; of a zone of units none."""
    units: Annotated[tuple[PlacedUnit, ...], _MANY] = ()
    gaps: Annotated[Gaps, _MANY] = ()
    opened: bool = False
    """Whether its seal is open."""

    @property
    def all_cards(self) -> Iterator[PlacedCard]:
        """Give all its cards in reading order."""
        return chain(self.cards, *(unit.cards for unit in self.units))


@value
class TablePosition:
    """All that lies on a table."""

    game: str
    seats: Annotated[tuple[Seat, ...], items(LAST_SEAT + 1)]
    zones: tuple[PlacedZone, ...] = ()
    made: Annotated[tuple[Zone, ...], items(MOST_MADE)] = ()
    """Zones that people made."""
    marks: tuple[tuple[str, Marks], ...] = ()
    """Marks on seats, on cells and on the table, sorted."""
    turn: Turn = Turn()
    stage: Stage = Stage()
    """Key cards are numbered in reading order."""
    options: Annotated[Options, OPTIONS] = ()
    seals: Annotated[Seals, items(LAST_SEAT + 1)] = ()
    first: Annotated[SeatId, SEAT] | None = None
    """Who went first; None where nobody knows."""

    @property
    def cards(self) -> Iterator[tuple[ZoneId, PlacedCard]]:
        """Give all cards in reading order, each with its zone."""
        for zone in self.zones:
            for card in zone.all_cards:
                yield zone.id, card


# -- of a table ---------------------------------------------------------------------------------


def position_of(table: Table) -> TablePosition:
    """Return the position of a table, with its own handles and ids.

    It holds all of the truth: it is for whoever holds the table.
    """
    numbers: dict[CardId, int] = {}

    def card(number: CardId) -> PlacedCard:
        numbers[number] = len(numbers)
        return _placed(table.cards[number])

    def unit(held: Unit) -> PlacedUnit:
        return PlacedUnit(
            held.id,
            card(held.base),
            tuple([card(one) for one in held.under]),
            tuple([card(one) for one in held.attached]),
            held.marks,
            held.turn,
            held.position,
            held.entered,
            held.changed,
            held.cell,
        )

    zones = []
    for name in table.setting.zones:
        placed = PlacedZone(
            name,
            tuple([card(number) for number in table.zones.get(name, ())]),
            tuple([unit(table.units[held]) for held in table.fields.get(name, ())]),
            table.gaps.get(name, ()),
            name in table.opened,
        )
        if placed.cards or placed.units or placed.opened:
            zones.append(placed)
    return TablePosition(
        table.setting.game,
        table.setting.seats,
        tuple(zones),
        tuple([zone for zone in table.setting.zones.values() if zone.is_made]),
        tuple(sorted(table.marks.items())),
        table.turn,
        _renumbered(table.stage, numbers),
        table.options,
        table.seals,
        went_first(table.setting.first, table.turn),
    )


def went_first(told: SeatId | None, turn: Turn) -> SeatId | None:
    """Return who went first: as it was told, otherwise whose turn it is in the first one."""
    return turn.alone if told is None and turn.number == 1 else told


def _placed(state: CardState) -> PlacedCard:
    return PlacedCard(
        state.ref,
        state.owner,
        state.handle,
        state.up,
        tuple(sorted(state.shown)),
        tuple(sorted(state.known)),
        state.entered,
        state.marks,
    )


def _renumbered(stage: Stage, numbers: dict[CardId, int]) -> Stage:
    if not any(one.cards for one in stage.declarations):
        return stage
    declarations = [
        replace(one, cards=tuple([numbers[card] for card in one.cards]))
        for one in stage.declarations
    ]
    return replace(stage, declarations=tuple(declarations))


def with_cards(
    position: TablePosition, change: Callable[[PlacedCard, ZoneId], PlacedCard]
) -> TablePosition:
    """Return a position each of whose cards is as `change` says; it is asked in reading order."""

    def zone(held: PlacedZone) -> PlacedZone:
        cards = tuple([change(card, held.id) for card in held.cards])
        return replace(held, cards=cards, units=tuple([unit(one, held.id) for one in held.units]))

    def unit(held: PlacedUnit, where: ZoneId) -> PlacedUnit:
        return replace(
            held,
            base=change(held.base, where),
            under=tuple([change(card, where) for card in held.under]),
            attached=tuple([change(card, where) for card in held.attached]),
        )

    return replace(position, zones=tuple([zone(held) for held in position.zones]))
