"""What an action can be aimed at: looked at when it is started, and again when it resolves."""

from __future__ import annotations

from app.core.ids import SeatId
from app.core.view import SeatDeclaration, SeatView
from app.games.blackpoker.flow.stage_reading import action_of, declared
from app.games.blackpoker.rules.action_model import Action, Target
from app.games.blackpoker.rules.card_values import number_of, suit_of
from app.games.blackpoker.rules.trump_characters import KINGS
from app.games.blackpoker.table import field as f
from app.games.blackpoker.table.blackpoker_zones import TRUMPS

COUNTER = "counter"


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
    seats = _sides(view, seat, aim)
    if aim.kind == "player":
        return tuple(f"seat.{one}" for one in seats)
    if aim.kind == "stage_action":
        return tuple(one.id for one in view.stage.declarations)
    return tuple(
        unit
        for side in seats
        for unit in (f.trumps(view, side) if aim.kind == "trump" else f.characters(view, side))
    )


def _sides(view: SeatView, seat: SeatId, aim: Target) -> tuple[SeatId, ...]:
    every = tuple(range(len(view.setting.seats)))
    if aim.owner == "self":
        return (seat,)
    return tuple(one for one in every if one != seat) if aim.owner == "opponent" else every


def fits(
    view: SeatView, seat: SeatId, action: Action, target: str, key_refs: tuple[str, ...] = ()
) -> bool:
    """Whether an action of `seat` may be aimed at something as it stands now."""
    aim = action.target
    if aim is None:
        return False
    if aim.kind == "player":
        number = target.removeprefix("seat.")
        return number.isdecimal() and int(number) in _sides(view, seat, aim)
    if aim.kind == "stage_action":
        one = declared(view, target)
        return one is not None and _fits_stage(view, action, aim, one)
    return _fits_unit(view, seat, aim, target, key_refs)


def _fits_stage(view: SeatView, action: Action, aim: Target, one: SeatDeclaration) -> bool:
    other = action_of(view, one)
    if other is None or not aim.fewest_keys <= len(other.keys) <= aim.most_keys:
        return False
    if aim.actions and other.id not in aim.actions:
        return False
    if aim.aimed and other.target is None:
        return False
    return not (action.id == COUNTER and other.uncounterable)


def _fits_unit(
    view: SeatView, seat: SeatId, aim: Target, unit: str, key_refs: tuple[str, ...]
) -> bool:
    standing = view.units.get(unit)
    if standing is None:
        return False
    if aim.kind == "trump":
        return standing.zone.startswith(TRUMPS)
    if not f.on_field(view, unit) or f.owner(view, unit) not in _sides(view, seat, aim):
        return False
    if f.is_bulwark(view, unit):
        return aim.kind in ("bulwark", "character")
    return aim.kind in ("soldier", "character") and _fits_soldier(view, aim, unit, key_refs)


def _fits_soldier(view: SeatView, aim: Target, unit: str, key_refs: tuple[str, ...]) -> bool:
    refs, character = f.refs(view, unit), f.character_of(view, unit)
    if character in KINGS:
        return False
    if aim.no_joker and (f.has_joker(view, unit) or character):
        return False
    if aim.same_suit and key_refs and suit_of(key_refs[0]) not in f.suits(view, unit):
        return False
    if aim.contains is None:
        return True
    suit, low, high = aim.contains
    return any(suit_of(ref) == suit and low <= number_of(ref) <= high for ref in refs)
