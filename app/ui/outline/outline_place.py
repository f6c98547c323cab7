"""Where the keyboard stands in the outline, found again after the table changed under it.

A card that moved is followed where its new place lies open to see; into a closed pile nobody is
led, for who discards three cards of a hand wants to stay at the hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.data.value import value

if TYPE_CHECKING:
    from app.core.ids import Handle, ZoneId
    from app.core.view import SeatView
    from app.games.game_api import GameSpec
    from app.session.host.updates import Stepped
    from app.ui.outline.outline_model import OutlineModel
    from app.ui.outline.outline_node import Node
    from app.ui.outline.outline_rows import Row
    from app.ui.outline.outline_tree import OutlineTree


@value
class Place:
    """A row as it is remembered."""

    key: str = ""
    card: str = ""
    above: tuple[str, ...] = ()
    """The keys of the rows above, the nearest first."""
    number: int = 0
    """Its number among the rows beside it."""


def place_of(node: Node | None) -> Place:
    """Return where a row stands; nowhere for None."""
    if node is None:
        return Place()
    above: list[str] = []
    up = node.parent
    while up is not None and up.number >= 0:
        above.append(up.row.key)
        up = up.parent
    return Place(node.row.key, node.row.card, tuple(above), node.place)


class Tracks:
    """Which card is which after the table changed, as far as the seat could tell by looking.

    A card that goes where others may not follow it gets another handle. Whoever sees its face
    leave one place and the same face come to another knows that it is the same.
    """

    def __init__(self, before: SeatView, after: SeatView, stepped: Stepped | None) -> None:
        self._before, self._after = before, after
        self._new = [card for handle, card in after.cards.items() if handle not in before.cards]
        self._ways: set[tuple[ZoneId, ZoneId]] | None = None
        """From where to where the gesture moved cards; None after a journey through history."""
        if stepped is not None:
            self._ways = {(event.source, event.goal) for event in stepped.events}

    def now(self, handle: Handle) -> Handle:
        """Return what a card is called now; "" where it was lost from sight.

        A card that came is taken for one that went once only.
        """
        if handle in self._after.cards:
            return handle
        was = self._before.cards.get(handle)
        if was is None or was.ref is None:
            return ""
        for card in self._new:
            way = (was.zone, card.zone)
            same = card.ref == was.ref and card.owner == was.owner
            if same and (self._ways is None or way in self._ways):
                self._new.remove(card)
                return card.handle
        return ""

    def row(self, tree: OutlineTree, place: Place) -> Node | None:
        """Return the row again, or that of the same card elsewhere; None unless in sight."""
        node = tree.rows.find(place.key)
        if node is None:
            card = self.now(place.card)
            unit = self._after.cards[card].unit if card else ""
            is_base = unit in self._after.units and self._after.units[unit].base == card
            node = tree.rows.find(unit if is_base else card)
        return node if node is not None and tree.is_open_to(node) else None


def beside(model: OutlineModel, place: Place) -> Node | None:
    """Return the row that took the place of one that is gone: the next, or the one above."""
    for key in place.above:
        parent = model.find(key)
        if parent is None:
            continue
        if key == place.above[0] and parent.children:
            return parent.children[min(place.number, len(parent.children) - 1)]
        return parent
    return next(model.nodes(), None)


def opens_by_itself(view: SeatView, spec: GameSpec, row: Row) -> bool | None:
    """Whether a row is open when it first holds something; None for rows of cards and units.

    Seats, fields and the own hand are: what one plays with. Piles are opened by who looks.
    """
    if row.kind in ("seat", "table", "task", "plan", "plan_group", "stage", "cell"):
        return True
    if row.kind != "zone":
        return None
    zone = view.setting.zones[row.zone]
    own_hand = zone.spec.name == spec.layout.hand and view.seat in zone.holders
    return zone.spec.holds == "units" or own_hand
