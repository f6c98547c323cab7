"""`chabudai think`: a computer player of one seat, asked and answering line by line.

The window and a hosted table start it; nobody types it. It ends when whoever asks goes away.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import sys
from collections.abc import Callable, Mapping
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, Protocol

from app.cli.command_line import CannotError
from app.core.data.codec import CodecError
from app.core.text.words import Language, Words
from app.games.game_api import GameSpec
from app.games.game_registry import GAMES
from app.session.computer.thoughts import answer_to, question_from, thought_line

MOST_ASKED = 16 << 20
"""Bytes of one question: the view of a full table is a quarter of a megabyte."""
CALM = 10
"""How much less urgent it is than what people wait for, as `nice` counts."""
BELOW_NORMAL = 0x4000
"""The same in the words of Windows."""


class Lines(Protocol):
    """Where questions come from."""

    def readline(self, limit: int, /) -> bytes:
        """Return the next line, b"" once nobody asks any more."""


def arguments(_parser: argparse.ArgumentParser, _speak: Language) -> None:
    """Declare the verb's options: none."""


def run(_options: argparse.Namespace, _speak: Language) -> int:
    """Answer what is asked until there is nobody any more."""
    think_for_others(GAMES)
    return 0


def think_for_others(games: Mapping[str, GameSpec]) -> None:
    """Answer on the standard streams, out of the way of what people wait for."""
    _be_calm()
    answer_all(Asked(sys.stdin.buffer, lambda: os._exit(0)), sys.stdout.buffer, games)


def _be_calm() -> None:
    if sys.platform == "win32":
        system = ctypes.windll.kernel32
        system.SetPriorityClass(system.GetCurrentProcess(), BELOW_NORMAL)
    else:
        os.nice(CALM)


class Asked:
    """Questions that are read while the player thinks: it ends with whoever asked, at once.

    Else a player who thinks for ever would go on for ever after the window or table is gone.
    """

    def __init__(self, asked: BinaryIO, gone: Callable[[], None]) -> None:
        """`gone` is called where nobody waits for the answers any more that are still to come."""
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        self._asked = asked
        self._gone = gone
        self._came = 0
        self._answered = -1
        Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        while line := self._asked.readline(MOST_ASKED):
            self._came += 1
            self._lines.put(line)
        if self._answered < self._came:
            self._gone()
        self._lines.put(b"")

    def readline(self, _limit: int) -> bytes:
        """Return the next question, b"" once nobody asks any more: the one before is answered."""
        self._answered += 1
        return self._lines.get()


def answer_all(asked: Lines, answered: BinaryIO, games: Mapping[str, GameSpec]) -> None:
    """Answer each line of `asked` with one of `answered`.

    Raises CannotError for a line that is no question, or asks for a player that is not there.
    """
    while line := asked.readline(MOST_ASKED):
        try:
            thought = answer_to(question_from(line), games)
        except CodecError as problem:
            raise CannotError(problem.reason) from problem
        except KeyError as problem:
            raise CannotError(
                Words(
                    f"There is no computer player {problem}.",
                    f"コンピューターのプレイヤー{problem}はありません。",
                )
            ) from problem
        answered.write(thought_line(thought))
        answered.flush()
