"""What is offered until the first turn: the own side, the beginning, what is still open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.text.words import Words
from app.games.form_model import Form
from app.games.game_api import Selection
from app.ui.commands.action_registry import Action
from app.ui.commands.actions.action_kinds import does
from app.ui.commands.table_setup import AS_IT_IS, WITHOUT
from app.ui.outline.outline_tasks import of_seat

if TYPE_CHECKING:
    from app.core.intent import Intent
    from app.core.view import SeatView
    from app.games.form_model import Answers
    from app.ui.app.shell import Shell
    from app.ui.commands.action_registry import Registry
    from app.ui.commands.situation import Situation

SHOWN = ("get_ready", "start", "begin_without")
"""What the one button may be until the first turn."""
STILL_OPEN = Words("Not done yet:", "まだ済んでいないこと：")


def next_step(registry: Registry, situation: Situation) -> str:
    """Return which action the one button is now."""
    view, setup = situation.view, situation.setup
    if view is None or view.turn.number or registry.spec is None or not registry.spec.beginning:
        return "end_turn"
    if setup is not None and setup.awaited and setup.own_is_ready:
        return "begin_without"
    return "get_ready" if registry.get("get_ready").when(situation, Selection()) else "start"


def _begins(situation: Situation, _selection: Selection) -> Intent | None:
    return None if situation.setup is None else situation.setup.beginning.begin()


def _without(situation: Situation, _selection: Selection) -> Words:
    setup = situation.setup
    return WITHOUT if setup is None or not setup.awaited else setup.without("&&")


def _ask_without(window: Shell) -> None:
    """Say what is open at those who are not ready, and let it begin without them by one more press.

    Who gets ready meanwhile is named no more.
    """
    place = window.place_in_front
    if place is None:
        return

    def asks(_view: SeatView, _selection: Selection, _answers: Answers) -> Form | None:
        setup = window.situation().setup
        if setup is None or not setup.awaited:
            return None
        begins = setup.beginning.begin(without=setup.awaited)
        # Whom it does not wait for stands above: names are too long for a button.
        return Form(setup.without(), (), AS_IT_IS, begins, (STILL_OPEN, *setup.still_open()))

    place.side.sheets.form.ask(asks, Selection(), place.carry_out)


def _show_open(window: Shell) -> None:
    """Point at what is to be done first, and say it; nothing else happens."""
    setup, place = window.situation().setup, window.place_in_front
    if setup is None or place is None:
        return
    todo, strip = place.side.tasks.todo, place.side.tasks.strip
    task = todo.foremost if todo is not None else None
    if strip is not None:
        strip.point_out()
    lines = setup.still_open()
    open_ = of_seat(setup.view, task) if task is not None else lines[0] if lines else None
    if open_ is not None:
        window.tell(Words(f"Not begun yet. {open_.en}", f"まだ始まっていません。{open_.ja}"))


BEGINNING_ACTIONS: tuple[Action, ...] = (
    Action(
        "get_ready",
        Words("&Get ready", "準備をする(&Y)"),
        "play",
        # A game that has something to get ready takes its place.
        lambda _situation, _selection: False,
        lambda _situation, _selection: None,
        icon="end_turn",
    ),
    Action(
        "start",
        Words("&Start the game", "対戦を始める(&S)"),
        "play",
        lambda s, _: s.setup is not None and s.setup.may_begin,
        _begins,
        key="Return",
        icon="end_turn",
        short=Words("Start", "開始"),
    ),
    does(
        "begin_without",
        WITHOUT,
        _ask_without,
        can=lambda s: s.setup is not None and s.setup.awaited,
        icon="end_turn",
        ruinous=True,
        named=_without,
    ),
    does(
        "show_open",
        Words("Show wh&at is still open", "まだ済んでいない準備を表示(&H)"),
        _show_open,
        "Return",
        lambda s: s.setup is not None and not s.setup.may_begin,
    ),
)
"""In the order in which people come to them."""
