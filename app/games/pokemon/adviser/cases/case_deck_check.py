"""What the check of decks says of the deck of a case."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from app.core.advice import Advice
from app.core.data.value import replace
from app.core.text.wording import either
from app.core.text.words import Words
from app.games.pokemon.adviser.cases.case_variants import variant_said
from app.games.pokemon.cards.check import (
    REGIONS,
    DeckFormat,
    Region,
    check_deck,
    deck_of_ids,
    formats,
)
from app.games.pokemon.cards.words.energy_types import TYPE_WORDS, type_of
from app.games.pokemon.variants.team_battle import TEAM_BATTLE

if TYPE_CHECKING:
    from app.games.advising.cases.case_vocabulary import WrittenCase
    from app.games.pokemon.adviser.cases.case_cards import Reader

HALF_DECK = "tv-deck-half"
"""The rule of two against two that asks for half decks."""
RELEASED = "deck-unreleased"
"""The rule that asks when a print came out."""


def _format_of(case: WrittenCase) -> tuple[DeckFormat, Region | None]:
    """Return the format that a case names, and the region if it says so: "standard_jp".

    Raises CaseError for a format or a type that nobody knows.
    """
    known = formats()
    said = case.state.text("format", variant_said(case.state).format or "standard")
    name, _, end = said.casefold().replace("-", "_").rpartition("_")
    region = next((one for one in REGIONS if one == end), None)
    found = known.get(said) or known.get(name if region is not None else end)
    kind = case.state.text("type", "")
    if kind and type_of(kind) is None:
        types = either([words.en for words in TYPE_WORDS.values()])
        raise case.state.error(
            "type",
            Words(
                f"“{kind}” is not a type; choose {types.en}",
                f"「{kind}」というタイプはありません。{types.ja}から選んでください",
            ),
        )
    if found is None:
        there = either(sorted(known))
        raise case.state.error(
            "format",
            Words(
                f"“{said}” is not a format; choose {there.en}",
                f"「{said}」というレギュレーションはありません。{there.ja}から選んでください",
            ),
        )
    return found, region


def deck_advice(
    case: WrittenCase, deck: tuple[tuple[str, int], ...], asked: str | None
) -> tuple[Advice, ...]:
    """Return what the rules of deck building say.

    Marks count by the days of Japan, as the rules of the game name them, unless the case or the
    command says otherwise; when a print came out is asked of where it came out. Raises CaseError
    for a format or a type that nobody knows.
    """
    state: Reader = case.state
    cards = state.cards_known
    deck_format, named = _format_of(case)
    region = named or next((one for one in REGIONS if one == asked), None)
    # Formats without marks of Japan are known from elsewhere alone.
    usual = "jp" if any(mark.region == "jp" for mark in deck_format.marks) else "intl"
    day, kind = state.text("date", ""), state.text("type", "")
    try:
        on = date.fromisoformat(day) if day else None
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
            declared_type=type_of(kind) if kind else None,
        )
        if region is not None or one == usual or finding.rule == RELEASED
    ]
    advice = tuple(Advice(one.rule, one.severity, one.words) for one in found)
    return tuple(map(_of_teams, advice)) if variant_said(state) is TEAM_BATTLE else advice


def _of_teams(advice: Advice) -> Advice:
    """Return what is said of a half deck as the rule of two against two that asks for one."""
    return replace(advice, rule=HALF_DECK) if advice.rule.startswith("half-") else advice
