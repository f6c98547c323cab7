"""The processes in which the computers of a hosted table think: the host never waits for one.

One for each seat, begun with its first question and anew after it was dropped or ended; all of
them end with the table.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import Callable, Sequence

from app.core.data.codec import LONGEST_MESSAGE, CodecError
from app.core.ids import SeatId
from app.session.computer.think_command import thinking
from app.session.computer.thoughts import Question, Thought, question_line, thought_from

Answered = Callable[[SeatId, Thought], None]


class ComputerProcesses:
    """Asks the players of a table, and hands on what they answer."""

    def __init__(
        self, answered: Answered, lost: Callable[[SeatId], None], command: Sequence[str] = ()
    ) -> None:
        """`lost` is told of a process that ended although nobody ended it, or said no answer.

        `command` starts another program than this one.
        """
        self._answered = answered
        self._lost = lost
        self._command = (*command,) or (*thinking(),)
        self._asked: dict[SeatId, asyncio.Queue[Question]] = {}
        self._tasks: dict[SeatId, asyncio.Task[None]] = {}
        self._ending: set[asyncio.Task[None]] = set()
        self.pids: dict[SeatId, int] = {}
        """The numbers of the processes that are there."""

    def think(self, seat: SeatId, question: Question) -> None:
        """Send a question on its way."""
        if seat not in self._tasks:
            self._asked[seat] = asyncio.Queue()
            self._tasks[seat] = asyncio.create_task(self._live(seat, self._asked[seat]))
        self._asked[seat].put_nowait(question)

    def drop(self, seat: SeatId) -> None:
        """End the process of a seat, whatever it is at; what it would have answered is gone."""
        task = self._tasks.pop(seat, None)
        if task is not None:
            task.cancel()
            self._ending.add(task)
            task.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """End all of them."""
        for seat in list(self._tasks):
            self.drop(seat)
        if self._ending:
            await asyncio.wait(self._ending)

    async def _live(self, seat: SeatId, asked: asyncio.Queue[Question]) -> None:
        """Begin a process, and ask it one question after the other."""
        try:
            await self._ask_all(seat, asked)
        except (OSError, CodecError, ValueError):
            if self._tasks.get(seat) is asyncio.current_task():
                del self._tasks[seat]
                self._lost(seat)

    async def _ask_all(self, seat: SeatId, asked: asyncio.Queue[Question]) -> None:
        """Ask until the process ends. Raises OSError, CodecError, ValueError where it does."""
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=pipe,
            stdout=pipe,
            stderr=asyncio.subprocess.DEVNULL,
            env={**os.environ, "PYTHONUTF8": "1"},
            limit=LONGEST_MESSAGE,
        )
        assert process.stdin is not None  # both are pipes
        assert process.stdout is not None
        self.pids[seat] = process.pid
        try:
            while True:
                process.stdin.write(question_line(await asked.get()))
                await process.stdin.drain()
                line = await process.stdout.readline()
                if not line:
                    raise ConnectionResetError
                self._answered(seat, thought_from(line))
        finally:
            self.pids.pop(seat, None)
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
