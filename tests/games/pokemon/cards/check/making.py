"""Small cards and decks for the rules: each says only what its rule asks about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Any

from app.cards.deck.finding import Finding
from app.core.text.wording import both
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.card_record import Attack, Card, EnergyType, Words
from app.games.pokemon.cards.check import Region, check_deck, deck_of_ids, formats
from app.games.pokemon.cards.imports.readers.set_records import shipped_sets
from app.games.pokemon.cards.print_index import print_key
from app.games.pokemon.cards.words.card_names import BASIC_ENERGY

HIT = Attack(both("Hit"), ("C",), "10")
"""An attack that any Energy pays."""


def card(name: str | Words, print_id: str, kind: str = "item", **facts: Any) -> Card:
    """Return a card of a set as the shipped table of sets has it, with mark H unless told."""
    set_id, _, number = print_id.rpartition("-")
    of_set = shipped_sets().get(set_id)
    facts = {"regulation_mark": "H", "released": of_set.released} | facts
    return Card(
        key=print_key(of_set.code, number),
        id=print_id,
        name=name if isinstance(name, Words) else both(name),
        kind=kind,  # type: ignore[arg-type]  # one of the kinds
        set_name=of_set.name,
        **facts,
    )


def pokemon(name: str | Words, print_id: str, **facts: Any) -> Card:
    """Return a Basic Fighting Pokémon with 70 HP, unless told otherwise."""
    facts = {"stage": "basic", "hp": 70, "types": ("F",), "attacks": (HIT,)} | facts
    return card(name, print_id, "pokemon", **facts)


def energy(type_: EnergyType, print_id: str) -> Card:
    return card(BASIC_ENERGY[type_], print_id, "basic_energy", types=(type_,), regulation_mark="")


FIGHTING = energy("F", "mee-6")
RIOLU = pokemon("Riolu", "me1-76", regulation_mark="I")


def check(
    counts: Mapping[Card | str, int],
    format_name: str = "unlimited",
    *,
    on: str | None = "2026-02-18",
    region: Region = "intl",
    known: Sequence[Card] = (),
    fill: Card | None = FIGHTING,
    declared_type: EnergyType | None = None,
    prizes: int | None = None,
    folder: Path | None = None,
) -> list[Finding]:
    """Return what is found in a deck of these cards, filled up to its size with an Energy.

    A string is a card without data: an id, or "name:Foo Bar". `folder` has formats of one's own.
    """
    own = [one for one in counts if isinstance(one, Card)]
    cards = CardBase([*own, *known, *([fill] if fill else [])])
    wanted = {one.id if isinstance(one, Card) else one: count for one, count in counts.items()}
    deck_format = formats(folder)[format_name]
    missing = deck_format.size - sum(wanted.values())
    if fill is not None and missing > 0:
        wanted[fill.id] = wanted.get(fill.id, 0) + missing
    return list(
        check_deck(
            deck_of_ids(wanted, cards),
            cards,
            deck_format,
            None if on is None else date.fromisoformat(on),
            region,
            declared_type=declared_type,
            prizes=prizes,
        )
    )


def of(rule: str, found: Sequence[Finding]) -> Finding | None:
    """Return what a rule has found, None for nothing; it speaks once at the most."""
    own = [finding for finding in found if finding.rule == rule]
    assert len(own) <= 1, own
    return own[0] if own else None


def severity(rule: str, found: Sequence[Finding]) -> str | None:
    """Return how grave what a rule has found is."""
    finding = of(rule, found)
    return None if finding is None else finding.severity
