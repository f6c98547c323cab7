"""The tool that thinks of the mutants: mutmut, kept apart from the environment of the tests.

Its mutation operators are all that is used of it, and they need one package beside it; the browser
and the reports would bring a dozen more. Its own runner passes over every decorated function, and
each rule is one, so `campaign.py` beside this file runs the tests.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
PINS = PROJECT / "packaging" / "requirements-mutation.txt"
FOLDER = PROJECT / ".venv-mutation"


def make_ready() -> None:
    """Let `mutmut` and `libcst` be imported: the pinned ones, installed where they are not."""
    python = f"{sys.implementation.cache_tag}-{sys.platform}"
    pins = hashlib.sha256(PINS.read_bytes()).hexdigest()[:16]
    folder = FOLDER / f"{python}-{pins}"
    stamp = folder / "whole"
    if not stamp.exists():
        command = [
            sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
            "--no-deps", "--require-hashes", "--upgrade", "--target", str(folder), "-r", str(PINS),
        ]  # fmt: skip
        subprocess.run(command, check=True)
        stamp.touch()
    # At the end: what the tests themselves need must not come from there.
    sys.path.append(str(folder))
