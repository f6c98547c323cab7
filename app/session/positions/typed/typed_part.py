"""A part of a position that is typed at a table: it is laid there, as one step.

It is written like a whole one. What says no zone lies in the one at which it is typed; what is
typed at a unit joins it: "+ Bravery Charm", "2P", "150, poisoned", "< Dreepy".
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from app.core.card import Role
from app.core.data.value import replace, value
from app.core.ids import SeatId, UnitId, ZoneId
from app.core.intent import Batch, Intent, PutMark, Rotate, Step
from app.core.intents.agreement_intents import SetOptions
from app.core.intents.laying_intents import BringOnto, Lay
from app.core.text.words import Words
from app.session.positions.typed.typed_cards import wrong
from app.session.positions.typed.typed_position import Place, Reading, parts_of

if TYPE_CHECKING:
    from app.core.placed.table_position import PlacedCard
    from app.core.table import Turn
    from app.core.view import SeatView
    from app.games.contracts.card_contract import GameCards
    from app.games.game_api import GameSpec
    from app.session.positions.typed.typed_turn import TypedTurn
_OWN_CELL = re.compile(r"\s*#?\d{1,2}\s*[:：]")
"""What begins with a cell says it itself."""


@value
class TypedPart:
    """What was typed at a table."""

    intent: Intent | None
    """What lays it; None where nothing was said."""
    remarks: tuple[Words, ...] = ()
    """What is odd about it, such as a name without card data."""


def typed_part(
    text: str, spec: GameSpec, cards: GameCards, view: SeatView, zone: ZoneId, there: str = ""
) -> TypedPart:
    """Return what lays what `text` says at `zone`, on a unit `there` or in a cell ("wild#3").

    Raises PositionError, which says where it is not understood.
    """
    part = _typed(text, spec, cards, view, zone, there)
    named, mark, cell = there.partition("#")
    alone = isinstance(part.intent, Lay) and part.intent.turn is None and part.intent.zones
    if not mark or named != zone or not alone or _OWN_CELL.match(text):
        return part
    if len(alone) > 1 or alone[0].id != zone or len(alone[0].units) != 1:
        return part
    return _typed(f"{cell}: {text}", spec, cards, view, zone, "")


def _typed(
    text: str, spec: GameSpec, cards: GameCards, view: SeatView, zone: ZoneId, unit: UnitId
) -> TypedPart:
    reading = _reading(spec, cards, view, zone)
    if unit in view.units:
        joining = _joining(reading, text, view, unit)
        if joining is not None:
            return TypedPart(joining, reading.remarks)
        reading = _reading(spec, cards, view, zone)
    parts = parts_of(text)
    reading.read(parts)
    turn = reading.turn
    if turn.told_first is not None:
        raise wrong(
            text.strip(),
            "who went first is said where a position is laid, not at a table that lies there.",
            "先攻は局面を並べるときに書きます。並んでいる卓では変えられません。",
        )
    steps: list[Step] = []
    if reading.zones or reading.marks or turn.said:
        told = _with_used(turn, view.turn) if turn.said else None
        steps.append(Lay(reading.zones, reading.marks, told))
    if turn.options:
        steps.append(SetOptions(turn.options))
    return TypedPart(_one(steps), reading.remarks)


def _reading(spec: GameSpec, cards: GameCards, view: SeatView, zone: ZoneId) -> Reading:
    setting = view.setting
    holders = setting.zones[zone].holders
    seat: SeatId = next(iter(holders), view.turn.seat)
    taken = tuple((one.zone, one.cell) for one in view.units.values() if one.cell)
    reading = Reading(spec, cards, setting.seats, dict(setting.zones), Place(seat, zone, taken))
    reading.turn.turn = replace(view.turn, ledger=reading.turn.turn.ledger)
    return reading


def _with_used(typed: TypedTurn, now: Turn) -> Turn:
    """Return the turn that was typed; in the same one, what was used before stays so."""
    turn = typed.turn
    if (turn.number, turn.seats) != (now.number, now.seats):
        return turn
    return replace(turn, ledger=tuple(sorted({**dict(now.ledger), **typed.used}.items())))


def _joining(reading: Reading, text: str, view: SeatView, unit: UnitId) -> Intent | None:
    """Return what joins a unit, as the text says of it; None where it says something else."""
    zone = view.setting.zones[view.units[unit].zone]
    said = reading.said_of_unit(text.strip(), zone)
    if said is None:
        return None
    steps: list[Step] = []
    joined: tuple[tuple[Role, tuple[PlacedCard, ...]], ...] = (
        ("under", said.under[::-1]),  # the lowest comes last, below the others
        ("attached", said.attached),
    )
    for role, cards in joined:
        if cards:
            steps.append(BringOnto(tuple(card.ref for card in cards), unit, role))
    steps += [PutMark((unit,), mark.key, value=mark.value, text=mark.text) for mark in said.marks]
    if said.turn:
        steps.append(Rotate((unit,), said.turn))
    return _one(steps)


def _one(steps: list[Step]) -> Intent | None:
    if len(steps) < 2:
        return steps[0] if steps else None
    return Batch(tuple(steps))
