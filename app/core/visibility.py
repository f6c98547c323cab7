"""What a seat sees of a table as it lies: which cards it can single out, and whose faces.

Seats differ in what they hold and in what they were shown, and in nothing else: `is_one_of` asks
for both, and takes those who would get another answer out of the seats that are told alike.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import Protocol

from app.core.card import CardState
from app.core.ids import JUDGE, CardId, SeatId, ZoneId
from app.core.options import Options, value_set
from app.core.table import Setting, Table


class Lying(Protocol):
    """What says how cards lie: a table, or one that is being changed."""

    @property
    def setting(self) -> Setting:
        """Its seats and zones."""

    @property
    def cards(self) -> Sequence[CardState]:
        """Every card by its number."""

    @property
    def zones(self) -> Mapping[ZoneId, tuple[CardId, ...]]:
        """Piles: cards from the top."""

    @property
    def options(self) -> Options:
        """What the table agreed on."""

    @property
    def opened(self) -> frozenset[ZoneId]:
        """Sealed zones whose seals are open."""


Alike = set[SeatId] | None
"""Player seats and `SPECTATOR` that know just what another seat knows, as far as was asked."""


def is_one_of(seat: SeatId, seats: Collection[SeatId], alike: Alike) -> bool:
    """Whether `seat` is one of `seats`.

    In `alike` only those are left of which the same is true.
    """
    is_one = seat in seats
    if alike:
        if is_one:
            alike.intersection_update(seats)
        else:
            alike.difference_update(seats)
    return is_one


def viewers(table: Lying, zone: ZoneId) -> tuple[SeatId, ...]:
    """Return who sees a zone that others do not: its holders, or all their team by an option."""
    place = table.setting.zones[zone]
    shared = place.spec.team_sees
    if shared is None or not place.holders or value_set(table.options, shared[0]) != shared[1]:
        return place.holders
    return table.setting.partners(place.holders[0])


def is_listed(table: Table, zone: ZoneId) -> bool:
    """Whether some player can single out every card of `zone`."""
    for seat in range(len(table.setting.seats)):  # noqa: SIM110 - for every card that moves
        if lists(table, seat, zone):
            return True
    return False


def lists(table: Table, seat: SeatId, zone: ZoneId, alike: Alike = None) -> bool:
    """Whether `seat` can single out every card of `zone`."""
    if seat == JUDGE:
        return True
    place = table.setting.zones[zone]
    visibility = place.spec.visibility
    if visibility == "public":
        return not place.spec.top_only or is_one_of(seat, place.holders, alike)
    if zone in table.opened:
        return True
    if visibility == "hidden":
        return False
    seats = place.holders if place.spec.team_sees is None else viewers(table, zone)
    return is_one_of(seat, seats, alike)


def sees_face(table: Table, seat: SeatId, number: CardId, alike: Alike = None) -> bool:
    """Whether `seat` sees which card this is."""
    if seat == JUDGE:
        return True
    shown = table.cards[number].shown
    if shown and is_one_of(seat, shown, alike):
        return True
    open_to = _open_to(table, number)
    if not open_to:
        return open_to is None
    return is_one_of(seat, open_to, alike)


def sees_as_partner(table: Lying, seat: SeatId, number: CardId) -> bool:
    """Whether `seat` sees which card this is for no other reason than that its team may see it."""
    card = table.cards[number]
    zone = table.setting.zones[card.zone]
    if zone.spec.team_sees is None or seat in (JUDGE, *zone.holders) or seat in card.shown:
        return False
    open_to = _open_to(table, number)
    return open_to is not None and seat in open_to


def lies_open_to(table: Lying, seat: SeatId, number: CardId) -> bool:
    """Whether a player sees which card this is where it lies, without having been shown it."""
    open_to = _open_to(table, number)
    return open_to is None or seat in open_to


def face_seers(table: Lying, number: CardId) -> frozenset[SeatId]:
    """Return the player seats that see which card this is."""
    open_to = _open_to(table, number)
    shown = table.cards[number].shown
    if open_to is not None and not shown:
        return _seats(open_to)
    players = _seats(tuple(range(len(table.setting.seats))))
    return players if open_to is None else players & (_seats(open_to) | shown)


def _open_to(table: Lying, number: CardId) -> tuple[SeatId, ...] | None:
    """Return the seats to which a face lies open, grants left aside; None for everybody."""
    card = table.cards[number]
    zone = table.setting.zones[card.zone]
    visibility = zone.spec.visibility
    if visibility in ("public", "hidden"):
        if not card.up:
            return ()
        covered = zone.spec.top_only and table.zones[card.zone][0] != number
        return zone.holders if covered else None
    if visibility == "sealed" and card.zone in table.opened:
        return None if card.up else ()
    spec = zone.spec
    open_kinds = spec.lies_open and visibility == "owner" and spec.opens(table.options)
    if open_kinds and spec.is_open_kind(card.ref):
        return None
    return zone.holders if spec.team_sees is None else viewers(table, card.zone)


@cache
def _seats(seats: tuple[SeatId, ...]) -> frozenset[SeatId]:
    return frozenset(seats)
