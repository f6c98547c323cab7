"""Which games a deck list may be for, where it does not say so itself: told by its cards."""

from __future__ import annotations

from pathlib import Path

from app.cards.deck.deck import DeckList, DeckListError
from app.cards.deck.deck_own import game_said
from app.games.game_registry import GAMES, USUAL, deck_game, deck_games
from app.store.decks.deck_files import game_said_at, read_deck, read_deck_text

Readings = dict[str, DeckList]
"""A list as each game reads it, by the ids of the games; the likeliest first.

Games that are played with the same cards read it alike, and count as one (`deck_game`).
"""


def readings(source: Path | str) -> Readings:
    """Return the list in a file or a text as each game reads it that it may be for; at least one.

    One that says its game is for that. Else the game that knows most of its cards has it; a list
    of which no game knows a card may be for every game that can read it, but what the usual game
    takes for no list at all is none: a game that plays with any names would read every letter.
    Raises DeckListError, that of the usual game where no game has the list.
    """
    said = game_said_at(source) if isinstance(source, Path) else game_said(source)
    if said in GAMES:
        said = deck_game(said)
        return {said: _read(source, said)}
    found: Readings = {}
    problem: DeckListError | None = None
    decked = (game for game in deck_games() if game != USUAL and GAMES[game].brings_decks)
    for game in (USUAL, *decked):
        try:
            found[game] = _read(source, game)
        except DeckListError as trouble:
            problem = trouble if game == USUAL else problem
    known = {game: _known(deck, game) for game, deck in found.items()}
    most = max(known.values(), default=0)
    likely = [game for game in found if known[game] == most]
    if most and (problem is None or 2 * most >= found[likely[0]].count):
        return {game: found[game] for game in likely}
    if problem is not None:
        raise problem
    return found


def _read(source: Path | str, game: str) -> DeckList:
    return read_deck(source, game) if isinstance(source, Path) else read_deck_text(source, game)


def _known(deck: DeckList, game: str) -> int:
    """Return how many of its cards a game has data for: one that takes any name knows none."""
    cards = GAMES.cards(game)
    return sum(line.count for line in deck.lines if line.key in cards) if len(cards) else 0
