"""Reads and writes `survivors.md`: mutants that nothing kills, each with the reason.

### retreat: `_is`
Why it is harmless.
- `return "is"` → `return "IS"`
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path

FILE = Path(__file__).parent / "survivors.md"
Key = tuple[str, str, str, str]
"""Module, place, lines that went, lines that came."""

HEADING = re.compile(r"### (\w+)(?:: `([\w.]+)`)?$")
BULLET = re.compile(r"- `` (.*) `` → `` (.*) ``$")


def read(text: str) -> Iterator[tuple[Key, str]]:
    """Yield each mutant of the file with its reason."""
    group = place = reason = ""
    fresh = True
    for line in text.splitlines():
        if heading := HEADING.match(line):
            group, place, reason = heading[1], heading[2] or "", ""
        elif bullet := BULLET.match(line):
            yield (group, place, bullet[1].strip(), bullet[2].strip()), reason
            fresh = True
        elif line.strip():
            reason = line.strip() if fresh else f"{reason} {line.strip()}"
            fresh = False


def explained() -> dict[Key, str]:
    """Return the mutants of the file with their reasons."""
    return dict(read(FILE.read_text(encoding="utf-8"))) if FILE.exists() else {}


def written(keys: Iterable[Key]) -> str:
    """Return mutants as they stand in the file, without reasons."""
    lines = []
    for (group, place), same in groupby(keys, key=lambda key: key[:2]):
        lines.append(f"### {group}: `{place}`" if place else f"### {group}")
        lines += [f"- `` {old} `` → `` {new} ``" for _, _, old, new in same]
        lines.append("")
    return "\n".join(lines)
