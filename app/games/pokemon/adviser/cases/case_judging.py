"""What the adviser and the check of decks say of the cases of a file."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any

from app.core.advice import Advice
from app.core.data.value import replace
from app.core.text.wording import either, listed, quoted
from app.core.text.words import Words
from app.games.contracts.case_contract import JudgedCase
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.cases.case_doubts import doubts
from app.games.pokemon.adviser.cases.case_file import Case, CaseError, CaseMove, read_case
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.check import (
    REGIONS,
    DeckFormat,
    Region,
    check_deck,
    deck_of_ids,
    formats,
)
from app.games.pokemon.cards.every_card import known_base
from app.games.pokemon.cards.words.energy_types import TYPE_WORDS, type_of
from app.games.pokemon.variants.team_battle import TEAM_BATTLE

HALF_DECK = "tv-deck-half"
"""The rule of two against two that asks for half decks."""
RELEASED = "deck-unreleased"
"""The rule that asks when a print came out."""


def judge_case(entry: Any, number: int, asked: str | None) -> JudgedCase:
    """Return what is said of every move of a case."""
    cards = known_base()
    region = next((one for one in REGIONS if one == asked), None)
    name = entry.get("id") if isinstance(entry, Mapping) else None
    title = str(entry.get("title", "")) if isinstance(entry, Mapping) else ""
    try:
        case = read_case(entry, number, cards)
        if any(move.deck is not None for move in case.moves):
            _format_of(case)
    except CaseError as problem:
        return JudgedCase(str(name or f"case-{number}"), title, error=problem.words)
    moves = []
    for move in case.moves:
        if move.deck is not None:
            moves.append(_deck_advice(move.deck, case, cards, region))
        else:
            moves.append(tuple(judge(move.position, move.plays)))
    wrong = tuple(move.error for move in case.moves)
    doubted = doubts(case.id, entry, cards)
    unread = tuple(
        _unread(case.id, number, move) for number, move in enumerate(case.moves, 1) if move.unread
    )
    odd = tuple(move.unread for move in case.moves)
    return JudgedCase(case.id, title, tuple(moves), None, unread, odd, wrong, doubted)


def _unread(name: str, number: int, move: CaseMove) -> Words:
    """Return that fields of a move are not known, and which are."""
    odd, known = listed([quoted(key) for key in move.unread]), listed(sorted(move.fields))
    nothing = (
        Words("means nothing here and was not looked at", "読まれませんでした")
        if len(move.unread) == 1
        else Words("mean nothing here and were not looked at", "どれも読まれませんでした")
    )
    return Words(
        f"{name}, move {number}: {odd.en} {nothing.en}. This kind of move is read by {known.en}.",
        f"{name}、操作{number}：{odd.ja}は{nothing.ja}。"
        f"この種類の操作で読まれるのは、{known.ja}です。",
    )


def _format_of(case: Case) -> tuple[DeckFormat, Region | None]:
    """Return the format that a case names, and the region if it says so: "standard_jp".

    Raises CaseError for a format that nobody knows.
    """
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


def _deck_advice(
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
    advice = tuple(Advice(one.rule, one.severity, one.words) for one in found)
    return tuple(map(_of_teams, advice)) if case.variant is TEAM_BATTLE else advice


def _of_teams(advice: Advice) -> Advice:
    """Return what is said of a half deck as the rule of two against two that asks for one."""
    return replace(advice, rule=HALF_DECK) if advice.rule.startswith("half-") else advice
