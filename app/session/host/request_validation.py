"""Whether a request is made of what it should be made of, before anybody acts on it.

The wire's decoder refuses nonsense already; the host does not rely on who calls it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from app.core.intent import Batch, Request
from app.core.text.words import Words

LONGEST_TEXT = 4000
MOST_ITEMS = 1000
LARGEST = 10**9
FARTHEST = 1e6
"""Table units from the corner of the mat."""
DEEPEST = 8
"""Batches within one another."""

MALFORMED = Words(
    "The program that sent this made a mistake. Update it, or report what you did.",
    "送信したプログラムの誤りです。更新するか、操作内容を報告してください。",
)

Check = Callable[[Any], bool]


def well_formed(request: Request) -> bool:
    """Whether every field of `request` has its type and a sane size."""
    return not _too_deep(request.intent) and _check_of(Request)(request)


def _too_deep(intent: Any) -> bool:
    if not isinstance(intent, Batch):
        return False
    layer: list[Any] = [intent]
    for _ in range(DEEPEST):
        layer = [
            step
            for one in layer
            if isinstance(one, Batch) and isinstance(one.steps, tuple)
            for step in one.steps
        ]
        if not layer:
            return False
    return True


def _text(value: Any) -> bool:
    # Half a surrogate pair has no form on the wire or in a file.
    return (
        type(value) is str
        and len(value) <= LONGEST_TEXT
        and (value.isascii() or not any("\ud800" <= letter <= "\udfff" for letter in value))
    )


def _whole(value: Any) -> bool:
    return type(value) is int and -LARGEST <= value <= LARGEST


def _real(value: Any) -> bool:
    return type(value) in (int, float) and math.isfinite(value) and abs(value) <= FARTHEST


_PLAIN: dict[Any, Check] = {
    str: _text,
    int: _whole,
    float: _real,
    bool: lambda value: type(value) is bool,
    NoneType: lambda value: value is None,
}


@cache
def _check_of(hint: Any) -> Check:
    if hint in _PLAIN:
        return _PLAIN[hint]
    if is_dataclass(hint):
        return lambda value: type(value) is hint and _fields_fit(value)
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Literal:
        kinds = frozenset(type(part) for part in parts)
        return lambda value: type(value) in kinds and value in parts
    if origin in (Union, UnionType):
        return _check_of_union(parts)
    if origin is tuple and parts[-1] is Ellipsis:
        item = _check_of(parts[0])
        return lambda value: (
            type(value) is tuple and len(value) <= MOST_ITEMS and all(map(item, value))
        )
    assert origin is tuple, hint  # what intents are made of
    checks = [_check_of(part) for part in parts]
    return lambda value: (
        type(value) is tuple
        and len(value) == len(checks)
        and all(check(part) for check, part in zip(checks, value, strict=True))
    )


def _check_of_union(parts: tuple[Any, ...]) -> Check:
    kinds = frozenset(part for part in parts if is_dataclass(part))
    others = [_check_of(part) for part in parts if part not in kinds]

    def fits(value: Any) -> bool:
        if type(value) in kinds:
            return _fields_fit(value)
        for check in others:  # noqa: SIM110 - for every gesture of every seat
            if check(value):
                return True
        return False

    return fits


@cache
def _field_checks(kind: Any) -> tuple[tuple[str, Check], ...]:
    hints = get_type_hints(kind)
    return tuple((field.name, _check_of(hints[field.name])) for field in fields(kind))


def _fields_fit(value: Any) -> bool:
    kind: Any = type(value)
    for name, check in _field_checks(kind):  # noqa: SIM110 - for every gesture of every seat
        if not check(getattr(value, name)):
            return False
    return True
