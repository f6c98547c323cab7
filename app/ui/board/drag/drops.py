"""What dropping something somewhere would do: the game's readings, or plain ones without a game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from app.core.card import Position
from app.core.ids import ZoneId, place
from app.core.intent import Attach, Batch, Bring, Collect, Draw, Face, Intent, Move, MoveUnits
from app.core.intents.laying_intents import BringOnto
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.game_api import Drop, GameSpec, Selection
from app.games.table_tools import kept_face
from app.ui.app.trouble import troubles


def readings(
    spec: GameSpec, view: SeatView, selection: Selection, zone: ZoneId, unit: str, index: int
) -> tuple[Drop, ...]:
    """Return what the drop could mean, likeliest first; a rule that fails counts as none."""
    try:
        if spec.drops is not None:
            found = tuple(spec.drops(view, selection, zone, unit, index))
            if found or not view.setting.zones[zone].is_made:
                return found
        return tuple(plain_drops(view, selection, zone, unit, index))
    except Exception as problem:  # noqa: BLE001 - a rule is no reason to lose the drag
        troubles().caught(problem, f"the drop rule of {spec.id}")
        return ()


def plain_drops(
    view: SeatView, selection: Selection, zone: ZoneId, unit: str, index: int
) -> Iterable[Drop]:
    """Yield the readings every table knows: attach to the unit below, or move to the zone."""
    title = view.setting.zones[zone].spec.title
    there = Words(f"Move to {title.en}", f"{title.ja}へ")
    if unit and selection.cards:
        yield Drop(Words("Attach", "つける"), Attach(selection.cards, unit))
    if view.setting.zones[zone].spec.holds == "units":
        if selection.units:
            yield Drop(there, MoveUnits(selection.units, zone, index))
        if selection.cards:
            face = kept_face(view, selection.cards)
            yield Drop(there, Move(selection.cards, zone, index, face))
    else:
        if selection.units:
            yield Drop(there, Collect(selection.units, zone, index))
        if selection.cards:
            face = kept_face(view, selection.cards)
            yield Drop(there, Move(selection.cards, zone, index, face))


def amended(
    drop: Drop, view: SeatView, *, face_down: bool = False, position: Position | None = None
) -> Drop:
    """Return the same drop face down, or at a point of the mat, where it can be so."""
    intent = _amend(drop.intent, view, face_down=face_down, position=position)
    return drop if intent is drop.intent else replace(drop, intent=intent)


def _amend(intent: Intent, view: SeatView, *, face_down: bool, position: Position | None) -> Intent:
    if isinstance(intent, Batch):
        steps = tuple(
            _amend(step, view, face_down=face_down, position=position) for step in intent.steps
        )
        return intent if steps == intent.steps else Batch(steps)  # type: ignore[arg-type]
    if isinstance(intent, Move | Bring):
        field = _is_field(view, intent.zone)
        changes: dict[str, object] = {}
        if face_down and intent.up is not False:
            changes["up"] = False
        if position is not None and field:
            changes["position"] = position
        return replace(intent, **changes) if changes else intent  # type: ignore[arg-type]
    if isinstance(intent, MoveUnits):
        placed = intent
        if position is not None and _is_field(view, intent.zone):
            placed = replace(intent, position=position)
        if face_down:
            parts = tuple(
                part
                for name in intent.units
                if name in view.units
                for part in view.units[name].parts
                if part in view.cards and view.cards[part].up
            )
            # The cards are turned before the move: their handles are fresh after it.
            return Batch((Face(parts, up=False), placed)) if parts else placed
        return placed
    return intent


def at_cell(selection: Selection, zone: ZoneId, cell: int) -> Selection:
    """Return what is dragged with the empty cell that it is over, 0 for none."""
    return replace(selection, cell=place(zone, cell) if cell else "")


def in_cell(drop: Drop, zone: ZoneId, cell: int) -> Drop:
    """Return the same drop into a numbered place of `zone`, where it puts one thing there."""
    intent = _celled(drop.intent, zone, cell) if cell else drop.intent
    if intent is drop.intent:
        return drop
    title = Words(f"Put in cell {cell}", f"{cell}番のマスに置く")
    return replace(drop, intent=intent, title=title)


def _celled(intent: Intent, zone: ZoneId, cell: int) -> Intent:
    if isinstance(intent, Batch):
        steps = tuple(_celled(step, zone, cell) for step in intent.steps)
        return intent if steps == intent.steps else Batch(steps)  # type: ignore[arg-type]
    if not isinstance(intent, Move | Bring | MoveUnits) or intent.zone != zone:
        return intent
    if isinstance(intent, Move):
        count = len(intent.cards)
    else:
        count = len(intent.refs if isinstance(intent, Bring) else intent.units)
    return replace(intent, cell=cell) if count == 1 else intent


def landing(intent: Intent, zone: ZoneId) -> int | None:
    """Return at which index of `zone` the first card will lie: -1 the end, None elsewhere."""
    if isinstance(intent, Batch):
        found = (landing(step, zone) for step in intent.steps)
        return next((index for index in found if index is not None), None)
    if isinstance(intent, Move | MoveUnits | Collect) and intent.zone == zone:
        return intent.at
    if isinstance(intent, Bring) and intent.zone == zone:
        return -1 if intent.at is None else intent.at
    if isinstance(intent, Draw) and intent.goal == zone:
        return -1
    return None


def goal(intent: Intent) -> tuple[ZoneId, str] | None:
    """Return the zone and the unit ("" for none) that the first card goes to, if it says so."""
    if isinstance(intent, Batch):
        return next((found for found in map(goal, intent.steps) if found is not None), None)
    if isinstance(intent, Attach | BringOnto):
        return "", intent.unit
    if isinstance(intent, Move | Bring | MoveUnits | Collect):
        return intent.zone, ""
    return (intent.goal, "") if isinstance(intent, Draw) else None


def _is_field(view: SeatView, zone: ZoneId) -> bool:
    return zone in view.setting.zones and view.setting.zones[zone].spec.holds == "units"
