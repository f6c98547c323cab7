"""What the network is told of a hosted table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.core.data.value import replace
from app.core.text.words import Words
from app.net.discovery import announcer
from app.net.transport import addresses
from app.net.transport.addresses import Link
from tests.net.tables import hosted
from tests.net.tables import hosting as local

DECKS = tuple(tuple(f"{name}-{number}" for number in range(60)) for name in ("A", "R"))


def test_a_table_tells_of_the_addresses_that_it_listens_at_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    announced: list[tuple[tuple[str, ...], tuple[Link, ...]]] = []

    class Silent:
        """An announcer that only remembers where it was to announce."""

        troubles: tuple[Words, ...] = ()

        def __init__(
            self,
            _notice: Any,
            *,
            interfaces: tuple[str, ...] = (),
            among: Callable[[], tuple[Link, ...]] = addresses.links,
        ) -> None:
            announced.append((interfaces, among()))

        def close(self) -> None:
            """Say nothing."""

    monkeypatch.setattr(announcer, "Announcer", Silent)
    titled = replace(local(tmp_path / "evening.chabudai", *DECKS), title="Friday")
    with hosted(titled):
        pass
    ((interfaces, among),) = announced
    assert interfaces == ("127.0.0.1",)
    assert [link.address for link in among] == ["127.0.0.1"]
