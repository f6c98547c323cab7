"""Points of Curve25519 that nobody honest has as a key: with one of them anything is "signed"."""

from __future__ import annotations

_P = 2**255 - 19
_ORDER_8 = 0x7A03AC9277FDC74EC6CC392CFA53202A0F67100D760B3CBA4FD84D3D706A17C7
_SMALL = frozenset({0, 1, _P - 1, _ORDER_8, _P - _ORDER_8})
"""The second coordinates of the eight points whose order divides eight."""

POINT_LENGTH = 32
"""Bytes of a point."""


def is_low_order(point: bytes) -> bool:
    """Tell whether an encoded point of the Edwards curve is of small order, or no encoding."""
    if len(point) != POINT_LENGTH:
        return True
    coordinate = int.from_bytes(point, "little") & ((1 << 255) - 1)
    return coordinate % _P in _SMALL
