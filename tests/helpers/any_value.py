"""Any value that a class of the core may hold, for tests of what is written and read."""

from __future__ import annotations

import typing

from hypothesis import strategies as st

from app.core.data.field_limits import FARTHEST, LARGEST, Allowed

TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
SIMPLE = {
    int: st.integers(-(2**53), 2**53),
    str: TEXT,
    float: st.floats(allow_nan=False, allow_infinity=False),
}
ASKED = {
    int: st.integers(-LARGEST, LARGEST),
    str: TEXT,
    float: st.floats(-FARTHEST, FARTHEST),
}
"""What a field may hold that comes from a seat, unless it says itself."""
LIMITED = {
    int: st.integers(-3, 8) | st.integers(0, 10**6),
    str: st.text("cu.#0123 abc", min_size=1, max_size=12),
    float: st.floats(-FARTHEST, FARTHEST),
}
"""What the limits of fields let through often enough."""


def any_value(form: typing.Any, simple: typing.Any = None) -> st.SearchStrategy[object]:
    """Any value of a type that core dataclasses are made of, within the limits of its fields.

    `simple` is what a number or a text may be: `ASKED` for what a seat sends.
    """
    simple = SIMPLE if simple is None else simple
    if form in simple:
        found: st.SearchStrategy[object] = simple[form]
        return found
    if typing.get_origin(form) is typing.Annotated:
        holds = next(one.holds for one in form.__metadata__ if isinstance(one, Allowed))
        return any_value(form.__origin__, LIMITED).filter(holds)
    if typing.get_origin(form) is tuple:
        return _any_tuple(typing.get_args(form), simple)
    if typing.get_args(form) and typing.get_origin(form) is not typing.Literal:
        return st.one_of(*(any_value(part, simple) for part in typing.get_args(form)))
    if hasattr(form, "__dataclass_fields__"):
        hints = typing.get_type_hints(form, include_extras=True)
        return st.builds(
            form, **{name: any_value(hints[name], simple) for name in form.__dataclass_fields__}
        )
    return st.from_type(form)


def _any_tuple(parts: tuple[typing.Any, ...], simple: typing.Any) -> st.SearchStrategy[object]:
    if parts[-1] is Ellipsis:
        return st.lists(any_value(parts[0], simple), max_size=3).map(tuple)
    return st.tuples(*(any_value(part, simple) for part in parts))
