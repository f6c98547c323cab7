"""Whether a board is as a case expects it: only what an expectation names is compared."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from app.games.nullpoga.cases import case_values as read
from app.games.nullpoga.resolver.board_values import COLUMNS, SIDE_NAMES

SIDE = ("life", "mana", "hand", "wild", "battle", "standby", "deck")
Wrong = tuple[str, Any, Any]
"""(what, what was expected, what came)"""
MOST_ALTERNATIVES = 50
MOST_CARDS = 200
COLUMN_NAMES = tuple(map(str, range(COLUMNS)))
WINNERS = ("A", "B", "draw")
KEYS = ("winner", *SIDE_NAMES, "count", "one_of")
SORTED = ("hand", "wild", "deck")
COUNTED = ("card", "attack", "life")


def read_expected(held: Any, where: str) -> Mapping[str, Any]:
    """Return an expectation whose every field can be compared. Raises CaseError."""
    said = read.mapping(held, where, KEYS)
    if said.get("winner") is not None:
        read.one_of(said["winner"], f"{where}.winner", WINNERS)
    for name in SIDE_NAMES:
        if name in said:
            _read_side(said[name], f"{where}.{name}")
    counts = read.entries(said.get("count", []), f"{where}.count", MOST_ALTERNATIVES)
    for number, one in enumerate(counts, 1):
        at = f"{where}.count.{number}"
        entry = read.mapping(one, at, ("side", "row", "n", *COUNTED))
        read.side(entry.get("side"), f"{at}.side")
        read.row(entry.get("row"), f"{at}.row")
        read.whole(entry.get("n"), f"{at}.n", 0)
        _read_standing(entry, at)
    others = read.entries(said.get("one_of", []), f"{where}.one_of", MOST_ALTERNATIVES)
    for number, one in enumerate(others, 1):
        at = f"{where}.one_of.{number}"
        read_expected(read.mapping(one, at, ("winner", *SIDE_NAMES, "count")), at)
    return said


def _read_side(held: Any, where: str) -> None:
    said = read.mapping(held, where, SIDE)
    for field, one in said.items():
        at = f"{where}.{field}"
        if field in ("life", "mana"):
            read.whole(one, at)
        elif field in ("hand", "deck"):
            for card in read.entries(one, at, MOST_CARDS):
                read.name(card, at)
        elif field == "wild":
            for column in read.entries(one, at, COLUMNS):
                read.column(column, at)
        else:
            for column, standing in read.mapping(one, at, COLUMN_NAMES).items():
                _read_standing(read.mapping(standing, f"{at}.{column}", COUNTED), f"{at}.{column}")


def _read_standing(said: Mapping[str, Any], where: str) -> None:
    if "card" in said:
        read.name(said["card"], f"{where}.card")
    for field in ("attack", "life"):
        if field in said:
            read.whole(said[field], f"{where}.{field}")


def wrong(expected: Mapping[str, Any], came: Mapping[str, Any] | None) -> Iterator[Wrong]:
    """Yield what of a board is not as an expectation says. A game that is over has no board."""
    if came is None:
        yield "next", dict(expected), None
        return
    if "winner" in expected and expected["winner"] != came["winner"]:
        yield "winner", expected["winner"], came["winner"]
    for name in SIDE_NAMES:
        for field, wanted in expected.get(name, {}).items():
            if (sorted(wanted) if field in SORTED else wanted) != came[name][field]:
                yield f"{name}.{field}", wanted, came[name][field]
    for one in expected.get("count", ()):
        line = came[one["side"]][one["row"]].values()
        said = {key: one[key] for key in COUNTED if key in one}
        found = sum(all(held[key] == held_ for key, held_ in said.items()) for held in line)
        if found != one["n"]:
            yield f"count {one['side']}.{one['row']}", one["n"], found
    alternatives = expected.get("one_of", ())
    if alternatives and all(any(wrong(one, came)) for one in alternatives):
        yield "one_of", list(alternatives), {name: came[name] for name in SIDE_NAMES}
