"""Where the program keeps what is nobody's document: autosaved tables, settings, cards.

Each system has its own customs; CHABUDAI_HOME puts everything in one folder instead.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

Kind = Literal["state", "config", "data"]

_XDG = {
    "state": ("XDG_STATE_HOME", ".local/state"),
    "config": ("XDG_CONFIG_HOME", ".config"),
    "data": ("XDG_DATA_HOME", ".local/share"),
}


def folder(
    kind: Kind,
    environment: Mapping[str, str] = os.environ,
    platform: str = sys.platform,
    home: Path | None = None,
) -> Path:
    """Return a folder: for what changes with play ("state"), by choice ("config"), or is "data".

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


def is_there(path: Path) -> bool:
    """Whether there is something at `path`, as far as one may look: `Path.exists` raises else."""
    return os.path.exists(path)  # noqa: PTH110


def is_folder(path: Path) -> bool:
    """Whether there is a folder at `path`, as far as one may look: `Path.is_dir` raises else."""
    return os.path.isdir(path)  # noqa: PTH112


def files_in(folder: Path, pattern: str) -> list[Path]:
    """Return the files of a folder by name, as far as one may look: `Path.glob` raises else."""
    try:
        return sorted(folder.glob(pattern))
    except OSError:
        return []


def tables_folder() -> Path:
    """Return the folder of autosaved tables."""
    return folder("state") / "tables"


def stays_folder() -> Path:
    """Return the folder of what brings one back to tables in the network."""
    return folder("state") / "stays"


def plans_folder() -> Path:
    """Return the folder of plans that are being made, for who comes back to their table."""
    return folder("state") / "plans"


def settings_file() -> Path:
    """Return the file of the settings."""
    return folder("config") / "settings.json"


def cards_file() -> Path:
    """Return the file of the imported cards."""
    return folder("data") / "cards.sqlite"


def images_folder() -> Path:
    """Return the folder where people put their own pictures of cards."""
    return folder("data") / "images"


def presets_folder(game: str) -> Path:
    """Return the folder of one's own presets of a game."""
    return folder("config") / "presets" / game


def formats_folder() -> Path:
    """Return the folder whose files replace or add to the shipped deck formats."""
    return folder("config") / "formats"


def lists_folder(game: str) -> Path:
    """Return the folder whose files replace or add to the lists that a game comes with."""
    return folder("config") / "lists" / game


def decks_folder() -> Path:
    """Return the folder of decks made in the deck editor, with their versions."""
    return folder("data") / "decks"


def openings_file() -> Path:
    """Return the file of the openings that were played."""
    return folder("state") / "openings.jsonl"


def rulings_file() -> Path:
    """Return the file of the rulings that were made at tables one was at."""
    return folder("state") / "rulings.jsonl"


def judges_notes_file() -> Path:
    """Return the file of what a judge wrote down at tables."""
    return folder("state") / "judges_notes.jsonl"


def solved_file() -> Path:
    """Return the file of the questions that were answered."""
    return folder("state") / "questions.jsonl"


def names_folder() -> Path:
    """Return the folder whose files say which English and Japanese card names belong together."""
    return folder("config") / "names"
