"""The sealed part of a record of chance: what only the host's own file holds.

The host's links would give away the order of hidden piles, and the gestures what somebody asked
for. A copy without them still shows its chains and signatures; the draws cannot be made again.
"""

from __future__ import annotations

from collections.abc import Iterable

from app.session.host.updates import Asked, Drew, JournalEntry, told_of


def without_sealed(journal: Iterable[JournalEntry]) -> list[JournalEntry]:
    """Return the journal with the sealed part of its record of chance left out."""
    return [_public(entry) for entry in journal]


def _public(entry: JournalEntry) -> JournalEntry:
    if not isinstance(entry, Asked | Drew):
        return entry
    told = told_of(entry)
    assert told is not None  # both are told
    return told
