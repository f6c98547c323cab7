"""From one view of a seat to another: what undo, redo, a jump or joining change, as one fact."""

from __future__ import annotations

from app.core.data.value import replace
from app.core.ids import SeatId
from app.core.table import Setting, Turn
from app.core.view import SeatFact, SeatStage, SeatView, SeatZone
from app.core.zone import Zone

NOT_BEGUN = Turn(phase="")


def blank_view(seat: SeatId, setting: Setting) -> SeatView:
    """Return a view in which nothing lies anywhere: what a joining client holds."""
    zones = {zone.id: _blank(zone) for zone in setting.zones.values()}
    return SeatView(seat, setting, zones, {}, {}, {}, NOT_BEGUN, SeatStage())


def _blank(zone: Zone) -> SeatZone:
    return SeatZone(zone.id, 0, listed=zone.spec.holds == "units")


def with_made(view: SeatView, made: tuple[Zone, ...]) -> SeatView:
    """Return `view` with zones that are made just now: what else a fact tells is told of this."""
    if not made:
        return view
    fresh = {zone.id: _blank(zone) for zone in made if zone.id not in view.zones}
    return replace(view, setting=view.setting.remade(made, ()), zones={**view.zones, **fresh})


def difference(old: SeatView, new: SeatView) -> SeatFact:
    """Return the fact that turns `old` into `new`, two views of one seat at one table."""
    was, now = old.setting.zones, new.setting.zones
    made = {name: zone for name, zone in now.items() if zone.is_made and zone != was.get(name)}
    return SeatFact(
        (),
        # As in every fact, what lies in a zone that is made or changed is told with it.
        tuple([z for name, z in new.zones.items() if name in made or z != old.zones.get(name)]),
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
        tuple(made.values()),
        tuple([name for name in was if name not in now]),
    )


def in_order(view: SeatView) -> SeatView:
    """Return `view` with its cards, units and marks in the order of a fresh one."""
    return replace(
        view,
        cards={name: view.cards[name] for name in sorted(view.cards)},
        units={name: view.units[name] for name in sorted(view.units)},
        marks=dict(sorted(view.marks.items())),
    )
