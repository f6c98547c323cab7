"""Writing a file so that at every moment there is a whole one: the old or the new.

A full disk, a crash or a pulled plug leaves the old file as it was.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from collections.abc import Iterable
from pathlib import Path

from app.store.trouble import cannot_write


def write_atomic(path: Path, parts: Iterable[bytes]) -> None:
    """Write `parts` one after the other as the file `path`, in place of what is there.

    Keeps the permissions of the file it replaces and writes through a link to where it points.
    Raises StoreError, with the old file whole, if that is not possible.
    """
    try:
        _write(Path(os.path.realpath(path)), parts)
    except OSError as problem:
        raise cannot_write(path, problem) from problem


def _write(path: Path, parts: Iterable[bytes]) -> None:
    mode = _mode_to_keep(path)
    # In the same folder, since only within one file system a rename is a single step.
    temporary = path.with_name(f".{path.name[:40]}.{os.getpid()}.{os.urandom(4).hex()}.tmp")
    try:
        with temporary.open("xb") as file:
            for part in parts:
                file.write(part)
            if mode is not None:
                temporary.chmod(mode)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
    _sync_folder(path.parent)


def _mode_to_keep(path: Path) -> int | None:
    """Return the permissions of the file that is there.

    Raises OSError if it may not be replaced.
    """
    try:
        there = path.stat()
    except FileNotFoundError:
        return None
    if stat.S_ISDIR(there.st_mode):
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR))
    # A rename would replace a write-protected file without asking.
    if not stat.S_ISREG(there.st_mode) or not os.access(path, os.W_OK):
        raise OSError(errno.EACCES, os.strerror(errno.EACCES))
    return stat.S_IMODE(there.st_mode)


def _sync_folder(folder: Path) -> None:
    """Make the new name last. Not every system can; the file itself is safe by then."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
