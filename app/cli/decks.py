"""Finds the deck a person means on the command line: a file, or the name of a shipped one."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from app.cards.base import CardBase
from app.cards.deck import DeckList, DeckListError
from app.cards.decklist import read_decklist, read_decklist_file
from app.cards.decklist_text import MOST_BYTES
from app.cli.parser import CannotError
from app.core.wording import either
from app.core.words import Language, Words
from app.resources import decklists

GAME_FOLDER = "pokemon"
STANDARD_INPUT = "-"


def shipped_decks(game: str = GAME_FOLDER) -> list[Path]:
    """Return the shipped decks of a game, by name."""
    return sorted((decklists() / game).glob("*.txt"))


def add_deck_argument(parser: argparse.ArgumentParser, speak: Language) -> None:
    """Declare FILE, to be given to `find_deck`."""
    parser.add_argument(
        "file",
        metavar="FILE",
        help=Words(
            "deck list, name of a shipped deck, or - for standard input",
            "デッキリスト、付属デッキの名前、または-（標準入力）",
        ).in_(speak),
    )


def find_deck(name: str, cards: CardBase) -> DeckList:
    """Return the deck list called `name`: a path, the name of a shipped deck, or "-".

    Raises CannotError if there is none, or it is no deck list; its cause is the DeckListError.
    """
    if name == STANDARD_INPUT:
        return _read_input(cards)
    path = Path(name)
    if not path.is_file():
        by_name = [deck for deck in shipped_decks() if deck.stem == path.stem]
        if not by_name:
            known = either([deck.stem for deck in shipped_decks()])
            raise CannotError(
                Words(
                    f"There is no deck list {name}. Give a file, or {known.en}.",
                    f"{name}というデッキはありません。ファイルか、{known.ja}を指定してください。",
                )
            )
        path = by_name[0]
    try:
        return read_decklist_file(path, cards)
    except DeckListError as problem:
        raise CannotError(problem.words) from problem


def _read_input(cards: CardBase) -> DeckList:
    """Return the deck list that is piped in or typed. Raises CannotError."""
    try:
        return read_decklist(sys.stdin.buffer.read(MOST_BYTES + 1), cards)
    except DeckListError as problem:
        raise CannotError(problem.words) from problem
