"""`chabudai open FILE`: a table file or a deck list, in the window."""

from __future__ import annotations

import argparse
from pathlib import Path

from app.cli.cards.card_options import add_cards_option, base_of
from app.cli.command_line import CannotError
from app.core.text.words import Language, Words


def arguments(parser: argparse.ArgumentParser, speak: Language) -> None:
    """Declare the verb's options."""
    parser.add_argument(
        "file",
        metavar="FILE",
        help=Words("table file or deck list", "卓かデッキのファイル").in_(speak),
    )
    add_cards_option(parser, speak)


def run(options: argparse.Namespace, speak: Language) -> int:
    """Open the window on the file."""
    path = Path(options.file)
    if not path.is_file():
        raise CannotError(
            Words(
                f"{path} is not a file. Give the path of a table file or a deck list.",
                f"{path}というファイルはありません。卓かデッキのファイルを指定してください。",
            )
        )
    del speak
    base_of(options)
    from app.cli.support.window_opening import show_window  # noqa: PLC0415 - only where a window is wanted

    return show_window(path)
