"""The lines of a table file: a header, then one line per entry of the journal.

    {"chabudai":1,"game":"pokemon","seats":["Aoi","Ren"],"saved":"…","crc":"…"}
    {"actor":-3,"do":"grew","facts":[{"kind":"began",…}],"crc":"…"}
    {"actor":0,"do":"grew","facts":[{"kind":"moved",…}],"crc":"…"}
    {"actor":0,"do":"undo","to":0,"crc":"…"}
    {"actor":1,"do":"label","name":"…","node":1,"note":"…","crc":"…"}
    {"do":"drew","host_link":"…","links":[[0,"…"],[1,"…"]],"number":7,"crc":"…"}

A node's number, its parent, turn and step follow from the order of the lines. `crc` is the
CRC-32 of the line without it, begun with the line before: a changed, lost, repeated or swapped
line does not fit.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import fields
from datetime import UTC, datetime
from typing import Any
from zlib import crc32

from app.core.data import codec
from app.core.data.value import value
from app.core.fact import Began
from app.session.host.updates import (
    Asked,
    Committed,
    Drew,
    FairEntry,
    Grew,
    JournalEntry,
    Labelled,
    Signed,
    Went,
)

VERSION = 1
"""The format that is written. A change that an older program would misread raises it."""

_SUFFIX = len(',"crc":"01234567"}')
_FAIR: dict[type[FairEntry], str] = {
    Committed: "committed",
    Asked: "asked",
    Drew: "drew",
    Signed: "signed",
}
"""The record of chance: the fields of a line are those of its entry."""


@value
class Header:
    """What the first line says, for lists of tables and for later formats."""

    game: str
    seats: tuple[str, ...]
    saved: str
    """When the file was begun, UTC: "2025-01-31T10:20:30Z"."""
    autosave: bool = False
    """Whether it is written while the table is played, and may end anywhere."""


def header_of(journal: Sequence[JournalEntry], *, autosave: bool = False) -> Header:
    """Return the header of a table, made now."""
    first = journal[0]
    assert isinstance(first, Grew)  # every table was laid first
    began = first.node.facts[0]
    assert isinstance(began, Began)
    now = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    return Header(began.game, tuple(seat.name for seat in began.seats), now, autosave)


class LineWriter:
    """Makes the lines of one file, in order; each carries the check of all before it."""

    def __init__(self) -> None:
        self.check = 0
        """The check of all lines so far; put back, the last ones were never made."""

    def header(self, header: Header) -> bytes:
        """Return the first line, with its end."""
        words: dict[str, Any] = {
            "chabudai": VERSION,
            "game": header.game,
            "seats": header.seats,
            "saved": header.saved,
        }
        if header.autosave:
            words["autosave"] = True
        text = json.dumps(words, ensure_ascii=False, separators=(",", ":"))
        return self.plain(text.encode("utf-8", "replace"))

    def entry(self, entry: JournalEntry) -> bytes:
        """Return the line of an entry, with its end. Raises CodecError."""
        words: dict[str, Any]
        if isinstance(entry, Grew):
            words = {"actor": entry.node.actor, "do": "grew", "facts": entry.node.facts}
        elif isinstance(entry, Went):
            words = {"actor": entry.actor, "do": entry.how, "to": entry.goal}
            if entry.agreed:
                words["agreed"] = entry.agreed
        elif isinstance(entry, Labelled):
            words = {
                "actor": entry.actor,
                "do": "label",
                "name": entry.name,
                "node": entry.node,
                "note": entry.note,
            }
        else:
            own = {one.name: getattr(entry, one.name) for one in fields(entry)}
            usual = {one.name: one.default for one in fields(entry)}
            words = {name: held for name, held in own.items() if held != usual[name]}
            words["do"] = _FAIR[type(entry)]
        request = getattr(entry, "request", "")
        if request:
            words["request"] = request
        return self.plain(codec.to_bytes(words))

    def plain(self, payload: bytes) -> bytes:
        """Return the line of a JSON object, with its end."""
        self.check = check = crc32(payload, self.check)
        return b'%s,"crc":"%08x"}\n' % (payload[:-1], check)


def unchecked(line: bytes) -> bytes:
    """Return the JSON of a line that a `LineWriter` made, without check and end."""
    return line[: -_SUFFIX - 1] + b"}"


class LineChecker:
    """Takes the checks off the lines of one file, in order."""

    def __init__(self) -> None:
        self._check = 0

    def payload(self, line: bytes) -> bytes | None:
        """Return `line` without its check; None if they do not fit."""
        payload = line[:-_SUFFIX] + b"}"
        check = crc32(payload, self._check)
        if line[-_SUFFIX:] != b',"crc":"%08x"}' % check:
            return None
        self._check = check
        return payload


def version_of(line: bytes) -> int | None:
    """Return the version of the format that a first line names, whatever else it holds."""
    try:
        words = json.loads(line)
    except (ValueError, RecursionError):
        return None
    version = words.get("chabudai") if isinstance(words, dict) else None
    return version if type(version) is int else None


def read_header(payload: bytes) -> Header | None:
    """Return the header in a sound first line, None if something is missing.

    What a later program adds to it is passed over.
    """
    words = json.loads(payload)
    game, seats, saved = words.get("game"), words.get("seats"), words.get("saved")
    if not isinstance(game, str) or not isinstance(saved, str) or not isinstance(seats, list):
        return None
    return Header(game, tuple(map(str, seats)), saved, words.get("autosave") is True)
