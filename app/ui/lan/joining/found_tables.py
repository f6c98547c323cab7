"""What a table that was found in the network is called, in the language of who reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.games.game_registry import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from app.core.text.words import Language, Words
    from app.net.discovery.table_notice import TableNotice


def called(notice: TableNotice, language: Language) -> str:
    """Return the table's title; where its host wrote the game's own words, as they are said here.

    A notice has no language, and anybody may write one: what is no word of a game known here is
    shown as it came.
    """
    for words in _titles(notice.game):
        if notice.title in (words.en, words.ja):
            return words.in_(language)
    return notice.title


def _titles(game: str) -> Iterator[Words]:
    """Yield what a game calls itself and its tables; nothing for a game that is not here."""
    if game not in GAMES:
        return
    spec = GAMES[game]
    yield spec.title
    if spec.presets is not None:
        for preset in spec.presets().offered():
            yield preset.title
