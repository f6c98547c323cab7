"""Keeps Qt for Python from reading the program's source at every start."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import ModuleType

import PySide6.QtCore  # noqa: F401 - brings the module looked for below

_FEATURES = "shibokensupport.feature"
_READS = "_mod_uses_pyside"


def import_quickly() -> bool:
    """Say at once that the program's modules use Qt; return whether Qt could be told.

    Qt for Python offers other spellings of its names (`from __feature__ import snake_case`). To
    know whom that may concern it reads, with `inspect.getsource`, each module that is imported
    after it: 250 files, a twentieth of the time from the start to the board. We use no such
    spelling, and "it uses Qt" is the answer that changes nothing. The name belongs to Qt's own
    parts (6.11): where a later version lacks it, the program starts as before.
    """
    features = sys.modules.get(_FEATURES)
    reads: Callable[[ModuleType], bool] | None = getattr(features, _READS, None)
    if reads is None:
        return False

    def uses_qt(module: ModuleType) -> bool:
        return module.__name__.startswith("app.") or reads(module)

    setattr(features, _READS, uses_qt)
    return True
