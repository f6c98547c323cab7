"""Waiting for a datagram until it comes, the time is over, or somebody rings."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator

import pytest

from app.net.transport.wakeable_socket import Waking

LONG = 30.0
"""Seconds that nobody waits who is woken."""


@pytest.fixture
def waking() -> Iterator[Waking]:
    waking = Waking()
    yield waking
    waking.close()


@pytest.fixture
def heard() -> Iterator[socket.socket]:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as heard:
        heard.bind(("127.0.0.1", 0))
        heard.setblocking(False)
        yield heard


def tell(heard: socket.socket) -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as other:
        other.sendto(b"hello", heard.getsockname())


def test_it_waits_until_a_datagram_is_there(waking: Waking, heard: socket.socket) -> None:
    assert not waking.received(heard, 0.0)
    tell(heard)
    assert waking.received(heard, LONG)
    assert heard.recv(64) == b"hello"
    assert not waking.received(heard, 0.0)


def test_who_rings_ends_the_waiting(waking: Waking, heard: socket.socket) -> None:
    ringing = threading.Thread(target=waking.ring)
    ringing.start()
    assert not waking.received(heard, LONG)
    ringing.join()


def test_without_a_socket_it_waits_for_the_bell_alone(waking: Waking) -> None:
    assert not waking.received(None, 0.0)
    waking.ring()
    assert not waking.received(None, LONG)


def test_a_datagram_is_there_though_somebody_rang(waking: Waking, heard: socket.socket) -> None:
    tell(heard)
    waking.ring()
    assert waking.received(heard, LONG)


def test_however_often_somebody_rang_it_is_heard_once(waking: Waking, heard: socket.socket) -> None:
    for _ in range(50):
        waking.ring()
    assert not waking.received(heard, LONG)
    later = threading.Timer(0.02, tell, (heard,))
    later.start()
    assert waking.received(heard, LONG), "it waits again"
    later.join()


def test_a_time_that_is_over_already_is_not_waited_for(waking: Waking) -> None:
    assert not waking.received(None, -5.0)


def test_nobody_is_disturbed_by_a_bell_that_was_taken_away() -> None:
    waking = Waking()
    waking.close()
    waking.ring()
