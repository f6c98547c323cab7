"""What Japanese card texts say about decks and kinds, and what every card of a kind repeats."""

from __future__ import annotations

import re

from app.games.pokemon.cards.card_record import DeckText
from app.games.pokemon.cards.words.printed_types import TYPES, TYPES_JA

_DECK_TEXTS: tuple[tuple[DeckText, re.Pattern[str]], ...] = (
    ("any_number", re.compile(r"デッキに何枚でも")),
    ("one_of_name", re.compile(r"「ひかる[^」]{1,20}」は[^。]{0,20}デッキに1枚")),
    ("four_unown", re.compile(r"「アンノーン」[^。]{0,30}4枚まで")),
    ("not_tournament", re.compile(r"公式大会では使(?:え|用でき)")),
)
_REMINDER = re.compile(
    r"(?:^|(?<=[。\s］」)）]))(?:"
    r"サポートは、?自分の番|スタジアムは、?自分の番|グッズは、?自分の番"
    r"|ポケモンのどうぐは、?自分のポケモン|特殊エネルギーは、?自分の番"
    r")[\s\S]*$"
)
_PRIZES = re.compile(r"サイドを(\d)枚")
_ENGLISH_TYPE = re.compile("|".join(sorted(TYPES, key=len, reverse=True)))
_SPECIAL = re.compile(r"ACE\s?SPEC")


def without_reminder(text: str) -> str:
    """Return an effect text without what every card of its kind says at its end."""
    return _REMINDER.sub("", text.strip()).strip()


def with_type_words(text: str) -> str:
    """Return a text with its Energy symbols in words: one source has "Fireエネルギー" for 炎."""
    return _ENGLISH_TYPE.sub(lambda found: TYPES_JA[TYPES[found[0]]], text)


def deck_texts(text: str) -> tuple[DeckText, ...]:
    """Return what a text says about building a deck."""
    return tuple(name for name, form in _DECK_TEXTS if form.search(text))


def prizes_in(text: str) -> int:
    """Return how many Prize cards a rule box says are taken; 1 where it says nothing."""
    return max((int(found) for found in _PRIZES.findall(text)), default=1)


def is_ace_spec(text: str) -> bool:
    """Whether a text has the rule of an ACE SPEC card."""
    return bool(_SPECIAL.search(text))
