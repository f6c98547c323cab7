"""Starting over at a table for one: the cards as they were laid, no marks, before the first turn.

It is a step like any other, so that undo leads back. Where several play, a new table is laid.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from app.core import fact as f
from app.core import intent as i
from app.core.facts.turn_facts import Settled, TurnSet
from app.core.ids import CardId, ZoneId
from app.core.intents.turn_intents import StartOver
from app.core.table import Turn
from app.session.steps import making_zones, moving
from app.session.steps.rights import impossible

if TYPE_CHECKING:
    from app.session.steps.step_context import StepContext

GATHER = "gather"
ANEW = "anew"


def start_over(work: StepContext, _step: StartOver) -> None:
    """Bring everything back to how the table was laid."""
    if len(work.table.setting.seats) > 1:
        raise impossible(
            "several",
            "Others play here too. Start a new table for another game with the same decks.",
            "この卓にはほかのプレイヤーもいます。同じデッキでもう一度遊ぶには、新しい卓を用意して"
            "ください。",
        )
    for declaration in reversed(work.table.stage.declarations):
        # Nobody has a chance any more: the game is laid anew.
        work.commit(Settled(work.seat, declaration.id, "withdrawn"))
    _gather(work)
    making_zones.remove_empty(work)
    _take_marks_off(work)
    work.commit(TurnSet(work.seat, Turn(seat=work.table.turn.seat), ANEW))


def _gather(work: StepContext) -> None:
    """Put every card where it was laid; what was brought since lies loose, if there is a place."""
    laid = work.laid()
    ways: dict[ZoneId, list[CardId]] = {}
    for number, card in enumerate(work.table.cards):
        home = laid[number].zone if number < len(laid) else _loose(work) or card.zone
        if card.zone != home:
            ways.setdefault(home, []).append(number)
    for zone, numbers in ways.items():
        moving.move_cards(work, numbers, i.Move((), zone, -1, verb=GATHER))


def _loose(work: StepContext) -> ZoneId:
    """Return the zone where cards lie anywhere; "" at a table that has none."""
    places = work.spec.layout.places
    names = {place.zone for place in places if place.arrange == "free"}
    zones = work.table.setting.zones.values()
    return next((zone.id for zone in zones if zone.spec.name in names and not zone.holders), "")


def _take_marks_off(work: StepContext) -> None:
    table = work.table
    # In the order of names that seats know: card numbers follow the deck list.
    marked = [(unit.id, unit.id, unit.marks) for unit in table.units.values()]
    marked += [
        (card.handle or "", f"card.{number}", card.marks)
        for number, card in enumerate(table.cards)
        if card.marks
    ]
    marked += [(target, target, marks) for target, marks in table.marks.items()]
    changes = tuple(
        f.MarkChange(target, mark.key) for _, target, marks in sorted(marked) for mark in marks
    )
    if changes:
        work.commit(f.Marked(work.seat, changes))


STEPS: dict[type[Any], Callable[[StepContext, Any], None]] = {StartOver: start_over}
