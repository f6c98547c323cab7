"""The process in which computer players of the toy games think."""

from __future__ import annotations

import sys

from app.cli.verbs.think_verb import think_for_others
from tests.helpers.toy_games import TOYS

COMMAND = (sys.executable, "-m", "tests.helpers.toy_computer")

if __name__ == "__main__":
    think_for_others(TOYS)
