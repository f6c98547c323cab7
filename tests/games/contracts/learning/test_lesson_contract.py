from app.core.data.value import replace
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.contracts.learning.lesson_contract import (
    Lesson,
    LessonHint,
    LessonStep,
    astray,
    passed,
)
from tests.games.blackpoker.black_table import BlackTable

HINT = LessonHint(Words("go", "行く"))


def _step(turn: int) -> LessonStep:
    return LessonStep(Words("x", "x"), lambda _: HINT, lambda view: view.turn.number >= turn, turn)


LESSON = Lesson(
    "x", Words("x", "x"), Words("x", "x"), (), tuple, lambda _: (), (_step(1), _step(2)),
    lambda _view, _step: None, lambda _view: Words("end", "終わり"),
)  # fmt: skip


def _view(turn: int) -> SeatView:
    view = BlackTable().view()
    return replace(view, turn=replace(view.turn, number=turn))


def test_steps_are_done_one_after_the_other_and_stay_done() -> None:
    assert passed(LESSON, 0, _view(0)) == 0
    assert passed(LESSON, 0, _view(1)) == 1
    assert passed(LESSON, 0, _view(2)) == 2
    assert passed(LESSON, 2, _view(0)) == 2


def test_a_step_that_was_gone_past_is_told() -> None:
    never = replace(LESSON, steps=(replace(LESSON.steps[0], done=lambda _: False),))
    assert not astray(never, 0, _view(1))
    assert astray(never, 0, _view(2))
    assert not astray(never, 1, _view(9))
