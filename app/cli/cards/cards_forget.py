"""`chabudai cards forget SET...`: takes imported cards out of the card base again."""

from __future__ import annotations

import argparse

from app.cli.cards.cards_sets import NOTHING
from app.cli.command_line import CannotError
from app.core.text.words import Language, Words


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
    from app.games.pokemon.cards.imports.import_errand import ErrandError, forget_sets  # noqa: PLC0415 - with pydantic
    from app.games.pokemon.cards.imports.import_words import forgotten  # noqa: PLC0415 - likewise

    try:
        gone = forget_sets(None if options.all else options.sets)
    except ErrandError as problem:
        raise CannotError(problem.words) from problem
    print((NOTHING if gone is None else forgotten(gone)).in_(speak))
    return 0 if gone else 1
