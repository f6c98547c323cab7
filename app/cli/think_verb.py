"""`chabudai think`: a computer player of one seat, asked and answering line by line.

The window and a hosted table start it; nobody types it. It ends when whoever asks goes away.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from typing import BinaryIO

from app.cli.command_line import CannotError
from app.core.data.codec import CodecError
from app.core.text.words import Language, Words
from app.games.game_api import GameSpec
from app.games.game_registry import GAMES
from app.session.computer.thoughts import answer_to, question_from, thought_line

MOST_ASKED = 16 << 20
"""Bytes of one question: the view of a full table is a quarter of a megabyte."""


def arguments(_parser: argparse.ArgumentParser, _speak: Language) -> None:
    """Declare the verb's options: none."""


def run(_options: argparse.Namespace, _speak: Language) -> int:
    """Answer what is asked until there is nobody any more."""
    answer_all(sys.stdin.buffer, sys.stdout.buffer, GAMES)
    return 0


def answer_all(asked: BinaryIO, answered: BinaryIO, games: Mapping[str, GameSpec]) -> None:
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
