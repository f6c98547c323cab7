"""Plays evenings at a hosted table on which everything breaks.

    python -m tests.faults --runs 500 --seed 1 [--keep FOLDER]
    python -m tests.faults --runs 200 --game battle-royal --game team-battle --game blackpoker

Evening number n of a run has the seed SEED + n; of several games they take turns. Says what was
done only where an evening did not end as it should, keeps what it left in FOLDER, and ends with 1.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections import Counter
from pathlib import Path

from app.games.game_registry import USUAL
from tests.faults.evening import EveningError, spend
from tests.faults.evening_table import DECKS


def main() -> int:
    """Play, and return 1 where an evening went wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults")
    parser.add_argument("--runs", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", action="append", choices=tuple(DECKS))
    parser.add_argument("--keep", type=Path)
    options = parser.parse_args()
    faults, done = Counter[str](), Counter[str]()
    wrong: list[int] = []
    games = options.game or [USUAL]
    answers = steps = rolled_back = names = 0
    memory, began = 0.0, time.monotonic()
    for seed in range(options.seed, options.seed + options.runs):
        try:
            outcome = asyncio.run(spend(seed, options.keep, games[seed % len(games)]))
        except EveningError as problem:
            wrong.append(seed)
            _tell(f"{problem}\n")
            continue
        faults += outcome.faults
        done += outcome.done
        answers += outcome.answers
        steps += outcome.steps
        names += outcome.names
        rolled_back += outcome.roll_backs
        memory = max(memory, outcome.memory)
    taken = time.monotonic() - began
    _tell(f"{options.runs} evenings in {taken:.0f} s, {len(wrong)} ended wrongly: {wrong}")
    _tell(f"{answers} gestures answered, {steps} steps, a host held {memory:.0f} MB at most")
    _tell(f"{rolled_back} roll-backs on record, {names} names of cards sent, all to be read")
    for counted in (faults, done):
        _tell(", ".join(f"{name} {count}" for name, count in sorted(counted.items())))
    return 1 if wrong else 0


def _tell(words: str) -> None:
    sys.stdout.write(words + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
