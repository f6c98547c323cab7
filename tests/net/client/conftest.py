"""A table and a client that waits for nothing long."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.net.client import retries
from tests.net.client.scripted_evening import Evening
from tests.net.client.scripted_host import (
    LaidTable,
)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody wait long before the next try."""
    monkeypatch.setattr(retries, "FIRST_WAIT", 0.001)


@pytest.fixture
def evening() -> Iterator[Evening]:
    evening = Evening()
    yield evening
    evening.close()


@pytest.fixture
def table() -> LaidTable:
    return LaidTable()
