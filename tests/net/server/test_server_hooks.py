"""What a server calls where nobody who hosts listens yet."""

from __future__ import annotations

import logging

import pytest

from app.net.auth.admission_events import wrong_secret
from app.net.server.server_hooks import ServerHooks


def test_where_nobody_listens_it_is_written_down(caplog: pytest.LogCaptureFixture) -> None:
    hooks, event = ServerHooks(), wrong_secret("10.0.0.9")
    with caplog.at_level(logging.INFO):
        hooks.told(event)
        hooks.changed()
        hooks.ended()
    assert [record.getMessage() for record in caplog.records] == [event.words.en]
    assert hooks.invitation() is None
