"""The program itself, with a wall clock that jumps by up to ten years at every SIGUSR1."""

from __future__ import annotations

import random
import signal
import sys
import time

from app.__main__ import main

TEN_YEARS = 10 * 365 * 86400.0
_true = time.time
_off = [0.0]


def _jump(_number: int, _frame: object) -> None:
    _off[0] = random.uniform(-TEN_YEARS, TEN_YEARS)


def _wrong() -> float:
    return _true() + _off[0]


def run(words: list[str]) -> int:
    """Run the program with these words behind its name."""
    time.time = _wrong
    signal.signal(signal.SIGUSR1, _jump)
    return main(words)


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
