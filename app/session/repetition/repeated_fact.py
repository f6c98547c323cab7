"""A fact that happened on one table, as it happens on another.

A fact holds results, and so it names what lay there then. On a table where one earlier step was
left out, or came later, it means the same cards and units by other names: whatever a fact gives out
gets a fresh one, as everything does that happens. Sums go on from what is there ("30 more", and not
"50"). Where a card or a unit is not where the fact took it from, nothing is guessed: it cannot be
repeated, and the sentence says why.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from app.core import fact as f
from app.core.data.value import replace
from app.core.facts.agreement_facts import OptionsSet, Ruled
from app.core.facts.knowledge_facts import Forgotten
from app.core.facts.seal_facts import PlanLocked, PlansOpened, PlanUnlocked, SealsOpened
from app.core.facts.turn_facts import ChancePassed, Declared, Restaged, Settled, TurnSet
from app.core.facts.zone_facts import ZoneChanged, ZoneMade, ZoneRemoved
from app.core.ids import Names
from app.core.table import Table
from app.core.text.table_sentences import REMEDY
from app.core.zone import MADE
from app.session.repetition import repeated_marks, repeated_moves, repeated_stage
from app.session.repetition.counterparts import (
    PILE_DIFFERS,
    UNIT_GONE,
    CannotRepeatError,
    Counterparts,
)
from app.session.steps.rights import ImpossibleError

F = TypeVar("F", bound=f.Fact)


class Repeating:
    """Facts of one history, one after the other, as they happen on another table."""

    def __init__(self, name: Names) -> None:
        self._same = Counterparts(name)

    def fact(self, fact: f.Fact, was: Table, now: Table) -> f.Fact | None:
        """Return what `fact`, which happened to `was`, comes to on `now`; None for nothing.

        Raises CannotRepeatError.
        """
        try:
            return _REPEATED[type(fact)](self._same, fact, was, now)
        except ImpossibleError as problem:
            raise CannotRepeatError(problem.reason) from problem
        except (LookupError, ValueError) as problem:
            raise CannotRepeatError(UNIT_GONE) from problem


def _alike(_same: Counterparts, fact: F, _was: Table, _now: Table) -> F:
    """Coins and dice fall as they fell; what was agreed on is agreed on."""
    return fact


def _announced(same: Counterparts, fact: f.Announced, _was: Table, now: Table) -> f.Announced:
    """Something is said, about what of it is still in play."""
    units = tuple(name for name in map(same.now, fact.units) if name in now.units)
    # Where another remedy led from is not where this one does.
    number = 0 if fact.verb == REMEDY else fact.number
    return replace(fact, units=units, number=number)


def _ruled(same: Counterparts, fact: Ruled, _was: Table, _now: Table) -> Ruled:
    """Something stays as it was done."""
    return replace(fact, subjects=tuple(sorted(map(same.now, fact.subjects))))


# -- zones that people make -----------------------------------------------------------------


def _zone_made(same: Counterparts, fact: ZoneMade, _was: Table, _now: Table) -> ZoneMade:
    """A zone is made."""
    return replace(fact, zone=same.given(fact.zone, MADE))


def _zone_changed(same: Counterparts, fact: ZoneChanged, _was: Table, now: Table) -> ZoneChanged:
    """A made zone is another."""
    return replace(fact, zone=same.zone(fact.zone, now))


def _zone_removed(same: Counterparts, fact: ZoneRemoved, _was: Table, now: Table) -> ZoneRemoved:
    """A made zone is no more."""
    zone = same.zone(fact.zone, now)
    if now.cards_in(zone):
        raise CannotRepeatError(PILE_DIFFERS)
    return replace(fact, zone=zone)


_REPEATED: dict[type[Any], Callable[[Counterparts, Any, Table, Table], f.Fact | None]] = {
    f.Moved: repeated_moves.moved,
    f.Brought: repeated_moves.brought,
    f.UnitsMoved: repeated_moves.units_moved,
    f.Shuffled: repeated_moves.shuffled,
    f.Faced: repeated_moves.faced,
    f.Rotated: repeated_moves.rotated,
    f.Marked: repeated_marks.marked,
    f.Shown: repeated_moves.shown,
    f.Hidden: repeated_moves.hidden,
    Forgotten: repeated_moves.forgotten,
    f.CoinsFlipped: _alike,
    f.DiceRolled: _alike,
    TurnSet: repeated_stage.turn_set,
    Declared: repeated_stage.declared,
    ChancePassed: repeated_stage.chance_passed,
    Settled: repeated_stage.settled,
    Restaged: repeated_stage.restaged,
    SealsOpened: repeated_stage.seals_opened,
    PlanLocked: repeated_stage.sealed,
    PlanUnlocked: repeated_stage.sealed,
    PlansOpened: repeated_stage.sealed,
    f.Announced: _announced,
    OptionsSet: _alike,
    Ruled: _ruled,
    ZoneMade: _zone_made,
    ZoneChanged: _zone_changed,
    ZoneRemoved: _zone_removed,
}
"""Every fact but the laying of a table, which happens once."""
