"""Whoever asks for much of the history holds nobody up, and gets all of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.core.intent import Announce
from app.net.server import part_sender
from app.net.server.streams import Stream
from app.net.transport.connection import Connection
from app.net.transport.limits import STEPS_AT_ONCE
from app.session.room.messages.from_people import SayReady, WantPast
from app.session.room.messages.to_people import Notice
from app.session.room.room import Room
from app.session.seat.chronicle_entries import Heard
from tests.net.tables import Guest, Hosted, hosted, hosting, wait_for

STEPS = 60


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Hosted]:
    decks = tuple(tuple(f"{name}-{number}" for number in range(60)) for name in ("A", "R"))
    with hosted(hosting(tmp_path / "evening.chabudai", *decks)) as table:
        yield table


@pytest.fixture
def pair(table: Hosted) -> Iterator[tuple[Guest, Guest]]:
    guests = Guest(table.open, "Aki", seat=0), Guest(table.open, "Ren", seat=1)
    for guest in guests:
        guest.wait_inside()
        guest.say(SayReady())
    for _ in range(STEPS):
        guests[0].ask(Announce("say", "hello"))
    yield guests
    for guest in guests:
        guest.close()


def test_others_play_while_the_history_is_told(
    table: Hosted, pair: tuple[Guest, Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    aki, ren = pair
    heard: list[tuple[str, int]] = []
    honest = Room.hear

    def hear(self: Room, person: int, message: Any, now: float) -> None:
        size = len(message.nodes) if isinstance(message, WantPast) else 0
        heard.append((message.kind, size))
        honest(self, person, message, now)

    told: list[int] = []
    honest_past = Stream.past

    def past(self: Stream, connection: Connection, heard: tuple[Heard, ...]) -> None:
        told.extend(one.node for one in heard)
        honest_past(self, connection, heard)

    monkeypatch.setattr(Room, "hear", hear)
    monkeypatch.setattr(Stream, "past", past)
    # Slow enough for a gesture to come in between, however busy the machine is.
    monkeypatch.setattr(part_sender, "BETWEEN_PARTS", 1.0)
    steps = tuple(range(STEPS))
    ren.say(WantPast(steps, steps))
    aki.ask(Announce("say", "meanwhile"))
    monkeypatch.setattr(part_sender, "BETWEEN_PARTS", 0.0)
    wait_for(lambda: len(told) == STEPS)
    assert told == list(steps)
    kinds = [kind for kind, _ in heard]
    assert "past" in kinds[kinds.index("ask") :], "the gesture had to wait for all of it"
    assert max(size for _, size in heard) == STEPS_AT_ONCE


def test_more_than_one_may_wait_for_is_refused(
    table: Hosted, pair: tuple[Guest, Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(part_sender, "MOST_PARTS", 3)
    _, ren = pair
    ren.say(WantPast(tuple(range(STEPS)), ()))
    wait_for(lambda: ren.all(Notice))
    (notice,) = ren.all(Notice)
    assert isinstance(notice, Notice)
    assert notice.code == "too-fast"
