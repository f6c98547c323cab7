"""No two people at a table are called the same, nor so that one would read it as the same."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from itertools import count

from app.core.data.field_limits import characters

LONGEST_NAME = 40
"""Characters of what somebody is called."""
PERSON_NAME = characters(1, LONGEST_NAME)
SOME_NAME = characters(0, LONGEST_NAME)

_LATIN = str.maketrans(
    "АВЕКМНОРСТУХІЈЅԚԜҺӀавекмнорстухіјѕԛԝһӏԁɡΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβεικνορτυχϲϳ",
    "ABEKMHOPCTYXIJSQWHIabekmhopctyxijsqwhldgABEZHIKMNOPTYXabeikvoptuxcj",
)
"""Letters of the Cyrillic and the Greek alphabet -> the Latin ones that they are drawn like.

From the confusables of Unicode (UTS #39), as far as people write names with them.
"""
_STROKES = str.maketrans("Il1|O0", "lllloo")
"""What is one stroke, or one ring, in many fonts."""


def looks(name: str) -> frozenset[str]:
    """Return what two names have in common that read alike, by either of two ways to read.

    In both an alphabet, width, spaces and what cannot be seen make no difference; in one case makes
    none ("ren", "Ren"), in the other strokes and rings make none ("Ali", "AIi").
    """
    plain = unicodedata.normalize("NFKC", name).translate(_LATIN)
    seen = "".join(one for one in plain if not one.isspace() and unicodedata.category(one) != "Cf")
    folded = unicodedata.normalize("NFKC", seen.casefold())
    return frozenset((f"case {folded}", f"stroke {seen.translate(_STROKES)}"))


def told_apart(name: str, others: Iterable[str]) -> str:
    """Return a name, with a number behind it where one of `others` reads like it: "Ren 2"."""
    taken = frozenset[str]().union(*map(looks, others))
    if not looks(name) & taken:
        return name
    for number in count(2):
        behind = f" {number}"
        made = name[: LONGEST_NAME - len(behind)].rstrip() + behind
        if not looks(made) & taken:
            return made
    raise AssertionError("there is always a number")


def all_told_apart(names: Iterable[str]) -> tuple[str, ...]:
    """Return names of which no two read alike; who comes first keeps theirs."""
    told: list[str] = []
    for name in names:
        told.append(told_apart(name, told))
    return tuple(told)
