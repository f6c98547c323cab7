"""What a person chose once: language, theme, sizes, recent files.

A settings file must never keep the program from starting: what cannot be understood is set aside
under another name, with a sentence, and what a newer program wrote into it is kept.
"""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from app.core.words import Language, Words
from app.store.atomic import write_atomic
from app.store.places import settings_file
from app.store.trouble import cannot_read

MOST_RECENT = 12
_LARGEST_FILE = 1024 * 1024


class Window(BaseModel):
    """Where the window was, in pixels of the desktop."""

    model_config = ConfigDict(extra="allow", frozen=True)

    x: int
    y: int
    width: int = Field(ge=1)
    height: int = Field(ge=1)
    maximized: bool = False


class Settings(BaseModel):
    """All settings. Fields that this version does not know are kept as they are."""

    model_config = ConfigDict(extra="allow", frozen=True, allow_inf_nan=False)

    language: Language | None = None
    """None for the system's language."""
    theme: Literal["system", "light", "dark", "contrast"] = "system"
    text_scale: float = Field(default=1.0, ge=0.5, le=3.0)
    """Factor on the size of all text."""
    animations: bool = True
    side_panel: bool = True
    """Whether the side panel shows."""
    window: Window | None = None
    recent: tuple[str, ...] = ()
    """Paths of table files, the last one used first."""

    def with_recent(self, path: Path) -> Settings:
        """Return the settings with `path` as the file used last."""
        rest = tuple(other for other in self.recent if other != str(path))
        return self.model_copy(update={"recent": (str(path), *rest)[:MOST_RECENT]})


def load(path: Path | None = None) -> tuple[Settings, Words | None]:
    """Return the settings, and a sentence if not all of them could be read. Never raises."""
    path = path or settings_file()
    try:
        with path.open("rb") as file:
            data = file.read(_LARGEST_FILE + 1)
    except FileNotFoundError:
        return Settings(), None
    except (OSError, ValueError) as problem:
        broken = problem if isinstance(problem, OSError) else OSError(str(problem))
        return Settings(), cannot_read(path, broken)
    settings, sound = _understood(data)
    return settings, None if sound else _set_aside(path)


def save(settings: Settings, path: Path | None = None) -> None:
    """Write the settings. Raises StoreError, with the old file whole, if that is not possible."""
    path = path or settings_file()
    text = json.dumps(
        settings.model_dump(mode="json", exclude_defaults=True), ensure_ascii=False, indent=2
    )
    # Whatever is in the way, the write below meets it and says it in a sentence.
    with contextlib.suppress(OSError):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    write_atomic(path, [text.encode("utf-8", "replace"), b"\n"])


def _understood(data: bytes) -> tuple[Settings, bool]:
    """Return what can be made of `data`, and whether that is all of it."""
    if len(data) > _LARGEST_FILE:
        return Settings(), False
    try:
        words: Any = json.loads(data)
    except (ValueError, RecursionError):
        return Settings(), False
    if not isinstance(words, dict):
        return Settings(), False
    try:
        return Settings.model_validate(words), True
    except ValidationError as problem:
        wrong = {error["loc"][0] for error in problem.errors() if error["loc"]}
    # One wrong value is no reason to lose the others.
    rest = {key: value for key, value in words.items() if key not in wrong}
    try:
        return Settings.model_validate(rest), False
    except ValidationError:
        return Settings(), False


def _set_aside(path: Path) -> Words:
    """Rename a damaged file, so that the next save does not write over it."""
    aside = path.with_name(path.name + ".damaged")
    number = 1
    while aside.exists():
        number += 1
        aside = path.with_name(f"{path.name}.damaged-{number}")
    try:
        path.rename(aside)
    except OSError as problem:
        return cannot_read(path, problem)
    return Words(
        f"The settings in {path.parent} were damaged. What could be read is used; the old file is "
        f"kept as “{aside.name}”. Check your settings.",
        f"{path.parent}の設定ファイルが壊れていました。読めた設定だけを使い、元のファイルは"
        f"「{aside.name}」として残しました。設定を確認してください。",
    )
