"""What the window offers until the first turn: the own side, the beginning, what is still open.

How the own side gets ready is a game's own (its action `get_ready`); when it may begin is told by
its `Beginning`. What is said here fits any game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.data.value import value
from app.core.ids import SPECTATOR, SeatId
from app.core.text.wording import listed
from app.core.text.words import Words
from app.games.form_model import Form
from app.games.game_api import Selection
from app.ui.commands.action_registry import Action
from app.ui.outline.outline_tasks import of_seat

if TYPE_CHECKING:
    from app.core.intent import Intent
    from app.core.view import SeatView
    from app.games.beginning_contract import Beginning
    from app.games.form_model import Answers
    from app.games.task_model import Task
    from app.ui.app.shell import Shell

SHOWN = ("get_ready", "start", "begin_without")
"""What the one button may be until the first turn."""
WITHOUT = Words("Begin without who is not read&y…", "準備中の人を待たずに始める(&T)…")
AS_IT_IS = Words("Begin with the setup as it is", "準備の途中で始める")
STILL_OPEN = Words("Not done yet:", "まだ済んでいないこと：")
NOT_SAID = Words("{} is not ready yet", "{}の準備がまだ")


@value
class Setup:
    """A table whose first turn has not begun, as one sees it who plays or judges."""

    beginning: Beginning
    view: SeatView
    tasks: tuple[Task, ...]
    """What is to be done there, where the game says so."""

    @property
    def awaited(self) -> tuple[SeatId, ...]:
        """The seats that are not ready."""
        return self.beginning.awaited(self.view)

    @property
    def may_begin(self) -> bool:
        """Whether nothing is left to do but to begin."""
        begins = self.beginning.begin()
        left = (task for task in self.tasks if begins not in [one.intent for one in task.choices])
        return not self.awaited and not any(left)

    @property
    def own_is_ready(self) -> bool:
        """Whether nothing is left to do here, or nothing before the others are ready."""
        has_nothing = bool(self.tasks) and self.view.seat not in [one.seat for one in self.tasks]
        return has_nothing or self.view.seat not in self.awaited


def setup_in_front(window: Shell) -> Setup | None:
    """Return the table in front while its first turn has not begun; None for any other."""
    place = window.place_in_front
    beginning = place.table.spec.beginning if place is not None else None
    if place is None or beginning is None:
        return None
    view, todo = place.bridge.view, place.side.tasks.todo
    if view.turn.number or view.seat == SPECTATOR:
        return None
    return Setup(beginning, view, todo.now() if todo is not None else ())


def next_step(window: Shell) -> str:
    """Return which action the one button is now."""
    place, here = window.place_in_front, setup_in_front(window)
    if place is None or place.table.spec.beginning is None or place.bridge.view.turn.number:
        return "end_turn"
    if here is not None and here.awaited and here.own_is_ready:
        return "begin_without"
    return "get_ready" if window.registry.get("get_ready").when(window, Selection()) else "start"


# -- beginning ------------------------------------------------------------------------------------


def _may_begin(window: Shell, _selection: Selection) -> bool:
    here = setup_in_front(window)
    return here is not None and here.may_begin


def _begins(window: Shell, _selection: Selection) -> Intent | None:
    here = setup_in_front(window)
    return None if here is None else here.beginning.begin()


def _somebody_is_awaited(window: Shell, _selection: Selection) -> bool:
    here = setup_in_front(window)
    return here is not None and bool(here.awaited)


def _without(here: Setup, ampersand: str = "&") -> Words:
    """Return what it is called to begin now; `ampersand`: how a menu writes one."""
    seats = here.view.setting.seats
    if len(seats) == 1:
        return AS_IT_IS
    names = listed([seats[seat].name.replace("&", ampersand) for seat in here.awaited])
    return Words(f"Begin without {names.en}", f"{names.ja}を待たずに始める")


def _without_named(window: Shell, _selection: Selection) -> Words:
    here = setup_in_front(window)
    return WITHOUT if here is None or not here.awaited else _without(here, "&&")


def _ask_without(window: Shell) -> None:
    """Say what is open at those who are not ready, and let it begin without them by one more press.

    Who gets ready meanwhile is named no more.
    """
    place = window.place_in_front
    if place is None:
        return

    def asks(_view: SeatView, _selection: Selection, _answers: Answers) -> Form | None:
        here = setup_in_front(window)
        if here is None or not here.awaited:
            return None
        words = _without(here)
        begins = here.beginning.begin(without=here.awaited)
        # Whom it does not wait for stands above: names are too long for a button.
        return Form(words, (), AS_IT_IS, begins, (STILL_OPEN, *_left_at(here)))

    place.side.sheets.form.ask(asks, Selection(), place.carry_out)


def _left_at(here: Setup) -> tuple[Words, ...]:
    """Return what everybody has still to do, a line for each; who is ready may have to choose."""
    first: dict[SeatId, Task] = {}
    for task in here.tasks:
        first.setdefault(task.seat, task)
    lines = []
    for seat in sorted({*here.awaited, *first}):
        name = here.view.setting.seats[seat].name
        not_said = Words(NOT_SAID.en.format(name), NOT_SAID.ja.format(name))
        lines.append(of_seat(here.view, first[seat]) if seat in first else not_said)
    return tuple(lines)


# -- what is open ---------------------------------------------------------------------------------


def _something_is_open(window: Shell, _selection: Selection) -> bool:
    here = setup_in_front(window)
    return here is not None and not here.may_begin


def _show_open(window: Shell) -> None:
    """Point at what is to be done first, and say it; nothing else happens."""
    here, place = setup_in_front(window), window.place_in_front
    if here is None or place is None:
        return
    todo, strip = place.side.tasks.todo, place.side.tasks.strip
    task = todo.foremost if todo is not None else None
    if strip is not None:
        strip.point_out()
    lines = _left_at(here)
    open_ = of_seat(here.view, task) if task is not None else lines[0] if lines else None
    if open_ is not None:
        window.tell(Words(f"Not begun yet. {open_.en}", f"まだ始まっていません。{open_.ja}"))


ACTIONS: tuple[Action, ...] = (
    Action(
        "get_ready",
        Words("&Get ready", "準備をする(&Y)"),
        "play",
        # A game that has something to get ready takes its place.
        lambda _window, _selection: False,
        lambda _window, _selection: None,
        icon="end_turn",
    ),
    Action(
        "start",
        Words("&Start the game", "対戦を始める(&S)"),
        "play",
        _may_begin,
        _begins,
        key="Return",
        icon="end_turn",
        short=Words("Start", "開始"),
    ),
    Action(
        "begin_without",
        WITHOUT,
        "play",
        _somebody_is_awaited,
        None,
        lambda window, _selection: _ask_without(window),
        icon="end_turn",
        ruinous=True,
        named=_without_named,
    ),
    Action(
        "show_open",
        Words("Show wh&at is still open", "残っている準備を示す(&H)"),
        "play",
        _something_is_open,
        None,
        lambda window, _selection: _show_open(window),
        "Return",
    ),
)
"""In the order in which people come to them."""
