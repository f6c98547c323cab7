"""Whether a value is made of what its class says: types, sizes, and the limits of its fields.

The one validation of the program, made from the declarations themselves. The wire's reader asks it
of a message, and the host of a request, whoever calls it: a program in the same process is trusted
no more than one at the other end of a cable.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from app.core.data.field_limits import FARTHEST, LARGEST, LONGEST_LIST, LONGEST_TEXT, Allowed
from app.core.data.value import each_field

Check = Callable[[Any], bool]


def fits(held: Any) -> bool:
    """Whether every field of a value, and of the values in it, has its type and a sane size."""
    return is_dataclass(held) and _fields_fit(held)


def misfit(held: Any) -> str | None:
    """Return the path of the first field that does not fit, as "travel.lines.0"; None if all do."""
    return None if fits(held) else _path(held)


@cache
def limits_of(kind: type) -> dict[str, Allowed]:
    """Return the limits that a class declares, by the names of its fields."""
    if not is_dataclass(kind):
        return {}
    found = ((name, _limit_in(hint)) for name, hint in _hints(kind))
    return {name: limit for name, limit in found if limit is not None}


def _limit_in(hint: Any) -> Allowed | None:
    """Return the limit of a field, which None needs not keep where it is allowed."""
    if get_origin(hint) is Annotated:
        return next((one for one in hint.__metadata__ if isinstance(one, Allowed)), None)
    if get_origin(hint) in (Union, UnionType):
        found = [limit for part in get_args(hint) if (limit := _limit_in(part)) is not None]
        return found[0] if found else None
    return None


@cache
def _hints(kind: Any) -> tuple[tuple[str, Any], ...]:
    hints = get_type_hints(kind, include_extras=True)
    return tuple((field.name, hints[field.name]) for field in fields(kind))


# -- whether it fits, for every gesture of every seat ---------------------------------------------


def _string(held: Any) -> bool:
    # Half a surrogate pair has no form on the wire or in a file.
    return type(held) is str and (
        held.isascii() or not any("\ud800" <= letter <= "\udfff" for letter in held)
    )


def _text(held: Any) -> bool:
    return type(held) is str and len(held) <= LONGEST_TEXT and _string(held)


def _whole(held: Any) -> bool:
    return type(held) is int and -LARGEST <= held <= LARGEST


def _real(held: Any) -> bool:
    return type(held) in (int, float) and math.isfinite(held) and abs(held) <= FARTHEST


_PLAIN: dict[Any, Check] = {
    str: _text,
    int: _whole,
    float: _real,
    bool: lambda held: type(held) is bool,
    NoneType: lambda held: held is None,
}
_TYPES: dict[Any, Check] = {
    **_PLAIN,
    str: _string,
    int: lambda held: type(held) is int,
    float: lambda held: type(held) in (int, float) and math.isfinite(held),
}
"""Where the field says itself how much it may hold."""


@cache
def _check_of(hint: Any) -> Check:
    if hint in _PLAIN:
        return _PLAIN[hint]
    if is_dataclass(hint):
        return lambda held: type(held) is hint and _fields_fit(held)
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _check_of_limited(parts[0], _limit_in(hint))
    if origin is Literal:
        kinds = frozenset(type(part) for part in parts)
        return lambda held: type(held) in kinds and held in parts
    if origin in (Union, UnionType):
        return _check_of_union(parts)
    assert origin is tuple, hint  # what requests and messages are made of
    return _check_of_tuple(parts)


def _check_of_tuple(parts: tuple[Any, ...]) -> Check:
    if parts[-1] is Ellipsis:
        return _check_of_list(_check_of(parts[0]), LONGEST_LIST)
    checks = [_check_of(part) for part in parts]
    return lambda held: (
        type(held) is tuple
        and len(held) == len(checks)
        and all(check(part) for check, part in zip(checks, held, strict=True))
    )


def _check_of_list(item: Check, most: float) -> Check:
    return lambda held: type(held) is tuple and len(held) <= most and all(map(item, held))


def _check_of_limited(hint: Any, limit: Allowed | None) -> Check:
    """Return the check of a field that says how much it may hold; its items are looked at too."""
    if limit is None:
        return _check_of(hint)
    holds = limit.holds
    if limit.whole:
        return holds
    plain = hint in _TYPES
    if not plain and get_origin(hint) is tuple and get_args(hint)[-1] is Ellipsis:
        # How many there may be is the limit's to say.
        of_type = _check_of_list(_check_of(get_args(hint)[0]), math.inf)
    else:
        of_type = _TYPES[hint] if plain else _check_of(hint)
    return lambda held: of_type(held) and holds(held)


def _check_of_union(parts: tuple[Any, ...]) -> Check:
    kinds = frozenset(part for part in parts if is_dataclass(part))
    others = [_check_of(part) for part in parts if part not in kinds]

    def check(held: Any) -> bool:
        if type(held) in kinds:
            return _fields_fit(held)
        for other in others:  # noqa: SIM110 - for every gesture of every seat
            if other(held):
                return True
        return False

    return check


@cache
def _field_checks(kind: Any) -> tuple[tuple[str, Check], ...]:
    return tuple((name, _check_of(hint)) for name, hint in _hints(kind))


def _fields_fit(held: Any) -> bool:
    kind: Any = type(held)
    return _compiled(kind)(held)


@cache
def _compiled(kind: Any) -> Check:
    return each_field(_field_checks(kind))


# -- where it does not, for who has to be told -----------------------------------------------


def _path(held: Any) -> str:
    for name, part in _parts(held):
        inner = _path(part)
        return f"{name}.{inner}" if inner else name
    return ""


def _parts(held: Any) -> Iterator[tuple[str, Any]]:
    """Yield what of a value does not fit: (name of the field or number of the item, what it is)."""
    if is_dataclass(held):
        kind: Any = type(held)
        for name, check in _field_checks(kind):
            if not check(part := getattr(held, name)):
                yield name, part
    elif type(held) is tuple:
        for number, part in enumerate(held):
            if is_dataclass(part) and not fits(part):
                yield str(number), part
