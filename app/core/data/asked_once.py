"""What many rules ask alike, of a position say, worked out once for the very same object."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

A = TypeVar("A")


def asked_once(answer: Callable[..., A]) -> Callable[..., A]:
    """Let a question answer from memory while it is asked about the same object.

    It takes a value (that never changes), and what else can be a key. The rules judge one position
    after the other, so the answers about the last one are kept and no others.
    """
    last: tuple[object, dict[Any, A]] = (None, {})

    def asked(value: Any, *more: Any) -> A:
        nonlocal last
        about, known = last
        if about is not value:
            known = {}
            last = value, known
        try:
            return known[more]
        except KeyError:
            said = known[more] = answer(value, *more)
            return said

    return asked
