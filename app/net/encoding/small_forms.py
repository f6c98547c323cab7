"""The JSON forms of the small things in a step: marks, sorted pairs, the turn."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from app.core.card import Mark, Marks, Position
from app.core.data.field_limits import LARGEST_NUMBER
from app.core.options import Options
from app.core.table import Turn
from app.net.encoding.step_words import spelled, word
from app.net.transport.wire_error import row, text, whole, wrong

T = TypeVar("T")
Pairs = tuple[tuple[str, T], ...]

_COMPLETE = "="
"""Begins a list of pairs that stands for itself and not for changes."""
_LONGEST_MARK = 5


def trimmed(parts: list[Any], defaults: Sequence[Any]) -> list[Any]:
    """Return `parts` without those at the end that are as usual."""
    count = len(parts)
    while count and parts[count - 1] == defaults[count - 1]:
        count -= 1
    return parts[:count]


def amount(raw: Any, where: str) -> float:
    """Return `raw` if it is a number of table units. Raises WireError."""
    if type(raw) not in (int, float) or not math.isfinite(raw):
        wrong(where)
    return float(raw)


# -- marks ------------------------------------------------------------------------------------


def marks_form(old: Marks, new: Marks) -> list[Any]:
    """Return what changed of the marks on one thing: those put on, then the keys taken off."""
    had = {mark.key: mark for mark in old}
    has = {mark.key for mark in new}
    changed = [_mark_form(mark) for mark in new if had.get(mark.key) != mark]
    return [*changed, *([word(key)] for key in had if key not in has)]


def _mark_form(mark: Mark) -> Any:
    key = word(mark.key)
    parts = trimmed([mark.value, mark.text, mark.to, mark.until], (1, "", "", None))
    return [key, *parts] if parts else key


def marks(old: Marks, raw: Any, where: str) -> Marks:
    """Return the marks after what `marks_form` wrote. Raises WireError."""
    held = {mark.key: mark for mark in old}
    for one in row(raw, where):
        if type(one) is list and len(one) == 1:
            if held.pop(spelled(one[0], where), None) is None:
                wrong(where)
        else:
            mark = _mark(one, where)
            held[mark.key] = mark
    return tuple([held[key] for key in sorted(held)])


def _mark(raw: Any, where: str) -> Mark:
    if type(raw) is not list:
        return Mark(spelled(raw, where))
    usual: list[Any] = [1, "", "", None]
    key, value, note, to, until = row(raw, where, 2, _LONGEST_MARK) + usual[len(raw) - 1 :]
    return Mark(
        spelled(key, where),
        number(value, where),
        text(note, where),
        text(to, where),
        None if until is None else number(until, where),
    )


def number(raw: Any, where: str) -> int:
    """Return `raw` if it is a whole number, be it below 0. Raises WireError."""
    return whole(raw, where, -LARGEST_NUMBER)


# -- sorted pairs: ledger, options, marks of seats ----------------------------------------------


def pairs_form(old: Pairs[T], new: Pairs[T], form: Callable[[T | None, T], Any]) -> list[Any]:
    """Return what changed from `old` to `new`: key, value, key, value; null takes one away.

    `form` writes a value, given the one before it, if there was one.
    """
    before, after = dict(old), dict(new)
    if new != tuple(sorted(after.items())):
        return [_COMPLETE, *(part for key, value in new for part in (word(key), form(None, value)))]
    changed: list[Any] = []
    for key, value in after.items():
        if key not in before or before[key] != value:
            changed += (word(key), form(before.get(key), value))
    for key in before:
        if key not in after:
            changed += (word(key), None)
    return changed


def pairs(old: Pairs[T], raw: Any, read: Callable[[T | None, Any, str], T], where: str) -> Pairs[T]:
    """Return the pairs after what `pairs_form` wrote. Raises WireError."""
    parts = row(raw, where)
    if len(parts) % 2:
        if parts[0] != _COMPLETE:
            wrong(where)
        return tuple(
            [
                (spelled(parts[at], where), read(None, parts[at + 1], where))
                for at in range(1, len(parts), 2)
            ]
        )
    merged = dict(old)
    for at in range(0, len(parts), 2):
        key = spelled(parts[at], where)
        if parts[at + 1] is not None:
            merged[key] = read(merged.get(key), parts[at + 1], where)
        elif merged.pop(key, None) is None:
            wrong(where)
    return tuple(sorted(merged.items()))


def _counted(_: int | None, count: int) -> int:
    return count


def _count(_: int | None, raw: Any, where: str) -> int:
    return number(raw, where)


def options_form(old: Options, new: Options) -> list[Any]:
    """Return what changed of the options."""
    return pairs_form(old, new, lambda _, chosen: chosen)


def options(old: Options, raw: Any, where: str) -> Options:
    """Return the options after what `options_form` wrote. Raises WireError."""
    return pairs(old, raw, lambda _, chosen, where: text(chosen, where), where)


def targets_form(old: Pairs[Marks], new: Pairs[Marks]) -> list[Any]:
    """Return what changed of the marks on seats and on the table."""
    return pairs_form(old, new, lambda before, after: marks_form(before or (), after))


def targets(old: Pairs[Marks], raw: Any, where: str) -> Pairs[Marks]:
    """Return the marks on seats and on the table after what `targets_form` wrote."""
    return pairs(old, raw, lambda before, form, where: marks(before or (), form, where), where)


# -- turn, place on the mat ---------------------------------------------------------------------


def turn_form(old: Turn, new: Turn) -> list[Any]:
    """Return the JSON form of the turn after `old`: what changed in the ledger, or all of it."""
    if (new.number, new.seats, new.phase) == (old.number, old.seats, old.phase):
        return pairs_form(old.ledger, new.ledger, _counted)
    head = [new.number, new.seat, word(new.phase), *new.also]
    ledger = old.ledger if new.number == old.number else ()
    return [head, *pairs_form(ledger, new.ledger, _counted)]


def turn(old: Turn, raw: Any, seats: int, where: str) -> Turn:
    """Return the turn that `turn_form` wrote. Raises WireError."""
    parts = row(raw, where)
    if not parts or type(parts[0]) is not list:
        ledger = pairs(old.ledger, parts, _count, where)
        return Turn(old.number, old.seat, old.phase, ledger, old.also)
    head = row(parts[0], where, 3, 2 + seats)
    counted = number(head[0], where)
    ledger = pairs(old.ledger if counted == old.number else (), parts[1:], _count, where)
    seat, *also = [whole(one, where, most=seats - 1) for one in (head[1], *head[3:])]
    if seat in also or also != sorted(set(also)):
        wrong(where)
    return Turn(counted, seat, spelled(head[2], where), ledger, tuple(also))


def position(raw: Any, where: str) -> Position | None:
    """Return a place on the mat. Raises WireError."""
    if raw is None:
        return None
    x, y = row(raw, where, 2, 2)
    return _coordinate(x, where), _coordinate(y, where)


def _coordinate(raw: Any, where: str) -> float:
    if type(raw) is float and math.isfinite(raw):
        return raw
    return number(raw, where)
