"""Runs `open_window` in a process and an empty home of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PATIENCE = 120
"""Seconds a child may take."""


def in_child(mode: str, base: Path | None = None, file: Path | None = None) -> tuple[float, float]:
    """Return when the child was started, on the monotonic clock, and the number it printed.

    `base` is a file of imported cards; without one there are none. `file` is what is opened.
    """
    with tempfile.TemporaryDirectory() as home:
        # A bench must not touch, or be slowed by, what a person left behind.
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "CHABUDAI_HOME": home}
        # Pythons of people keep what they compiled; otherwise every start would compile it all.
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        if base is not None:
            Path(home, "data").mkdir()
            os.link(base, Path(home, "data", "cards.sqlite"))
        named = [] if file is None else [str(file)]
        began = time.monotonic()
        done = subprocess.run(  # noqa: S603 - our own module
            [sys.executable, "-m", "app.cli.benches.tools.bench_window", mode, *named],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            env=environment,
            check=True,
        )
    return began, float(done.stdout.split()[-1])
