"""What is written of the examples, section by section, and read again."""

from __future__ import annotations

import json
from typing import Any

from app.core.ids import SeatId
from app.core.view import SeatFact, SeatView
from app.net.encoding.fixed_width import padded
from app.net.encoding.patch.patch_names import (
    CARDS,
    EVENTS,
    MARKS,
    OPTIONS,
    STAGE,
    TURN,
    UNITS,
    ZONES,
)
from app.net.encoding.patch.patch_reading import PatchReading
from app.net.encoding.patch.patch_writing import PatchWriting
from tests.core.small_table import AKI
from tests.net.encoding.small_steps import EXAMPLES, told

FOX = "AAAfox             "
SECTIONS = (EVENTS, ZONES, UNITS, CARDS, TURN, MARKS, STAGE, OPTIONS)


def form(name: str, seat: SeatId = AKI) -> list[Any]:
    """Return what a seat is told of an example."""
    table, fact = EXAMPLES[name]
    one = told(table, fact, seat)
    return PatchWriting(table.setting).form(one.before, one.fact, fact.actor)


def section(name: str, which: int, seat: SeatId = AKI) -> Any:
    """Return one section of it, None where it is left out."""
    fields, *sections = form(name, seat)
    there = [one for one in SECTIONS if fields & one]
    assert len(there) == len(sections)
    return sections[there.index(which)] if which in there else None


def face(ref: str, letter: str = "A", entered: str = "AA") -> str:
    return letter + entered + padded(ref)


def read(view: SeatView, form: Any, actor: SeatId = AKI) -> SeatFact:
    """Return a fact as the other side reads it."""
    return PatchReading(view.setting).fact(view, json.loads(json.dumps(form)), actor)


def written_and_read(view: SeatView, fact: SeatFact, actor: SeatId = AKI) -> SeatFact:
    return read(view, PatchWriting(view.setting).form(view, fact, actor), actor)
