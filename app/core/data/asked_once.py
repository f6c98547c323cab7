"""What many rules ask alike, of a position say, worked out once for the very same object."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter, is_
from typing import Any, Generic, TypeVar

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


class MadeOnce(Generic[A]):
    """What is made of something when it is first called for, and kept from then on.

    Of thousands one is made and few are ever called: a cache for each would cost more than they do.
    """

    __slots__ = ("_made", "_make", "_of")

    def __init__(self, make: Callable[[Any], A], of: object) -> None:
        self._make: Callable[[Any], A] | None = make
        self._of = of

    def __call__(self) -> A:
        """Return it."""
        if self._make is not None:
            self._made = self._make(self._of)
            self._make = self._of = None
        return self._made


def asked_of_each(answer: Callable[..., A]) -> Callable[..., A]:
    """Let a question answer from memory of each of many objects that are asked about in turn.

    It takes a value (that never changes), and what else can be a key. The Pokémon of a table are
    asked about one after the other, and most of them are the same objects after the next gesture.
    """
    kept: dict[int, tuple[object, dict[Any, A]]] = {}

    def asked(value: Any, *more: Any) -> A:
        held = kept.get(id(value))
        if held is None or held[0] is not value:
            if len(kept) >= MOST:
                kept.clear()
            held = kept[id(value)] = value, {}
        known = held[1]
        try:
            return known[more]
        except KeyError:
            said = known[more] = answer(value, *more)
            return said

    return asked


MOST = 200
"""Objects whose answers are kept; a table of four has some thirty Pokémon."""


def asked_while(*fields: str) -> Callable[[Callable[..., A]], Callable[..., A]]:
    """Let a question answer from memory while these two or more fields are the same objects.

    It reads these fields of its value and no others, or its answers are wrong. What is judged is
    one gesture after the other on a table of which most stands as it stood.
    """
    read = attrgetter(*fields)

    def remembering(answer: Callable[..., A]) -> Callable[..., A]:
        last: tuple[tuple[object, ...], dict[Any, A]] = ((_NOTHING,) * len(fields), {})

        def asked(value: Any, *more: Any) -> A:
            nonlocal last
            about, known = last
            now = read(value)
            if not all(map(is_, about, now)):
                known = {}
                last = now, known
            try:
                return known[more]
            except KeyError:
                said = known[more] = answer(value, *more)
                return said

        return asked

    return remembering


_NOTHING = object()
