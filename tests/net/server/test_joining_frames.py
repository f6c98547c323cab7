"""What a newcomer is told: all that happened so far, in parts, then the view."""

from __future__ import annotations

import asyncio

import pytest

from app.core import intent as i
from app.net.encoding import messages
from app.net.encoding.journal_rows import journal_from
from app.net.server import joining_frames
from app.net.server.joining_frames import AT_ONCE, ComingIn
from app.net.server.streams import Source
from app.net.transport.limits import MOST_UNREAD
from app.session.room.delayed_view import Behind
from app.session.room.messages.to_people import Journal, Row
from app.session.seat.chronicle import bare_journal
from tests.helpers.play import Play, lay
from tests.helpers.toy_games import TOYS
from tests.net.by_hand import Client, Silent, until

RUN = "ab" * 8
AKI = 0


class Newcomer:
    """Somebody who comes to a table, and what they were told of it."""

    def __init__(self, source: Source, *, unread: int = 0) -> None:
        self.client = Client(Silent())
        self.client.heard()
        self.client.cable.unread = unread
        self.is_in = False
        self.coming = ComingIn(self.client.connection, source, RUN, self._told)
        self.parts: list[Journal] = []

    def _told(self) -> None:
        assert not self.is_in, "told twice"
        self.is_in = True

    def hear(self) -> list[Journal]:
        """Return the parts that came by now."""
        for text in self.client.heard():
            part = messages.read_to_people(text)
            assert isinstance(part, Journal)
            self.parts.append(part)
        return self.parts

    @property
    def rows(self) -> tuple[Row, ...]:
        return tuple(row for part in self.hear() for row in part.rows)


@pytest.fixture
def play() -> Play:
    """A duel with as many coins as go in a good two looks at the journal."""
    play = lay(TOYS["duel"], 5)
    for _ in range(2 * AT_ONCE):
        play.ask(AKI, i.Flip())
    return play


def test_a_short_history_is_told_at_once_and_the_view_may_follow() -> None:
    async def talk() -> None:
        play = lay(TOYS["duel"], 5)
        newcomer = Newcomer(play.host)
        assert newcomer.is_in
        (part,) = newcomer.hear()
        assert (part.run, part.more) == (RUN, False)
        assert journal_from(part) == tuple(bare_journal(play.host))

    asyncio.run(talk())


def test_a_long_history_goes_in_parts_and_the_view_comes_after_all_of_it(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(joining_frames, "ENOUGH", 100)

    async def talk() -> None:
        newcomer = Newcomer(play.host)
        assert not newcomer.is_in
        assert [len(part.rows) for part in newcomer.hear()] == [AT_ONCE]
        await until(lambda: newcomer.is_in)
        assert [part.more for part in newcomer.hear()] == [True, True, False]
        whole = Journal(newcomer.rows, RUN)
        assert journal_from(whole) == tuple(bare_journal(play.host))

    asyncio.run(talk())


def test_what_happens_meanwhile_is_part_of_it(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(joining_frames, "ENOUGH", 100)

    async def talk() -> None:
        newcomer = Newcomer(play.host)
        before = len(play.host.journal)
        play.ask(AKI, i.Announce("say", "meanwhile"))
        await until(lambda: newcomer.is_in)
        assert len(newcomer.rows) == before + 1

    asyncio.run(talk())


def test_what_people_wrote_counts_by_its_length(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(joining_frames, "AT_ONCE", 1)
    monkeypatch.setattr(joining_frames, "ENOUGH", 700)

    async def talk() -> None:
        play = lay(TOYS["duel"], 5)
        for number in range(4):
            play.ask(AKI, i.WriteLabel(0, f"name {number}", "x" * 400))
        newcomer = Newcomer(play.host)
        await until(lambda: newcomer.is_in)
        assert [len(part.rows) for part in newcomer.hear()] == [3, 2]

    asyncio.run(talk())


def test_who_does_not_read_is_told_nothing_before_they_have() -> None:
    async def talk() -> None:
        newcomer = Newcomer(lay(TOYS["duel"], 5).host, unread=MOST_UNREAD // 4 + 1)
        assert not newcomer.is_in
        assert newcomer.hear() == [], "and by now they have read"
        await until(lambda: newcomer.is_in)
        assert len(newcomer.hear()) == 1

    asyncio.run(talk())


def test_who_goes_before_the_end_is_told_no_more(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(joining_frames, "ENOUGH", 100)

    async def talk() -> None:
        newcomer, other = Newcomer(play.host), Newcomer(play.host)
        newcomer.coming.stop()
        await until(lambda: other.is_in)
        assert not newcomer.is_in
        assert len(newcomer.hear()) == 1
        other.coming.stop()

    asyncio.run(talk())


def test_who_is_behind_is_told_what_had_happened_by_then() -> None:
    now = 100.0

    async def talk() -> None:
        nonlocal now
        play = lay(TOYS["duel"], 5)
        behind = Behind(play.host, 30.0, lambda: now)
        play.ask(AKI, i.Flip())
        early = Newcomer(behind)
        assert (early.is_in, len(early.rows)) == (True, 1)
        now += 30.0
        behind.tick(now)
        late = Newcomer(behind)
        assert len(late.rows) == 2

    asyncio.run(talk())
