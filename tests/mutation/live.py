"""Puts a mutant into modules that are already imported, in a process made for it.

Importing the adviser and collecting its tests takes seconds, running the few tests that matter
takes milliseconds. So both are done once, and each mutant is a forked process in which the code of
the functions is exchanged where it stands: whoever holds a function, a rule or a method holds the
changed one then.
"""

from __future__ import annotations

import re
import sys
from types import FunctionType, ModuleType
from typing import Any

from app.core.text.words import Words
from app.games.advising.advice_rule import Rule

PLAIN = (str, int, float, tuple, frozenset, set, dict, list, re.Pattern, Words, type(None))


def put(module: str, source: str, constants: bool) -> None:
    """Let a module behave as `source` says; `constants` if those may be others as well.

    Raises whatever the changed module raises when it is made.
    """
    held = vars(sys.modules[module])
    fresh = ModuleType(module)
    fresh.__file__ = held["__file__"]
    exec(compile(source, str(held["__file__"]), "exec"), vars(fresh))
    for name, made in vars(fresh).items():
        old = held.get(name)
        if _exchange(old, made) or name.startswith("__"):
            continue
        if constants and isinstance(made, PLAIN) and not _same(old, made):
            _rebind(name, old, made)


def _exchange(old: Any, made: Any) -> bool:
    """Exchange the code of what has some, and tell whether it has."""
    if isinstance(old, FunctionType) and isinstance(made, FunctionType):
        old.__code__, old.__defaults__ = made.__code__, made.__defaults__
        old.__kwdefaults__ = made.__kwdefaults__
    elif isinstance(old, Rule) and isinstance(made, Rule):
        _exchange(old.speak, made.speak)
        object.__setattr__(old, "plays", made.plays)  # a constant may name them
    elif isinstance(old, type) and isinstance(made, type):
        for name, method in vars(made).items():
            if method.__class__ in (FunctionType, property) and not name.startswith("__"):
                _exchange(vars(old).get(name), method)
    elif isinstance(old, property) and isinstance(made, property):
        _exchange(old.fget, made.fget)
    elif hasattr(old, "__wrapped__") and hasattr(made, "__wrapped__"):
        _exchange(old.__wrapped__, made.__wrapped__)
    else:
        return False
    return True


def _same(old: Any, made: Any) -> bool:
    return type(old) is type(made) and bool(old == made)


def _rebind(name: str, old: Any, made: Any) -> None:
    """Give a constant its new value wherever it was imported by its name."""
    for module in list(sys.modules.values()):
        held = getattr(module, "__dict__", {})
        if module.__name__.startswith(("app.", "tests.")) and held.get(name) is old:
            held[name] = made


def forget_what_was_kept(modules: set[str]) -> None:
    """Empty the caches of functions, so that each test calls what it rests on."""
    for name in modules:
        for held in list(vars(sys.modules[name]).values()):
            if hasattr(held, "cache_clear") and hasattr(held, "__wrapped__"):
                held.cache_clear()
