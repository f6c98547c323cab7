"""Any value that a class of the core may hold, for tests of what is written and read."""

from __future__ import annotations

import typing

from hypothesis import strategies as st

TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
SIMPLE = {
    int: st.integers(-(2**53), 2**53),
    str: TEXT,
    float: st.floats(allow_nan=False, allow_infinity=False),
}


def any_value(form: typing.Any) -> st.SearchStrategy[object]:
    """Any value of a type that core dataclasses are made of."""
    if form in SIMPLE:
        return SIMPLE[form]
    if typing.get_origin(form) is tuple:
        parts = typing.get_args(form)
        if parts[-1] is Ellipsis:
            return st.lists(any_value(parts[0]), max_size=3).map(tuple)
        return st.tuples(*map(any_value, parts))
    if typing.get_args(form) and typing.get_origin(form) is not typing.Literal:
        return st.one_of(*map(any_value, typing.get_args(form)))
    if hasattr(form, "__dataclass_fields__"):
        hints = typing.get_type_hints(form)
        return st.builds(
            form, **{name: any_value(hints[name]) for name in form.__dataclass_fields__}
        )
    return st.from_type(form)
