"""What a seat sees, as a position: what it does not know stays unknown.

Nothing of the truth is asked: a view has no field for what its seat may not know.
"""

from __future__ import annotations

from app.core.ids import Handle, SeatId, ZoneId
from app.core.placed.table_position import (
    UNKNOWN,
    PlacedCard,
    PlacedUnit,
    PlacedZone,
    TablePosition,
    went_first,
)
from app.core.seal import Seal
from app.core.table import Declaration, Stage
from app.core.view import SeatDeclaration, SeatUnit, SeatView, SeatZone


def position_seen(view: SeatView) -> TablePosition:
    """Return the position that a view shows.

    A card that the seat does not know is `UNKNOWN`. Where it is not told how many lie in a zone,
    there are as many as are told of. What others know of a card is nothing that a view tells.
    """
    return _Seen(view).position()


class _Seen:
    """Reads one view in order."""

    def __init__(self, view: SeatView) -> None:
        self._view = view
        self._numbers: dict[Handle, int] = {}
        self._count = 0
        self._team_zones = self._shown_to_team()

    def position(self) -> TablePosition:
        view = self._view
        zones = [self._zone(zone) for zone in view.zones.values()]
        return TablePosition(
            view.setting.game,
            view.setting.seats,
            tuple([zone for zone in zones if zone.cards or zone.units]),
            tuple([zone for zone in view.setting.zones.values() if zone.is_made]),
            tuple(sorted(view.marks.items())),
            view.turn,
            Stage(
                tuple([self._declaration(told) for told in view.stage.declarations]),
                view.stage.chance,
                view.stage.passed,
            ),
            view.options,
            tuple(
                [
                    Seal(seal.seat, seal.plan, seal.locked)
                    for seal in view.seals
                    if seal.plan is not None
                ]
            ),
            went_first(view.setting.first, view.turn),
        )

    def _zone(self, zone: SeatZone) -> PlacedZone:
        about = self._view.setting.zones[zone.id]
        if about.spec.holds == "units":
            units = [self._unit(self._view.units[name]) for name in zone.items]
            return PlacedZone(zone.id, units=tuple(units))
        if zone.listed:
            cards = [self._card(handle) for handle in zone.items]
        else:
            seen = dict(zone.seen)
            least = max(seen, default=-1) + 1
            count = max(least, about.spec.counted_below or 0) if zone.count is None else zone.count
            if about.spec.visibility == "sealed":
                count = least
            owner = self._owner(about.holders)
            cards = [
                self._card(seen[place]) if place in seen else self._unseen(owner)
                for place in range(count)
            ]
        gaps = zone.gaps if cards else ()
        return PlacedZone(zone.id, tuple(cards), gaps=gaps, opened=self._is_open(zone))

    def _is_open(self, zone: SeatZone) -> bool:
        """Whether a seal is open: what lay below it is turned up then."""
        sealed = self._view.setting.zones[zone.id].spec.visibility == "sealed"
        return sealed and any(self._view.cards[handle].up for handle in zone.items)

    def _owner(self, holders: tuple[SeatId, ...]) -> SeatId:
        return holders[0] if holders else 0

    def _unseen(self, owner: SeatId) -> PlacedCard:
        self._count += 1
        return PlacedCard(UNKNOWN, owner)

    def _card(self, handle: Handle) -> PlacedCard:
        self._numbers[handle] = self._count
        self._count += 1
        card = self._view.cards[handle]
        if card.ref is None:
            return PlacedCard(UNKNOWN, card.owner, handle, entered=card.entered, marks=card.marks)
        # Where the zone shows it anyway, it is the same as if it did not: it is seen.
        seat = self._view.seat
        shown = (seat,) if seat >= 0 and self._is_shown(card.zone, up=card.up) else ()
        return PlacedCard(
            card.ref, card.owner, handle, card.up, shown, (), card.entered, card.marks
        )

    def _is_shown(self, zone: ZoneId, *, up: bool) -> bool:
        """Whether the seat sees a face for no reason that the zone gives it."""
        about = self._view.setting.zones[zone]
        seat = self._view.seat
        if about.spec.visibility in ("public", "hidden"):
            return not up
        return seat not in about.holders and zone not in self._team_zones

    def _shown_to_team(self) -> frozenset[ZoneId]:
        view = self._view
        partners = view.setting.partners(view.seat) if view.seat >= 0 else ()
        return frozenset(
            zone.id
            for zone in view.setting.zones.values()
            if zone.spec.team_sees is not None
            and view.option(zone.spec.team_sees[0]) == zone.spec.team_sees[1]
            and set(zone.holders) <= set(partners)
        )

    def _unit(self, unit: SeatUnit) -> PlacedUnit:
        return PlacedUnit(
            unit.id,
            self._card(unit.base),
            tuple([self._card(handle) for handle in unit.under]),
            tuple([self._card(handle) for handle in unit.attached]),
            unit.marks,
            unit.turn,
            unit.position,
            unit.entered,
            unit.changed,
            unit.cell,
        )

    def _declaration(self, told: SeatDeclaration) -> Declaration:
        known = [handle for handle in told.cards if handle in self._numbers]
        return Declaration(
            told.id,
            told.seat,
            told.text,
            tuple([self._numbers[handle] for handle in known if handle is not None]),
            tuple(known),
            told.targets,
            told.cost,
        )
