"""Where a network keeps its devices apart: nothing is found, what to try is said, and a typed
address leads to the table all the same."""

from __future__ import annotations

import pytest

from app.net.discovery_troubles import NOTHING_ANSWERS
from tests.net.namespaces import HOST, PORT, NotHereError, whole


@pytest.mark.slow
def test_a_typed_address_works_where_nothing_is_found() -> None:
    try:
        found = whole()
    except NotHereError as problem:
        pytest.skip(f"no namespaces here: {problem}")
    assert found["open"]["tables"] == ["Friday"]
    assert f"{HOST}:{PORT}" in found["open"]["addresses"]
    assert found["open"]["troubles"] == []
    assert found["stopped"]["tables"] == []
    assert found["stopped"]["troubles"] == [NOTHING_ANSWERS.en]
    assert found["stopped"]["by address"] == "welcome"
