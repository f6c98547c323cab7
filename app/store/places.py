"""Where the program keeps what is nobody's document: autosaved tables and settings.

Each system has its own customs; CHABUDAI_HOME puts everything in one folder instead.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

Kind = Literal["state", "config"]

_XDG = {"state": ("XDG_STATE_HOME", ".local/state"), "config": ("XDG_CONFIG_HOME", ".config")}


def folder(
    kind: Kind,
    environment: Mapping[str, str] = os.environ,
    platform: str = sys.platform,
    home: Path | None = None,
) -> Path:
    """Return the folder for what changes with play ("state") or by choice ("config").

    It need not exist yet.
    """
    own = environment.get("CHABUDAI_HOME")
    if own:
        return Path(own) / kind
    home = home or Path.home()
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData/Local") / "Chabudai" / kind
    if platform == "darwin":
        return home / "Library/Application Support/Chabudai" / kind
    variable, usual = _XDG[kind]
    named = Path(environment.get(variable, ""))
    # The base directory specification says to ignore a relative path.
    return (named if named.is_absolute() else home / usual) / "chabudai"


def tables_folder() -> Path:
    """Return the folder of autosaved tables."""
    return folder("state") / "tables"


def settings_file() -> Path:
    """Return the file of the settings."""
    return folder("config") / "settings.json"
