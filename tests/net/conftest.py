"""What tests of tables over real sockets share."""

from __future__ import annotations

import pytest

from app.session.room import hosted_game, open_record
from tests.net.tables import LINKS_WAIT


@pytest.fixture(autouse=True)
def links_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let draws wait for their links: a busy machine takes longer than people like to wait.

    So with signatures. A test of a seat that gives none puts the time back.
    """
    monkeypatch.setattr(hosted_game, "WAIT", LINKS_WAIT)
    monkeypatch.setattr(open_record, "SIGNING", LINKS_WAIT)
