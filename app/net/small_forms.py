"""The JSON forms of the small things in a step: marks, sorted pairs, the turn, the stage."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from app.core.card import Mark, Marks, Position
from app.core.codec import LARGEST_NUMBER
from app.core.ids import TABLE
from app.core.table import Turn
from app.core.view import SeatDeclaration, SeatStage
from app.net.fixed_width import NAME_WIDTH, NOBODY, name_of, short, token
from app.net.step_words import spelled, word
from app.net.wire_error import row, text, whole, wrong

T = TypeVar("T")
Pairs = tuple[tuple[str, T], ...]

_COMPLETE = "="
"""Begins a list of pairs that stands for itself and not for changes."""
_LONGEST_MARK = 5
_LONGEST_DECLARATION = 6


def trimmed(parts: list[Any], defaults: Sequence[Any]) -> list[Any]:
    """Return `parts` without those at the end that are as usual."""
    count = len(parts)
    while count and parts[count - 1] == defaults[count - 1]:
        count -= 1
    return parts[:count]


# -- marks ------------------------------------------------------------------------------------


def marks_form(marks: Marks) -> list[Any]:
    """Return the JSON form of the marks on one thing."""
    return [_mark_form(mark) for mark in marks]


def _mark_form(mark: Mark) -> Any:
    key = word(mark.key)
    parts = trimmed([mark.value, mark.text, mark.to, mark.until], (1, "", "", None))
    return [key, *parts] if parts else key


def marks(raw: Any, where: str) -> Marks:
    """Return the marks that `marks_form` wrote. Raises WireError."""
    return tuple([_mark(one, where) for one in row(raw, where)])


def _mark(raw: Any, where: str) -> Mark:
    if type(raw) is not list:
        return Mark(spelled(raw, where))
    if not 1 <= len(raw) <= _LONGEST_MARK:
        wrong(where)
    usual: list[Any] = [1, "", "", None]
    key, value, note, to, until = raw + usual[len(raw) - 1 :]
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


def pairs_form(old: Pairs[T], new: Pairs[T], form: Callable[[T], Any]) -> list[Any]:
    """Return what changed from `old` to `new`: key, value, key, value; null takes one away."""
    before, after = dict(old), dict(new)
    if new != tuple(sorted(after.items())):
        return [_COMPLETE, *(part for key, value in new for part in (word(key), form(value)))]
    changed: list[Any] = []
    for key, value in after.items():
        if key not in before or before[key] != value:
            changed += (word(key), form(value))
    for key in before:
        if key not in after:
            changed += (word(key), None)
    return changed


def pairs(old: Pairs[T], raw: Any, read: Callable[[Any, str], T], where: str) -> Pairs[T]:
    """Return the pairs after what `pairs_form` wrote. Raises WireError."""
    parts = row(raw, where)
    if len(parts) % 2:
        if parts[0] != _COMPLETE:
            wrong(where)
        return tuple(
            [
                (spelled(parts[at], where), read(parts[at + 1], where))
                for at in range(1, len(parts), 2)
            ]
        )
    merged = dict(old)
    for at in range(0, len(parts), 2):
        key = spelled(parts[at], where)
        if parts[at + 1] is not None:
            merged[key] = read(parts[at + 1], where)
        elif merged.pop(key, None) is None:
            wrong(where)
    return tuple(sorted(merged.items()))


# -- turn, stage, place on the mat --------------------------------------------------------------


def turn_form(old: Turn, new: Turn) -> list[Any]:
    """Return the JSON form of the turn after `old`: what changed in the ledger, or all of it."""
    if (new.number, new.seat, new.phase) == (old.number, old.seat, old.phase):
        return pairs_form(old.ledger, new.ledger, int)
    head = [new.number, new.seat, word(new.phase)]
    ledger = old.ledger if new.number == old.number else ()
    return [head, *pairs_form(ledger, new.ledger, int)]


def turn(old: Turn, raw: Any, seats: int, where: str) -> Turn:
    """Return the turn that `turn_form` wrote. Raises WireError."""
    parts = row(raw, where)
    if not parts or type(parts[0]) is not list:
        ledger = pairs(old.ledger, parts, number, where)
        return Turn(old.number, old.seat, old.phase, ledger)
    head = row(parts[0], where, 3, 3)
    counted = number(head[0], where)
    ledger = pairs(old.ledger if counted == old.number else (), parts[1:], number, where)
    return Turn(counted, whole(head[1], where, most=seats - 1), spelled(head[2], where), ledger)


def stage_form(stage: SeatStage) -> list[Any]:
    """Return the JSON form of the stage, all of it."""
    return [
        stage.chance,
        list(stage.passed),
        *(
            trimmed(
                [d.id, d.seat, d.text, _key_cards(d.cards), list(d.targets), d.cost],
                ("", None, "", "", [], ""),
            )
            for d in stage.declarations
        ),
    ]


def _key_cards(cards: tuple[str | None, ...]) -> str | list[str | None]:
    # As long where the seat knows the key cards as where it does not.
    packed = [NOBODY if card is None else short(card, "c") for card in cards]
    if None not in packed:
        return "".join(name for name in packed if name is not None)
    return [None if card is None else token(card, "c") for card in cards]


def stage(raw: Any, seats: int, where: str) -> SeatStage:
    """Return the stage that `stage_form` wrote. Raises WireError."""
    parts = row(raw, where, 2)
    most = seats - 1
    chance = None if parts[0] is None else whole(parts[0], where, TABLE, most)
    passed = tuple([whole(seat, where, TABLE, most) for seat in row(parts[1], where)])
    return SeatStage(tuple([_declaration(one, most, where) for one in parts[2:]]), chance, passed)


def _declaration(raw: Any, most: int, where: str) -> SeatDeclaration:
    parts = row(raw, where, 2, _LONGEST_DECLARATION)
    usual: list[Any] = ["", "", [], ""]
    name, seat, words, cards, targets, cost = parts + usual[len(parts) - 2 :]
    return SeatDeclaration(
        text(name, where),
        whole(seat, where, TABLE, most),
        text(words, where),
        _named_cards(cards, where),
        tuple([text(target, where) for target in row(targets, where)]),
        text(cost, where),
    )


def _named_cards(raw: Any, where: str) -> tuple[str | None, ...]:
    if type(raw) is list:
        return tuple(
            [None if one is None else name_of(text(one, where), "c", where) for one in raw]
        )
    packed = text(raw, where)
    if len(packed) % NAME_WIDTH:
        wrong(where)
    names = [packed[at : at + NAME_WIDTH] for at in range(0, len(packed), NAME_WIDTH)]
    return tuple([None if name == NOBODY else name_of(name, "c", where) for name in names])


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
