"""The turn, what waits on the stage and what is sealed, on another table."""

from __future__ import annotations

from typing import TypeVar

from app.core.data.value import replace
from app.core.facts.seal_facts import PlanLocked, PlansOpened, PlanUnlocked, SealsOpened
from app.core.facts.turn_facts import ChancePassed, Declared, Restaged, Settled, TurnSet
from app.core.table import Table
from app.session.repetition.counterparts import (
    SEALS_DIFFER,
    TURN_DIFFERS,
    CannotRepeatError,
    Counterparts,
)

P = TypeVar("P", bound=PlanLocked | PlanUnlocked | PlansOpened)


def turn_set(_same: Counterparts, fact: TurnSet, was: Table, now: Table) -> TurnSet:
    """The turn goes on from the same turn; what was used in it goes on from what is there."""
    if (was.turn.number, was.turn.seats) != (now.turn.number, now.turn.seats):
        raise CannotRepeatError(TURN_DIFFERS)
    turn = fact.turn
    if turn.number != was.turn.number or fact.verb == "anew":
        return fact
    used = dict(now.turn.ledger)
    for key, count in turn.ledger:
        used[key] = max(0, used.get(key, 0) + count - was.turn.used(key))
    for key, count in was.turn.ledger:
        if not turn.used(key):
            used[key] = max(0, used.get(key, 0) - count)
    ledger = tuple(sorted((key, count) for key, count in used.items() if count))
    phase = now.turn.phase if turn.phase == was.turn.phase else turn.phase
    return replace(fact, turn=replace(turn, ledger=ledger, phase=phase))


def declared(same: Counterparts, fact: Declared, was: Table, now: Table) -> Declared:
    """The same is declared, with its key cards where they lay."""
    same.check_stage(was, now)
    declaration = fact.declaration
    for number in declaration.cards:
        same.check_card(number, was, now)
    made = replace(
        declaration,
        id=same.given(declaration.id, "d"),
        handles=tuple(now.cards[number].handle for number in declaration.cards),
        targets=tuple(same.now(target) for target in declaration.targets),
    )
    return replace(fact, declaration=made)


def chance_passed(same: Counterparts, fact: ChancePassed, was: Table, now: Table) -> ChancePassed:
    """A seat lets the chance pass."""
    same.check_stage(was, now)
    return fact


def settled(same: Counterparts, fact: Settled, was: Table, now: Table) -> Settled:
    """A declaration leaves the stage."""
    same.check_stage(was, now)
    return replace(fact, declaration=same.now(fact.declaration))


def restaged(same: Counterparts, fact: Restaged, was: Table, now: Table) -> Restaged:
    """What waits stands in another order."""
    same.check_stage(was, now)
    aims = tuple(
        (same.now(name), tuple(same.now(target) for target in targets))
        for name, targets in fact.aims
    )
    return replace(fact, order=tuple(same.now(name) for name in fact.order), aims=aims)


def seals_opened(same: Counterparts, fact: SealsOpened, was: Table, now: Table) -> SealsOpened:
    """Seals open over the same cards."""
    zones = tuple(same.zone(zone, now) for zone in fact.zones)
    for old, new in zip(fact.zones, zones, strict=True):
        if was.zones[old] != now.zones[new] or new in now.opened:
            raise CannotRepeatError(SEALS_DIFFER)
    handles = tuple((number, same.name("c")) for zone in zones for number in now.zones[zone])
    return replace(fact, zones=zones, handles=handles)


def sealed(_same: Counterparts, fact: P, was: Table, now: Table) -> P:
    """Plans are locked, unlocked and opened where the same plans lie."""
    if was.seals != now.seals:
        raise CannotRepeatError(SEALS_DIFFER)
    return fact
