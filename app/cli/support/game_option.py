"""`--game ID`: which game is meant, where decks and files do not say it themselves."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from app.cli.command_line import CannotError
from app.core.text.words import Language, Words
from app.games.game_registry import GAMES, USUAL, UnknownGameError, deck_games
from app.store.decks.deck_files import game_said_at, shipped_decks

if TYPE_CHECKING:
    from app.games.game_api import GameSpec


def add_game_option(parser: argparse.ArgumentParser, speak: Language) -> None:
    """Declare `--game`."""
    parser.add_argument(
        "--game",
        metavar="GAME",
        help=Words(
            "which game (default: what the deck or the file says)",
            "ゲームの種類（省略時はデッキやファイルのゲーム）",
        ).in_(speak),
    )


def said_game(options: argparse.Namespace) -> str:
    """Return the game that was said, "" where none was. Raises CannotError for one not there."""
    game: str = options.game or ""
    return known_game(game) if game else ""


def known_game(game: str) -> str:
    """Return a game as it was said. Raises CannotError where there is none, or it is broken."""
    try:
        return GAMES[game].id
    except UnknownGameError as problem:
        raise CannotError(problem.words) from problem


def game_for(options: argparse.Namespace, *decks: str) -> str:
    """Return the game that was said, else that of the first deck which says its own.

    Raises CannotError for a game that is not there.
    """
    return said_game(options) or next(filter(None, map(_game_of, decks)), USUAL)


def spec_for(options: argparse.Namespace, *decks: str) -> GameSpec:
    """Return the same as a game."""
    return GAMES[game_for(options, *decks)]


def _game_of(name: str) -> str:
    """Return which game a deck on the command line is for: by its file, or a shipped one's name."""
    path = Path(name)
    if path.is_file():
        return game_said_at(path)
    others = (game for game in deck_games() if game != USUAL)
    for game in (USUAL, *others) if name else ():
        if any(deck.stem == path.stem for deck in shipped_decks(game)):
            return game
    return ""
