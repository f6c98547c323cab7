"""Arguments that several verbs take, each with what it is for there."""

from __future__ import annotations

import argparse

from app.core.text.words import Language, Words

CHANCE = Words(
    "makes random results repeatable (default: from the operating system)",
    "シャッフルやコインなどの結果を再現できるようにする（省略時はOSの乱数）",
)


def add_seed(parser: argparse.ArgumentParser, speak: Language, about: Words = CHANCE) -> None:
    """Declare `--seed N`: None where it is not given."""
    parser.add_argument("--seed", type=int, metavar="N", help=about.in_(speak))


def add_agreed(parser: argparse.ArgumentParser, speak: Language, about: Words) -> None:
    """Declare `--option NAME=VALUE`, as often as one likes."""
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=about.in_(speak)
    )
