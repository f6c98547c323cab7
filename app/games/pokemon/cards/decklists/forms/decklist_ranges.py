"""Lines that give counts no deck has: ranges, lines of evolution, changes to a deck.

Articles and talks about decks are full of them. None is a row, and none may become one.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from app.core.text.words import Words
from app.games.pokemon.cards.decklists import decklist_words as words
from app.games.pokemon.cards.decklists.forms.decklist_line import split_print
from app.games.pokemon.cards.decklists.forms.decklist_loose import IsCard

# Patterns are compiled when first used (`re` keeps them): most lists need none of these.
_BEFORE = r"^\d{1,2}(?: ?[-–~〜/] ?\d{1,2})+ ?[xX×枚]? ?(?P<name>[^\W\d].*)$"
"""3-4 Iono, 4-3-3 Gardevoir ex, 2/4 Iono"""
_BEHIND = r"(?:\d ?[-–~〜] ?\d{1,2} ?枚|(?:(?<= )[xX]|×) ?\d{1,2} ?[-–~〜/] ?\d{1,2})$"
"""ナンジャモ 3〜4枚, Iono x3-4"""
_SAID_BEHIND = r" [xX×] ?\d{1,2} ?[-–~〜] ?\d{1,2}(?= [A-Za-z(])"
"""Iono x3-4 draws cards"""
_ADDED, _TAKEN_OUT = r"^\+ ?\d{1,2}[xX×]? ?[^\W\d]", r"^[-–−] ?\d{1,2}[xX×]? ?[^\W\d]"
"""+1 Iono, -1 Judge: either alone may as well be a row with a bullet."""
_HYPHENED = r"^(?P<count>\d{1,2})-(?=[^\W\d])"
"""4-Iono: one alone may be a title, "1-Prize Box"."""


def odd_count(text: str, is_card: IsCard, *, begun: bool) -> Words | None:
    """Return what is wrong with a line whose count is several numbers; None for any other.

    Before any card was there, "3/14 City League" is a title.
    """
    if (said := re.search(_SAID_BEHIND, text)) and is_card(
        text[: said.start()].rpartition(" / ")[2]
    ):
        return words.several_counts()
    if not any(char.isdecimal() for char in text[:2] + text[-3:]):
        return None
    if re.search(_BEHIND, text):
        return words.several_counts()
    found = re.match(_BEFORE, text)
    odd = found is not None and (
        begun or is_card(found["name"]) or bool(split_print(found["name"])[1])
    )
    return words.several_counts() if odd else None


def has_changes(lines: Sequence[str]) -> bool:
    """Tell whether some lines put cards into a deck and others take them out."""
    return any(re.match(_TAKEN_OUT, line) for line in lines) and any(
        re.match(_ADDED, line) for line in lines
    )


def is_change(text: str) -> bool:
    """Tell whether a line puts a card into a deck or takes it out."""
    return re.match(_ADDED, text) is not None or re.match(_TAKEN_OUT, text) is not None


def without_hyphens(lines: Sequence[str]) -> Sequence[str]:
    """Return the lines with a space where a hyphen parts count and name in several of them."""
    if sum(re.match(_HYPHENED, line) is not None for line in lines) < 2:
        return lines
    return [re.sub(_HYPHENED, r"\g<count> ", line) for line in lines]
