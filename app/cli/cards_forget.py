"""`chabudai cards forget SET...`: takes imported cards out of the card base again."""

from __future__ import annotations

import argparse

from app.cli.cards_base import opened
from app.cli.cards_sets import NOTHING
from app.cli.parser import CannotError
from app.core.wording import CARD, counted
from app.core.words import Language, Words


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
    with opened(to_write=True) as store:
        if store is None:
            print(NOTHING.in_(speak))
            return 1
        from app.cards.imports.bring import forget  # noqa: PLC0415 - with it comes pydantic
        from app.cli.card_import import settled_names  # noqa: PLC0415 - likewise

        gone = forget(store, None if options.all else options.sets, settled_names())
    taken = counted(gone, CARD)
    print(Words(f"{taken.en} forgotten.", f"{taken.ja}を取り除きました。").in_(speak))
    return 0 if gone else 1
