"""Whether a deck may be played today: rules of deck building as findings, never as a refusal.

`check_deck` asks every rule of `registry.RULES`; what changes with the years (marks, dates, bans)
stands in the files of `assets/formats`, which people can replace (docs/formats.md).
"""

from app.cards.check.checking import check_deck
from app.cards.check.finding import (
    GRAVITIES,
    SEVERITIES,
    SIGNS,
    Finding,
    Gravity,
    Severity,
)
from app.cards.check.format import GAMES, HOME, REGIONS, DeckFormat, Region
from app.cards.check.formats import FormatError, broken_formats, formats
from app.cards.check.ids import deck_of_ids
from app.cards.check.sources import spelled_out

__all__ = [
    "GAMES",
    "GRAVITIES",
    "HOME",
    "REGIONS",
    "SEVERITIES",
    "SIGNS",
    "DeckFormat",
    "Finding",
    "FormatError",
    "Gravity",
    "Region",
    "Severity",
    "broken_formats",
    "check_deck",
    "deck_of_ids",
    "formats",
    "spelled_out",
]
