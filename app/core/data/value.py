"""`@value`: a frozen dataclass with slots, made in a tenth of the time.

The table's vocabulary is some two hundred small classes, and `@dataclass(frozen=True, slots=True)`
compiles all their methods at once: a quarter of the time from starting the program to its board.
Here a method is compiled when it is first called, and most never are before the first gesture. What
comes out is a dataclass for `fields`, `replace`, type checkers and pydantic alike.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from functools import cache
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")

_put = object.__setattr__
_become = object.__dict__["__class__"].__set__
"""Says of which class an object is, past its `__setattr__`."""
_COMPILED = ("__init__", "__eq__", "__hash__", "__repr__")
_OWN = ("__dict__", "__weakref__")
"""What a class has because it had no slots."""


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(cls: type[T]) -> type[T]:
    """Return `cls` as an immutable value: equal by its fields, hashable if they are.

    Defaults, `field(default_factory=…)`, `field(init=False)` and `__post_init__` work as for a
    dataclass; there is no inheritance of fields, no `kw_only`, no `InitVar`.
    """
    made: Any = dataclass(init=False, repr=False, eq=False)(cls)
    own = fields(made)
    slots = {one.name for one in own}
    kept = {name: held for name, held in vars(made).items() if name not in slots | set(_OWN)}
    result: list[type] = []
    # A method the class wrote itself stays.
    namespace = {
        **{name: _later(name, result) for name in _COMPILED},
        "__setattr__": _refuse,
        "__delattr__": _refuse,
        **kept,
        "__slots__": tuple(one.name for one in own),
        "__qualname__": cls.__qualname__,
    }
    slotted: Any = type(made)(cls.__name__, cls.__bases__, namespace)
    result.append(slotted)
    if hasattr(slotted, "__post_init__") or not all(one.init for one in own):
        # Pickling and copying set the fields of a new object: past `__setattr__`, which refuses.
        slotted.__getstate__ = _getstate
        slotted.__setstate__ = _setstate
    else:
        slotted.__reduce__ = _later("__reduce__", result)
    params = slotted.__dataclass_params__
    params.frozen = params.eq = params.init = params.repr = True
    finished: type[T] = slotted
    return finished


def _later(name: str, made: list[type]) -> Callable[..., Any]:
    """Return what stands for a method until its first call, which compiles it for `made[0]`."""

    def method(held: Any, /, *given: Any, **named: Any) -> Any:
        cls = made[0]
        compiled = _compiled(name, cls)
        setattr(cls, name, compiled)
        return compiled(held, *given, **named)

    return method


def _compiled(name: str, cls: type[Any]) -> Callable[..., Any]:
    own = fields(cls)
    mine = "(" + "".join(f"self.{one.name}, " for one in own if one.compare) + ")"
    known: dict[str, Any] = {}
    if name == "__init__":
        source = _init(cls, own, known)
    elif name == "__eq__":
        source = (
            "def __eq__(self, other):\n"
            "  if other.__class__ is not self.__class__: return NotImplemented\n"
            f"  return {mine} == {mine.replace('self.', 'other.')}"
        )
    elif name == "__hash__":
        source = f"def __hash__(self):\n  return hash({mine})"
    elif name == "__reduce__":
        known["_Made"] = cls
        every = "".join(f"self.{one.name}, " for one in own)
        # Made anew from all fields: a history packs and unpacks thousands of small values.
        source = f"def __reduce__(self):\n  return _Made, ({every})"
    else:
        shown = ", ".join(f"{one.name}={{self.{one.name}!r}}" for one in own if one.repr)
        source = f"def __repr__(self):\n  return f'{{self.__class__.__qualname__}}({shown})'"
    members: dict[str, Callable[..., Any]] = {}
    exec(source, known, members)  # noqa: S102 - as `dataclasses` itself does
    return members[name]


def _init(cls: Any, own: tuple[Field[Any], ...], known: dict[str, Any]) -> str:
    """Return the source of `__init__`, and put the defaults it names into `known`."""
    arguments, body = [], []
    for one in own:
        name = one.name
        if not one.init:
            continue  # `__post_init__` gives it
        if one.default is not MISSING:
            known[f"_default_{name}"] = one.default
            arguments.append(f"{name}=_default_{name}")
        elif one.default_factory is not MISSING:
            known |= {f"_make_{name}": one.default_factory, "_MISSING": MISSING}
            arguments.append(f"{name}=_MISSING")
            body.append(f"  if {name} is _MISSING: {name} = _make_{name}()")
        else:
            arguments.append(name)
    filled = [one.name for one in own if one.init]
    if len(filled) < _MANY:
        known |= {f"_put_{name}": getattr(cls, name).__set__ for name in filled}
        body += [f"  _put_{name}(self, {name})" for name in filled]
    else:
        known |= {"_become": _become, "_Loose": _loose(cls), "_Frozen": cls}
        body.append("  _become(self, _Loose)")
        body += [f"  self.{name} = {name}" for name in filled]
        body.append("  self.__class__ = _Frozen")
    if hasattr(cls, "__post_init__"):
        body.append("  self.__post_init__()")
    return "\n".join((f"def __init__(self, {', '.join(arguments)}):", *(body or ["  pass"])))


_MANY = 3
"""Fields from which on it is faster to open a value for writing and to close it again."""


@cache
def _loose(cls: Any) -> type:
    """Return a class of the same slots whose objects may be written.

    An object that is filled as one of these, and then told that it is a `cls`, is made in half the
    time: writing past `__setattr__` is a call for each field.
    """
    names = tuple(one.name for one in fields(cls))
    return type(f"Loose{cls.__name__}", cls.__bases__, {"__slots__": names})


def _refuse(self: Any, name: str, *_value: Any) -> None:
    raise FrozenInstanceError(f"cannot change {name!r} of a {type(self).__name__}")


def _getstate(self: Any) -> list[Any]:
    return [getattr(self, one.name) for one in fields(self)]


def _setstate(self: Any, state: list[Any]) -> None:
    for one, held in zip(fields(self), state, strict=True):
        _put(self, one.name, held)


def replace(held: T, /, **changes: Any) -> T:
    """Return a copy of a value with other fields, as `dataclasses.replace` does, ten times faster.

    It fills the slots of a new object and runs neither `__init__` nor `__post_init__`: for
    values without the latter. Raises TypeError for a field that there is not.
    """
    kind: Any = held.__class__
    copy: T = copier(kind, *changes)(held, *changes.values())
    return copy


@cache
def copier(cls: Any, *changed: str) -> Callable[..., Any]:
    """Return what copies a value of a class with others of these fields, given in this order.

    What `replace` does, where it is done again and again: to look for it is half the work.
    """
    names = [one.name for one in fields(cls)]
    unknown = [name for name in changed if name not in names]
    if unknown:
        raise TypeError(f"{cls.__name__} has no field {unknown[0]!r}")
    told = [(name, name if name in changed else f"_held.{name}") for name in names]
    source = [f"def copy({', '.join(('_held', *changed))}):", "  _new = _Loose()"]
    source += [f"  _new.{name} = {held}" for name, held in told]
    source += ["  _new.__class__ = _Frozen", "  return _new"]
    members: dict[str, Callable[..., Any]] = {}
    exec("\n".join(source), {"_Loose": _loose(cls), "_Frozen": cls}, members)  # noqa: S102
    return members["copy"]


def each_field(checks: Sequence[tuple[str, Callable[[Any], bool]]]) -> Callable[[Any], bool]:
    """Return what asks fields by their names and checks in turn, until one does not fit.

    Compiled, as it is asked of every gesture of every seat.
    """
    known: dict[str, Any] = {f"fits_{name}": check for name, check in checks}
    source = ["def fits(held):"]
    source += [f"  if not fits_{name}(held.{name}): return False" for name, _ in checks]
    members: dict[str, Callable[[Any], bool]] = {}
    exec("\n".join((*source, "  return True")), known, members)  # noqa: S102 - as `dataclasses` does
    return members["fits"]
