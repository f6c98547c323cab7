"""What tests of announcing and of looking share."""

from __future__ import annotations

import os
import socket
import threading
from collections.abc import Iterator

import pytest

from app.net.discovery import announcer as announcer_module
from app.net.discovery import seeker as seeker_module
from app.net.discovery.table_notice import TableNotice, notice_of
from tests.helpers.ports import free_port
from tests.net.discovery.finding import Finding, soon


@pytest.fixture
def port() -> int:
    """A UDP port that nobody has."""
    return free_port(socket.SOCK_DGRAM)


@pytest.fixture
def notice() -> TableNotice:
    """A table that no other run of the tests has."""
    return notice_of("金曜の卓", "pokemon", 27420, 1, os.urandom(32))


@pytest.fixture
def finding(port: int, monkeypatch: pytest.MonkeyPatch) -> Iterator[Finding]:
    monkeypatch.setattr(seeker_module, "ASK_EVERY", 0.1)
    # As long as no test waits for a table to be gone: on a busy machine an answer may come late.
    monkeypatch.setattr(seeker_module, "BELIEVED", 60.0)
    monkeypatch.setattr(seeker_module, "PATIENCE", 0.3)
    monkeypatch.setattr(seeker_module, "LOOK_AGAIN", 0.5)
    monkeypatch.setattr(announcer_module, "LOOK_AFTER", 0.1)
    finding = Finding(port)
    yield finding
    for one in finding.made:
        one.close()
        one._thread.join(20)
        assert not one._thread.is_alive()
    # zeroconf's own threads are gone with it.
    assert soon(lambda: not [t for t in threading.enumerate() if "zeroconf" in t.name.lower()])
