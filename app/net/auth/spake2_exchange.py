"""SPAKE2: two sides that know the same short code come to the same strong key.

Whoever listens learns nothing of the code, whoever takes part with a wrong one learns that it was
wrong. What the sides come to is not yet a proof: each must show the other that it has the key
(`proof.py`), the client first. The group is Ed25519, as in the `spake2` library; one side's part
takes tens of milliseconds, since the library counts in Python.
"""

from __future__ import annotations

import os
from dataclasses import field
from typing import Any

from app.core.data.value import value
from app.net.auth.invite import Draw
from app.net.auth.low_order_points import POINT_LENGTH, is_low_order

SHARE_LENGTH = POINT_LENGTH
"""Bytes of what each side tells the other."""

_CLIENT = b"chabudai caller "
_HOST = b"chabudai host "
_SIDE_CLIENT, _SIDE_HOST = b"A", b"B"
"""What the library puts before a share; it does not go over the wire."""


@value
class Exchanged:
    """The host's part of an exchange."""

    share: bytes
    key: bytes = field(repr=False)


class ClientExchange:
    """The client's part: `share` goes to the host, whose share gives the key."""

    def __init__(self, code: str, context: bytes, draw: Draw = os.urandom) -> None:
        """Begin; `context` is all that both sides saw and said so far."""
        from spake2 import SPAKE2_A  # noqa: PLC0415 - not before somebody comes by a code

        self._side = SPAKE2_A(
            code.encode(), idA=_CLIENT + context, idB=_HOST + context, entropy_f=draw
        )
        self.share: bytes = self._side.start()[1:]

    def key(self, share: bytes) -> bytes | None:
        """Return the key, None if the host's share is none. May be asked once."""
        return _finished(self._side, _SIDE_HOST, share)


def host_exchange(
    code: str, context: bytes, share: bytes, draw: Draw = os.urandom
) -> Exchanged | None:
    """Return the host's part, given the client's share; None if that is none.

    Depends on its arguments only, so it may be worked out in another thread.
    """
    from spake2 import SPAKE2_B  # noqa: PLC0415 - not before somebody comes by a code

    if is_low_order(share):
        return None
    side = SPAKE2_B(code.encode(), idA=_CLIENT + context, idB=_HOST + context, entropy_f=draw)
    own: bytes = side.start()[1:]
    key = _finished(side, _SIDE_CLIENT, share)
    return None if key is None else Exchanged(own, key)


def _finished(side: Any, mark: bytes, share: bytes) -> bytes | None:
    from spake2 import SPAKEError  # noqa: PLC0415 - see above
    from spake2.ed25519_basic import NotOnCurve  # noqa: PLC0415

    if is_low_order(share):
        return None
    try:
        key: bytes = side.finish(mark + share)
    except (SPAKEError, NotOnCurve, ValueError):
        return None
    return key
