"""`chabudai think`: questions come in by lines, answers go out by lines."""

from __future__ import annotations

import subprocess
import sys
from io import BytesIO
from threading import Event

import pytest

from app.cli.command_line import CannotError
from app.cli.verbs.think_verb import Asked, answer_all
from app.core.data.value import replace
from app.session.computer.thoughts import Question, question_line, thought_from
from tests.helpers.play import lay
from tests.helpers.toy_computer import COMMAND
from tests.helpers.toy_games import TOYS


def asked(player: str = "draws") -> Question:
    return Question(1, "duel", player, 5, lay(TOYS["duel"], 3).view(1))


def test_each_line_is_answered_with_one() -> None:
    lines = question_line(asked()) + question_line(replace(asked(), number=2))
    answers = BytesIO()
    answer_all(BytesIO(lines), answers, TOYS)
    assert [thought_from(line).number for line in answers.getvalue().splitlines()] == [1, 2]


@pytest.mark.parametrize(
    "line",
    [
        b"nonsense\n",
        question_line(asked("nobody")),
        question_line(asked()).replace(b"duel", b"dual", 1),
    ],
)
def test_what_is_no_question_is_told_in_words(line: bytes) -> None:
    with pytest.raises(CannotError) as problem:
        answer_all(BytesIO(line), BytesIO(), TOYS)
    assert problem.value.words.ja


def test_the_process_ends_when_nobody_asks_any_more() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "app", "think"],
        input=b"",
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stdout) == (0, b"")


def test_questions_are_read_while_the_player_thinks() -> None:
    gone = Event()
    asked_for = Asked(BytesIO(b"one\ntwo\n"), gone.set)
    assert [asked_for.readline(9), asked_for.readline(9)] == [b"one\n", b"two\n"]
    # Nobody waits for the answer to the second any more.
    assert gone.wait(60)
    assert asked_for.readline(9) == b""


def test_a_player_who_thinks_for_ever_ends_with_whoever_asked() -> None:
    pipes = subprocess.PIPE
    with subprocess.Popen(COMMAND, stdin=pipes, stdout=pipes) as thinking:
        assert thinking.stdin is not None
        thinking.stdin.write(question_line(asked("ponders")))
        thinking.stdin.close()
        assert thinking.wait(60) == 0
