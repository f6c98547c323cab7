"""Writing a file so that at every moment there is a whole one: the old or the new.

A full disk, a crash or a pulled plug leaves the old file as it was.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from collections.abc import Callable, Iterable
from pathlib import Path

from app.store.file_trouble import cannot_write

PRIVATE = 0o600
"""The permissions of a file that only its owner reads and writes."""


def write_atomic(path: Path, parts: Iterable[bytes], *, mode: int | None = None) -> None:
    """Write `parts` one after the other as the file `path`, in place of what is there.

    Keeps the permissions of the file it replaces, unless they are given (`mode`), and writes
    through a link to where it points. Raises StoreError, with the old file whole, if that is not
    possible.
    """
    try:
        put_in_place(path, parts, mode=mode)
    except OSError as problem:
        raise cannot_write(path, problem) from problem


def write_own(path: Path, parts: Iterable[bytes], *, mode: int | None = None) -> None:
    """Do what `write_atomic` does, in a folder of the program's own: it is made if it is not there.

    Raises StoreError, which says why the folder cannot be made where that is what is wrong.
    """
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as problem:
        raise cannot_write(path, problem) from problem
    write_atomic(path, parts, mode=mode)


def put_in_place(path: Path, parts: Iterable[bytes], *, mode: int | None = None) -> None:
    """Do what `write_atomic` does, but raise OSError."""
    path = Path(os.path.realpath(path))
    there = _mode_to_keep(path)
    _write(path, parts, there if mode is None else mode, Path.replace)


def put_beside(path: Path, parts: Iterable[bytes], *, mode: int | None = None) -> None:
    """Write `parts` as the file `path`, never in place of another.

    Raises FileExistsError if there is one, and OSError.
    """
    _write(path, parts, mode, _take_name)


def _write(
    path: Path, parts: Iterable[bytes], mode: int | None, move: Callable[[Path, Path], object]
) -> None:
    # In the same folder, since only within one file system a rename is a single step.
    temporary = path.with_name(f".{path.name[:40]}.{os.getpid()}.{os.urandom(4).hex()}.tmp")
    try:
        # What is only for its owner's eyes never lies open, not even while it is written.
        with open(temporary, "xb", opener=_private if mode == PRIVATE else None) as file:
            file.writelines(parts)
            if mode is not None:
                temporary.chmod(mode)
            file.flush()
            os.fsync(file.fileno())
        move(temporary, path)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
    _sync_folder(path.parent)


def _take_name(temporary: Path, path: Path) -> None:
    """Give a file the name `path`. Raises FileExistsError if another has it."""
    try:
        os.link(temporary, path)
    except FileExistsError:
        raise
    except OSError:
        # Not every file system has two names for one file: there the name is taken first.
        path.open("xb").close()
        temporary.replace(path)
    else:
        temporary.unlink()


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, PRIVATE)


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
