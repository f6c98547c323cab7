"""What could be started now in one form: all of it, or what selected cards and characters fit."""

from __future__ import annotations

from collections.abc import Collection

from app.core.intent import Intent
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.blackpoker.actions.names import with_cost
from app.games.blackpoker.actions.start_form import matching, start_form, startable_now
from app.games.blackpoker.table import field as f
from app.games.form_model import Answers, Choosable, Form, Pick
from app.games.game_api import GameAction, Selection
from app.games.table_tools import chosen, chosen_units, me

START_ANY, START_CHOSEN = "start_any", "start_chosen"
WHICH = "which"
OPEN = "open"
OF_TRUMPS = (OPEN, "close", "trumpDestroy")
"""What is done with trumps."""
TITLE = Words("Start an action", "アクションを起こす")


def fits(view: SeatView, selection: Selection, name: str) -> bool:
    """Whether an action can be started with what is selected, or from the empty table."""
    if view.seat < 0 or selection.zone:
        return view.seat >= 0 and not selection.cards and bool(matching(view, Selection(), name))
    if name in OF_TRUMPS and _is_closed_trump(view, selection):
        return name == OPEN and bool(matching(view, Selection(), name))
    return bool(matching(view, selection, name)) or _pays_with_card(view, selection, name)


def _is_closed_trump(view: SeatView, selection: Selection) -> bool:
    """Whether a trump that lies face down is chosen: it is opened, all else does nothing to it."""
    units = chosen_units(view, selection)
    return bool(units) and all(
        unit in f.trumps(view, f.owner(view, unit)) and not view.cards[view.units[unit].base].up
        for unit in units
    )


def _pays_with_card(view: SeatView, selection: Selection, name: str) -> bool:
    """Whether a card of the hand is chosen for what needs one, but as no key card."""
    cards = chosen(view, selection)
    own = f.hand(view, me(view))
    return (
        name == "setBulwark"
        and len(cards) == 1
        and cards[0] in own
        and bool(matching(view, Selection(), name))
    )


def fitting(view: SeatView, selection: Selection) -> tuple[str, ...]:
    """Return the actions that can be started with what is selected, in the order of the rules."""
    if view.seat < 0 or not (selection.cards or selection.units):
        return ()
    names = dict.fromkeys(one.action.id for one in startable_now(view, me(view)))
    return tuple(name for name in names if fits(view, selection, name))


def is_asked(view: SeatView, selection: Selection) -> bool:
    """Whether it has to be asked which action is meant: of a character it is never clear."""
    return len(fitting(view, selection)) > (0 if chosen_units(view, selection) else 1)


def any_form(view: SeatView, _selection: Selection, answers: Answers) -> Form | None:
    """Ask which action is started, and then what that action asks for; None while none can be."""
    names = {one.action.id for one in startable_now(view, me(view))}
    return _form_of(view, Selection(), answers, names)


def chosen_form(view: SeatView, selection: Selection, answers: Answers) -> Form | None:
    """Ask which of the actions is started that fit what is selected."""
    return _form_of(view, selection, answers, fitting(view, selection))


def _form_of(
    view: SeatView, selection: Selection, answers: Answers, names: Collection[str]
) -> Form | None:
    startable = [one for one in startable_now(view, me(view)) if one.action.id in names]
    offered = {one.action.id: one for one in reversed(startable)}
    if not offered:
        return None
    among = tuple(
        Choosable(name, with_cost(one.action, one.cost))
        for name, one in reversed(tuple(offered.items()))
    )
    name = answers.get(WHICH, "")
    first = Pick(WHICH, Words("Action", "アクション"), among, name if name in offered else "")
    if name not in offered:
        missing = Words("Choose an action", "アクションを選んでください")
        return Form(TITLE, (first,), Words("Start", "起こす"), missing=missing)
    form, gesture = start_form(view, selection, answers, name)
    if form is None:
        action = offered[name].action
        done = Words(f"Start {action.title.en}", f"{action.title.ja}を起こす")
        return Form(TITLE, (first,), done, gesture, (action.effect,))
    return Form(TITLE, (first, *form.fields), form.done, gesture, form.lines, form.missing)


def _may(view: SeatView, _selection: Selection) -> bool:
    return view.seat >= 0 and bool(startable_now(view, me(view)))


def _nothing_yet(_view: SeatView, _selection: Selection) -> Intent | None:
    """Nobody can say what is started before it was asked."""
    return None


ANY_START = GameAction(START_ANY, TITLE, _may, _nothing_yet, group="table", form=any_form)
"""Asks for everything that an action needs, wherever it is called for."""

CHOSEN_START = GameAction(
    START_CHOSEN,
    Words("Start an action with it…", "これでアクションを起こす…"),
    is_asked,
    _nothing_yet,
    group="start",
    form=chosen_form,
)
"""Asks which action is meant, where what is selected fits several."""
