"""What is asked where somebody chooses while an action takes effect: attackers, blockers."""

from __future__ import annotations

from app.core.data.value import replace
from app.core.ids import JUDGE
from app.core.intent import Procedure
from app.core.text.words import Words
from app.core.view import SeatDeclaration, SeatView
from app.games.blackpoker.actions.choice_fields import field_of
from app.games.blackpoker.effects.every_effect import effect_of
from app.games.blackpoker.flow.deed import deed_of
from app.games.blackpoker.flow.resolve_steps import resolve_with, still_fits
from app.games.blackpoker.flow.stage_reading import being_done, both_passed, top
from app.games.blackpoker.flow.triggers import order_with
from app.games.blackpoker.flow.waiting_triggers import ORDER, Group, order_choice, to_order
from app.games.form_model import Answers, Form
from app.games.game_api import Selection
from app.games.table_tools import me, of_argument

TRIGGERED = Words("Triggered at the same time", "同時に誘発したアクション")


def under_way(view: SeatView) -> SeatDeclaration | None:
    """Return what is being resolved, or is resolved next."""
    return being_done(view) or top(view)


def _is_due(view: SeatView) -> bool:
    """Whether nobody may answer what is on top any more, or a judge goes on all the same."""
    return being_done(view) is not None or both_passed(view) or view.seat == JUDGE


def resolving_form(view: SeatView, _selection: Selection, answers: Answers) -> Form | None:
    """Ask what is to be chosen by this seat for what is on top; None for nothing.

    What was triggered comes before it, where this seat has to say in which order. While somebody
    has the chance nothing is asked: it may be answered still.
    """
    group = to_order(view)
    if group is not None:
        return _order_form(view, group, answers) if group.matters else None
    one = under_way(view) if _is_due(view) else None
    deed = None if one is None else deed_of(view, one)
    if one is None or deed is None or not still_fits(view, deed):
        return None
    effect = effect_of(deed)
    if effect.prepare is not None and being_done(view) is None:
        return None
    if me(view) != effect.chooser(view, deed) and view.seat != JUDGE:
        return None
    choices = tuple(choice for choice in effect.choices(view, deed) if choice.only is None)
    if not choices:
        return None
    said = {choice.id: answers.get(choice.id, "") for choice in choices}
    filled = effect.filled(view, replace(deed, answers=said))
    made = effect.is_made(view, filled)
    return Form(
        deed.action.title,
        tuple(field_of(view, choice, said[choice.id]) for choice in choices),
        Words("Done", "決定"),
        resolve_with(one.id, filled.answers) if made else None,
        missing=None if made else effect.together,
    )


def _order_form(view: SeatView, group: Group, answers: Answers) -> Form | None:
    """Ask who has to which of the things that were triggered comes first."""
    if me(view) != group.seat and view.seat != JUDGE:
        return None
    choice, said = order_choice(view, group), answers.get(ORDER, "")
    made = choice.is_made(of_argument(said))
    return Form(
        TRIGGERED,
        (field_of(view, choice, said),),
        Words("Done", "決定"),
        order_with(of_argument(said)) if made else None,
        missing=None if made else Words("Choose what comes first", "先に行うものを選んでください"),
    )


def resolve_now(view: SeatView, _selection: Selection) -> Procedure | None:
    """Return the gesture that resolves what is on top, as far as nothing has to be chosen."""
    group, one = to_order(view), under_way(view)
    if group is not None:
        its = not group.matters and (me(view) == group.seat or view.seat == JUDGE)
        return order_with(group.names) if its else None
    return None if one is None else resolve_with(one.id)
