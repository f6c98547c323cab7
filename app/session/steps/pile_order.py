"""Where in a pile cards go that are put there together, one after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, TypeVar

from app.core.ids import CardId, ZoneId
from app.core.placed.pile_gaps import next_free, put_in, taken_out

if TYPE_CHECKING:
    from app.session.steps.step_context import StepContext

T = TypeVar("T")


def places_for(work: StepContext, numbers: list[CardId], zone: ZoneId, at: int) -> Iterator[int]:
    """Yield the index at which each card goes in, one after the other.

    In the end they lie in one run with `at` of the staying cards before it.
    """
    if at < 0 and work.table.setting.zones[zone].spec.keeps_places:
        yield from _empty_places(work, numbers, zone)
        return
    yield from side_by_side(work.table.zones[zone], numbers, at)


def side_by_side(lying: Sequence[T], moving: Sequence[T], at: int) -> Iterator[int]:
    """Yield the index at which each of `moving`, all different, goes in, one after the other.

    In the end they lie in one run with `at` of those before it that lie there and stay, or with
    all of them if it is below 0.
    """
    line, goes = list(lying), set(moving)
    if goes.isdisjoint(line):
        # Nearly always: what is put there comes from somewhere else.
        at = len(line) if at < 0 else min(at, len(line))
        yield from range(at, at + len(moving))
        return
    staying = sum(one not in goes for one in line)
    at = staying if at < 0 else min(at, staying)
    last: T | None = None
    for one in moving:
        if one in line:
            line.remove(one)
        if last is None:
            place = passed = 0
            while passed < at:
                passed += line[place] not in goes
                place += 1
        else:
            place = line.index(last) + 1
        line.insert(place, one)
        last = one
        yield place


def _empty_places(work: StepContext, numbers: list[CardId], zone: ZoneId) -> Iterator[int]:
    """Yield the index at which each card goes to the first empty place that is left."""
    pile, gaps = list(work.table.zones[zone]), work.table.gaps.get(zone, ())
    for number in numbers:
        if number in pile:
            gaps = taken_out(gaps, pile.index(number), len(pile))
            pile.remove(number)
        place = next_free(gaps, len(pile))
        gaps = put_in(gaps, place)
        pile.insert(place, number)
        yield place
