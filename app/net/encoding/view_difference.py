"""From one view of a seat to another: what undo, redo, a jump or joining change, as one fact."""

from __future__ import annotations

from app.core.data.value import replace
from app.core.ids import SeatId
from app.core.table import Setting, Turn
from app.core.view import SeatFact, SeatStage, SeatView, SeatZone

NOT_BEGUN = Turn(phase="")


def blank_view(seat: SeatId, setting: Setting) -> SeatView:
    """Return a view in which nothing lies anywhere: what a joining client holds."""
    zones = {
        zone.id: SeatZone(zone.id, 0, listed=zone.spec.holds == "units")
        for zone in setting.zones.values()
    }
    return SeatView(seat, setting, zones, {}, {}, {}, NOT_BEGUN, SeatStage())


def difference(old: SeatView, new: SeatView) -> SeatFact:
    """Return the fact that turns `old` into `new`, two views of one seat at one table."""
    return SeatFact(
        (),
        tuple([zone for name, zone in new.zones.items() if zone != old.zones[name]]),
        tuple(
            [
                new.cards[name]
                for name in sorted(new.cards)
                if new.cards[name] != old.cards.get(name)
            ]
        ),
        tuple(sorted(old.cards.keys() - new.cards.keys())),
        tuple(
            [
                new.units[name]
                for name in sorted(new.units)
                if new.units[name] != old.units.get(name)
            ]
        ),
        tuple(sorted(old.units.keys() - new.units.keys())),
        None if new.marks == old.marks else tuple(sorted(new.marks.items())),
        None if new.turn == old.turn else new.turn,
        None if new.stage == old.stage else new.stage,
        None if new.options == old.options else new.options,
        None if new.seals == old.seals else new.seals,
    )


def in_order(view: SeatView) -> SeatView:
    """Return `view` with its cards, units and marks in the order of a fresh one."""
    return replace(
        view,
        cards={name: view.cards[name] for name in sorted(view.cards)},
        units={name: view.units[name] for name in sorted(view.units)},
        marks=dict(sorted(view.marks.items())),
    )
