"""Whose turn it is, and what lies on the stage."""

from __future__ import annotations

from app.core.apply.fitting import ImpossibleFactError, card_of, check_seat
from app.core.data.value import replace
from app.core.facts.turn_facts import ChancePassed, Declared, Restaged, Settled, TurnSet
from app.core.seal import Seals
from app.core.table import Stage, Table


def turn_set(table: Table, fact: TurnSet) -> Table:
    """Return the table with another turn, phase or ledger."""
    turn = fact.turn
    for seat in turn.seats:
        check_seat(seat, table.setting.seats)
    if turn.also and (turn.seat in turn.also or list(turn.also) != sorted(set(turn.also))):
        message = f"a turn of the seats {turn.seats} names one twice, or not in their order"
        raise ImpossibleFactError(message)
    # A chance that is about nothing declared belongs to its phase.
    over = fact.verb != "use" and table.stage.is_idle
    stage = Stage() if over else table.stage
    return replace(table, turn=turn, stage=stage, seals=seals_after(table, fact))


def seals_after(table: Table, fact: TurnSet) -> Seals:
    """Return the plans that are left once the turn is another: those that lay open are over.

    Before the first turn nobody has planned anything.
    """
    if not table.seals or fact.verb == "anew":
        return ()
    if fact.turn.number == table.turn.number:
        return table.seals
    return tuple(seal for seal in table.seals if seal.locked)


def declared(table: Table, fact: Declared) -> Table:
    """Return the table with one more declaration on its stage."""
    declaration = fact.declaration
    for seat in fact.passed:
        check_seat(seat, table.setting.seats)
    for card, _ in zip(declaration.cards, declaration.handles, strict=True):
        card_of(table.cards, card)
    declarations = (*table.stage.declarations, declaration)
    return replace(table, stage=Stage(declarations, fact.chance, fact.passed))


def chance_passed(table: Table, fact: ChancePassed) -> Table:
    """Return the table once a seat let its chance pass."""
    stage = table.stage
    # Where nobody held it the chance begins to go round.
    before = () if stage.chance is None else stage.passed
    return replace(table, stage=Stage(stage.declarations, fact.chance, (*before, fact.actor)))


def settled(table: Table, fact: Settled) -> Table:
    """Return the table without a declaration that is over."""
    declarations = tuple(d for d in table.stage.declarations if d.id != fact.declaration)
    return replace(table, stage=Stage(declarations, fact.chance, ()))


def restaged(table: Table, fact: Restaged) -> Table:
    """Return the table whose declarations stand in another order, or are aimed elsewhere."""
    waiting = {one.id: one for one in table.stage.declarations}
    if sorted(fact.order) != sorted(waiting) or not waiting.keys() >= dict(fact.aims).keys():
        message = "another order of what does not wait on the stage"
        raise ImpossibleFactError(message)
    for name, targets in fact.aims:
        waiting[name] = replace(waiting[name], targets=targets)
    declarations = tuple(waiting[name] for name in fact.order)
    return replace(table, stage=replace(table.stage, declarations=declarations))
