"""The number of a soldier as it lies large on it: what it counts, and what Up and Down changed.

What its cards count is said by `trump_characters.printed` alone, which the rules go by as well: a
soldier that a Jack of the trumps made counts 11, and not the sum of its cards.
"""

from __future__ import annotations

from app.core.card import Marks, value_of
from app.core.text.words import Words
from app.games.blackpoker.rules.trump_characters import printed
from app.games.blackpoker.table.field import STRONGER, WEAKER
from app.games.contracts.board.number_contract import UnitNumber


def reckoned(refs: tuple[str | None, ...], marks: Marks) -> int | None:
    """Return the number of a soldier; None for what lies face down, or does."""
    if None in refs:
        return None
    counts = printed(tuple(ref for ref in refs if ref is not None))
    return counts + value_of(marks, STRONGER) - value_of(marks, WEAKER)


NUMBER = UnitNumber("strength", Words("number", "数字"), reckoned=reckoned)
