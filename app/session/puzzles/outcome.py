"""What a table comes to, whatever way led there: where which cards lie, and what marks tell."""

from __future__ import annotations

from collections import Counter

from app.core.data.value import value
from app.core.view import SeatUnit, SeatView

Unit = tuple[tuple[str, ...], tuple[str, ...], tuple[tuple[str, int], ...]]
"""Its cards from the lowest up, what is attached, and its marks; each as names that mean the same
at any table."""


@value
class Outcome:
    """As a judge sees it."""

    piles: tuple[tuple[str, tuple[tuple[str, int], ...]], ...]
    """(zone, how many of each card)"""
    units: tuple[tuple[str, tuple[Unit, ...]], ...]
    """(zone, its units in any order)"""
    seats: tuple[tuple[str, tuple[tuple[str, int], ...]], ...]
    """(player, marks)"""
    turn: tuple[int, int]
    """Number, and whose."""


def outcome(view: SeatView, marks: frozenset[str]) -> Outcome:
    """Return what a table comes to; of marks these keys alone count."""
    piles, units = [], []
    for name in sorted(view.zones):
        zone = view.setting.zones[name]
        if zone.spec.holds == "units":
            there = sorted(_unit(view, view.units[one], marks) for one in view.zones[name].items)
            units.append((name, tuple(there)))
        else:
            held = Counter(view.cards[card].ref or "" for card in view.cards_in(name))
            piles.append((name, tuple(sorted(held.items()))))
    seats = [
        (target, tuple(sorted((one.key, one.value) for one in held if one.key in marks)))
        for target, held in sorted(view.marks.items())
    ]
    return Outcome(
        tuple(piles),
        tuple(units),
        tuple((target, held) for target, held in seats if held),
        (view.turn.number, view.turn.seat),
    )


def _unit(view: SeatView, unit: SeatUnit, marks: frozenset[str]) -> Unit:
    def refs(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(view.cards[card].ref or "" for card in cards)

    told = sorted((one.key, one.value) for one in unit.marks if one.key in marks and one.value)
    return (*refs(unit.under), *refs((unit.base,))), tuple(sorted(refs(unit.attached))), tuple(told)
