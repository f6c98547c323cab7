"""A first game, step by step: how it lies, what there is to do, and what the teacher does.

It is a table like any other with an option that names the lesson. At which step somebody is
follows from the history alone, so that undoing goes back in the lesson as well, and a file that is
opened goes on where it was left.
"""

from __future__ import annotations

from collections.abc import Callable

from app.core.data.value import value
from app.core.fact import StartCard
from app.core.ids import SeatId
from app.core.intent import Step
from app.core.options import Options
from app.core.text.words import Words
from app.core.view import SeatView

OPTION = "lesson"
"""The option of a table that names its lesson."""
PUPIL: SeatId = 0
TEACHER: SeatId = 1


@value
class LessonHint:
    """What is to be done at this moment."""

    says: Words
    action: str = ""
    """Id of the `GameAction` that does it; "" where no list offers it."""


@value
class LessonStep:
    """One thing to learn."""

    title: Words
    hint: Callable[[SeatView], LessonHint]
    """(what the pupil sees) -> what to do now."""
    done: Callable[[SeatView], bool]
    """Whether the pupil's view shows that it is done; asked after each gesture."""
    turn: int = 0
    """The last turn in which it can be done: later the pupil is told to take it back; 0 for any."""


def _never(_view: SeatView, _step: int) -> bool:
    return False


@value
class Lesson:
    """A whole lesson."""

    id: str
    title: Words
    invites: Words
    """What it is offered with: "Learn whist"."""
    options: Options
    """What its table agrees on."""
    cards: Callable[[], tuple[StartCard, ...]]
    """How the cards lie, those of decks in their order; nothing is shuffled."""
    begins: Callable[[SeatView], tuple[Step, ...]]
    """(what the pupil sees at first) -> the pupil's gestures that are made as it is laid."""
    steps: tuple[LessonStep, ...]
    plays: Callable[[SeatView, int], Step | None]
    """(what the teacher sees, number of the step from 0) -> what the teacher does by itself."""
    ends: Callable[[SeatView], Words]
    """(what the pupil sees) -> what is said once all is done: who has won, and what comes next."""
    waits: Callable[[SeatView, int], bool] = _never
    """(what the pupil sees, number of the step) -> whether the teacher waits with its move, because
    the pupil has something to put right first that the teacher does not see: a locked plan."""
    teacher: Words = Words("Teacher", "先生")


def passed(lesson: Lesson, before: int, view: SeatView) -> int:
    """Return how many steps are done with this view, where `before` were with the last one."""
    done = before
    while done < len(lesson.steps) and lesson.steps[done].done(view):
        done += 1
    return done


def astray(lesson: Lesson, done: int, view: SeatView) -> bool:
    """Whether the step that is next cannot be done any more: the game has gone on without it."""
    if done >= len(lesson.steps):
        return False
    last = lesson.steps[done].turn
    return bool(last) and view.turn.number > last
