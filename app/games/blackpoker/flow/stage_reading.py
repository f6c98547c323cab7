"""What stands on the stage, as this game reads it: a declaration's text is the id of an action."""

from __future__ import annotations

from app.core.card import mark_of
from app.core.ids import TABLE, SeatId
from app.core.view import SeatDeclaration, SeatView
from app.games.blackpoker.rules.action_model import Action
from app.games.blackpoker.rules.rule_set import rules_of
from app.games.blackpoker.table.blackpoker_options import EMPTY_PASS, PASSES
from app.games.blackpoker.table.field import foe_of
from app.games.contracts.chance_contract import ChanceAsked, goes_round
from app.games.contracts.out_contract import whose_turn

PREPARED = "prepared"
"""Mark on the table: what is on top is being carried out, and waits for somebody's choice. Its text
is the name of the declaration."""
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


def chance(view: SeatView, asked: ChanceAsked) -> SeatId | None:
    """Say who has the chance (4.3.4.1): who started an action of the stage has passed by it.

    An immediate action leaves the chance where it is, while something else is on the stage, and
    after a resolution it is with whose turn it is. A triggered action causes no pass: whose turn it
    is has the chance.
    """
    turn = next(iter(whose_turn(view, None, OVER)), None)
    last = top(view)
    if asked.what == "settled":
        return _after_settled(view, asked, turn)
    if asked.what == "declared" and last is not None:
        return _after_declared(view, asked, action_of(view, last), turn)
    if last is None and EMPTY_PASS.of(view.options) == "starts":
        return turn
    if last is None:
        return goes_round(len(view.setting.seats), range(len(view.setting.seats)), None, asked)
    action = action_of(view, last)
    starter = TABLE if action is not None and action.triggered else last.seat
    return goes_round(len(view.setting.seats), range(len(view.setting.seats)), starter, asked)


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
    return turn if action.triggered else asked.seat
