"""Core values as what JSON is made of: their fields without those that are as usual.

A field that does not count where values are compared is not written either: equal values have equal
bytes, whatever their past.

What writes a class is made on its first value, as plain statements: a gesture is some ten values,
for the file and for each seat.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from typing import Any

_ATOMS: frozenset[type[Any]] = frozenset({str, int, float, bool, type(None)})
_Write = Callable[[Any], Any]


def plain(value: Any) -> Any:
    """Return `value`, a tree of core dataclasses, as what JSON is made of, without defaults."""
    return (_WRITERS.get(type(value)) or _learn(type(value)))(value)


def _tuple(value: tuple[Any, ...]) -> list[Any]:
    return [part if type(part) in _ATOMS else plain(part) for part in value]


def _dict(value: dict[Any, Any]) -> dict[Any, Any]:
    return {key: plain(part) for key, part in value.items()}


def _itself(value: Any) -> Any:
    return value


_WRITERS: dict[type[Any], _Write] = {
    **dict.fromkeys(_ATOMS, _itself),
    tuple: _tuple,
    dict: _dict,
}


def _learn(kind: type[Any]) -> _Write:
    """Return what writes values of a class that was not written before."""
    if is_dataclass(kind):
        write = _compiled(kind)
    else:
        parent = next((one for one in _WRITERS if one is not bool and issubclass(kind, one)), None)
        if parent is None:
            raise TypeError(f"{kind.__name__} has no JSON form")
        write = _WRITERS[parent]
    _WRITERS[kind] = write
    return write


def _compiled(kind: Any) -> _Write:
    """Return a function that writes a class; its field `kind` is always written."""
    lines, known = ["def write(held):", "  written = {}"], {"plain": plain, "atoms": _ATOMS}
    for place, field in enumerate(one for one in fields(kind) if one.compare):
        lines.append(f"  part = held.{field.name}")
        indent = "  "
        if field.name != "kind" and _default(field) is not MISSING:
            known[f"usual{place}"] = _default(field)
            lines.append(f"  if part is not usual{place} and part != usual{place}:")
            indent = "    "
        told = "part if type(part) in atoms else plain(part)"
        lines.append(f"{indent}written[{field.name!r}] = {told}")
    lines.append("  return written")
    members: dict[str, _Write] = {}
    exec("\n".join(lines), known, members)  # noqa: S102 - names of our own fields
    return members["write"]


def _default(field: Any) -> Any:
    return field.default if field.default_factory is MISSING else field.default_factory()
