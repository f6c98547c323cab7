"""What is left of a table's tasks where its host is not in this process: what can be done there.

Another game is laid on a new table, which one hosts for all: the others at this one are told who
that is, and nobody is offered a button that does nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, get_args, runtime_checkable

from app.core.data.value import replace
from app.core.ids import SPECTATOR
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.contracts.rematch_contract import PLAIN, Kind
from app.games.task_model import Choice, Task

AGAIN: frozenset[str] = frozenset(get_args(Kind))
"""Actions that lay the next table in this process."""
NEXT_TABLE = "next_table"
"""The action that opens one for everybody, and the task that says who does."""
OPEN = Choice(Words("Another game…", "次の対戦へ…"), action=NEXT_TABLE)

Limit = Callable[[SeatView, tuple[Task, ...]], tuple[Task, ...]]
"""(what a seat sees, all tasks of the game) -> those of them that can be done there."""


@runtime_checkable
class Limited(Protocol):
    """A table at which not everything can be done that its game offers."""

    def possible(self, view: SeatView, tasks: tuple[Task, ...]) -> tuple[Task, ...]:
        """Return what of the tasks can be done there now."""


def to_look_at(view: SeatView, tasks: tuple[Task, ...]) -> tuple[Task, ...]:
    """Return tasks as they are said where nothing can be done: in the record of a seat."""
    return tuple(replace(_whose(view, task), choices=()) for task in tasks)


def far_away(
    view: SeatView, tasks: tuple[Task, ...], *, opener: str | None, over: bool = False
) -> tuple[Task, ...]:
    """Return tasks as they are at a table that is hosted elsewhere.

    `opener` is who opens the next table: "" for oneself, None if that is nobody now. `over`: one
    does not come back to this table, so nothing can be done at it.
    """
    found: list[Task] = []
    for task in tasks:
        done = over or view.seat == SPECTATOR
        left = () if done else tuple(one for one in task.choices if one.action not in AGAIN)
        if not _is_end(task):
            found.append(replace(task, choices=left))
        elif opener == "" and not over:
            found.append(replace(_whose(view, task), choices=(OPEN, *left)))
        else:
            found.append(replace(_whose(view, task), choices=left))
            if opener and not over:
                found.append(Task(NEXT_TABLE, view.seat, _opens(opener)))
    return tuple(found)


def _is_end(task: Task) -> bool:
    """Whether a task says that the game is over."""
    return any(choice.action in PLAIN for choice in task.choices)


def _whose(view: SeatView, task: Task) -> Task:
    """Return a task as it is told to who has no turn: that a game is over concerns everybody."""
    return replace(task, seat=view.seat) if _is_end(task) else task


def _opens(name: str) -> Words:
    return Words(
        f"{name} can open a table for another game",
        f"次の対戦の卓は{name}さんが開けます",
    )
