"""What is wrong with bytes from a host, and the checks that find it.

A client may have joined anybody's table: whatever comes is checked field by field before the view
of its seat changes.
"""

from __future__ import annotations

from typing import Any, NoReturn

from app.core.data.field_limits import LARGEST_NUMBER


class WireError(ValueError):
    """A message of the host that is not what it should be; says which part of it."""


class OutOfStep(ValueError):  # noqa: N818 - a state of the two ends, which a whole view mends
    """The view here is not the one the host means; the whole view has to be asked for."""


MALFORMED = (LookupError, TypeError, ValueError, ArithmeticError, StopIteration, RecursionError)
"""What Python raises where a list is shorter or a value other than the form has it."""


def wrong(where: str) -> NoReturn:
    """Raise the error that names a part of a message."""
    raise WireError(where)


def whole(raw: Any, where: str, least: int = 0, most: int = LARGEST_NUMBER) -> int:
    """Return `raw` if it is a whole number within bounds. Raises WireError."""
    # `True` is an int to Python.
    if type(raw) is int and least <= raw <= most:
        return raw
    wrong(where)


def text(raw: Any, where: str) -> str:
    """Return `raw` if it is text. Raises WireError."""
    if type(raw) is str:
        return raw
    wrong(where)


def row(raw: Any, where: str, least: int = 0, most: int = LARGEST_NUMBER) -> list[Any]:
    """Return `raw` if it is a list of a length within bounds. Raises WireError."""
    if type(raw) is list and least <= len(raw) <= most:
        return raw
    wrong(where)
