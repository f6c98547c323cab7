"""Trainers that wait on the stage while they are carried out, at a table that agreed on it.

The rules know no answer to a Trainer. Where people want to see what is being carried out, and to
let each other speak first, an Item or Supporter is declared as it is played: the other passes,
it is resolved, and its card lies in the play area until then. Usually nothing of this happens.
"""

from __future__ import annotations

from app.core.ids import UnitId
from app.core.intents.turn_intents import Declare
from app.core.text.words import Words
from app.core.view import SeatDeclaration, SeatView
from app.games.contracts.stage.stage_contract import next_on_stage
from app.games.pokemon.table.pokemon_options import STAGE_OPTION, option
from app.games.pokemon.table.printed_facts import kind, name_of
from app.games.pokemon.table.seat_board import out_of
from app.games.table_tools import Steps, ref_of
from app.games.task_model import Task

CARRIED_OUT = frozenset({"item", "supporter"})
"""Kinds of Trainers that do something once, and are gone."""


def declares(view: SeatView, card: str) -> Steps:
    """Return the step that declares a Trainer which is about to be played; none as usual."""
    ref = ref_of(view, card)
    if ref is None or kind(ref) not in CARRIED_OUT or not _is_used(view):
        return ()
    return (Declare(ref, (card,), verb="play"),)


def _is_used(view: SeatView) -> bool:
    return view.turn.number > 0 and option(view, STAGE_OPTION) == "answers"


def waits(view: SeatView, unit: UnitId) -> bool:
    """Whether a card of the play area is still declared: it is not carried out yet."""
    base = view.units[unit].base
    return any(base in one.cards for one in view.stage.declarations)


def declared_trainer(_view: SeatView, one: SeatDeclaration) -> Words | None:
    """Return the name of a Trainer that is declared; None for what people wrote."""
    return name_of(one.text) if kind(one.text) in CARRIED_OUT else None


def stage_tasks(view: SeatView) -> tuple[Task, ...]:
    """Return that the Trainer on top is resolved, once the others have passed."""
    return next_on_stage(view, declared_trainer, out=out_of) if _is_used(view) else ()
