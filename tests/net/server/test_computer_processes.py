"""Processes in which the computers of a hosted table think: asked, killed, dropped, ended."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable, Coroutine
from typing import TypeVar

import pytest

from app.core.ids import SeatId
from app.net.server.computer_processes import ComputerProcesses
from app.session.computer.thoughts import Question, Thought
from tests.helpers.play import lay
from tests.helpers.toy_computer import COMMAND
from tests.helpers.toy_games import TOYS

REN = 1
T = TypeVar("T")
PATIENCE = 60.0


def question(player: str, number: int = 1) -> Question:
    return Question(number, "duel", player, 5, lay(TOYS["duel"], 3).view(REN))


class Heard:
    """What is told of the processes of a table."""

    def __init__(self) -> None:
        self.thoughts: list[tuple[SeatId, Thought]] = []
        self.lost: list[SeatId] = []

    def begin(self, command: tuple[str, ...] = COMMAND) -> ComputerProcesses:
        return ComputerProcesses(
            lambda seat, thought: self.thoughts.append((seat, thought)), self.lost.append, command
        )


@pytest.fixture
def heard() -> Heard:
    return Heard()


async def until(so: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not so():  # noqa: ASYNC110 - a process has no event of this loop
            await asyncio.sleep(0.01)


def run(what: Coroutine[object, object, T]) -> T:
    return asyncio.run(what)


def test_each_question_is_answered_by_one_process(heard: Heard) -> None:
    async def table() -> None:
        processes = heard.begin()
        processes.think(REN, question("draws"))
        await until(lambda: heard.thoughts)
        first = dict(processes.pids)
        processes.think(REN, question("draws", 2))
        await until(lambda: len(heard.thoughts) == 2)
        assert processes.pids == first
        await processes.close()
        assert processes.pids == {}

    run(table())
    assert [(seat, thought.number) for seat, thought in heard.thoughts] == [(REN, 1), (REN, 2)]
    assert heard.lost == []


def test_one_that_is_killed_is_told_and_begun_anew(heard: Heard) -> None:
    async def table() -> None:
        processes = heard.begin()
        processes.think(REN, question("ponders"))
        await until(lambda: processes.pids)
        os.kill(processes.pids[REN], signal.SIGTERM)
        await until(lambda: heard.lost)
        processes.think(REN, question("draws", 2))
        await until(lambda: heard.thoughts)
        await processes.close()

    run(table())
    assert heard.lost == [REN]
    assert [thought.number for _, thought in heard.thoughts] == [2]


def test_what_is_dropped_is_ended_and_told_to_nobody(heard: Heard) -> None:
    async def table() -> None:
        processes = heard.begin()
        processes.think(REN, question("ponders"))
        await until(lambda: processes.pids)
        processes.drop(REN)
        await until(lambda: not processes.pids)
        processes.drop(REN)
        await processes.close()

    run(table())
    assert (heard.thoughts, heard.lost) == ([], [])


@pytest.mark.parametrize(
    "command", [("no-such-program",), (sys.executable, "-c", "print('nonsense')")]
)
def test_what_cannot_think_is_lost(heard: Heard, command: tuple[str, ...]) -> None:
    async def table() -> None:
        processes = heard.begin(command)
        processes.think(REN, question("draws"))
        await until(lambda: heard.lost)
        await processes.close()

    run(table())
    assert heard.lost == [REN]
