"""Whether a deck may be played today: rules of deck building as findings, never as a refusal.

`check_deck` asks every rule of `check_registry.RULES`; what changes with the years (marks, dates,
bans) stands in the files of `assets/formats`, which people can replace (docs/formats.md).
"""

from app.games.pokemon.cards.check.check_sources import spelled_out
from app.games.pokemon.cards.check.deck_checking import check_deck
from app.games.pokemon.cards.check.deck_ids import deck_of_ids
from app.games.pokemon.cards.check.format_rules.deck_format import (
    HOME,
    REGIONS,
    DeckFormat,
    Region,
)
from app.games.pokemon.cards.check.format_rules.known_formats import (
    FormatError,
    broken_formats,
    formats,
)

__all__ = [
    "HOME",
    "REGIONS",
    "DeckFormat",
    "FormatError",
    "Region",
    "broken_formats",
    "check_deck",
    "deck_of_ids",
    "formats",
    "spelled_out",
]
