"""Keeping a file that is about to be replaced: what is damaged may still be worth something."""

from __future__ import annotations

import os
import shutil
from pathlib import Path


def keep_aside(path: Path) -> Path:
    """Return another name under which the file `path` stays when something else takes its place.

    Raises OSError.
    """
    aside = path.with_name(path.name + ".damaged")
    number = 1
    while aside.exists():
        number += 1
        aside = path.with_name(f"{path.name}.damaged-{number}")
    try:
        os.link(path, aside)
    except OSError:
        # Not every file system has two names for one file.
        shutil.copy2(path, aside)
    return aside
