"""Entries of a record of chance, one of every kind and more."""

from __future__ import annotations

from app.core.ids import TABLE
from app.session.host.updates import Asked, Committed, Drew, FairEntry, Signed, SignedHead

HASH, OTHER, NAME = "ab" * 32, "cd" * 32, "ef" * 64
ENTRIES: tuple[FairEntry, ...] = (
    Committed(TABLE, HASH, program="0.1.0"),
    Committed(0, OTHER, HASH),
    Committed(1, OTHER, HASH, held=SignedHead(HASH, OTHER, 1, HASH, 7, OTHER, (2,), NAME)),
    Committed(1, OTHER, HASH, back=HASH),
    Asked(1, 0, 0, HASH, '{"kind":"flip"}', OTHER),
    Asked(1, 0, 0, HASH),
    Drew(1, ((0, HASH), (1, OTHER)), (2,), host_link=OTHER),
    Drew(2, (), (0, 1), void=True),
    Signed(0, 0, HASH, (), NAME),
    Signed(-2, 16, HASH, (1, 2), NAME),
)
