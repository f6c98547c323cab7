"""The JSON forms of the small things in a step: marks, sorted pairs, the turn, the stage."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from app.core.card import Mark, Marks, Position
from app.core.data.field_limits import LARGEST_NUMBER
from app.core.data.value import replace
from app.core.ids import TABLE
from app.core.options import Options
from app.core.table import Turn
from app.core.view import SeatDeclaration, SeatStage
from app.net.encoding.fixed_width import NAME_WIDTH, NOBODY, name_of, short, token
from app.net.encoding.row_edit import edit, take_out, written_out
from app.net.encoding.step_words import spelled, word
from app.net.transport.wire_error import row, text, whole, wrong

T = TypeVar("T")
Pairs = tuple[tuple[str, T], ...]
Declarations = tuple[SeatDeclaration, ...]

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


# -- turn, stage, place on the mat --------------------------------------------------------------


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


def stage_form(old: SeatStage, new: SeatStage, *, touched: bool) -> list[Any]:
    """Return the JSON form of the stage after `old`: what left it, what came, which cards it names.

    Where a fact `touched` cards, those of every declaration that stays are named, whether they are
    others now or not: how long the message is tells nobody that a key card was among them.
    """
    before, after = old.declarations, new.declarations
    out, put = _edit(before, after)
    gone, came = set(out), set(put)
    had = [one.cards for place, one in enumerate(before) if place not in gone]
    has = [one.cards for place, one in enumerate(after) if place not in came]
    named = any(has) and (touched or had != has)
    declared = [[place, *_declaration_form(after[place])] for place in put]
    cards = _key_cards(tuple([card for cards in has for card in cards])) if named else ""
    return trimmed([new.chance, list(new.passed), written_out(out), declared, cards], _SAME)


_SAME: tuple[Any, ...] = (None, None, "", [], "")
"""How the parts of the form of a stage are left out; the first two never are."""


def _edit(old: Declarations, new: Declarations) -> tuple[list[int], list[int]]:
    """Return the places of `old` that are gone and those of `new` that came.

    A declaration that names other cards is the same one.
    """
    known = {one.id: _declaration_form(replace(one, cards=())) for one in old}
    others = {
        one.id for one in new if known.get(one.id) != _declaration_form(replace(one, cards=()))
    }
    return edit(tuple([one.id for one in old]), tuple([one.id for one in new]), others)


def _declaration_form(one: SeatDeclaration) -> list[Any]:
    return trimmed(
        [one.id, one.seat, one.text, _key_cards(one.cards), list(one.targets), one.cost],
        (None, None, "", "", [], ""),
    )


def _key_cards(cards: tuple[str | None, ...]) -> str | list[str | None]:
    # As long where the seat knows the key cards as where it does not.
    packed = [NOBODY if card is None else short(card, "c") for card in cards]
    if None not in packed:
        return "".join(name for name in packed if name is not None)
    return [None if card is None else token(card, "c") for card in cards]


def stage(old: SeatStage, raw: Any, seats: int, where: str) -> SeatStage:
    """Return the stage after what `stage_form` wrote. Raises WireError."""
    parts = row(raw, where, 2, len(_SAME))
    out, put, cards = (*parts[2:], *_SAME[len(parts) :])
    most = seats - 1
    chance = None if parts[0] is None else whole(parts[0], where, TABLE, most)
    passed = tuple([whole(seat, where, TABLE, most) for seat in row(parts[1], where)])
    held = list(old.declarations)
    take_out(held, out, where)
    if cards:
        held = _with_cards(held, _named_cards(cards, where), where)
    for one in row(put, where):
        parts = row(one, where, 3, 1 + _LONGEST_DECLARATION)
        held.insert(whole(parts[0], where, most=len(held)), _declaration(parts[1:], most, where))
    return SeatStage(tuple(held), chance, passed)


def _with_cards(
    held: list[SeatDeclaration], named: tuple[str | None, ...], where: str
) -> list[SeatDeclaration]:
    """Return declarations with the cards that are `named`, as many as each had before."""
    result, at = [], 0
    for one in held:
        result.append(replace(one, cards=named[at : at + len(one.cards)]))
        at += len(one.cards)
    return result if at == len(named) else wrong(where)


def _declaration(raw: list[Any], most: int, where: str) -> SeatDeclaration:
    usual: list[Any] = ["", "", [], ""]
    name, seat, words, cards, targets, cost = raw + usual[len(raw) - 2 :]
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
