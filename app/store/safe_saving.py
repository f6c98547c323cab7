"""Saving to a file that somebody else may have written meanwhile: nothing in it goes unasked.

Two windows may have one file open, and programs that keep folders alike replace files. So the lines
that stand in the file are compared with those to be written, each time anew: times hang on clocks,
and a note of how the file was is older than the file. Where the file holds anything but a beginning
of what is to be written, both stay.
"""

from __future__ import annotations

import contextlib
import os
import re
import stat
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Literal
from zlib import compressobj

from app.core.data.value import value
from app.core.text.words import Words
from app.store.atomic import put_beside, put_in_place
from app.store.file_trouble import StoreError, cannot_write
from app.store.live_marker import LiveMarker, marker_of
from app.store.tables.gzip_lines import GZIP, GzipLines
from app.store.tables.table_lines import LineChecker, unchecked

MOST_BESIDE = 999
"""Files of one name that stand beside each other."""

_LEVEL = 6
_NUMBER = re.compile(r" \(\d+\)$")

Standing = Literal["missing", "behind", "same", "ahead", "other"]
"""What a file holds, seen from what is to be written: there is none; a beginning of it; the same;
all of it and more; anything else."""

Reread = Callable[[Path], Sequence[bytes] | None]
"""Returns the lines of a file as this program would write them, None where it is damaged. Asked
where the lines differ: other versions of the program may have written the same otherwise."""


@value
class Saved:
    """What became of a save."""

    path: Path
    """The file that holds it now."""
    how: Literal["written", "beside", "held"]
    """In the file that was meant; beside it, as that one holds something else; nothing had to be
    written, as that one holds all of it and more."""


def packed(lines: Sequence[bytes]) -> bytes:
    """Return the file of these lines."""
    # No modification time in the gzip header: the same lines give the same file.
    gzip = compressobj(_LEVEL, wbits=GZIP)
    return gzip.compress(b"".join(lines)) + gzip.flush()


def save(
    path: Path,
    lines: Sequence[bytes],
    reread: Reread,
    *,
    agreed: bool = False,
    mode: int | None = None,
) -> Saved:
    """Write a file of `lines`, made by a `LineWriter`, in place of its beginning or of nothing.

    Where the file holds something else it stays, and the lines go into another beside it, called
    "NAME (2)"; unless the person `agreed` that it is replaced. `mode` are the permissions; without
    it those of the file that is there. Raises StoreError, with the old file whole.
    """
    with _alone(path):
        stands = standing(path, lines, reread)
        if agreed or stands in ("behind", "same"):
            put_in_place(path, [packed(lines)], mode=mode)
            return Saved(path, "written")
        if stands == "ahead":
            return Saved(path, "held")
        if stands == "missing":
            with contextlib.suppress(FileExistsError):
                put_beside(Path(os.path.realpath(path)), [packed(lines)], mode=mode)
                return Saved(path, "written")
        return Saved(_put_beside(path, packed(lines), mode), "beside")


def standing(path: Path, lines: Sequence[bytes], reread: Reread) -> Standing:
    """Return what the file `path` holds, seen from `lines`."""
    try:
        with path.open("rb") as file:
            stands = _compared(file, lines)
    except FileNotFoundError:
        return "missing"
    except OSError:
        return "other"
    again = reread(path) if stands == "other" else None
    if again is None:
        return stands
    both = min(len(again), len(lines))
    # The first line says when the file was begun.
    same = all(unchecked(again[at]) == unchecked(lines[at]) for at in range(1, both))
    return _by_length(len(again), len(lines)) if same else "other"


def _compared(file: BinaryIO, lines: Sequence[bytes]) -> Standing:
    held, checker, count = GzipLines(file), LineChecker(), 0
    for line in held:
        payload = checker.payload(line)
        if payload is None:
            return "other"
        if count < len(lines):
            own = unchecked(lines[count])
            # The first line says when the file was begun; the kind of file is its first word.
            if _kind(own) != _kind(payload) if count == 0 else own != payload:
                return "other"
        count += 1
    sound = count and held.ending in ("closed", "cut")
    return _by_length(count, len(lines)) if sound else "other"


def _kind(payload: bytes) -> bytes:
    return payload.partition(b",")[0]


def _by_length(held: int, wanted: int) -> Standing:
    return "same" if held == wanted else "behind" if held < wanted else "ahead"


def _put_beside(path: Path, data: bytes, mode: int | None) -> Path:
    """Write a file beside `path`, as open as that one, and return its name. Raises OSError."""
    if mode is None:
        with contextlib.suppress(OSError):
            mode = stat.S_IMODE(path.stat().st_mode)
    for number in range(2, MOST_BESIDE + 1):
        name = f"{_NUMBER.sub('', path.stem)} ({number}){path.suffix}"
        try:
            put_beside(path.with_name(name), [data], mode=mode)
        except FileExistsError:
            continue
        return path.with_name(name)
    raise FileExistsError(path)


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Keep hosts and other windows from a file while it is looked at and written.

    A marker that somebody left behind stays behind. Raises StoreError, also for OSError within.
    """
    real = Path(os.path.realpath(path))
    left = marker_of(real).exists()
    try:
        marker = LiveMarker(real)
    except BlockingIOError as problem:
        raise _in_use(path) from problem
    except OSError as problem:
        raise cannot_write(path, problem) from problem
    try:
        yield
    except OSError as problem:
        raise cannot_write(path, problem) from problem
    finally:
        with contextlib.suppress(OSError):
            (marker.leave if left else marker.remove)()


def _in_use(path: Path) -> StoreError:
    return StoreError(
        Words(
            f"“{path.name}” in {path.parent} is in use: its table is being hosted, or another "
            "window saves to it right now. Save again in a moment, or under another name.",
            f"{path.parent}の「{path.name}」は使用中です（卓のホスト中か、別のウィンドウが保存中）。"
            "少し待ってからもう一度保存するか、別の名前で保存してください。",
        )
    )
