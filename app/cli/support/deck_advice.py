"""What the deck check says of the deck of a case."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from app.core.advice import Advice
from app.core.text.wording import either
from app.core.text.words import Words
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.check import (
    REGIONS,
    DeckFormat,
    Region,
    check_deck,
    deck_of_ids,
    formats,
)
from app.games.pokemon.cards.energy_types import TYPE_WORDS, type_of

if TYPE_CHECKING:
    from app.games.pokemon.adviser.cases.case_file import Case


RELEASED = "deck-unreleased"
"""The rule that asks when a print came out."""


def _format_of(case: Case) -> tuple[DeckFormat, Region | None]:
    """Return the format that a case names, and the region if it says so: "standard_jp".

    Raises CaseError for a format that nobody knows.
    """
    from app.games.pokemon.adviser.cases.case_file import CaseError  # noqa: PLC0415 - the verb alone

    known = formats()
    name, _, end = case.deck_format.casefold().replace("-", "_").rpartition("_")
    region = next((one for one in REGIONS if one == end), None)
    found = known.get(case.deck_format) or known.get(name if region is not None else end)
    if case.deck_type and type_of(case.deck_type) is None:
        types = either([words.en for words in TYPE_WORDS.values()])
        raise CaseError(
            Words(
                f"{case.id}.state, type: “{case.deck_type}” is no type; choose {types.en}.",
                f"{case.id}.state、type：「{case.deck_type}」というタイプはありません。"
                f"{types.ja}から選んでください。",
            )
        )
    if found is None:
        there = either(sorted(known))
        raise CaseError(
            Words(
                f"{case.id}.state, format: “{case.deck_format}” is no format; choose {there.en}.",
                f"{case.id}.state、format：「{case.deck_format}」というレギュレーションは"
                f"ありません。{there.ja}から選んでください。",
            )
        )
    return found, region


def deck_advice(
    deck: tuple[tuple[str, int], ...], case: Case, cards: CardBase, asked: Region | None
) -> tuple[Advice, ...]:
    """Return what the rules of deck building say.

    Marks count by the days of Japan, as the rules of the game name them, unless the case or the
    command says otherwise; when a print came out is asked of where it came out.
    """
    deck_format, named = _format_of(case)
    region = named or asked
    # Formats without marks of Japan are known from elsewhere alone.
    usual = "jp" if any(mark.region == "jp" for mark in deck_format.marks) else "intl"
    try:
        on = date.fromisoformat(case.date) if case.date else None
    except ValueError:
        on = None
    found = [
        finding
        for one in ((region,) if region is not None else REGIONS)
        for finding in check_deck(
            deck_of_ids(dict(deck), cards),
            cards,
            deck_format,
            on,
            one,
            declared_type=type_of(case.deck_type) if case.deck_type else None,
        )
        if region is not None or one == usual or finding.rule == RELEASED
    ]
    return tuple(Advice(one.rule, one.severity, one.words) for one in found)
