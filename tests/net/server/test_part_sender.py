"""What is dear to tell: a few steps at a time, one file each, while others play."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from app.net.encoding import file_parts, messages
from app.net.encoding.file_parts import Puzzle
from app.net.server import part_sender
from app.net.server.part_sender import Gifts, PastInParts
from app.net.transport.limits import MOST_PARTS, MOST_UNREAD, STEPS_AT_ONCE
from app.session.host.updates import JournalEntry
from app.session.room.messages.from_people import WantPast
from app.session.room.messages.to_people import FilePart
from app.store.tables.table_file import packed_table, read_table
from tests.net.by_hand import PATIENCE, Client, Silent, until
from tests.store.toy import played

FULL = MOST_UNREAD // 4 + 1
"""Bytes after which nobody is told more before they have read."""


class Told:
    """The past as one client asks for it, and what it was told."""

    def __init__(self) -> None:
        self.unread = 0
        self.wanted: list[WantPast] = []
        self.telling: Callable[[], None] = lambda: None
        """What happens besides while something is told."""
        self.past = PastInParts(self._tell, lambda: self.unread)

    def _tell(self, wanted: WantPast) -> None:
        self.wanted.append(wanted)
        self.telling()

    @property
    def nodes(self) -> list[int]:
        return [node for wanted in self.wanted for node in wanted.nodes]

    @property
    def sizes(self) -> list[int]:
        return [len(wanted.nodes) for wanted in self.wanted]


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody wait between two parts."""
    monkeypatch.setattr(part_sender, "BETWEEN_PARTS", 0.0)


# -- steps of the history ------------------------------------------------------------------------


def test_a_few_steps_are_told_at_once_and_the_others_by_and_by() -> None:
    async def ask() -> None:
        told = Told()
        steps = tuple(range(2 * STEPS_AT_ONCE + 1))
        assert told.past.want(WantPast(steps, steps[:3]))
        assert told.wanted == [WantPast(steps[:STEPS_AT_ONCE], steps[:3])]
        await until(lambda: len(told.wanted) == 3)
        assert told.nodes == list(steps)
        assert told.sizes == [STEPS_AT_ONCE, STEPS_AT_ONCE, 1]

    asyncio.run(ask())


def test_views_are_told_by_and_by_as_well() -> None:
    async def ask() -> None:
        told = Told()
        told.past.want(WantPast((), tuple(range(STEPS_AT_ONCE + 1))))
        await until(lambda: len(told.wanted) == 2)
        assert [len(wanted.views) for wanted in told.wanted] == [STEPS_AT_ONCE, 1]

    asyncio.run(ask())


def test_what_is_wanted_later_comes_later() -> None:
    async def ask() -> None:
        told = Told()
        told.past.want(WantPast(tuple(range(STEPS_AT_ONCE + 1))))
        told.past.want(WantPast((100,)))
        assert told.sizes == [STEPS_AT_ONCE]
        await until(lambda: len(told.wanted) == 3)
        assert told.nodes[-2:] == [STEPS_AT_ONCE, 100]
        # All was told: what is wanted now is told now.
        told.past.want(WantPast((101,)))
        assert told.nodes[-1] == 101

    asyncio.run(ask())


def test_nobody_waits_for_more_parts_than_there_may_be() -> None:
    async def ask() -> None:
        told = Told()
        told.unread = FULL
        steps = tuple(range(MOST_PARTS * STEPS_AT_ONCE))
        assert not told.past.want(WantPast((*steps, 0)))
        assert told.past.want(WantPast(steps))
        assert not told.past.want(WantPast((0,)))

    asyncio.run(ask())


def test_who_does_not_read_is_told_nothing_more_before_they_have() -> None:
    async def ask() -> None:
        told = Told()
        told.unread = FULL
        told.past.want(WantPast((1,)))
        await asyncio.sleep(0)
        assert told.wanted == []
        told.unread = FULL - 1
        await until(lambda: told.wanted)
        assert told.nodes == [1]

    asyncio.run(ask())


def test_what_takes_long_to_tell_goes_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        told = Told()
        monkeypatch.setattr(part_sender, "LONG", -1.0)
        told.past.want(WantPast(tuple(range(STEPS_AT_ONCE + 3))))
        await until(lambda: len(told.wanted) == 3)
        monkeypatch.setattr(part_sender, "LONG", PATIENCE)
        await until(lambda: len(told.nodes) == STEPS_AT_ONCE + 3)
        assert told.sizes == [STEPS_AT_ONCE, 1, 1, 1]
        told.past.want(WantPast(tuple(range(STEPS_AT_ONCE))))
        assert told.sizes[-1] == STEPS_AT_ONCE, "as long as it takes long"

    asyncio.run(ask())


@pytest.mark.parametrize("when", ["between", "while it is told"])
def test_after_the_end_nothing_is_told(when: str) -> None:
    async def ask() -> None:
        told = Told()
        if when == "while it is told":
            told.telling = told.past.clear
        told.past.want(WantPast(tuple(range(3 * STEPS_AT_ONCE))))
        told.past.clear()
        for _ in range(5):
            await asyncio.sleep(0)
        assert told.sizes == [STEPS_AT_ONCE]

    asyncio.run(ask())


# -- the file of the opened record -----------------------------------------------------------------


@pytest.fixture(scope="module")
def journal() -> Sequence[JournalEntry]:
    return played(40).journal


@pytest.fixture
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_parts, "FILE_PART", 500)


@pytest.fixture
def packed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How long the journals were that were packed."""
    lengths: list[int] = []

    def counting(entries: Sequence[JournalEntry]) -> bytes:
        lengths.append(len(entries))
        return packed_table(entries)

    monkeypatch.setattr(part_sender, "packed_table", counting)
    return lengths


async def whole(client: Client) -> bytes:
    """Return the file that somebody is given, once all of it is there."""
    puzzle = Puzzle()
    while True:
        part = messages.read_to_people(await client.next())
        assert isinstance(part, FilePart)
        file = puzzle.add(part)
        if file is not None:
            return file


@pytest.mark.usefixtures("small_parts")
def test_the_file_that_is_given_is_the_table(
    tmp_path: Path, journal: Sequence[JournalEntry]
) -> None:
    async def ask() -> bytes:
        client = Client(Silent())
        assert Gifts().give(client.connection, journal, lambda: True)
        assert client.heard() == [], "others play on while it is packed"
        return await whole(client)

    path = tmp_path / "given.chabudai"
    path.write_bytes(asyncio.run(ask()))
    assert read_table(path).journal == journal


@pytest.mark.usefixtures("small_parts")
def test_nobody_is_given_two_at_a_time(journal: Sequence[JournalEntry]) -> None:
    async def ask() -> None:
        gifts, aki, ren = Gifts(), Client(Silent()), Client(Silent())
        assert gifts.give(aki.connection, journal, lambda: True)
        assert not gifts.give(aki.connection, journal, lambda: True)
        assert gifts.give(ren.connection, journal, lambda: True)
        assert await whole(aki) == await whole(ren)
        await until(lambda: gifts.give(aki.connection, journal, lambda: True))
        await whole(aki)

    asyncio.run(ask())


def test_a_table_is_packed_once_until_it_grows(
    journal: Sequence[JournalEntry], packed: list[int]
) -> None:
    async def ask() -> None:
        gifts = Gifts()
        for length in (30, 30, 40):
            client = Client(Silent())
            gifts.give(client.connection, journal[:length], lambda: True)
            await whole(client)

    asyncio.run(ask())
    assert packed == [30, 40]


@pytest.mark.usefixtures("small_parts")
def test_a_connection_that_is_somebody_elses_by_now_is_given_no_more(
    journal: Sequence[JournalEntry],
) -> None:
    async def ask() -> None:
        gifts, client, theirs = Gifts(), Client(Silent()), [True, True, False]
        gifts.give(client.connection, journal, lambda: theirs.pop(0))
        await until(lambda: not theirs)
        assert len(client.heard()) == 2
        await until(lambda: gifts.give(client.connection, journal, lambda: False))

    asyncio.run(ask())


def test_the_file_waits_for_who_does_not_read(
    journal: Sequence[JournalEntry], monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = 0

    def unread() -> int:
        nonlocal looks
        looks += 1
        return FULL if looks < 5 else 0

    async def ask() -> None:
        client = Client(Silent())
        monkeypatch.setattr(client.cable, "get_write_buffer_size", unread)
        Gifts().give(client.connection, journal, lambda: looks >= 5)
        await whole(client)

    asyncio.run(ask())
