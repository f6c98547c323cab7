"""Knows the log of a game that an app wrote, which people paste where a deck list is wanted."""

from __future__ import annotations

import re
from collections.abc import Iterable

_SIGNS = tuple(
    re.compile(pattern)
    for pattern in (
        r".+ chose (?:heads|tails) for the opening coin flip\.",
        r".+ won the coin toss\.",
        r".+ decided to go (?:first|second)\.",
        r".+ drew \d+ cards? for the opening hand\.",
        r"(?:Turn # ?\d+ - )?.+['’]s Turn",
        r".+ ended their turn\.",
    )
)
"""Lines that such a log has and no deck list."""
ENOUGH = 2
"""Kinds of such lines that make it one: a deck may well be called “Ren's Turn”."""


def is_battle_log(lines: Iterable[str]) -> bool:
    """Whether a text is the log of a game, as PTCG Live copies it in English."""
    found: set[re.Pattern[str]] = set()
    for line in lines:
        found.update(sign for sign in _SIGNS if sign not in found and sign.fullmatch(line.strip()))
        if len(found) >= ENOUGH:
            return True
    return False
