"""Runs a module until it has printed its line of JSON, and lets the program check what it left."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 90
"""Seconds that a program may take to end once it has told everything."""


@contextmanager
def started(
    module: str, folder: Path, environment: dict[str, str], *, killed: bool = False
) -> Iterator[dict]:
    """Run a module until it has printed its line of JSON; then wait for its end, or kill it."""
    with subprocess.Popen(
        [sys.executable, "-m", module, str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        cwd=ROOT,
    ) as process:
        try:
            line = process.stdout.readline()
            if not line:
                pytest.fail(process.stderr.read())
            yield json.loads(line)
        finally:
            try:
                if killed:
                    process.send_signal(signal.SIGKILL)
                process.wait(PATIENCE)
            finally:
                process.kill()


def verified(file: Path, environment: dict[str, str], code: int = 0) -> dict:
    """Return what `chabudai verify` says of a file, and ends with."""
    checked = subprocess.run(
        [sys.executable, "-m", "app", "verify", "--json", str(file)],
        capture_output=True,
        text=True,
        env=environment,
        cwd=ROOT,
        timeout=PATIENCE,
        check=False,
    )
    assert checked.returncode == code, checked.stdout + checked.stderr
    return json.loads(checked.stdout)
