"""The file of what a person chose once.

It must never keep the program from starting: what cannot be understood is set aside
under another name, with a sentence, and what a newer program wrote into it is kept. Its few
values are checked here by hand: every start reads them, and loading a validation library for
that would cost more than all the rest of reading.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Collection
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, cast

from app.core.text.words import Words
from app.places import settings_file
from app.store.atomic import write_own
from app.store.file_trouble import cannot_read
from app.store.personal_settings import (
    BACKS,
    LARGEST_TEXT,
    LOUDNESSES,
    MATS,
    MOMENTS,
    SMALLEST_TEXT,
    SOUNDS,
    THEMES,
    Settings,
    Window,
)

_LARGEST_FILE = 1024 * 1024
_FARTHEST = 1_000_000
"""Pixels; more is no place on a desktop, and more than Qt can count."""


class _WrongError(ValueError):
    """A value that no program of ours wrote; `rest` is what is sound of it, if anything is."""

    def __init__(self, rest: Any = None) -> None:
        super().__init__()
        self.rest = rest


def _truth(value: Any) -> bool:
    if not isinstance(value, bool):
        raise _WrongError
    return value


def _whole(value: Any) -> int:
    wrong = not isinstance(value, int) or isinstance(value, bool)
    if wrong or not -_FARTHEST <= value <= _FARTHEST:
        raise _WrongError
    return int(value)


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise _WrongError
    return value


def _length(value: Any) -> int:
    if _whole(value) < 1:
        raise _WrongError
    return int(value)


def _sizes(value: Any) -> list[int]:
    if not isinstance(value, list):
        raise _WrongError
    return [_whole(size) for size in value]


def _sounds(value: Any) -> list[str]:
    if not isinstance(value, list):
        raise _WrongError
    return [sound for sound in SOUNDS if sound in value]


def _language(value: Any) -> Any:
    if value not in (None, "ja", "en"):
        raise _WrongError
    return value


def _one_of(known: Collection[str]) -> Callable[[Any], Any]:
    """Return the check of what is one of few words."""

    def checked(value: Any) -> Any:
        if not isinstance(value, str) or value not in known:
            raise _WrongError
        return value

    return checked


def _scale(value: Any) -> float:
    wrong = isinstance(value, bool) or not isinstance(value, int | float)
    if wrong or not SMALLEST_TEXT <= value <= LARGEST_TEXT:
        raise _WrongError
    return float(value)


def _named(check: Callable[[Any], Any]) -> Callable[[Any], dict[str, Any]]:
    """Return the check of an object whose values pass `check`; a wrong one costs no other."""

    def checked(value: Any) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise _WrongError
        sound: dict[str, Any] = {}
        for name, held in value.items():
            with contextlib.suppress(_WrongError):
                sound[name] = check(held)
        if len(sound) != len(value):
            raise _WrongError(sound)
        return sound

    return checked


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
    "theme": _one_of(THEMES),
    "mat": _one_of(MATS),
    "backs": _one_of(BACKS),
    "seat_backs": _truth,
    "text_scale": _scale,
    "animations": _truth,
    "moments": _one_of(MOMENTS),
    "sounds": _truth,
    "loudness": _one_of(LOUDNESSES),
    "silent_sounds": _sounds,
    "side_panel": _truth,
    "side_tab": _text,
    "panels": _named(_sizes),
    "home_at_start": _truth,
    "tour_seen": _truth,
    "foresee": _truth,
    "keep_openings": _truth,
    "images": _text,
    "player_name": _text,
    "game": _text,
    "looks": _named(_text),
    "keys": _named(_text),
    "window": _window,
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


def save(
    settings: Settings, path: Path | None = None, *, only: Collection[str] | None = None
) -> None:
    """Write the settings, or `only` some fields: the others stay as another window wrote them.

    Raises StoreError, with the old file whole, if that is not possible.
    """
    path = path or settings_file()
    if only is not None:
        settings = _merged(settings, path, only)
    text = json.dumps(_as_json(settings), ensure_ascii=False, indent=2)
    write_own(path, [text.encode("utf-8", "replace"), b"\n"])


def _merged(settings: Settings, path: Path, only: Collection[str]) -> Settings:
    """Return what is in the file now, with some fields of `settings`."""
    try:
        with path.open("rb") as file:
            there, sound = _understood(file.read(_LARGEST_FILE + 1))
    except (OSError, ValueError):
        return settings
    if not sound:
        # Damaged since the start: this window knows more than is left of it.
        _set_aside(path)
        return settings
    return replace(there, **{name: getattr(settings, name) for name in only})


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
            except _WrongError as wrong:
                sound = False
                if wrong.rest is not None:
                    read[name] = wrong.rest
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
