"""What people go on knowing of a step that is taken back."""

from __future__ import annotations

from typing import Annotated

from app.core.card import MOST_CARDS
from app.core.data.field_limits import CARD_NAME, EYES, items
from app.core.data.value import value
from app.core.ids import SeatId, ZoneId
from app.core.sight import view
from app.core.table import Table
from app.core.visibility import sees_face
from app.session.agreement.undo_cost import Learned


@value
class StillKnown:
    """Cards that a seat would still know after a journey, as another may hear of it."""

    seat: Annotated[SeatId, EYES]
    zone: ZoneId
    """Where they would lie."""
    cards: Annotated[tuple[str | None, ...], items(MOST_CARDS, CARD_NAME)]
    """Which cards; None for one that the one who hears this does not know. Empty: something."""


def still_known(
    goal: Table, learned: tuple[Learned, ...], viewer: SeatId
) -> tuple[StillKnown, ...]:
    """Return what each seat would still know on the table `goal`, as `viewer` may hear of it.

    In the order of seats and zones; the cards of a zone by their names, those unnamed last. Of a
    zone whose size `viewer` is not told only those with names are told: the others are "something".
    """
    seen = view(goal, viewer)
    own = {one.card for one in learned if one.seat == viewer}
    found: dict[tuple[SeatId, ZoneId], list[str | None]] = {}
    for one in learned:
        card = goal.cards[one.card]
        named = one.card in own or sees_face(goal, viewer, one.card)
        cards = found.setdefault((one.seat, card.zone), [])
        if named or seen.zones[card.zone].count is not None:
            cards.append(card.ref if named else None)
    return tuple(
        StillKnown(seat, zone, tuple(sorted(cards, key=lambda ref: (ref is None, ref or ""))))
        for (seat, zone), cards in sorted(found.items())
    )
