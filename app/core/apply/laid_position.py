"""How a table is laid as a position says: with everything where it lies, and nothing before it.

A position may have been written by anybody. What no history could have led to is refused here, so
that everything else may rely on what it relies on at any table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from app.core.apply.fitting import ImpossibleFactError, check_seat
from app.core.apply.table_draft import with_cards
from app.core.card import MOST_CARDS, CardState, Marks, Unit, names_card
from app.core.data.value import replace
from app.core.ids import JUDGE, CardId, SeatId, UnitId, ZoneId
from app.core.options import with_options
from app.core.past.table_soundness import check_cells, check_conserved, check_gaps
from app.core.placed.table_position import PlacedCard, PlacedUnit, TablePosition
from app.core.seal import names_plan
from app.core.table import MOST_AIMED, Setting, Stage, Table, Turn
from app.core.text.one_line import one_line
from app.core.visibility import face_seers, is_listed
from app.core.zone import MOST_MADE, Zone, ZoneSpec, cell_named, lay_zones, made_zone


def lay_position(
    position: TablePosition, specs: tuple[ZoneSpec, ...], seed: int | None = None
) -> Table:
    """Return the table of a position whose game has these zones.

    Raises ImpossibleFactError, LookupError or ValueError where there can be no such table.
    """
    # A file may have been written by anybody.
    seats = tuple(replace(seat, name=one_line(seat.name)) for seat in position.seats)
    zones = lay_zones(specs, seats)
    setting = Setting(position.game, seats, zones, seed, position.first)
    setting = setting.remade(map(_made_alike, position.made), ())
    laying = _Laying(setting)
    for zone in position.zones:
        laying.lay(zone.id, zone.cards, zone.units)
    opened = frozenset(zone.id for zone in position.zones if zone.opened)
    table = Table(
        setting,
        tuple(laying.cards),
        {name: tuple(pile) for name, pile in laying.piles.items()},
        {name: tuple(units) for name, units in laying.fields.items()},
        laying.units,
        dict(position.marks),
        position.turn,
        position.stage,
        opened,
        with_options((), position.options) if position.options else (),
        {zone.id: zone.gaps for zone in position.zones if zone.gaps},
        len(laying.cards),
        position.seals,
    )
    for check in _CHECKS:
        check(table)
    # Whoever sees a face knows it, whether the position says so or not.
    return with_cards(table, enumerate(table.cards))


def _made_alike(zone: Zone) -> Zone:
    """Return a zone that people made, made anew: nothing of it is taken on trust."""
    holder = zone.holders[0] if zone.holders else None
    visibility = zone.spec.visibility
    if zone.maker is None or zone.rect is None or visibility == "sealed":
        raise ImpossibleFactError(f"nobody can have made the zone {zone.id[:40]!r}")
    title = zone.spec.title.en
    made = made_zone(zone.id, title, zone.maker, holder, visibility, zone.rect, zone.arrange)
    if made != zone:
        raise ImpossibleFactError(f"nobody can have made the zone {zone.id[:40]!r} so")
    return made


class _Laying:
    """Numbers the cards of a position and puts them down."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.cards: list[CardState] = []
        self.units: dict[UnitId, Unit] = {}
        self.piles: dict[ZoneId, list[CardId]] = {}
        self.fields: dict[ZoneId, list[UnitId]] = {}
        for zone in setting.zones.values():
            if zone.spec.holds == "pile":
                self.piles[zone.id] = []
            else:
                self.fields[zone.id] = []
        self._laid: set[ZoneId] = set()

    def lay(
        self, zone: ZoneId, cards: tuple[PlacedCard, ...], units: tuple[PlacedUnit, ...]
    ) -> None:
        if zone in self._laid:
            raise ImpossibleFactError(f"the zone {zone[:40]!r} is laid twice")
        self._laid.add(zone)
        if cards:
            self.piles[zone].extend([self._card(card, zone) for card in cards])
        for unit in units:
            self._unit(unit, zone)

    def _card(self, card: PlacedCard, zone: ZoneId, unit: UnitId = "") -> CardId:
        if not names_card(card.ref):
            raise ImpossibleFactError(f"no card is called {card.ref[:40]!r}")
        check_seat(card.owner, self.setting.seats)
        for seats in (card.shown, card.known):
            _check_eyes(self.setting, seats)
        if card.entered < 0:
            raise ImpossibleFactError(f"nothing came in turn {card.entered}")
        self.cards.append(
            CardState(
                card.ref,
                card.owner,
                zone,
                unit,
                card.handle,
                card.up,
                frozenset(card.shown),
                frozenset(card.known),
                card.entered,
                card.marks,
            )
        )
        if len(self.cards) > MOST_CARDS:
            raise ImpossibleFactError(f"more than {MOST_CARDS} cards lie there")
        return len(self.cards) - 1

    def _unit(self, unit: PlacedUnit, zone: ZoneId) -> None:
        if not unit.id or unit.id in self.units:
            raise ImpossibleFactError(f"two units are called {unit.id[:40]!r}, or one nothing")
        if min(unit.entered, unit.changed) < 0:
            raise ImpossibleFactError("nothing came in a turn before the first")
        self.fields[zone].append(unit.id)
        self.units[unit.id] = Unit(
            unit.id,
            zone,
            self._card(unit.base, zone, unit.id),
            tuple([self._card(card, zone, unit.id) for card in unit.under]),
            tuple([self._card(card, zone, unit.id) for card in unit.attached]),
            unit.marks,
            unit.turn,
            unit.position,
            unit.entered,
            unit.changed,
            unit.cell,
        )


def _check_eyes(setting: Setting, seats: Iterable[SeatId]) -> None:
    for seat in seats:
        if seat != JUDGE:
            check_seat(seat, setting.seats)


# -- what no history leads to -------------------------------------------------------------------


def _check_places(table: Table) -> None:
    if len([zone for zone in table.setting.zones.values() if zone.is_made]) > MOST_MADE:
        raise ImpossibleFactError("people made more zones than they can")
    for check in (check_conserved, check_gaps, check_cells):
        for found in check(table):
            raise ImpossibleFactError(found.en)


def _check_handles(table: Table) -> None:
    """Each card that somebody can single out has a handle."""
    listed = {zone: is_listed(table, zone) for zone in table.setting.zones}
    for number, state in enumerate(table.cards):
        if state.handle is None and (listed[state.zone] or face_seers(table, number)):
            raise ImpossibleFactError(f"card {number} is seen and has no handle")


def _check_marks(table: Table) -> None:
    seats = {f"seat.{number}" for number in range(len(table.setting.seats))}
    for target, marks in table.marks.items():
        there = target in seats or target == "table"
        if not marks or not (there or cell_named(table.setting.zones, target)):
            raise ImpossibleFactError(f"nothing is called {target[:40]!r}")
    every: list[Marks] = [*table.marks.values(), *(card.marks for card in table.cards)]
    for marks in (*every, *(unit.marks for unit in table.units.values())):
        keys = [mark.key for mark in marks]
        if keys != sorted(set(keys)):
            raise ImpossibleFactError("a mark lies there twice, or not in order")


def _check_turn(table: Table) -> None:
    turn: Turn = table.turn
    first = table.setting.first
    for seat in turn.seats if first is None else (*turn.seats, first):
        check_seat(seat, table.setting.seats)
    used = [key for key, _ in turn.ledger]
    if turn.number < 0 or used != sorted(set(used)) or list(turn.also) != sorted(set(turn.also)):
        raise ImpossibleFactError("there is no such turn")
    if turn.seat in turn.also:
        raise ImpossibleFactError("a seat plays a turn twice")


def _check_stage(table: Table) -> None:
    stage: Stage = table.stage
    _check_eyes(table.setting, [one for one in (stage.chance, *stage.passed) if one is not None])
    names = [declared.id for declared in stage.declarations]
    if len(set(names)) != len(names):
        raise ImpossibleFactError("two declarations have one name")
    for declared in stage.declarations:
        _check_eyes(table.setting, (declared.seat,))
        cards = len(declared.cards)
        known = all(0 <= number < len(table.cards) for number in declared.cards)
        if cards != len(declared.handles) or cards > MOST_AIMED or not known:
            raise ImpossibleFactError("a declaration has cards that are not there")


def _check_seals(table: Table) -> None:
    seats = [seal.seat for seal in table.seals]
    for seal in table.seals:
        check_seat(seal.seat, table.setting.seats)
        if not names_plan(seal.plan):
            raise ImpossibleFactError("a plan has another length than a plan may have")
    if seats != sorted(set(seats)):
        raise ImpossibleFactError("a seat has two plans")
    for zone in table.opened:
        sealed = table.setting.zones[zone].spec.visibility == "sealed"
        if not sealed or not table.zones.get(zone):
            raise ImpossibleFactError("a seal is open where there is none, or over nothing")


_CHECKS: tuple[Callable[[Table], None], ...] = (
    _check_places,
    _check_handles,
    _check_marks,
    _check_turn,
    _check_stage,
    _check_seals,
)
