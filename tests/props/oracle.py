"""Who may know what, written a second time and more simply than `core.sight`.

The checks ask here and not there: a leak in `sight` must not excuse itself.
"""

from __future__ import annotations

from collections.abc import Collection

from app.core.apply.apply import apply
from app.core.ids import JUDGE, CardId, SeatId, ZoneId
from app.core.past.history import HistoryTree
from app.core.table import Table
from app.core.zone import ZoneSpec


def can_list(table: Table, seat: SeatId, zone_id: ZoneId) -> bool:
    """Whether `seat` can tell the cards of a zone apart."""
    zone = table.setting.zones[zone_id]
    holds = seat in zone.holders or is_told_as_partner(table, seat, zone_id)
    return (
        seat == JUDGE
        or {
            "public": holds or not zone.spec.top_only,
            "owner": holds,
            "hidden": False,
            "sealed": holds or zone_id in table.opened,
        }[zone.spec.visibility]
    )


def can_read(table: Table, seat: SeatId, card: CardId) -> bool:
    """Whether `seat` sees the face of a card."""
    state = table.cards[card]
    if seat == JUDGE or seat in state.shown:
        return True
    zone = table.setting.zones[state.zone]
    agreed = zone.spec.opened_by is None or zone.spec.opened_by in table.options
    if zone.spec.visibility == "owner" and agreed and is_open(zone.spec, state.ref):
        return True
    if zone.spec.visibility == "owner" or (
        zone.spec.visibility == "sealed" and state.zone not in table.opened
    ):
        return seat in zone.holders or is_told_as_partner(table, seat, state.zone)
    covered = zone.spec.top_only and seat not in zone.holders and table.zones[state.zone][0] != card
    return state.up and not covered


def is_told_as_partner(table: Table, seat: SeatId, zone_id: ZoneId) -> bool:
    """Whether the table agreed that the team of a zone's holder sees it, and `seat` is of it."""
    zone, seats = table.setting.zones[zone_id], table.setting.seats
    if zone.spec.team_sees is None or zone.spec.team_sees not in table.options:
        return False
    return seat >= 0 and seats[seat].team in {seats[holder].team for holder in zone.holders}


def is_open(spec: ZoneSpec, ref: str) -> bool:
    """Whether a game says of a zone that cards of this name may lie open to everybody there."""
    return any(
        kind == ref or (kind[-1:] == "*" and kind[:-1] == ref[: len(kind) - 1])
        for kind in spec.lies_open
    )


def may_count(table: Table, seat: SeatId, zone_id: ZoneId) -> bool:
    """Whether `seat` is told how many cards lie in a pile."""
    spec = table.setting.zones[zone_id].spec
    if can_list(table, seat, zone_id) or seat in table.setting.zones[zone_id].holders:
        return True
    if spec.visibility == "sealed":
        return False
    return spec.counted_below is None or len(table.zones[zone_id]) < spec.counted_below


def ever_read(tree: HistoryTree, seat: SeatId) -> set[tuple[SeatId, str]]:
    """Return the cards (owner, ref) whose face `seat` saw at any moment of any branch.

    Not by number: a card that is brought on one branch has that of another on the next.
    """
    return ever_read_by(tree, (seat,))[seat]


def ever_read_by(
    tree: HistoryTree, seats: Collection[SeatId]
) -> dict[SeatId, set[tuple[SeatId, str]]]:
    """Return what `ever_read` says of each of these seats, with the history gone through once."""
    found: dict[SeatId, set[tuple[SeatId, str]]] = {seat: set() for seat in seats}
    for node in tree.nodes:
        table: Table | None = None if node.parent is None else tree.table_at(node.parent)
        for fact in node.facts:
            table = apply(table, fact)
            names = [(card.owner, card.ref) for card in table.cards]
            for seat, read in found.items():
                for number, name in enumerate(names):
                    if name not in read and can_read(table, seat, number):
                        read.add(name)
    return found


def ever_planned(tree: HistoryTree, seat: SeatId) -> set[str]:
    """Return the words of all plans that were the seat's own, or lay open to it, on any branch."""
    return {
        word
        for node in tree.nodes
        for seal in tree.table_at(node.id).seals
        if seal.seat == seat or not seal.locked
        for word in seal.plan.split()
    }
