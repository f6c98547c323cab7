"""What a seat may see of a reading: no face, number or plan that it may not see in the game.

A reading is carried out on the truth, so that what is put down in it lies open there. Whoever is
shown it gets a view of it in which all that the game keeps from that seat is a back again.
"""

from __future__ import annotations

from collections.abc import Iterator

from app.core.data.value import replace
from app.core.fact import Shuffled
from app.core.ids import JUDGE, SPECTATOR, CardId, NodeId, SeatId
from app.core.past.history import HistoryTree, learned
from app.core.sight import view
from app.core.table import Table
from app.core.view import SeatView, SeatZone
from app.core.visibility import sees_face

MOST_BRANCHES = 40
"""Branches, the latest, in which it is looked up what a seat has seen."""


def seen_by(tree: HistoryTree, node: NodeId, seat: SeatId) -> frozenset[CardId]:
    """Return the cards whose faces a seat sees at a step, or saw where the game went on from it.

    Behind a shuffle it cannot tell where a card that it saw had been: that is not looked up.
    """
    table = tree.table_at(node)
    seen = set(_faces(table, seat))
    ends = [tip for tip in tree.tips() if tree.leads_to(node, tip)]
    for tip in sorted(ends, reverse=True)[:MOST_BRANCHES]:
        last = node
        for step in tree.path(tip)[tree.depth(node) + 1 :]:
            if any(isinstance(fact, Shuffled) for fact in tree.facts(step)):
                break
            last = step
            if seat == SPECTATOR:
                # Nobody keeps a list of what those know who only watch.
                seen.update(_faces(tree.table_at(step), seat))
        seen |= learned(table, tree.table_at(last)).get(seat, frozenset())
    return frozenset(seen)


def _faces(table: Table, seat: SeatId) -> Iterator[CardId]:
    return (card for card in range(len(table.cards)) if sees_face(table, seat, card))


def shown(game: Table, table: Table, seat: SeatId, seen: frozenset[CardId]) -> SeatView:
    """Return what a seat is shown of a reading that began at `game` and came to `table`.

    `seen` are the cards that it sees in the game.
    """
    found, known = view(table, seat), view(game, seat)
    if seat == JUDGE:
        return found
    numbers = {card.handle: number for number, card in enumerate(table.cards)}
    zones = {
        zone.id: _untold(zone, known.zones[zone.id]) if _is_untold(zone, known) else zone
        for zone in found.zones.values()
    }
    gone = {
        handle
        for zone in found.zones.values()
        if zone is not zones[zone.id]
        for handle in (*zone.items, *(handle for _, handle in zone.seen))
    }
    gone -= {handle for zone in zones.values() for _, handle in zone.seen}
    cards = {
        handle: card if _may_see(numbers[handle], seen, game) else replace(card, ref=None)
        for handle, card in found.cards.items()
        if handle not in gone
    }
    plans = {seal.seat: seal.plan for seal in known.seals}
    seals = tuple(
        replace(seal, plan=None) if plans.get(seal.seat) != seal.plan else seal
        for seal in found.seals
    )
    return replace(found, zones=zones, cards=cards, seals=seals)


def shows_more(game: Table, table: Table, seat: SeatId, seen: frozenset[CardId]) -> bool:
    """Whether a table shows a seat something that it may not see in the game."""
    return shown(game, table, seat, seen) != view(table, seat)


def tells_more(known: SeatView, found: SeatView) -> bool:
    """Whether a seat that knows `known` in the game learns a number or a plan from `found`."""
    plans = {seal.seat: seal.plan for seal in known.seals}
    return any(_is_untold(zone, known) for zone in found.zones.values()) or any(
        seal.plan is not None and seal.plan != plans.get(seal.seat) for seal in found.seals
    )


def _may_see(number: CardId, seen: frozenset[CardId], game: Table) -> bool:
    # What was brought in the reading was never at the table: nobody keeps it from anybody.
    return number in seen or number >= len(game.cards)


def _is_untold(zone: SeatZone, known: SeatView) -> bool:
    """Whether the game does not tell how many lie in a zone, and the reading might."""
    told = known.zones.get(zone.id)
    return told is not None and told.count is None and zone.count is not None


def _untold(zone: SeatZone, told: SeatZone) -> SeatZone:
    """Return a zone of which no more is told than in the game."""
    there = {*zone.items, *(handle for _, handle in zone.seen)}
    kept = [one for one in told.seen if one[1] in there]
    return replace(told, sealed=bool(there), seen=tuple(kept))
