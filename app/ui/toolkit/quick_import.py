"""Keeps Qt for Python from reading the program's source at every start."""

from __future__ import annotations

import builtins

import PySide6.QtCore  # noqa: F401 - puts its own import in place


def import_quickly() -> bool:
    """Import modules as Python does; return whether Qt for Python had another way in place.

    Qt for Python offers other spellings of its names (`from __feature__ import snake_case`). To
    know whom that may concern, its `__import__` reads with `inspect.getsource` each module that is
    imported after it: 250 files, a twentieth of the time from the start to the board. We use no
    such spelling. It keeps Python's own `__import__` as `__orig_import__` (6.11); where a later
    version does not, the program starts as before.
    """
    plain = getattr(builtins, "__orig_import__", None)
    if plain is None:
        return False
    builtins.__import__ = plain
    return True
