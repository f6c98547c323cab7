"""Sequences whose items are made when they are asked for, and kept nowhere."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar, overload

T = TypeVar("T")


class Made(Sequence[T]):
    """A sequence that makes its items; equal to any other sequence of equal items."""

    @abstractmethod
    def made(self, number: int) -> T:
        """Return the item of a number from 0 to the length."""

    @overload
    def __getitem__(self, at: int) -> T: ...

    @overload
    def __getitem__(self, at: slice) -> list[T]: ...

    def __getitem__(self, at: int | slice) -> T | list[T]:
        if isinstance(at, slice):
            return [self.made(number) for number in range(*at.indices(len(self)))]
        return self.made(range(len(self))[at])

    def __iter__(self) -> Iterator[T]:
        return map(self.made, range(len(self)))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sequence):
            return NotImplemented
        return len(self) == len(other) and all(
            mine == yours for mine, yours in zip(self, other, strict=True)
        )

    __hash__ = None  # type: ignore[assignment] # as of a list

    def __repr__(self) -> str:
        return f"{type(self).__name__}({list(self)!r})"


class Numbered(Made[T]):
    """What a function makes of each number below a count."""

    def __init__(self, count: Callable[[], int], make: Callable[[int], T]) -> None:
        self._count = count
        self._make = make

    def __len__(self) -> int:
        return self._count()

    def made(self, number: int) -> T:
        """Return what the function makes of a number."""
        return self._make(number)
