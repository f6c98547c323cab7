"""How core dataclasses are read strictly: the schema that pydantic makes of them, made by us.

pydantic's engine is a library of its own (`pydantic_core`), which takes a description of what it is
to read. To be loaded and to make that of a hundred dataclasses takes pydantic a third of a start.
Ours come from few kinds of annotations: made here, the description is the very same, and a test
compares the two for every form that the program reads.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from app.core.data.field_limits import Allowed
from app.core.data.value import value

Schema = dict[str, Any]
"""A description for the engine, as its own module `core_schema` has it."""

STRICT = {"extra": "forbid", "strict": True, "allow_inf_nan": False}
"""How the boundary reads, whatever dataclass it comes to; in pydantic's words."""
_CORE_WORDS = {"extra": "extra_fields_behavior"}
_PLAIN = {str: "str", int: "int", float: "float", bool: "bool"}


class UnknownFormError(TypeError):
    """An annotation that is none of those that what is read is made of."""


@value
class ByKind:
    """The mark on a union whose members are told apart by one of their fields."""

    key: str = "kind"


def config_of(words: dict[str, Any]) -> Schema:
    """Return settings as the engine calls them."""
    return {_CORE_WORDS.get(word, word): chosen for word, chosen in words.items()}


def schema_of(form: Any) -> Schema:
    """Return the description of a form. Raises UnknownFormError."""
    maker = _Maker()
    schema = maker.of(form)
    if not maker.made:
        return schema
    return {"type": "definitions", "schema": schema, "definitions": [*maker.made.values()]}


class _Maker:
    """Makes one description, with each dataclass in it once."""

    def __init__(self) -> None:
        self.made: dict[str, Schema] = {}

    def of(self, hint: Any) -> Schema:
        """Return the description of what an annotation says."""
        if hint in _PLAIN:
            return {"type": _PLAIN[hint]}
        if is_dataclass(hint):
            return self._dataclass(hint)
        origin, parts = get_origin(hint), get_args(hint)
        make = _MAKERS.get(origin)
        if make is None:
            raise UnknownFormError(repr(hint))
        return make(self, parts)

    def of_annotated(self, parts: tuple[Any, ...]) -> Schema:
        """Return the description of a union by kind, or of a field with a limit of our own."""
        hint, *marks = parts
        # Limits are looked at by `validation.py`, not by the engine.
        kinds = [mark for mark in marks if not isinstance(mark, Allowed)]
        if not kinds:
            return self.of(hint)
        if len(kinds) > 1 or not isinstance(kinds[0], ByKind):
            raise UnknownFormError(repr(parts))
        key = kinds[0].key
        members = get_args(hint) or (hint,)
        choices = {tag: self.of(member) for member in members for tag in _tags(member, key)}
        union = {"type": "tagged-union", "choices": choices, "discriminator": key}
        return {**union, "strict": False, "from_attributes": True}

    def of_union(self, parts: tuple[Any, ...]) -> Schema:
        """Return the description of one of several, and of what may be missing."""
        rest = [self.of(part) for part in parts if part is not NoneType]
        one = rest[0] if len(rest) == 1 else {"type": "union", "choices": rest}
        return {"type": "nullable", "schema": one} if NoneType in parts else one

    def of_literal(self, parts: tuple[Any, ...]) -> Schema:
        """Return the description of one of some values."""
        return {"type": "literal", "expected": [*parts]}

    def of_tuple(self, parts: tuple[Any, ...]) -> Schema:
        """Return the description of a list, or of a row of so many."""
        if parts[-1:] == (Ellipsis,):
            items = [self.of(parts[0])]
            return {"type": "tuple", "items_schema": items, "variadic_item_index": 0}
        return {"type": "tuple", "items_schema": [self.of(part) for part in parts]}

    def of_dict(self, parts: tuple[Any, ...]) -> Schema:
        """Return the description of an object with any names."""
        keys, values = map(self.of, parts)
        return {"type": "dict", "keys_schema": keys, "values_schema": values}

    def of_frozenset(self, parts: tuple[Any, ...]) -> Schema:
        """Return the description of a list in which nothing is twice."""
        return {"type": "frozenset", "items_schema": self.of(parts[0])}

    def _dataclass(self, kind: Any) -> Schema:
        ref = f"{kind.__module__}.{kind.__qualname__}:{id(kind)}"
        if ref not in self.made:
            self.made[ref] = {}  # so that it may have itself in it
            self.made[ref] = self._described(kind, ref)
        return {"type": "definition-ref", "schema_ref": ref}

    def _described(self, kind: Any, ref: str) -> Schema:
        hints, own = _hints(kind), fields(kind)
        described = [self._field(one, hints[one.name]) for one in own]
        config = {**config_of(getattr(kind, "__pydantic_config__", STRICT)), "title": kind.__name__}
        inner = {"type": "dataclass-args", "dataclass_name": kind.__name__, "fields": described}
        finished_by_itself = hasattr(kind, "__post_init__")
        return {
            "type": "dataclass",
            "cls": kind,
            "fields": [one.name for one in own],
            "schema": {**inner, "computed_fields": [], "collect_init_only": finished_by_itself},
            "post_init": finished_by_itself,
            "slots": "__slots__" in vars(kind),
            "frozen": False,
            "config": config,
            "ref": ref,
        }

    def _field(self, one: Field[Any], hint: Any) -> Schema:
        if not one.init or one.kw_only:
            raise UnknownFormError(one.name)
        schema = self.of(hint)
        if one.default is not MISSING:
            schema = {"type": "default", "schema": schema, "default": one.default}
        elif one.default_factory is not MISSING:
            schema = {
                "type": "default",
                "schema": schema,
                "default_factory": one.default_factory,
                "default_factory_takes_data": False,
            }
        return {
            "type": "dataclass-field",
            "name": one.name,
            "schema": schema,
            "kw_only": False,
            "init": True,
        }


_MAKERS: dict[Any, Callable[[_Maker, tuple[Any, ...]], Schema]] = {
    Annotated: _Maker.of_annotated,
    Union: _Maker.of_union,
    UnionType: _Maker.of_union,
    Literal: _Maker.of_literal,
    tuple: _Maker.of_tuple,
    dict: _Maker.of_dict,
    frozenset: _Maker.of_frozenset,
}


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _tags(member: Any, key: str) -> tuple[str, ...]:
    """Return by which values of the field a member of a union is known."""
    hints = _hints(member) if isinstance(member, type) and is_dataclass(member) else {}
    hint = hints.get(key)
    if get_origin(hint) is not Literal:
        raise UnknownFormError(repr(member))
    return get_args(hint)
