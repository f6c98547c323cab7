"""Arithmetic on "#rrggbb" colours, without Qt: mixing and the contrast people can read."""

from __future__ import annotations

from functools import lru_cache


def channels(colour: str) -> tuple[int, int, int]:
    """Return red, green and blue (0-255) of "#rrggbb" or "#aarrggbb"; the alpha is left out."""
    digits = colour.removeprefix("#")[-6:]
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


def mix(first: str, second: str, share: float) -> str:
    """Return the colour lying `share` (0-1) of the way from `first` to `second`."""
    pairs = zip(channels(first), channels(second), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def with_alpha(colour: str, alpha: float) -> str:
    """Return `colour` as "#aarrggbb" with `alpha` between 0 (clear) and 1 (solid)."""
    return f"#{round(alpha * 255):02x}" + "".join(f"{part:02x}" for part in channels(colour))


def luminance(colour: str) -> float:
    """Return the relative luminance of WCAG 2, between 0 (black) and 1 (white)."""
    red, green, blue = (_linear(channel / 255) for channel in channels(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    """Return the light of one channel: sRGB is straight near black and a power above."""
    straight_up_to = 0.04045
    return part / 12.92 if part <= straight_up_to else ((part + 0.055) / 1.055) ** 2.4


def contrast(first: str, second: str) -> float:
    """Return the WCAG 2 contrast ratio of two colours, between 1 and 21."""
    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def shaded(colour: str, ink: str, share: float) -> str:
    """Return `colour`, moved `share` of the way from `ink`: a ground on which that reads better."""
    return mix(colour, "#000000" if luminance(ink) > luminance(colour) else "#ffffff", share)


@lru_cache(maxsize=256)  # the same few colours, asked for with every repaint
def readable(colour: str, ground: str, toward: str, ratio: float = 4.5) -> str:
    """Return `colour`, moved toward `toward` just far enough to read on `ground`.

    `ratio` is the contrast asked for; when it cannot be had, `toward` itself comes back.
    """
    for step in range(0, 101, 4):
        candidate = mix(colour, toward, step / 100)
        if contrast(candidate, ground) >= ratio:
            return candidate
    return toward
