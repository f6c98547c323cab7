"""What of one seat's view everybody sees, where there is nothing but that view to go by.

The record of a seat has no truth behind it, and what is painted of it lies open on the home screen.
Where the view does not tell whether others see something, it is taken for hidden.
"""

from __future__ import annotations

from app.core.data.value import replace
from app.core.ids import SPECTATOR
from app.core.view import SeatCard, SeatView, SeatZone


def seen_by_all(view: SeatView) -> SeatView:
    """Return `view` without the faces and the numbers that others may not know."""
    return SeatView(
        SPECTATOR,
        view.setting,
        {name: _zone(view, zone) for name, zone in view.zones.items()},
        {
            handle: card if _is_open(view, card) else replace(card, ref=None)
            for handle, card in view.cards.items()
        },
        view.units,
        view.marks,
        view.turn,
        view.stage,
        view.options,
        tuple(replace(seal, plan=None) if seal.locked else seal for seal in view.seals),
    )


def _is_open(view: SeatView, card: SeatCard) -> bool:
    """Whether everybody sees the face of a card."""
    spec, zone = view.setting.zones[card.zone].spec, view.zones[card.zone]
    open_kinds = spec.visibility == "owner" and spec.opens(view.options)
    if open_kinds and card.ref is not None and spec.is_open_kind(card.ref):
        return True
    if not card.up or spec.visibility not in ("public", "hidden"):
        return False
    on_top = zone.items[:1] if zone.listed else [handle for place, handle in zone.seen if not place]
    return not spec.top_only or card.handle in on_top


def _zone(view: SeatView, zone: SeatZone) -> SeatZone:
    """Return a zone with no more of its number than everybody is told."""
    spec = view.setting.zones[zone.id].spec
    if spec.visibility == "sealed":
        return SeatZone(zone.id, None, sealed=zone.sealed or bool(zone.count))
    below = spec.counted_below
    if below is not None and (zone.count is None or zone.count >= below):
        return SeatZone(zone.id, None)
    return zone
