"""Asks every rule about a deck."""

from __future__ import annotations

from datetime import date

from app.cards.deck.deck import DeckList
from app.cards.deck.finding import SEVERITIES, Finding
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.card_record import EnergyType
from app.games.pokemon.cards.check.check_registry import RULES
from app.games.pokemon.cards.check.checked_deck import Checked
from app.games.pokemon.cards.check.format_rules.deck_format import DeckFormat, Region

_ORDER = list(SEVERITIES)


def check_deck(
    deck: DeckList,
    cards: CardBase,
    deck_format: DeckFormat,
    on: date | None,
    region: Region,
    *,
    declared_type: EnergyType | None = None,
    prizes: int | None = None,
) -> tuple[Finding, ...]:
    """Return what is to be said about a deck, the gravest first; it is legal if none is "illegal".

    `on` is the day it is played (None leaves out what depends on it), `declared_type` the type
    declared for Gym Leader Challenge, `prizes` how many Prize cards the table sets aside. What is
    not known, such as a card without data or a missing mark, never makes a deck illegal.
    """
    checked = Checked(deck, cards, deck_format, on, region, declared_type, prizes)
    found = [finding for rule in RULES.values() for finding in rule.findings(checked)]
    return tuple(sorted(found, key=lambda finding: _ORDER.index(finding.severity)))
