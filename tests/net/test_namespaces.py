"""Where a network keeps its devices apart: nothing is found, what to try is said, and a typed
address leads to the table all the same."""

from __future__ import annotations

import pytest

from app.core.ids import SPECTATOR
from app.net.discovery.discovery_troubles import NOTHING_ANSWERS
from tests.net.namespaces import HOST, PORT, NotHereError, whole


@pytest.mark.slow
@pytest.mark.timeout(400)
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
    for part in ("open", "stopped"):
        # What each saw is compared with the table's file on the way.
        seen = found[part]["seen"]
        assert {name: eyes for name, (eyes, _, _) in seen.items()} == {
            "Aki": 0,
            "Ren": 1,
            "Sora": SPECTATOR,
        }
        assert len({node for _, node, _ in seen.values()}) == 1
    assert found["stopped"]["seen"]["Aki"][1] > found["open"]["seen"]["Aki"][1]
