"""The rulings made at tables one was at, to be found again where a like question comes up.

A file of records (`store/record_lines.py`). What is kept of a position is what everybody at the
table saw; nothing of it leaves the computer unless it is exported.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from app.core.data.value import value
from app.core.text.words import Words
from app.places import rulings_file
from app.store.record_lines import add_record, drop_record, read_records

LARGEST = 1 << 21
"""Bytes after which the older half is let go: some two thousand rulings."""
FORMAT = 1
OTHERS = Words("The other rulings are shown.", "ほかの裁定は表示しています。")
LONGEST_WORDS = 2000
"""Letters of what was ruled; a table has fewer."""
_LONGEST_NAME = 200
_LONGEST_POSITION = 20_000
MOST_TRAITS = 100


@value
class KeptRuling:
    """A ruling, and what the table looked like."""

    when: datetime
    """Aware, UTC, to the microsecond: no two of one file have the same."""
    game: str
    """The id of the game."""
    rule: str
    """The id of the rule that it is about."""
    words: str
    """What was ruled, with its reason; both languages as `words.packed` has them."""
    table: str
    """Who played, or what the table was called."""
    traits: tuple[str, ...] = ()
    """What a like position would have as well (`session/positions/position_likeness.py`)."""
    position: str = ""
    """The position as a line that `Set up a position…` reads; "" where it was too large."""


def keep(ruling: KeptRuling, path: Path | None = None) -> None:
    """Add a ruling. Raises StoreError where the disk refuses; the others stay whole."""
    add_record(path or rulings_file(), _as_json(ruling), LARGEST)


def load(path: Path | None = None) -> tuple[tuple[KeptRuling, ...], Words | None]:
    """Return the rulings, the oldest first, and a sentence if some could not be read.

    Never raises.
    """
    return read_records(path or rulings_file(), LARGEST, _ruling, OTHERS)


def take_out(ruling: KeptRuling, path: Path | None = None) -> None:
    """Let a ruling go, and nothing else. Raises StoreError, with the file as it was."""
    drop_record(path or rulings_file(), _as_json(ruling))


def exported(rulings: Iterable[KeptRuling]) -> bytes:
    """Return rulings as readable JSON."""
    data = {"chabudai_rulings": FORMAT, "rulings": [_as_json(one) for one in rulings]}
    return json.dumps(data, ensure_ascii=False, indent=2).encode("utf-8", "replace") + b"\n"


def _as_json(ruling: KeptRuling) -> dict[str, Any]:
    return {
        "when": ruling.when.astimezone(UTC).isoformat(),
        "game": ruling.game,
        "rule": ruling.rule,
        "words": ruling.words,
        "table": ruling.table,
        "traits": list(ruling.traits),
        "position": ruling.position,
    }


def _ruling(record: Any) -> KeptRuling:
    """Return the ruling of a record. Raises what `read_records` expects of a damaged one."""
    traits = record["traits"]
    if not isinstance(traits, list) or len(traits) > MOST_TRAITS:
        raise ValueError(traits)
    when = datetime.fromisoformat(_text(record["when"], _LONGEST_NAME)).astimezone(UTC)
    when.astimezone()  # at the edge of the calendar it may have no place in the person's own zone
    return KeptRuling(
        when,
        _text(record["game"], _LONGEST_NAME),
        _text(record["rule"], _LONGEST_NAME),
        _text(record["words"], LONGEST_WORDS),
        _text(record["table"], _LONGEST_NAME),
        tuple(_text(trait, _LONGEST_NAME) for trait in traits),
        _text(record["position"], _LONGEST_POSITION),
    )


def _text(given: Any, most: int) -> str:
    if not isinstance(given, str) or len(given) > most:
        raise ValueError(given)
    return given
