"""How a row of names changed: which places were taken out, which names were put in where.

Rows are the cards of a pile, the units of a field and the cards of a unit. A name that the step
touched counts as taken out and put in even where it stands as before: how long the message is then
depends on how many cards moved, not on where they came to lie.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Any, TypeVar

from app.net.encoding.fixed_width import (
    NAME_WIDTH,
    PAIRS,
    name_of,
    numbers,
    pair_number,
    pairs,
    short,
    token,
)
from app.net.transport.wire_error import row, text, wrong

T = TypeVar("T")
Row = tuple[str, ...]
_PLACE = 2
_RECORD = _PLACE + NAME_WIDTH


def edit(old: Row, new: Row, touched: Container[str]) -> tuple[list[int], list[int]]:
    """Return the places of `old` that are taken out and those of `new` that are put in."""
    if not old:
        return [], list(range(len(new)))
    had, has = set(old), set(new)
    out = [place for place, name in enumerate(old) if name not in has or name in touched]
    put = [place for place, name in enumerate(new) if name not in had or name in touched]
    if len(old) - len(out) == len(new) - len(put):
        stayed = [name for name in old if name in has and name not in touched]
        if stayed == [name for name in new if name in had and name not in touched]:
            return out, put
    return list(range(len(old))), list(range(len(new)))


def elsewhere(old: Row, new: Row, moved: Container[str]) -> Container[str]:
    """Return the names that count as taken out and put in where nothing of a row is a secret.

    Those that `moved` where the names in both rows stand in another order now; otherwise none.
    """
    had, has = set(old), set(new)
    stayed = [name for name in old if name in has]
    return () if stayed == [name for name in new if name in had] else moved


def written_out(out: list[int]) -> str:
    """Return the JSON form of the places taken out."""
    return pairs(out)


def written_in(new: Row, put: list[int], kind: str) -> str | list[Any]:
    """Return the JSON form of the names put in: ten letters each, or a list where one is odd."""
    records = []
    for place in put:
        name = short(new[place], kind)
        if name is None:
            return [part for at in put for part in (PAIRS[at], token(new[at], kind))]
        records.append(PAIRS[place] + name)
    return "".join(records)


def take_out(left: list[T], out: Any, where: str) -> list[T]:
    """Take out of a row what lay at the places that `written_out` wrote, and return it.

    Raises WireError.
    """
    taken = []
    last = len(left)
    for place in reversed(numbers(text(out, where), where)):
        if place >= last:
            wrong(where)
        taken.append(left.pop(place))
        last = place
    taken.reverse()
    return taken


def edited(old: Row, out: Any, put: Any, kind: str, where: str) -> tuple[Row, list[str], list[str]]:
    """Return the row after an edit, the names taken out, the names put in. Raises WireError."""
    left = list(old)
    taken = take_out(left, out, where)
    came = []
    last = -1
    for place, name in _records(put, kind, where):
        if not last < place <= len(left):
            wrong(where)
        left.insert(place, name)
        came.append(name)
        last = place
    return tuple(left), taken, came


def _records(put: Any, kind: str, where: str) -> list[tuple[int, str]]:
    if type(put) is str:
        if len(put) % _RECORD:
            wrong(where)
        return [
            (
                pair_number(put[at : at + _PLACE], where),
                name_of(put[at + _PLACE : at + _RECORD], kind, where),
            )
            for at in range(0, len(put), _RECORD)
        ]
    parts = row(put, where)
    if len(parts) % 2:
        wrong(where)
    return [
        (
            pair_number(text(parts[at], where), where),
            name_of(text(parts[at + 1], where), kind, where),
        )
        for at in range(0, len(parts), 2)
    ]
