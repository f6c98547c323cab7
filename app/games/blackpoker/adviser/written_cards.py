"""Cards as people write them in cases: "S10", "HA", "Joker", "any"."""

from __future__ import annotations

from typing import Any

from app.core.text.words import Words
from app.games._playing_cards.suits_ranks import CARDS
from app.games.advising.cases.case_fields import CaseReader

UNKNOWN = ("any", "?", "")
JOKER = {"joker": "J-R", "joker2": "J-B", "jr": "J-R", "jb": "J-B"}


def card(read: CaseReader, key: str, written: Any) -> str | None:
    """Return a card by its key; None for one that nobody knows. Raises CaseError."""
    said = written if isinstance(written, str) else "" if written is None else str(written)
    if said.casefold() in UNKNOWN:
        return None
    found = JOKER.get(said.casefold()) or f"{said[:1].upper()}-{said[1:].lstrip('-').upper()}"
    if found not in CARDS:
        raise read.error(
            key,
            Words(
                f"“{said[:20]}” is not a card; write “S10”, “HA” or “Joker”",
                f"「{said[:20]}」というカードはありません。「S10」「HA」「Joker」のように書いてください",
            ),
        )
    return found


def cards(read: CaseReader, key: str, written: list[Any]) -> tuple[str | None, ...]:
    """Return several cards. Raises CaseError."""
    return tuple(card(read, key, one) for one in written)
