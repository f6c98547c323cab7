"""How much a field may hold, said where the field is declared: `name: Annotated[str, NAME]`.

Read where a boundary is crossed (`validation.py`): by the host for every request, by whoever reads
a message. The protocol's reference and its tests read the same.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from app.core.card import LONGEST_REF, names_card
from app.core.data.value import value
from app.core.ids import JUDGE, TABLE
from app.core.options import LONGEST_OPTION, MOST_OPTIONS

LONGEST_TEXT = 4000
"""Characters of a text that has no limit of its own."""
LONGEST_LIST = 1000
"""Items of a list that has no limit of its own."""
LARGEST = 10**9
"""The largest number of a field that has no limit of its own."""
LARGEST_NUMBER = 2**53
"""What every JSON reader can hold exactly."""
FARTHEST = 1e6
"""Table units from the corner of the mat; seconds of a clock."""
LAST_SEAT = 7
"""The highest number of a seat at any table."""
MOST_SEATS = LAST_SEAT + 3
"""Seats of a table with the judge's and the table's own."""
LONGEST_ID = 64
"""Characters of what a gesture or a request is called."""
LONGEST_HANDLE = 40
"""Characters of a handle; the host's have nine."""
LONGEST_CODE = 100
"""Characters of a code for programs."""
SIGNATURE_LENGTH = 64
"""Bytes of an Ed25519 signature."""
HASH = 32
"""Bytes of a SHA-256, and of a link, a key or a commitment made of one."""


@value
class Allowed:
    """What a field may hold, besides being of its type."""

    said: str
    """For the docs, in signs: of a text the characters, of a list the items × each of them."""
    holds: Callable[[Any], bool]
    whole: bool = False
    """Whether it looks at every part of what the field holds, and its type: nobody else needs to.
    For what is long and plain."""


def characters(least: int, most: int) -> Allowed:
    """Return the texts of such a length."""
    said = f"{least}…{most:,}" if least else f"≤{most:,}"
    return Allowed(said, lambda text: least <= len(text) <= most)


def whole(least: int, most: int = LARGEST_NUMBER) -> Allowed:
    """Return the whole numbers from `least` to `most`."""
    said = f"≥{least}" if most == LARGEST_NUMBER else f"{least}…{most:,}"
    return Allowed(said, lambda amount: least <= amount <= most)


def seconds(most: float) -> Allowed:
    """Return the times from none to `most`."""
    return Allowed(f"0…{int(most):,}", lambda time: 0.0 <= time <= most)


def hexadecimal(count: int) -> Allowed:
    """Return the texts of so many bytes in small hexadecimal digits."""
    digits = frozenset("0123456789abcdef")
    return Allowed(
        f"{2 * count} [0-9a-f]",
        lambda text: len(text) == 2 * count and digits.issuperset(text),
    )


def items(most: int, each: Allowed | None = None) -> Allowed:
    """Return the lists of such a length, `each` item as it says."""
    return Allowed(
        f"≤{most:,}" + (f" × {each.said}" if each is not None else ""),
        lambda row: (
            len(row) <= most
            and (each is None or all(one is None or each.holds(one) for one in row))
        ),
    )


def or_empty(other: Allowed) -> Allowed:
    """Return what `other` allows, and the empty text."""
    return Allowed(f"{other.said} | 0", lambda text: not text or other.holds(text))


NUMBER = whole(0)
COUNTED = whole(1)
SEAT = whole(0, LAST_SEAT)
SEATS = items(LAST_SEAT + 1, SEAT)
EYES = whole(JUDGE, LAST_SEAT)
ACTOR = whole(TABLE, LAST_SEAT)
ID = characters(1, LONGEST_ID)
CODE = characters(1, LONGEST_CODE)
SOME_CODE = characters(0, LONGEST_CODE)
SENTENCE = characters(0, LONGEST_TEXT)
HANDLE = characters(1, LONGEST_HANDLE)
HANDLES = items(LONGEST_LIST, HANDLE)
STEPS = items(LONGEST_LIST, NUMBER)
COUNTS = items(LONGEST_LIST, COUNTED)
OPTION = characters(1, LONGEST_OPTION)
OPTIONS = items(
    MOST_OPTIONS, Allowed(f"2 × {OPTION.said}", lambda pair: all(map(OPTION.holds, pair)))
)
HEX = hexadecimal(HASH)
SOME_HEX = or_empty(HEX)
SIGNATURE = hexadecimal(SIGNATURE_LENGTH)
COORDINATE = Allowed(
    f"±{int(FARTHEST):,}", lambda amount: math.isfinite(amount) and abs(amount) <= FARTHEST
)
COORDINATES = Allowed(f"2 × {COORDINATE.said}", lambda pair: all(map(COORDINATE.holds, pair)))
TIME = seconds(FARTHEST)
CARD_NAME = Allowed(f"1…{LONGEST_REF}", names_card)
