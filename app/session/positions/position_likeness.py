"""How like two positions are, for a question of rules: by what stands on the table.

Only what everybody sees is looked at, so that what is written down tells nobody more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from app.core.card import Marks
from app.core.view import SeatUnit, SeatView
from app.session.seat.public_view import seen_by_all

MOST = 60
"""Traits of one position."""
LONGEST = 120
"""Letters of one."""
WEIGHTS = {"about": 4, "mark": 2, "declared": 2}
"""What counts more than a card that only lies there; that counts 1."""
FIRST_TURNS = 2


def traits(view: SeatView, about: Iterable[str], called: Callable[[str], str]) -> tuple[str, ...]:
    """Return what is told of a position, the weightiest first: "about:Riolu", "mark:asleep".

    `about` names the units and cards in question; `called` gives the name of a card by its ref.
    """
    seen = seen_by_all(view)

    def name(handle: str | None) -> str | None:
        card = seen.cards.get(handle) if handle is not None else None
        return called(card.ref) if card is not None and card.ref is not None else None

    found: dict[str, None] = {}

    def tell(kind: str, what: str | None) -> None:
        if what:
            found[f"{kind}:{what}"[:LONGEST]] = None

    for subject in sorted(about):
        unit = seen.units.get(subject)
        tell("about", name(subject if unit is None else unit.base))
        for mark in () if unit is None else _marks(unit.marks):
            tell("mark", mark)
    for declaration in seen.stage.declarations:
        for card in declaration.cards:
            tell("declared", name(card))
    if seen.turn.number <= FIRST_TURNS:
        tell("turn", "first")
    for standing in sorted(seen.units.values(), key=_place):
        tell("card", name(standing.base))
    return tuple(found)[:MOST]


def likeness(one: Iterable[str], other: Iterable[str]) -> float:
    """Return how like two positions are by their traits: 0 for nothing in common, 1 for all."""
    here, there = {*one}, {*other}
    every = sum(map(_weight, here | there))
    return sum(map(_weight, here & there)) / every if every else 0.0


def _weight(trait: str) -> int:
    return WEIGHTS.get(trait.partition(":")[0], 1)


def _marks(marks: Marks) -> tuple[str, ...]:
    """Return the keys of marks, without the text of notes."""
    return tuple(mark.key.partition(":")[0] for mark in marks)


def _place(unit: SeatUnit) -> tuple[str, int, str]:
    return unit.zone, unit.cell, unit.id
