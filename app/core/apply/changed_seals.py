"""Sealed zones and locked plans: each is kept until all of them open together."""

from __future__ import annotations

from app.core.apply.fitting import ImpossibleFactError, check_agreed, check_seat
from app.core.apply.table_draft import with_cards
from app.core.card import NO_SEATS
from app.core.data.value import replace
from app.core.facts.seal_facts import PlanLocked, PlansOpened, PlanUnlocked, SealsOpened
from app.core.ids import SeatId
from app.core.seal import Seal, names_plan, seal_of, with_seal
from app.core.table import Table


def seals_opened(table: Table, fact: SealsOpened) -> Table:
    """Return the table with sealed zones open, and their cards face up."""
    opened = replace(table, opened=table.opened | frozenset(fact.zones))
    handles = dict(fact.handles)
    return with_cards(
        opened,
        [
            (card, replace(table.cards[card], up=True, handle=handles[card], shown=NO_SEATS))
            for zone in fact.zones
            for card in table.zones[zone]
        ],
    )


def plan_locked(table: Table, fact: PlanLocked) -> Table:
    """Return the table with the plan of a seat, the first one or another in its place."""
    check_seat(fact.actor, table.setting.seats)
    if not names_plan(fact.plan):
        message = "a plan has another length or other characters than a plan may have"
        raise ImpossibleFactError(message)
    return replace(table, seals=with_seal(table.seals, Seal(fact.actor, fact.plan)))


def plan_unlocked(table: Table, fact: PlanUnlocked) -> Table:
    """Return the table without the locked plan of a seat."""
    _check_locked(table, fact.actor)
    return replace(table, seals=tuple(seal for seal in table.seals if seal.seat != fact.actor))


def plans_opened(table: Table, fact: PlansOpened) -> Table:
    """Return the table with the plans of these seats lying open."""
    for seat in fact.seats:
        _check_locked(table, seat)
    check_agreed(table, fact.agreed)
    opened = [replace(s, locked=False) if s.seat in fact.seats else s for s in table.seals]
    return replace(table, seals=tuple(opened))


def _check_locked(table: Table, seat: SeatId) -> None:
    seal = seal_of(table.seals, seat)
    if seal is None or not seal.locked:
        message = f"seat {seat} has locked no plan"
        raise ImpossibleFactError(message)
