"""Stands for the process in which a computer judges turns: it has its judgements ready."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from PySide6.QtCore import QObject, Signal

from app.core.text.words import Words
from app.games.contracts.planned.review_contract import JudgedTurn
from app.session.computer.thoughts import Question, Thought
from app.ui.toolkit.call_later import soon

BETTER = (
    Words("Cat: standby 1", "ネコ：スタンバイ1"),
    Words("Boar attacks enemy battle 3", "イノシシが相手バトル3を攻撃"),
)
JUDGEMENTS = tuple(
    JudgedTurn(stood, planned, met, max(stood, planned), BETTER if planned < stood else ())
    for stood, planned, met in (
        (0.52, 0.52, 0.49),
        (0.55, 0.44, 0.58),
        (0.63, 0.63, 0.66),
        (0.71, 0.42, 0.33),
        (0.36, 0.30, 0.21),
        (0.14, 0.12, 0.02),
    )
)


class JudgingAtOnce(QObject):
    """Answers each question a moment later; `held` keeps the answers back."""

    answered = Signal(object)
    lost = Signal()
    held = False
    made: list[JudgingAtOnce] = []  # noqa: RUF012 - tests look at all of them

    def __init__(self, _command: object = (), parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.asked: list[Question] = []
        self.stopped = 0
        self.made.append(self)

    def ask(self, question: Question) -> None:
        self.asked.append(question)
        if not self.held:
            soon(self.answer)

    def answer(self) -> None:
        """Answer the last question."""
        judged = JUDGEMENTS[(len(self.asked) - 1) % len(JUDGEMENTS)]
        self.answered.emit(Thought(self.asked[-1].number, judged=judged))

    def stop(self) -> None:
        self.stopped += 1


@contextmanager
def judging_at_once() -> Iterator[None]:
    """Let games that are looked back at from now on be judged so."""
    with patch("app.ui.table.planned.look_back.ThinkingProcess", JudgingAtOnce):
        yield
    JudgingAtOnce.made.clear()
