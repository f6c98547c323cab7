"""Benches of memory, each in a process of its own so that nothing else is counted."""

from __future__ import annotations

import sys
from pathlib import Path

from app.cli.benches.tools.bench_figures import Figures, figures
from app.cli.benches.tools.bench_process import in_child

RUNS = 3


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


def rss_open() -> Figures:
    """Resident memory with the window open and 120 cards on the table, in MB."""
    return figures([in_child("memory")[1] for _ in range(RUNS)], "MB")


def rss_growth_10000() -> Figures:
    """Growth of resident memory over 10,000 gestures with the window open, in MB."""
    return figures([in_child("growth")[1]], "MB")
