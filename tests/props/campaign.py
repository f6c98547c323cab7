"""The invariants over as many seeds as there is time for.

    python -m tests.props.campaign --seeds 500 [--check fold --check sight] [--game duel] [--from 0]

Prints every failure with its seed and ends with 1 if there was any.
"""

from __future__ import annotations

import argparse
import sys
import time

from app.games.game_registry import GAMES
from tests.helpers.toy_games import TOYS
from tests.props.asked_deeds import check_asked
from tests.props.checks import CHECKS


def main() -> int:
    words = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    words.add_argument("--seeds", type=int, default=100)
    words.add_argument("--from", type=int, default=0, dest="first")
    words.add_argument("--check", action="append", default=[])
    words.add_argument("--game", action="append", default=[])
    asked = words.parse_args()
    failures = 0
    for check in (*CHECKS, check_asked):
        name = check.__name__.removeprefix("check_")
        if asked.check and name not in asked.check:
            continue
        for game, spec in {**TOYS, **GAMES}.items():
            if asked.game and game not in asked.game:
                continue
            began, found = time.monotonic(), 0
            for seed in range(asked.first, asked.first + asked.seeds):
                try:
                    check(spec, seed)
                except Exception as problem:  # noqa: BLE001 - whatever it is, it has this seed
                    found += 1
                    print(f"  {name} {game} seed {seed}: {problem!r}"[:1500], flush=True)  # noqa: T201
            each = (time.monotonic() - began) / asked.seeds * 1000
            print(f"{name:20}{game:12}{each:7.0f} ms a seed, {found} failures", flush=True)  # noqa: T201
            failures += found
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
