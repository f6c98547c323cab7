"""Benches of memory, each in a process of its own so that nothing else is counted."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from app.cli.benches.figures import Figures, figures

RUNS = 3
PATIENCE = 55
"""Seconds a child may take."""


def resident() -> float:
    """Return the resident memory of this process in MB (2**20 bytes)."""
    status = Path("/proc/self/status")
    if status.exists():
        for line in status.read_text(encoding="ascii").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    import resource  # noqa: PLC0415 - not on Windows

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / 2**20 if sys.platform == "darwin" else peak / 1024


def _child(module: str, *arguments: str) -> float:
    """Return the last number that a child process prints."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(  # noqa: S603 - our own module
        [sys.executable, "-m", module, *arguments],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=environment,
        check=True,
    )
    return float(done.stdout.split()[-1])


def rss_open() -> Figures:
    """Resident memory with the window open and 120 cards on the table, in MB."""
    return figures([_child("app.cli.benches.open_window", "memory") for _ in range(RUNS)], "MB")


def rss_growth_10000() -> Figures:
    """Growth of resident memory over 10,000 gestures with the window open, in MB."""
    return figures([_child("app.cli.benches.open_window", "growth")], "MB")
