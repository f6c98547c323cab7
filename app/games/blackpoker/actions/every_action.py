"""All that menus and keys offer: actions of the rules, resolving, and what is done by hand."""

from __future__ import annotations

from functools import partial

from app.core.ids import JUDGE, SPECTATOR
from app.core.intent import Intent, Procedure
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.blackpoker.actions.any_start_form import (
    ANY_START,
    CHOSEN_START,
    START_CHOSEN,
    fits,
    fitting,
    is_asked,
)
from app.games.blackpoker.actions.by_hand import BY_HAND
from app.games.blackpoker.actions.resolving_form import resolve_now, resolving_form, under_way
from app.games.blackpoker.actions.start_form import start_form, starts
from app.games.blackpoker.actions.trump_form import TRUMP_ACTIONS
from app.games.blackpoker.flow.stage_reading import OVER, being_done, both_passed
from app.games.blackpoker.flow.start_steps import END
from app.games.blackpoker.flow.waiting_triggers import to_order
from app.games.blackpoker.flow.win_check import CONCEDE
from app.games.blackpoker.rules.action_model import Action
from app.games.blackpoker.rules.rule_set import rule_set
from app.games.form_model import Answers, Form
from app.games.game_api import Foremost, GameAction, Group, Selection
from app.games.table_tools import Steps, me, offer

START_GROUP = "start"
GROUPS = (Group(START_GROUP, Words("Start an action", "アクションを起こす"), on_table=True),)
PREFIX = "start_"
RESOLVE = "resolve_top"
NOTHING_DECLARED = Words(
    "There is nothing to resolve: nothing is declared.", "解決する宣言がありません。"
)


def every_listed() -> dict[str, Action]:
    """Return all actions that people start, of whichever format and edition."""
    found: dict[str, Action] = {}
    for edition, name in (("6", "extra"), ("6", "master"), ("9", "master")):
        for action in rule_set(edition, name, "master").actions.values():
            if not action.triggered:
                found.setdefault(action.id, action)
    return found


def _make(view: SeatView, selection: Selection, name: str) -> Intent | None:
    return start_form(view, selection, {}, name)[1]


def _form(view: SeatView, selection: Selection, answers: Answers, name: str) -> Form | None:
    return start_form(view, selection, answers, name)[0]


def _starting() -> tuple[GameAction, ...]:
    return tuple(
        GameAction(
            f"{PREFIX}{action.id}",
            action.title,
            partial(fits, name=action.id),
            partial(_make, name=action.id),
            group=START_GROUP,
            form=partial(_form, name=action.id),
        )
        for action in every_listed().values()
    )


def _end_turn(view: SeatView, _selection: Selection) -> Steps:
    """Start End, where that is possible: an empty stage, and the own chance."""
    return (Procedure("end_turn"),) if starts(view, me(view), END) else ()


def _concede(view: SeatView, _selection: Selection) -> Steps:
    going_on = view.turn.number and view.turn.phase != OVER and view.seat >= 0
    return (Procedure(CONCEDE),) if going_on else ()


def _may_resolve(view: SeatView, _selection: Selection) -> bool:
    """Whether something is to be resolved: nobody has the chance, or a judge does it all the same.

    A key that is pressed too early would show what another may still answer.
    """
    if view.seat == SPECTATOR:
        return False
    if to_order(view) is not None or being_done(view) is not None or both_passed(view):
        return True
    return view.seat == JUDGE and under_way(view) is not None


def _not_yet(view: SeatView, _selection: Selection) -> Words | None:
    """Return why nothing is resolved yet."""
    holder = view.stage.chance
    if under_way(view) is None or holder is None or not 0 <= holder < len(view.setting.seats):
        return NOTHING_DECLARED
    name = view.setting.seats[holder].name
    return Words(
        f"{name} has the chance: the top is resolved once all have passed.",
        f"{name}にチャンスがあります。全員がパスしてから解決します。",
    )


ACTIONS: tuple[GameAction, ...] = (
    GameAction(
        RESOLVE,
        Words("Resolve the top of the stage", "ステージの一番上を解決する"),
        _may_resolve,
        resolve_now,
        key="E",
        group="table",
        form=resolving_form,
        lacking=_not_yet,
        goes_on=True,
    ),
    ANY_START,
    offer("end_turn", Words("End the turn", "手番を終える"), _end_turn, "Return", "turn"),
    offer("concede", Words("Concede", "投了"), _concede, "", "turn", ruinous=True),
    *TRUMP_ACTIONS,
    CHOSEN_START,
    *_starting(),
    *BY_HAND,
)


def foremost(view: SeatView, selection: Selection) -> Foremost:
    """Return what a double click does, and what the menu begins with."""
    waits = being_done(view) is not None or to_order(view) is not None
    if waits or both_passed(view):
        return Foremost(likeliest=(RESOLVE,), first=(RESOLVE,))
    names = tuple(f"{PREFIX}{name}" for name in every_listed())
    fit = tuple(f"{PREFIX}{name}" for name in fitting(view, selection))
    # Of several that a card is a key of none is meant more than another: it is asked for.
    return Foremost(
        likeliest=(START_CHOSEN,) if is_asked(view, selection) else fit,
        first=(*names, "drive", "charge"),
    )
