"""The pattern of a card's crest, which follows from its name alone: no two look the same by chance.

The name is hashed (FNV-1a of 32 bits over its UTF-8, then the finalizer of MurmurHash3), and the
digits of the hash choose each part of the crest.
"""

from __future__ import annotations

from typing import Literal

from app.core.data.value import value

Setting = Literal["out", "in", "big_and_small", "swirl"]
Heart = Literal["disc", "ring", "dots", "polygon", "target"]
Between = Literal["none", "dots", "rays", "lozenges"]
Rim = Literal["ring", "double", "scallop", "polygon"]

PETALS = (3, 4, 5, 6, 8)
SETTINGS: tuple[Setting, ...] = ("out", "in", "big_and_small", "swirl")
HEARTS: tuple[Heart, ...] = ("disc", "ring", "dots", "polygon", "target")
BETWEEN: tuple[Between, ...] = ("none", "dots", "rays", "lozenges")
RIMS: tuple[Rim, ...] = ("ring", "double", "scallop", "polygon")
_CHOICES = (*map(len, (PETALS, SETTINGS, HEARTS, BETWEEN, RIMS)), 2)
_WORD = 0xFFFFFFFF


@value
class CrestPattern:
    """What a crest is put together from."""

    petals: int
    setting: Setting
    heart: Heart
    between: Between
    rim: Rim
    coloured: bool
    """Whether its ground has the colour and its petals are of paper, or the other way round."""


def pattern_of(name: str) -> CrestPattern:
    """Return the pattern of the card with a name: the full English one, else what it goes by."""
    petals, setting, heart, between, rim, ground = digits_of(name)
    return CrestPattern(
        PETALS[petals],
        SETTINGS[setting],
        HEARTS[heart],
        BETWEEN[between],
        RIMS[rim],
        ground == 0,
    )


def digits_of(name: str) -> tuple[int, ...]:
    """Return the digits that a name is hashed to, each smaller than the choices it is for."""
    left, digits = hash_of(name), []
    for choices in _CHOICES:
        left, digit = divmod(left, choices)
        digits.append(digit)
    return tuple(digits)


def hash_of(name: str) -> int:
    """Return the hash of a name, 0 to 2**32 - 1."""
    mixed = 0x811C9DC5
    for byte in name.encode():
        mixed = (mixed ^ byte) * 0x01000193 & _WORD
    mixed = (mixed ^ mixed >> 16) * 0x85EBCA6B & _WORD
    mixed = (mixed ^ mixed >> 13) * 0xC2B2AE35 & _WORD
    return mixed ^ mixed >> 16
