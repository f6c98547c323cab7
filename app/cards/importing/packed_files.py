"""Archives, which nothing here looks into: whoever has one is told to unpack it."""

from __future__ import annotations

from pathlib import Path

_ARCHIVES = frozenset({".zip", ".gz", ".7z", ".rar", ".tar", ".tgz", ".xz", ".bz2"})


def is_packed(path: Path) -> bool:
    """Whether a file is an archive, going by its name."""
    return path.suffix.lower() in _ARCHIVES
