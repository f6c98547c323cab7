"""What an action can be aimed at: looked at when it is started, and again when it resolves."""

from __future__ import annotations

from app.core.ids import SeatId
from app.core.view import SeatDeclaration, SeatView
from app.games.blackpoker.flow.stage_reading import action_of, declared
from app.games.blackpoker.rules.action_model import Action, Target
from app.games.blackpoker.rules.aim_rules import on_side, trouble_with_action, trouble_with_unit
from app.games.blackpoker.table import field as f


def legal_targets(
    view: SeatView, seat: SeatId, action: Action, key_refs: tuple[str, ...] = (), itself: str = ""
) -> tuple[str, ...]:
    """Return all that `seat` can aim an action at; `itself` is its own name on the stage.

    `key_refs` are its key cards, where they say more (Equip wants their suit).
    """
    aim = action.target
    if aim is None:
        return ()
    found = (
        one
        for one in _there(view, seat, aim)
        if one != itself and fits(view, seat, action, one, key_refs)
    )
    return tuple(found)


def _there(view: SeatView, seat: SeatId, aim: Target) -> tuple[str, ...]:
    seats = tuple(one for one in range(len(view.setting.seats)) if on_side(aim, seat, one))
    if aim.kind == "player":
        return tuple(f"seat.{one}" for one in seats)
    if aim.kind == "stage_action":
        return tuple(one.id for one in view.stage.declarations)
    return tuple(
        unit
        for side in seats
        for unit in (f.trumps(view, side) if aim.kind == "trump" else f.characters(view, side))
    )


def fits(
    view: SeatView, seat: SeatId, action: Action, target: str, key_refs: tuple[str, ...] = ()
) -> bool:
    """Whether an action of `seat` may be aimed at something as it stands now."""
    aim = action.target
    if aim is None:
        return False
    if aim.kind == "player":
        number = target.removeprefix("seat.")
        seats = range(len(view.setting.seats))
        return number.isdecimal() and int(number) in seats and on_side(aim, seat, int(number))
    if aim.kind == "stage_action":
        one = declared(view, target)
        return one is not None and _fits_stage(view, action, aim, one)
    return _fits_unit(view, seat, aim, target, key_refs)


def _fits_stage(view: SeatView, action: Action, aim: Target, one: SeatDeclaration) -> bool:
    other = action_of(view, one)
    return other is not None and not trouble_with_action(
        aim,
        action,
        other.id,
        len(other.keys),
        protected=other.uncounterable,
        aimed=other.target is not None,
    )


def _fits_unit(
    view: SeatView, seat: SeatId, aim: Target, unit: str, key_refs: tuple[str, ...]
) -> bool:
    standing = view.units.get(unit)
    kind = f.kind_of(standing) if standing is not None else ""
    if not kind:
        return False
    refs = f.refs(view, unit) if kind == "soldier" else ()
    key = key_refs[0] if key_refs else None
    return not trouble_with_unit(aim, seat, kind, f.owner(view, unit), refs, key)
