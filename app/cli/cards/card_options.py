"""`--cards PATH...`: card data for this one run, without importing it."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from app.cli.command_line import CannotError, language
from app.core.text.words import Language, Words
from app.games.game_registry import GAMES

if TYPE_CHECKING:
    from app.games.contracts.card_contract import GameCards


def add_cards_option(parser: argparse.ArgumentParser, speak: Language) -> None:
    """Declare `--cards`."""
    parser.add_argument(
        "--cards",
        metavar="PATH",
        nargs="+",
        action="extend",
        default=[],
        help=Words(
            "card data for this run only: files or folders",
            "今回だけ使うカードデータ（ファイルまたはフォルダー）",
        ).in_(speak),
    )


def base_of(options: argparse.Namespace, game: str = "") -> GameCards:
    """Return the cards of a game, and those of `--cards`, known to the game as well.

    What cannot be used is told on standard error. Raises CannotError if there is not one card in
    the paths given.
    """
    speak = language()
    cards = GAMES.cards(game)
    cards.tell_troubles(lambda words: print(f"⚠ {words.in_(speak)}", file=sys.stderr))
    paths = [Path(path) for path in getattr(options, "cards", [])]
    if not paths:
        return cards
    # Few runs read card data.
    from app.cli.cards.card_import import bar, cards_of_files, trouble_lines  # noqa: PLC0415

    with bar(speak) as shown:
        known, summary = cards_of_files(cards, paths, shown)
    for line in trouble_lines(summary, speak):
        print(line, file=sys.stderr)
    if not summary.cards:
        raise CannotError(
            Words(
                "There is no card in what --cards names. Give a file or folder of card data.",
                "--cardsで指定した場所にカードがありません。カードデータのファイルかフォルダーを"
                "指定してください。",
            )
        )
    return known
