"""The process in which computer players of the toy games think."""

from __future__ import annotations

import sys

from app.cli.think_verb import answer_all
from tests.helpers.toy_games import TOYS

COMMAND = (sys.executable, "-m", "tests.helpers.toy_computer")

if __name__ == "__main__":
    answer_all(sys.stdin.buffer, sys.stdout.buffer, TOYS)
