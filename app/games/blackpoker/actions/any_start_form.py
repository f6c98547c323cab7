"""What could be started now, all of it in one form: the button and key for an answer."""

from __future__ import annotations

from app.core.intent import Intent
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.blackpoker.actions.names import with_cost
from app.games.blackpoker.actions.start_form import start_form, startable_now
from app.games.form_model import Answers, Choosable, Form, Pick
from app.games.game_api import GameAction, Selection
from app.games.table_tools import me

START_ANY = "start_any"
WHICH = "which"
TITLE = Words("Start an action", "アクションを起こす")


def any_form(view: SeatView, _selection: Selection, answers: Answers) -> Form | None:
    """Ask which action is started, and then what that action asks for; None while none can be."""
    offered = {one.action.id: one for one in reversed(startable_now(view, me(view)))}
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
    form, gesture = start_form(view, Selection(), answers, name)
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
