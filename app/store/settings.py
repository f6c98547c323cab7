"""What a person chose once: language, theme, sizes, recent files.

A settings file must never keep the program from starting: what cannot be understood is set aside
under another name, with a sentence, and what a newer program wrote into it is kept. Its seven
values are checked here by hand: every start reads them, and loading a validation library for
that would cost more than all the rest of reading.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from dataclasses import field, fields, replace
from pathlib import Path
from typing import Any, Literal, cast

from app.core.value import value
from app.core.words import Language, Words
from app.store.atomic import write_atomic
from app.store.places import settings_file
from app.store.trouble import cannot_read

MOST_RECENT = 12
_LARGEST_FILE = 1024 * 1024

Theme = Literal["system", "light", "dark", "contrast"]
THEMES: tuple[Theme, ...] = ("system", "light", "dark", "contrast")
SMALLEST_TEXT, LARGEST_TEXT = 0.5, 3.0


@value
class Window:
    """Where the window was, in pixels of the desktop."""

    x: int
    y: int
    width: int
    height: int
    maximized: bool = False
    others: dict[str, Any] = field(default_factory=dict)
    """What a newer program keeps here."""


@value
class Settings:
    """All settings."""

    language: Language | None = None
    """None for the system's language."""
    theme: Theme = "system"
    text_scale: float = 1.0
    """Factor on the size of all text."""
    animations: bool = True
    side_panel: bool = True
    """Whether the side panel shows."""
    window: Window | None = None
    recent: tuple[str, ...] = ()
    """Paths of table files, the last one used first."""
    others: dict[str, Any] = field(default_factory=dict)
    """What a newer program keeps here."""

    def with_recent(self, path: Path) -> Settings:
        """Return the settings with `path` as the file used last."""
        rest = tuple(other for other in self.recent if other != str(path))
        return replace(self, recent=(str(path), *rest)[:MOST_RECENT])


class _WrongError(ValueError):
    """A value that no program of ours wrote."""


def _truth(value: Any) -> bool:
    if not isinstance(value, bool):
        raise _WrongError
    return value


def _whole(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise _WrongError
    return value


def _length(value: Any) -> int:
    if _whole(value) < 1:
        raise _WrongError
    return int(value)


def _language(value: Any) -> Any:
    if value not in (None, "ja", "en"):
        raise _WrongError
    return value


def _theme(value: Any) -> Any:
    if value not in THEMES:
        raise _WrongError
    return value


def _scale(value: Any) -> float:
    wrong = isinstance(value, bool) or not isinstance(value, int | float)
    if wrong or not SMALLEST_TEXT <= value <= LARGEST_TEXT:
        raise _WrongError
    return float(value)


def _recent(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(path, str) for path in value):
        raise _WrongError
    return tuple(value)


def _window(value: Any) -> Window | None:
    if value is None:
        return None
    if not isinstance(value, dict):
        raise _WrongError
    known = {"x": _whole, "y": _whole, "width": _length, "height": _length, "maximized": _truth}
    try:
        read = {key: known[key](given) for key, given in value.items() if key in known}
        others = {key: given for key, given in value.items() if key not in known}
        return Window(**cast("dict[str, Any]", read), others=others)
    except TypeError as problem:
        raise _WrongError from problem


_CHECKS: dict[str, Callable[[Any], Any]] = {
    "language": _language,
    "theme": _theme,
    "text_scale": _scale,
    "animations": _truth,
    "side_panel": _truth,
    "window": _window,
    "recent": _recent,
}


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
    text = json.dumps(_as_json(settings), ensure_ascii=False, indent=2)
    # Whatever is in the way, the write below meets it and says it in a sentence.
    with contextlib.suppress(OSError):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    write_atomic(path, [text.encode("utf-8", "replace"), b"\n"])


def _as_json(settings: Settings) -> dict[str, Any]:
    """Return what is written: only what differs from the defaults, and what is not ours."""
    usual = Settings()
    words: dict[str, Any] = {}
    for name in (one.name for one in fields(Settings) if one.name != "others"):
        value = getattr(settings, name)
        if value != getattr(usual, name):
            words[name] = value
    if settings.window is not None:
        place = settings.window
        words["window"] = {one.name: getattr(place, one.name) for one in fields(Window)}
        words["window"] |= words["window"].pop("others")
    return words | settings.others


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
    read: dict[str, Any] = {}
    sound = True
    for name, check in _CHECKS.items():
        if name in words:
            # One wrong value is no reason to lose the others.
            try:
                read[name] = check(words[name])
            except _WrongError:
                sound = False
    others = {name: value for name, value in words.items() if name not in _CHECKS}
    return Settings(**read, others=others), sound


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
