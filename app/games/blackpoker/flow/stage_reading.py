"""What stands on the stage, as this game reads it: a declaration's text is the id of an action."""

from __future__ import annotations

from app.core.card import mark_of
from app.core.ids import SeatId
from app.core.view import SeatDeclaration, SeatView
from app.games.blackpoker.rules.action_model import Action
from app.games.blackpoker.rules.rule_set import rules_of
from app.games.blackpoker.table.blackpoker_options import EMPTY_PASS, PASSES
from app.games.blackpoker.table.field import foe_of
from app.games.contracts.out_contract import whose_turn
from app.games.contracts.stage.chance_contract import ChanceAsked, goes_round

PREPARED = "prepared"
"""Mark on the table: what is on top is being carried out, and waits for somebody's choice. Its text
is the name of the declaration."""
AWAITED = "awaited"
"""The word of the step that puts this mark, or takes it off."""
OVER = "over"
"""The phase of a game that is over."""


def top(view: SeatView) -> SeatDeclaration | None:
    """Return what is resolved next; None for an empty stage."""
    pile = view.stage.declarations
    return pile[-1] if pile else None


def declared(view: SeatView, name: str) -> SeatDeclaration | None:
    """Return what waits on the stage under a name; None if it is gone."""
    return next((one for one in view.stage.declarations if one.id == name), None)


def action_of(view: SeatView, one: SeatDeclaration) -> Action | None:
    """Return which action is declared; None for what people wrote themselves."""
    return rules_of(view).actions.get(one.text)


def being_done(view: SeatView) -> SeatDeclaration | None:
    """Return what is being carried out and waits for a choice; None while nothing is."""
    mark = mark_of(view.marks.get("table", ()), PREPARED)
    return None if mark is None else declared(view, mark.text)


def both_passed(view: SeatView) -> bool:
    """Whether everybody let the chance pass since something was declared or resolved last.

    Whoever started a normal action has passed by it (4.3.4.1.1); a triggered one is nobody's.
    """
    last = top(view)
    return last is not None and view.stage.chance is None and being_done(view) is None


def passes(view: SeatView, asked: ChanceAsked) -> tuple[SeatId, ...]:
    """Say who has passed once something is declared (4.3.2.2, 4.3.4.1.1).

    Who starts a normal action passes by it, and what was passed before counts no more: passes have
    to follow each other. A triggered one is nobody's pass, and takes none back (4.5.3.3).
    """
    last = top(view)
    action = None if last is None else action_of(view, last)
    if action is not None and action.immediate:
        return ()
    if action is not None and action.triggered:
        return () if asked.held is None else asked.let_go
    return (asked.seat,) if asked.seat in range(len(view.setting.seats)) else ()


def chance(view: SeatView, asked: ChanceAsked) -> SeatId | None:
    """Say who has the chance (4.3.4.1): the next seat that has not passed.

    Neither an immediate action nor a triggered one moves it, while something is on the stage. After
    a resolution it is with whose turn it is, and everybody has to pass anew.
    """
    turn = next(iter(whose_turn(view, None, OVER)), None)
    last = top(view)
    if asked.what == "settled":
        return _after_settled(view, asked, turn)
    if asked.what == "declared" and last is not None:
        return _after_declared(view, asked, action_of(view, last), turn)
    if last is None and EMPTY_PASS.of(view.options) == "starts":
        return turn
    return goes_round(len(view.setting.seats), range(len(view.setting.seats)), None, asked)


def _after_settled(view: SeatView, asked: ChanceAsked, turn: SeatId | None) -> SeatId | None:
    if top(view) is None:
        return turn
    done = rules_of(view).actions.get(asked.text)
    if done is not None and done.immediate:
        return asked.seat
    return None if PASSES.of(view.options) == "kept" else turn


def _after_declared(
    view: SeatView, asked: ChanceAsked, action: Action | None, turn: SeatId | None
) -> SeatId | None:
    if action is None or not (action.triggered or action.immediate):
        return foe_of(view, asked.seat)
    if action.immediate:
        return asked.seat
    return turn if asked.held is None else asked.held
