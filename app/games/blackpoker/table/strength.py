"""The number of a soldier as it lies large on it: its cards, and what Up and Down changed."""

from __future__ import annotations

from app.core.card import Marks, value_of
from app.core.text.words import Words
from app.games.blackpoker.rules.card_values import number_of
from app.games.blackpoker.table.field import STRONGER, WEAKER
from app.games.contracts.board.number_contract import UnitNumber


def reckoned(refs: tuple[str | None, ...], marks: Marks) -> int | None:
    """Return the number of a soldier; None for what lies face down, or does."""
    if None in refs:
        return None
    printed = sum(number_of(ref) for ref in refs if ref is not None)
    return printed + value_of(marks, STRONGER) - value_of(marks, WEAKER)


NUMBER = UnitNumber("strength", Words("number", "数字"), reckoned=reckoned)
