"""Which fonts the program writes with, and how large.

Families are looked up on first use only: listing the system's fonts is slow on some machines.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Literal

from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetricsF, QGuiApplication

SMALLEST_SCALE = 1.0
LARGEST_SCALE = 3.0

TextSize = Literal["tiny", "small", "plain", "title", "heading", "display", "hero"]

SIZES: Mapping[TextSize, float] = {
    "tiny": 0.82,
    "small": 0.9,
    "plain": 1.0,
    "title": 1.2,
    "heading": 1.5,
    "display": 2.0,
    "hero": 2.8,
}
"""All sizes in which windows and panels write, as shares of plain text."""

_JAPANESE = (
    "Noto Sans CJK JP",
    "Noto Sans JP",
    "Source Han Sans JP",
    "Source Han Sans",
    "Hiragino Sans",
    "Hiragino Kaku Gothic ProN",
    "Yu Gothic UI",
    "Yu Gothic",
    "Meiryo",
    "BIZ UDPGothic",
    "IPAexGothic",
    "TakaoPGothic",
    "VL PGothic",
    "Droid Sans Fallback",
)
_MARKS = ("DejaVu Sans", "Noto Sans Symbols", "Segoe UI Symbol", "Apple Symbols")


@cache
def families() -> tuple[str, ...]:
    """Return the families to write with, best first; never empty.

    Japanese faces come first in both languages, so that a name looks the same in either.
    """
    present = set(QFontDatabase.families())
    found = tuple(name for name in (*_JAPANESE, *_MARKS) if name in present)
    return found or (QFont().family(),)


@cache
def system_pixels() -> float:
    """Return the height in logical pixels of the system's plain text, 10 at the least.

    Asked once, before the program sets a font of its own: that one is scaled already.
    """
    font = QGuiApplication.font()
    return max(10.0, float(QFontInfo(font).pixelSize()))


def text_pixels(scale: float = 1.0) -> float:
    """Return the height of plain text in logical pixels at a text scale of 1.0 to 3.0."""
    return system_pixels() * min(max(scale, SMALLEST_SCALE), LARGEST_SCALE)


def size_of(plain: float, size: TextSize) -> int:
    """Return how high letters of a size are, in whole pixels, where plain text is `plain` high."""
    return max(1, round(plain * SIZES[size]))


def sized(plain: QFont, size: TextSize, *, bold: bool = False) -> QFont:
    """Return a font of plain text in another size."""
    font = QFont(plain)
    font.setPixelSize(size_of(QFontInfo(plain).pixelSize(), size))
    font.setBold(bold)
    return font


def scale_of(font: QFont) -> float:
    """Return the text scale, 1.0 to 3.0, that a widget's font was made with."""
    scale = QFontInfo(font).pixelSize() / system_pixels()
    return round(min(max(scale, SMALLEST_SCALE), LARGEST_SCALE), 2)


def ui_font(scale: float = 1.0, *, bold: bool = False) -> QFont:
    """Return the font of windows and panels at a text scale of 1.0 to 3.0."""
    font = QFont(list(families()))
    font.setPixelSize(round(text_pixels(scale)))
    font.setBold(bold)
    return font


class _Fonts(threading.local):
    """Fonts and their metrics, kept apart by thread: a QFont must not be shared between threads."""

    def __init__(self) -> None:
        self.font = lru_cache(maxsize=128)(_make_font)
        self.metrics = lru_cache(maxsize=128)(self._make_metrics)
        self.width = lru_cache(maxsize=4096)(self._measure)

    def _make_metrics(self, pixels: int, bold: bool) -> QFontMetricsF:
        return QFontMetricsF(self.font(pixels, bold))

    def _measure(self, text: str, pixels: int, bold: bool) -> float:
        return self.metrics(pixels, bold).horizontalAdvance(text)


def _make_font(pixels: int, bold: bool) -> QFont:
    font = QFont(list(families()))
    font.setPixelSize(max(1, pixels))
    font.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Medium)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


_fonts = _Fonts()


def card_font(pixels: float, *, bold: bool = False) -> QFont:
    """Return the font of cards, `pixels` device pixels high; for this thread only."""
    return _fonts.font(max(1, round(pixels)), bold)


def card_metrics(pixels: float, *, bold: bool = False) -> QFontMetricsF:
    """Return the metrics of `card_font(pixels)`; for this thread only."""
    return _fonts.metrics(max(1, round(pixels)), bold)


def text_width(text: str, pixels: float, *, bold: bool = False) -> float:
    """Return the width of `text` in device pixels, written with `card_font(pixels)`."""
    return _fonts.width(text, max(1, round(pixels)), bold)


def fitting_pixels(
    text: str, room: float, largest: float, smallest: float, *, bold: bool = False
) -> int:
    """Return the size, between `smallest` and `largest`, at which `text` fits into `room` pixels.

    Where not even the smallest size fits, the smallest comes back and the text must be elided.
    """
    size, least = max(1, round(largest)), max(1, round(smallest))
    while size > least and text_width(text, size, bold=bold) > room:
        size -= 1
    return size


def elided(text: str, room: float, pixels: float, *, bold: bool = False, tail: str = "") -> str:
    """Return `text`, cut with "…" before its `tail` where it is wider than `room` pixels."""
    if text_width(text, pixels, bold=bold) <= room:
        return text
    if tail and text.endswith(tail):
        room -= text_width(tail, pixels, bold=bold)
        text = text.removesuffix(tail).rstrip()
    else:
        tail = ""
    # The width of the first n letters grows with n, so the cut can be found by halving.
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if text_width(text[:middle].rstrip() + "…", pixels, bold=bold) <= room:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + "…" + tail
