"""The decks of all games: which game a deck list is for, and reading it with that game's cards.

A list that was shipped, or a pack that a game brings, lies in `decklists/GAME`. A pack is named by
a path there as well, "decklists/GAME/ID.pack", though there is no such file: whoever offers,
keeps or reads decks by their paths need not know one from the other. Any other list is for the
game it says itself ("game: ID" in our own form), and for the usual one where it says none.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from app.cards.deck.deck import DeckListError
from app.cards.deck.deck_own import game_said
from app.core.data.value import replace
from app.core.text.words import Words
from app.games.game_registry import GAMES, USUAL, deck_game
from app.resources import decklists
from app.store.decks.shipped_titles import in_order, is_shipped, shipped_format

if TYPE_CHECKING:
    from app.cards.deck.deck import DeckList, Pack
    from app.games.contracts.card_contract import DeckCheck, GameCards

PACK = ".pack"
_HEAD = 4000
"""Bytes of a file in which it says which game it is for."""


def shipped_decks(game: str) -> list[Path]:
    """Return the decks that come with the cards of a game, lists before packs.

    Games that are played with the same cards have the same decks. Raises UnknownGameError.
    """
    cards = GAMES.cards(game)
    folder = decklists() / cards.game
    packs = [folder / f"{pack.id}{PACK}" for pack in cards.packs]
    return [*in_order(list(folder.glob("*.txt"))), *packs]


def shipped_for(game: str, deck_format: str = "") -> list[Path]:
    """Return those of the shipped decks that are made for a format, the usual one unless said.

    In a game whose decks are not checked every deck is for the usual one. Raises UnknownGameError.
    """
    if deck_format:
        # The check is not loaded for a page that offers the usual decks.
        check = GAMES.cards(game).check
        deck_format = "" if check is not None and deck_format == check.usual else deck_format
    return [path for path in shipped_decks(game) if shipped_format(path) == deck_format]


def format_of(deck: DeckList, check: DeckCheck) -> str:
    """Return the format that a deck is checked for: the one it says, else the usual one."""
    return deck.format if deck.format in check.formats() else check.usual


def pack_at(path: Path) -> Pack | None:
    """Return the pack that a path names; None where it names a file, or none that there is."""
    if path.suffix != PACK or not is_shipped(path) or path.parent.name not in GAMES:
        return None
    packs = GAMES.cards(path.parent.name).packs
    return next((pack for pack in packs if pack.id == path.stem), None)


def is_deck(path: Path) -> bool:
    """Tell whether there is a deck at a path: a file, or a pack. Never raises."""
    with contextlib.suppress(OSError):
        return path.is_file() or pack_at(path) is not None
    return False


def game_said_at(path: Path) -> str:
    """Return which game the deck at a path says it is for; "" where it does not say.

    One that is not known here does not count. Never raises.
    """
    if is_shipped(path) and path.parent.name in GAMES:
        return path.parent.name
    try:
        with path.open("rb") as file:
            said = game_said(file.read(_HEAD))
    except (OSError, ValueError):
        return ""
    return deck_game(said) if said in GAMES else ""


def game_at(path: Path) -> str:
    """Return which game the deck at a path is for, the usual one where it does not say."""
    return game_said_at(path) or USUAL


def of_game(source: Path | str | bytes, cards: GameCards) -> DeckList:
    """Return the deck of a file, a pack or a text as one of the game of `cards`.

    Raises DeckListError, also where it says itself that it is for another game.
    """
    said = game_said_at(source) if isinstance(source, Path) else game_said(source)
    if said in GAMES and deck_game(said) != cards.game:
        title = GAMES[said].title
        raise DeckListError(
            Words(
                f"This deck is for another game: {title.en}.",
                f"ほかのゲーム（{title.ja}）のデッキです。",
            )
        )
    if isinstance(source, Path) and source.suffix == PACK:
        return read_deck(source)
    found = cards.lists.read_file(source) if isinstance(source, Path) else cards.lists.read(source)
    return _named(found, cards.game, source)


def game_of(deck: DeckList) -> str:
    """Return the game of a deck; one that is not known here counts as the usual one."""
    return deck_game(deck.game) if deck.game in GAMES else USUAL


def cards_for(deck: DeckList) -> GameCards:
    """Return the cards of the game that a deck is for."""
    return GAMES.cards(game_of(deck))


def read_deck(path: Path, game: str = "") -> DeckList:
    """Return the deck at a path, read with the cards of its game, or of another `game`.

    Raises DeckListError.
    """
    pack = pack_at(path)
    if pack is not None:
        return pack.deck
    if path.suffix == PACK:
        raise DeckListError(
            Words(f"There is no pack {path.stem}.", f"{path.stem}というデッキはありません。")
        )
    return _for(game or game_at(path), lambda cards: cards.lists.read_file(path), path)


def read_deck_text(source: str | bytes, game: str = "") -> DeckList:
    """Return the deck that a text is, of the game it says itself, else of `game`.

    Raises DeckListError.
    """
    said = game_said(source)
    chosen = said if said in GAMES else game
    return _for(chosen or USUAL, lambda cards: cards.lists.read(source))


def _for(game: str, read: Callable[[GameCards], DeckList], source: Path | None = None) -> DeckList:
    return _named(read(GAMES.cards(game)), game, source)


def _named(deck: DeckList, game: str, source: Path | str | bytes | None) -> DeckList:
    """Return a deck with the game and the format it is for; the text of a shipped one has none."""
    made_for = shipped_format(source) if isinstance(source, Path) else ""
    if made_for and not deck.format:
        deck = replace(deck, format=made_for)
    # A list of the usual game need not say so: its files open elsewhere as they always did.
    said = deck.game or ("" if deck_game(game) == USUAL else game)
    known = deck_game(said) if said in GAMES else said
    return deck if known == deck.game else replace(deck, game=known)
