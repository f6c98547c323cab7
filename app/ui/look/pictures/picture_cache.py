"""A store of pictures that forgets the least recently used ones when it grows past its bound."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from threading import Lock
from typing import Generic, Protocol, TypeVar


class Picture(Protocol):
    """What QImage and QPixmap have in common here."""

    def width(self) -> int:
        """Return the width in device pixels."""
        ...

    def height(self) -> int:
        """Return the height in device pixels."""
        ...


P = TypeVar("P", bound=Picture)


class PictureCache(Generic[P]):
    """Pictures by key, `limit` bytes in all; safe to use from several threads."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._held: OrderedDict[Hashable, P] = OrderedDict()
        self._bytes = 0
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._held)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._held

    @property
    def held_bytes(self) -> int:
        """The memory of all pictures held, at four bytes a pixel."""
        return self._bytes

    def get(self, key: Hashable) -> P | None:
        """Return the picture of `key` and mark it as used, or None."""
        with self._lock:
            picture = self._held.get(key)
            if picture is not None:
                self._held.move_to_end(key)
            return picture

    def put(self, key: Hashable, picture: P) -> None:
        """Hold `picture`; one that is larger than the whole bound is not held at all."""
        weight = _weight(picture)
        with self._lock:
            old = self._held.pop(key, None)
            if old is not None:
                self._bytes -= _weight(old)
            if weight > self._limit:
                return
            self._held[key] = picture
            self._bytes += weight
            self._shrink()

    def set_limit(self, limit: int) -> None:
        """Hold at most `limit` bytes from now on."""
        with self._lock:
            self._limit = limit
            self._shrink()

    def _shrink(self) -> None:
        while self._bytes > self._limit:
            _, gone = self._held.popitem(last=False)
            self._bytes -= _weight(gone)

    def clear(self) -> None:
        """Forget every picture."""
        with self._lock:
            self._held.clear()
            self._bytes = 0


def _weight(picture: Picture) -> int:
    return picture.width() * picture.height() * 4
