"""What is to be done next, as the first rows of the outline: Enter on a row does it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.text.wording import labelled
from app.core.text.words import Words
from app.ui.outline.outline_rows import Row

if TYPE_CHECKING:
    from collections.abc import Iterable

    from app.core.view import SeatView
    from app.games.task_model import Task

TASK_MARK = "task:"
TO_DO = Words("To do", "すること")


def task_rows(view: SeatView, tasks: Iterable[Task]) -> tuple[Row, ...]:
    """Return a row for each task, those of the view's seat first and with what they offer."""
    own = [task for task in tasks if task.seat == view.seat]
    others = [task for task in tasks if task.seat != view.seat]
    return tuple(_row(view, task) for task in (*own, *others))


def _row(view: SeatView, task: Task) -> Row:
    key = f"{TASK_MARK}{task.id}"
    if task.seat != view.seat:
        return Row(key, "task", task.seat, words=of_seat(view, task))
    choices = tuple(
        Row(f"{key}/{number}", "choice", task.seat, index=number, words=choice.title)
        for number, choice in enumerate(task.choices)
    )
    return Row(key, "task", task.seat, words=labelled(TO_DO, task.title), children=choices)


def of_seat(view: SeatView, task: Task) -> Words:
    """Return a task with whose it is, unless it says so itself, or is of nobody who plays."""
    if task.seat < 0:
        return task.title
    name = view.setting.seats[task.seat].name
    named = name in task.title.en and name in task.title.ja
    return task.title if named else labelled(name, task.title)
