"""Finds the deck a person means on the command line: a file, or the name of a shipped one."""

from __future__ import annotations

from pathlib import Path

from app.cards.base import CardBase
from app.cards.deck import DeckList, DeckListError
from app.cards.decklist import read_decklist_file
from app.cli.parser import CannotError
from app.core.wording import either
from app.core.words import Words
from app.resources import decklists

GAME_FOLDER = "pokemon"


def shipped_decks(game: str = GAME_FOLDER) -> list[Path]:
    """Return the shipped decks of a game, by name."""
    return sorted((decklists() / game).glob("*.txt"))


def find_deck(name: str, cards: CardBase) -> DeckList:
    """Return the deck list called `name`: a path, or the name of a shipped deck.

    Raises CannotError if there is none, or the file is no deck list.
    """
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
