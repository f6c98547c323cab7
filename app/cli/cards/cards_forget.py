"""`chabudai cards forget SET...`: takes imported cards out of the card base again."""

from __future__ import annotations

import argparse

from app.cards.card_facts import CardsError
from app.cards.importing.import_words import forgotten
from app.cli.cards.card_import import imports_of
from app.cli.cards.cards_sets import NOTHING
from app.cli.command_line import CannotError
from app.core.text.words import Language, Words
from app.games.game_registry import usual_cards


def arguments(parser: argparse.ArgumentParser, speak: Language) -> None:
    """Declare the options."""
    parser.add_argument(
        "sets",
        metavar="CODE",
        nargs="*",
        help=Words("sets to forget (TWM)", "取り除くセットの記号（TWM）").in_(speak),
    )
    parser.add_argument(
        "--all",
        action="store_true",
        help=Words("forget all imported cards", "取り込んだカードをすべて取り除く").in_(speak),
    )


def run(options: argparse.Namespace, speak: Language) -> int:
    """Forget. 1 where there was no such card."""
    if bool(options.sets) == options.all:
        raise CannotError(
            Words(
                "Say which sets to forget, or --all. chabudai cards sets lists them.",
                "取り除くセットか、--allのどちらかを指定してください。一覧は「chabudai cards "
                "sets」で表示できます。",
            )
        )

    try:
        gone = imports_of(usual_cards()).forget(None if options.all else options.sets)
    except CardsError as problem:
        raise CannotError(problem.words) from problem
    print((NOTHING if gone is None else forgotten(gone)).in_(speak))
    return 0 if gone else 1
