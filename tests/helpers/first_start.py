"""The modules of the start, as one thing that a test can ask and set."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Any

import pytest

EARLY = ("bootstrap", "speech", "stamp")
"""What every start reads, the first of an old Python too."""
PARTS = (*EARLY, "environment", "system_libraries")


class Start:
    """All modules of the start as one: what is set here is set wherever it is used."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        patch.syspath_prepend(str(folder / "packaging"))
        for name in PARTS:
            # Put back afterwards is what lay there before, or nothing.
            patch.setitem(sys.modules, name, sys)
            del sys.modules[name]
        self.__dict__["modules"] = [importlib.import_module(name) for name in PARTS]
        self.__dict__["kept"] = {}

    def __getattr__(self, name: str) -> Any:
        for module in self.__dict__["modules"]:
            if hasattr(module, name):
                return getattr(module, name)
        raise AttributeError(name)

    def __setattr__(self, name: str, held: object) -> None:
        self.__dict__["kept"].setdefault(name, []).append(getattr(self, name))
        self._put(name, held)

    def __delattr__(self, name: str) -> None:
        """Put back what was there: nothing of it is this object's own."""
        self._put(name, self.__dict__["kept"][name].pop())

    def _put(self, name: str, held: object) -> None:
        for module in self.__dict__["modules"]:
            if hasattr(module, name):
                setattr(module, name, held)
