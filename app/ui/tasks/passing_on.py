"""What is said to whoever sits here while another one is to go on: the way to that seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.text.words import Words
from app.games.task_model import Choice, Task
from app.ui.outline.outline_tasks import of_seat

if TYPE_CHECKING:
    from app.core.ids import SeatId
    from app.core.view import SeatView

PASS_TO = Words("Hand over to {name}", "{name}に交代")
TURN_OF = Words("It is {name}'s turn", "{name}の番です")
CHANCE_OF = Words("{name} has the chance", "{name}のチャンスです")


def ways_to(view: SeatView, seat: SeatId) -> tuple[Choice, ...]:
    """Return the one button that lets `seat` sit down."""
    return (Choice(_named(PASS_TO, view, seat)),)


def passing(view: SeatView, task: Task) -> Task:
    """Return what the one who sits here does about a task of the other: hand over."""
    return Task(task.id, task.seat, of_seat(view, task), ways_to(view, task.seat))


def back_to(view: SeatView, seat: SeatId) -> Task:
    """Return what is left for the one who sits here where another goes on: hand over."""
    why = CHANCE_OF if view.stage.chance == seat else TURN_OF
    return Task("turn", seat, _named(why, view, seat), ways_to(view, seat))


def _named(words: Words, view: SeatView, seat: SeatId) -> Words:
    name = view.setting.seats[seat].name
    return Words(words.en.format(name=name), words.ja.format(name=name))
