"""What is typed to find a card: how many of which, or a whole list that was copied."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from app.core.data.value import value

if TYPE_CHECKING:
    from app.cards.card_facts import CardFact
    from app.games.contracts.card_contract import GameCards

FOUND = 60
"""Cards that are found at most."""
_BEFORE = re.compile(r"^(?P<count>\d{1,2})\s*[x×]?\s+(?P<name>\S.*)$")
_BEHIND = re.compile(
    r"^(?P<name>.*\S)\s*[x× ](?P<count>\d{1,2})$|^(?P<ja>.*\S)\s*(?P<n>\d{1,2})枚$"
)
_PRINT = re.compile(r"^(?P<name>.*\S)\s+(?P<set>[A-Za-z0-9-]{2,8})\s+(?P<number>\w{1,8})$")


@value
class Asked:
    """What somebody typed: how many of which card."""

    name: str
    count: int = 1


def asked(text: str) -> Asked:
    """Return what a typed text asks for: "4 Iono" and 「ナンジャモ4枚」 say how many."""
    plain = unicodedata.normalize("NFKC", text).strip()
    if (found := _BEFORE.match(plain)) is not None:
        return Asked(found["name"], max(1, int(found["count"])))
    if (found := _BEHIND.match(plain)) is not None and found["ja"]:
        return Asked(found["ja"], max(1, int(found["n"])))
    return Asked(plain)


def cards_asked(text: str, cards: GameCards) -> tuple[CardFact, ...]:
    """Return the cards that a typed text may mean, best first; a whole line of a list too."""
    name = asked(text).name
    if not name:
        return ()
    found = cards.finder.cards(cards.finder.keys(name, limit=FOUND))
    if not found and (part := _PRINT.match(name)) is not None:
        card = cards.find(part["name"], part["set"], part["number"])
        return () if card is None else (card,)
    return tuple(found)


def holds_list() -> bool:
    """Return whether there are several lines on the clipboard."""
    lines = QGuiApplication.clipboard().text().splitlines()
    return sum(bool(line.strip()) for line in lines) > 1
