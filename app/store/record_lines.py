"""Files of records: a line of JSON for each, only ever added to.

A crash costs at most the line that was being written, and a damaged line costs no other. A file
that has grown too large lets its older half go.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from app.core.text.wording import LINE, counted
from app.core.text.words import Words
from app.store.atomic import write_atomic
from app.store.file_trouble import cannot_read, cannot_write

T = TypeVar("T")


def add_record(path: Path, record: dict[str, Any], largest: int) -> None:
    """Add a record; beyond `largest` bytes the older half of the file is let go.

    Raises StoreError where the disk refuses; the other records stay whole.
    """
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        size = _add(path, _line(record))
    except OSError as problem:
        raise cannot_write(path, problem) from problem
    if size > largest:
        _let_go_of_the_oldest(path)


def drop_record(path: Path, record: dict[str, Any]) -> None:
    """Let one record go; every other line stays as it is, also one that nobody can read.

    Raises StoreError, with the file as it was, where it cannot be read or written.
    """
    try:
        lines = path.read_bytes().splitlines(keepends=True)
    except FileNotFoundError:
        return
    except OSError as problem:
        raise cannot_write(path, problem) from problem
    dropped = next(
        (at for at, line in enumerate(lines) if line.strip() == _line(record).strip()), None
    )
    if dropped is not None:
        write_atomic(path, [*lines[:dropped], *lines[dropped + 1 :]])


def read_records(
    path: Path, largest: int, read: Callable[[Any], T], others: Words
) -> tuple[tuple[T, ...], Words | None]:
    """Return what `read` makes of the records, the oldest first; never raises.

    Beside it a sentence where a line could not be read, by JSON or by `read`, which raises
    ValueError, KeyError, TypeError or OverflowError then; `others` says that the other lines were.
    """
    try:
        with path.open("rb") as file:
            data = file.read(2 * largest)
    except FileNotFoundError:
        return (), None
    except (OSError, ValueError) as problem:
        broken = problem if isinstance(problem, OSError) else OSError(str(problem))
        return (), cannot_read(path, broken)
    found: list[T] = []
    damaged = 0
    for line in data.splitlines():
        if not line.strip():
            continue
        damaged += 1
        with contextlib.suppress(ValueError, RecursionError, KeyError, TypeError, OverflowError):
            found.append(read(json.loads(line)))
            damaged -= 1
    return tuple(found), _told(path, damaged, others) if damaged else None


def _line(record: dict[str, Any]) -> bytes:
    return json.dumps(record, ensure_ascii=False).encode("utf-8", "replace") + b"\n"


def _add(path: Path, line: bytes) -> int:
    """Write `line` behind what is there and return the size of the file."""
    with path.open("a+b") as file:
        end = file.seek(0, os.SEEK_END)
        if end:
            file.seek(end - 1)
            # A line that a crash cut short must not swallow this one.
            if file.read(1) != b"\n":
                line = b"\n" + line
        file.write(line)
        file.flush()
        return end + len(line)


def _let_go_of_the_oldest(path: Path) -> None:
    """Keep the newer half. Raises StoreError, with the file whole, if that is not possible."""
    try:
        lines = path.read_bytes().splitlines(keepends=True)
    except OSError as problem:
        raise cannot_write(path, problem) from problem
    write_atomic(path, lines[len(lines) // 2 :])


def _told(path: Path, damaged: int, others: Words) -> Words:
    lines = counted(damaged, LINE)
    return Words(
        f"{lines.en} of “{path.name}” in {path.parent} could not be read and are left out. "
        f"{others.en}",
        f"{path.parent}の「{path.name}」のうち{lines.ja}が読めないため除きました。{others.ja}",
    )
