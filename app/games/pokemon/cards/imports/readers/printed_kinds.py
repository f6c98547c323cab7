"""Which printed kinds (tags) a card has where the data says so only in name, rarity and suffix.

The Japanese sources have no flag for ACE SPEC, Radiant or ◇, and call every "ex" an "EX".
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from app.games.pokemon.cards.card_record import CardKind

_SUFFIX = re.compile(
    r"(?:^|[^A-Za-z])(?P<suffix>ex|EX|GX|VMAX|VSTAR|V-UNION|V|BREAK|LEGEND)$"
    r"|[-\s](?P<western>EX|GX|ex)$"
)
_MEGA = re.compile(r"^(?:Mega |M (?=\S+-EX)|メガ(?!ニウム|ヤンマ)|M(?=[ァ-ヺ]))")
_MARKS = {"◇": "Prism Star", "★": "Star", "☆": "Star"}
_PREFIXES = {"かがやく": "Radiant", "Radiant ": "Radiant"}
_THREE = frozenset({"VMAX", "V-UNION", "TAG TEAM"})
_TWO = frozenset({"ex", "EX", "GX", "V", "VSTAR"})


def tags_of(name: str, kind: CardKind, said: Iterable[str]) -> tuple[str, ...]:
    """Return the tags of a card by its printed name; `said` are those the data itself gives."""
    tags = list(said)
    if kind == "pokemon":
        found = _SUFFIX.search(name.rstrip("◇★☆ "))
        suffix = (found["suffix"] or found["western"]) if found else None
        if suffix:
            tags.append(suffix)
        if suffix == "GX" and "&" in unwidened(name):
            tags.append("TAG TEAM")
        if suffix in ("ex", "EX") and _MEGA.match(name):
            tags.append("Mega")
        tags += [tag for mark, tag in _MARKS.items() if name.endswith(mark)]
        tags += [tag for prefix, tag in _PREFIXES.items() if name.startswith(prefix)]
    return tuple(dict.fromkeys(tags))


def unwidened(name: str) -> str:
    """Return the name with an "&" of one width."""
    return name.replace("＆", "&")


def prizes_of(tags: Iterable[str]) -> int:
    """Return how many Prize cards such a Pokémon is worth (rule boxes)."""
    held = frozenset(tags)
    if held & _THREE or {"Mega", "ex"} <= held:
        return 3
    return 2 if held & _TWO else 1
