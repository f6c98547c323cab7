"""A small disk of its own for a host's files, which can be filled to the last page (Linux, root).

A limit on the size of files (`HostProcess.limit_files`) stops one file at any byte. Here nothing
more can be written, be it the table, the private file beside it, or what a host needs to begin.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import tempfile
from functools import cache
from pathlib import Path

SIZE = 2 * 1024 * 1024
"""Bytes."""
PAGE = 4096


class SmallDisk:
    """A disk that is there until `close`."""

    def __init__(self, folder: Path) -> None:
        """Mount it at a new folder. Raises OSError where that is not allowed."""
        self.folder = folder
        self._ballast = folder / "ballast"
        folder.mkdir()
        words = ("mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(folder))
        done = subprocess.run(words, capture_output=True, timeout=10, check=False)
        if done.returncode:
            folder.rmdir()
            raise OSError(done.stderr)

    def fill(self, pages: int) -> None:
        """Leave room for so many pages alone."""
        with self._ballast.open("ab", buffering=0) as file:
            with contextlib.suppress(OSError):
                while True:
                    file.write(bytes(PAGE))
            size = os.fstat(file.fileno()).st_size
            file.truncate(max(0, size - pages * PAGE))

    def free(self) -> None:
        """Make room again."""
        self._ballast.unlink(missing_ok=True)

    def close(self) -> None:
        """Take it away with all that is on it."""
        subprocess.run(("umount", "-l", str(self.folder)), timeout=10, check=True)


@cache
def may_be_mounted() -> bool:
    """Whether this machine lets us have such a disk."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return False
    with tempfile.TemporaryDirectory(prefix="chabudai-disk-") as folder:
        try:
            SmallDisk(Path(folder) / "disk").close()
        except (OSError, subprocess.SubprocessError):
            return False
    return True
