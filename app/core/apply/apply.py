"""`apply(table, fact) -> table`: the only writer of a table.

One small function per fact, in the modules beside this one by what it is about.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.core import fact as f
from app.core.apply.changed_agreement import options_set, ruled
from app.core.apply.changed_cards import brought, moved, shuffled, units_moved
from app.core.apply.changed_faces import faced, forgotten, hidden, shown
from app.core.apply.changed_marks import marked, rotated
from app.core.apply.changed_seals import plan_locked, plan_unlocked, plans_opened, seals_opened
from app.core.apply.changed_turn import chance_passed, declared, restaged, settled, turn_set
from app.core.apply.changed_zones import zone_changed, zone_made, zone_removed
from app.core.apply.fitting import ImpossibleFactError
from app.core.apply.laying import begin
from app.core.facts.agreement_facts import OptionsSet, Ruled
from app.core.facts.knowledge_facts import Forgotten
from app.core.facts.seal_facts import PlanLocked, PlansOpened, PlanUnlocked, SealsOpened
from app.core.facts.turn_facts import ChancePassed, Declared, Restaged, Settled, TurnSet
from app.core.facts.zone_facts import ZoneChanged, ZoneMade, ZoneRemoved
from app.core.table import Table


def _unchanged(table: Table, _fact: f.Fact) -> Table:
    return table


_APPLY: dict[type[Any], Callable[[Table, Any], Table]] = {
    f.Moved: moved,
    f.Brought: brought,
    f.UnitsMoved: units_moved,
    f.Shuffled: shuffled,
    f.Faced: faced,
    f.Rotated: rotated,
    f.Marked: marked,
    f.Shown: shown,
    f.Hidden: hidden,
    Forgotten: forgotten,
    f.CoinsFlipped: _unchanged,
    f.DiceRolled: _unchanged,
    TurnSet: turn_set,
    Declared: declared,
    ChancePassed: chance_passed,
    Settled: settled,
    Restaged: restaged,
    SealsOpened: seals_opened,
    PlanLocked: plan_locked,
    PlanUnlocked: plan_unlocked,
    PlansOpened: plans_opened,
    f.Announced: _unchanged,
    OptionsSet: options_set,
    Ruled: ruled,
    ZoneMade: zone_made,
    ZoneChanged: zone_changed,
    ZoneRemoved: zone_removed,
}


def _laid_first(table: Table | None, fact: f.Began) -> f.Began:
    if table is not None:
        raise ImpossibleFactError("a table is laid once")
    return fact


def _laid(table: Table | None) -> Table:
    if table is None:
        message = "a history begins with the laying of a table"
        raise ImpossibleFactError(message)
    return table


def apply(table: Table | None, fact: f.Fact) -> Table:
    """Return the table after `fact`; `table` is None only for `Began`.

    Raises ImpossibleFactError if the fact does not fit the table.
    """
    try:
        if type(fact) is f.Began:
            return begin(_laid_first(table, fact))
        return _APPLY[type(fact)](_laid(table), fact)
    except ImpossibleFactError:
        raise
    except (LookupError, ValueError) as problem:
        message = f"a fact of kind {fact.kind!r} does not fit the table: {problem!r}"
        raise ImpossibleFactError(message) from problem
