"""Which tables for several are played with all hands open, kept beside the window's other memory.

Not in the table's file: that is the game, with a history in which everything can be taken back,
and it travels to other people; who shares this screen is a matter of this screen. Open tables are
what is remembered, so that whatever is lost or unknown has a curtain: forgetting hides.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from app.places import folder
from app.store.atomic import write_own

MOST = 60
"""Files that are remembered, the newest first: a table has one of its own and its autosave."""
_LARGEST_FILE = 1 << 20


def memory_file() -> Path:
    """Return the file of the list."""
    return folder("state") / "open-hands.json"


def _read(path: Path) -> list[str]:
    try:
        with path.open("rb") as file:
            words = json.loads(file.read(_LARGEST_FILE + 1))
    except (OSError, ValueError, RecursionError):
        return []
    found = words if isinstance(words, list) else []
    return [one for one in found if isinstance(one, str)][:MOST]


def is_open(table: Path, path: Path | None = None) -> bool:
    """Whether a table was last played with all hands open. Never raises."""
    return str(table) in _read(path or memory_file())


def remember(files: Iterable[Path], *, apart: bool, path: Path | None = None) -> None:
    """Keep how a table that is in `files` is played. Raises StoreError, with the old list whole."""
    path = path or memory_file()
    named = [str(one) for one in files]
    before = _read(path)
    rest = [one for one in before if one not in named]
    now = rest if apart else [*named, *rest][:MOST]
    if now == before:
        return
    text = json.dumps(now, ensure_ascii=False)
    # A path need not be text: what is none of it goes through as it came.
    write_own(path, [text.encode("utf-8", "surrogatepass"), b"\n"])
