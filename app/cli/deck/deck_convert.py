"""`chabudai deck convert FILE --to FORM`: a deck list in another form, or as a printable sheet."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from app.cards.deck.deck import DeckList, DeckWriteError
from app.cli.cards.card_options import add_cards_option, base_of
from app.cli.command_line import CannotError
from app.cli.deck.deck_lookup import add_deck_argument, find_deck
from app.cli.support.game_help import of_each_game
from app.cli.support.game_option import add_game_option, game_for
from app.core.data.value import replace
from app.core.text.wording import either, quoted
from app.core.text.words import Language, Words
from app.store.atomic import write_atomic
from app.store.file_trouble import StoreError

if TYPE_CHECKING:
    from app.cli.support.speaking_parser import SpeakingParser
    from app.games.contracts.card_contract import GameCards

PDF = "pdf"
PAPERS = ("a4", "letter")


def arguments(parser: SpeakingParser, speak: Language) -> None:
    """Declare the options."""
    add_deck_argument(parser, speak)
    parser.add_argument(
        "--to",
        required=True,
        metavar="FORM",
        help=of_each_game(parser, lambda cards: either(_forms(cards))).in_(speak),
    )
    parser.add_argument(
        "-o",
        "--out",
        metavar="OUT",
        help=Words(
            "file to write (default: standard output)", "書き出すファイル（省略時は標準出力）"
        ).in_(speak),
    )
    parser.add_argument(
        "--paper",
        choices=PAPERS,
        metavar="PAPER",
        default=PAPERS[0],
        help=Words("paper of a pdf: a4 (default) or letter", "pdfの用紙：a4（省略時）、letter").in_(
            speak
        ),
    )
    add_game_option(parser, speak)
    add_cards_option(parser, speak)


def run(options: argparse.Namespace, speak: Language) -> int:
    """Write the list in another form; what does not go over is told on standard error."""
    cards = base_of(options, game_for(options, options.file))
    _check_form(options.to, cards)
    deck = find_deck(options.file, cards)
    if options.to == PDF:
        _write_pdf(deck, cards, options, speak)
    else:
        try:
            text = cards.lists.write(deck, options.to)
        except DeckWriteError as problem:
            raise CannotError(problem.words) from problem
        _write(text.encode(), options.out)
    told = [error.words for error in deck.errors]
    told += (
        cards.lists.left_aside(deck) if options.to == PDF else cards.lists.losses(deck, options.to)
    )
    for words in told:
        print(f"⚠ {words.in_(speak)}", file=sys.stderr)
    return 0


def _forms(cards: GameCards) -> tuple[str, ...]:
    return (*cards.lists.forms, PDF)


def _check_form(form: str, cards: GameCards) -> None:
    """Raise CannotError for a form that the decks of the game are not written in."""
    known = _forms(cards)
    if form not in known:
        asked, there = quoted(form), either(known)
        raise CannotError(
            Words(
                f"There is no form {asked.en}. Choose {there.en}.",
                f"{asked.ja}という形式はありません。{there.ja}から選んでください。",
            )
        )


def _write(data: bytes, out: str | None) -> None:
    """Write to a file, or to standard output as the terminal can show it."""
    if out is None:
        sys.stdout.write(data.decode())
        return
    try:
        write_atomic(Path(out), [data])
    except StoreError as problem:
        raise CannotError(problem.words) from problem


def _write_pdf(
    deck: DeckList, cards: GameCards, options: argparse.Namespace, speak: Language
) -> None:
    """Write the printable sheet; works without a display. Raises CannotError."""
    if options.out is None:
        raise CannotError(
            Words(
                "The printable sheet needs a file to go to: add -o sheet.pdf.",
                "印刷用シートには書き出し先のファイルが必要です。-o sheet.pdfを付けてください。",
            )
        )
    if not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from app.ui.decks.deck_pdf import sheet_pdf  # noqa: PLC0415 - Qt only where a sheet is wanted
    from app.ui.decks.deck_titles import deck_title  # noqa: PLC0415

    titled = replace(deck, title=deck_title(Path(deck.title), speak))
    _write(sheet_pdf(cards.lists.sheet(titled), speak, options.paper, cards.face), options.out)
