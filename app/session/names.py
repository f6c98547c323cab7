"""No two people at a table are called the same, nor so that one would read it as the same."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from itertools import count

LONGEST_NAME = 40
"""Characters of what somebody is called."""


def look(name: str) -> str:
    """Return what two names have in common that read alike: no case, no width, no spaces."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(plain.split())


def told_apart(name: str, others: Iterable[str]) -> str:
    """Return a name, with a number behind it where one of `others` reads like it: "Ren 2"."""
    taken = {look(other) for other in others}
    if look(name) not in taken:
        return name
    for number in count(2):
        behind = f" {number}"
        made = name[: LONGEST_NAME - len(behind)].rstrip() + behind
        if look(made) not in taken:
            return made
    raise AssertionError("there is always a number")


def all_told_apart(names: Iterable[str]) -> tuple[str, ...]:
    """Return names of which no two read alike; who comes first keeps theirs."""
    told: list[str] = []
    for name in names:
        told.append(told_apart(name, told))
    return tuple(told)
