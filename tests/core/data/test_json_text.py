"""JSON as text: the fast way writes what the usual one does."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.data.json_text import compact

_PLAIN = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    # No halves of surrogate pairs: whoever writes bytes sees to them.
    | st.text(),
    lambda parts: st.lists(parts, max_size=4) | st.dictionaries(st.text(), parts, max_size=4),
    max_leaves=12,
)


@given(_PLAIN, st.booleans())
def test_the_text_is_that_of_the_library(held: object, sort: bool) -> None:
    usual = json.dumps(
        held, ensure_ascii=False, allow_nan=False, separators=(",", ":"), sort_keys=sort
    )

    assert compact(sort_keys=sort)(held) == usual


def test_what_json_has_no_form_for_is_refused() -> None:
    with pytest.raises(ValueError, match="not JSON compliant"):
        compact()([float("inf")])
    with pytest.raises(TypeError):
        compact()([object()])


def test_without_the_fast_encoder_the_library_writes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("json.encoder.c_make_encoder", None)

    assert compact(sort_keys=True)({"b": [1, "あ"], "a": None}) == '{"a":null,"b":[1,"あ"]}'
