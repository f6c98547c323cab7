"""The start does not read the program's source."""

from __future__ import annotations

import subprocess
import sys


def test_importing_the_window_reads_no_source() -> None:
    code = (
        "import linecache; from app.ui.toolkit.quick_import import import_quickly; "
        "print(import_quickly()); linecache.clearcache(); import app.ui.app.program; "
        "print(sorted(name for name in linecache.cache if '/app/' in name.replace(chr(92), '/')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["True", "[]"]
