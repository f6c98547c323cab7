"""Of languages, sizes and the like, so few cases that any two values still meet in one of them.

What goes wrong with a layout goes wrong by one of them or by two together: long words in large
letters, large letters in a narrow window. The long form tries all of them with all others.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from itertools import combinations, product
from typing import Any

LONG = os.environ.get("CHABUDAI_HYPOTHESIS") == "long"

Case = tuple[Any, ...]


def _pairs(case: Case) -> set[Case]:
    """Return any two values of a case, each with its axis."""
    return set(combinations(enumerate(case), 2))


def pairwise(*axes: Iterable[Any]) -> list[Case]:
    """Return cases with a value of each axis, in which any two values of two axes meet.

    The same ones each time; all there are in the long form. Values can be hashed.
    """
    every = list(product(*axes))
    if LONG:
        return every
    missing: set[Case] = set().union(*map(_pairs, every))
    found: list[Case] = []
    while missing:
        best = max(every, key=lambda case: len(_pairs(case) & missing))
        found.append(best)
        missing -= _pairs(best)
    return found
