"""Pictures of cards that one test painted are there for the next one: each window paints all anew.

A picture comes from what is handed to `paint_face` and `bake_card` and from nothing else, so the
same is painted once in a process. A test of painting itself calls these two, and gets none kept.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from threading import Lock
from typing import Any
from unittest.mock import patch

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from app.cards.face import Face
from app.ui.look import card_art

MOST_BYTES = 192 << 20
"""Of pictures that are kept; the ones that were not asked for longest go first."""

Paint = Callable[..., QImage]


class Kept:
    """Pictures by what they were painted from."""

    def __init__(self) -> None:
        self._found: OrderedDict[Any, tuple[Face | None, QImage]] = OrderedDict()
        self._bytes = 0
        self._lock = Lock()

    def of(self, paint: Paint) -> Paint:
        """Return what paints as `paint` does, but the same only once."""
        if hasattr(paint, "__wrapped__"):
            return paint  # within a test that has this already: one would keep what the other has

        @wraps(paint)
        def painted(card: Face | None, size: QSize, *more: Any, **named: Any) -> QImage:
            key = (
                paint,
                card.key if card is not None else "",
                size.toTuple(),
                *map(_key, more),
                *((name, _key(given)) for name, given in sorted(named.items())),
            )
            with self._lock:
                found = self._found.get(key)
                if found is not None and (found[0] is card or found[0] == card):
                    self._found.move_to_end(key)
                    # Who paints on theirs has a copy by then.
                    return QImage(found[1])
            picture = paint(card, size, *more, **named)
            self._keep(key, card, picture)
            return QImage(picture)

        return painted

    def _keep(self, key: Any, card: Face | None, picture: QImage) -> None:
        with self._lock:
            before = self._found.pop(key, None)
            if before is not None:
                self._bytes -= before[1].sizeInBytes()
            self._found[key] = card, picture
            self._bytes += picture.sizeInBytes()
            while self._bytes > MOST_BYTES:
                _, (_, gone) = self._found.popitem(last=False)
                self._bytes -= gone.sizeInBytes()


def _key(given: Any) -> Any:
    """Return what stands for a value: a picture of its own by its content, which it numbers."""
    return given.cacheKey() if isinstance(given, QImage) else given


_kept = Kept()
_PAINTING = ("paint_face", "bake_card")


@contextmanager
def painted_once() -> Iterator[None]:
    """Let windows paint each picture of a card once in this process."""
    painting: dict[str, Paint] = {name: _kept.of(getattr(card_art, name)) for name in _PAINTING}
    with patch.multiple(card_art, **painting):
        yield
