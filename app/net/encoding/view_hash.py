"""A seat's view in one number, kept up step by step, to tell whether both ends see the same.

The number is a sum over the parts of the view, so that a step costs what it touches and equal
views have equal numbers whatever their past. It guards against mistakes, not against a host that
means harm: that one decides what is true anyway.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from typing import Any

from app.core.card import Marks
from app.core.data.json_text import compact
from app.core.options import Options
from app.core.seal import SeatSeal
from app.core.table import Turn
from app.core.view import (
    SeatCard,
    SeatDeclaration,
    SeatFact,
    SeatStage,
    SeatUnit,
    SeatView,
    SeatZone,
)
from app.net.encoding.fixed_width import PAIRS

_MODULUS = 2**64
_DROPPED = 16
"""Bits of the sum that a message does not carry: it has 48 of the 64."""
_PAIR = len(PAIRS) - 1
_REMEMBERED = 1024
"""Parts whose numbers are kept: most are asked for again, by the next step or the next seat."""
_ZONES = 512
"""The same of zones, which hold a name for each of their cards."""

_json = compact()


def _number(*part: Any) -> int:
    data = _json(part).encode("utf-8", "replace")
    return int.from_bytes(blake2b(data, digest_size=8).digest(), "big")


@lru_cache(maxsize=_ZONES)
def _zone(zone: SeatZone) -> int:
    flags = zone.sealed + 2 * zone.listed
    gaps = (zone.gaps,) if zone.gaps else ()
    return _number("zone", zone.id, zone.count, flags, zone.items, zone.seen, *gaps)


@lru_cache(maxsize=_REMEMBERED)
def _card(card: SeatCard) -> int:
    return _number(
        "card",
        card.handle,
        card.ref,
        card.owner,
        card.zone,
        card.unit,
        int(card.up),
        _marks(card.marks),
        card.entered,
    )


@lru_cache(maxsize=_REMEMBERED)
def _unit(unit: SeatUnit) -> int:
    # 60 and 60.0, 0.0 and -0.0 are equal places and have to count the same.
    position = None if unit.position is None else [float(place) + 0.0 for place in unit.position]
    return _number(
        "unit",
        unit.id,
        unit.zone,
        unit.base,
        unit.under,
        unit.attached,
        _marks(unit.marks),
        unit.turn,
        position,
        unit.entered,
        unit.changed,
        *((unit.cell,) if unit.cell else ()),
    )


def _marks(marks: Marks) -> list[list[Any]]:
    return [[mark.key, mark.value, mark.text, mark.to, mark.until] for mark in marks]


@lru_cache(maxsize=_REMEMBERED)
def _marked(target: str, marks: Marks) -> int:
    return _number("marks", target, _marks(marks))


@lru_cache(maxsize=_REMEMBERED)
def _turn(turn: Turn) -> int:
    also = (turn.also,) if turn.also else ()
    return _number("turn", turn.number, turn.seat, turn.phase, turn.ledger, *also)


@lru_cache(maxsize=_REMEMBERED)
def _declared(one: SeatDeclaration) -> int:
    return _number("declared", one.id, one.seat, one.text, one.cards, one.targets, one.cost)


def _stage(stage: SeatStage) -> int:
    ids = [one.id for one in stage.declarations]
    return _number("stage", ids, stage.chance, stage.passed) + sum(
        map(_declared, stage.declarations)
    )


@lru_cache(maxsize=_REMEMBERED)
def _options(options: Options) -> int:
    return _number("options", options)


@lru_cache(maxsize=_REMEMBERED)
def _seal(seal: SeatSeal) -> int:
    return _number("seal", seal.seat, int(seal.locked), seal.plan)


def view_hash(view: SeatView) -> int:
    """Return the number of a view, made from scratch."""
    parts = [
        _number("seat", view.seat),
        *(_zone(zone) for zone in view.zones.values()),
        *(_card(card) for card in view.cards.values()),
        *(_unit(unit) for unit in view.units.values()),
        *(_marked(target, marks) for target, marks in view.marks.items()),
        _turn(view.turn),
        _stage(view.stage),
        _options(view.options),
        *map(_seal, view.seals),
    ]
    return sum(parts) % _MODULUS


def stepped_hash(number: int, before: SeatView, fact: SeatFact, after: SeatView) -> int:
    """Return the number of `after`, which `fact` made of `before` with its `number`."""
    for zone in fact.zones:
        number += _zone(zone) - _zone(before.zones[zone.id])
    cards, units = before.cards, before.units
    for card in fact.cards:
        number += _card(card) - (_card(cards[card.handle]) if card.handle in cards else 0)
    for handle in fact.gone:
        number -= _card(cards[handle])
    for unit in fact.units:
        number += _unit(unit) - (_unit(units[unit.id]) if unit.id in units else 0)
    for name in fact.gone_units:
        number -= _unit(units[name])
    return (number + _rest(before, fact, after)) % _MODULUS


def _rest(before: SeatView, fact: SeatFact, after: SeatView) -> int:
    """Return what the parts that are one of a kind add."""
    number = 0
    if fact.marks is not None:
        number += sum(_marked(target, marks) for target, marks in after.marks.items())
        number -= sum(_marked(target, marks) for target, marks in before.marks.items())
    if fact.turn is not None:
        number += _turn(after.turn) - _turn(before.turn)
    if fact.stage is not None:
        number += _stage(after.stage) - _stage(before.stage)
    if fact.options is not None:
        number += _options(after.options) - _options(before.options)
    if fact.seals is not None:
        number += sum(map(_seal, after.seals)) - sum(map(_seal, before.seals))
    return number


def letters(number: int) -> str:
    """Return the number of a view as a message carries it: 48 bits in eight letters."""
    return (
        PAIRS[number >> 52]
        + PAIRS[number >> 40 & _PAIR]
        + PAIRS[number >> 28 & _PAIR]
        + PAIRS[number >> _DROPPED & _PAIR]
    )
