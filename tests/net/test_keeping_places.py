"""What a host keeps beside its table's file, and what it tells of the table, follow what is so."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.core.value import replace
from app.core.words import Words
from app.net import addresses, announcer, hosting
from app.net.addresses import Link
from app.net.hosting import KEEP_AGAIN
from app.session import talk
from app.store.host_state import HostState, read_state
from app.store.trouble import StoreError
from tests.net.tables import Guest, Hosted, hosted, wait_for
from tests.net.tables import hosting as local

DECKS = tuple(tuple(f"{name}-{number}" for number in range(60)) for name in ("A", "R"))
FULL = Words("The disk is full. Make room.", "ディスクに空きがありません。空きを作ってください。")


def _hosting_words(table: Hosted) -> list[str]:
    return [one.en for one in table.told if isinstance(one, Words)]


def test_places_that_the_disk_refused_are_kept_once_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest, clock, full, tries = hosting.write_state, [100.0], [True], [0]

    def write(path: Path, state: HostState) -> None:
        tries[0] += 1
        if full[0]:
            raise StoreError(FULL)
        honest(path, state)

    path = tmp_path / "evening.chabudai"
    with hosted(local(path, *DECKS), lambda: clock[0]) as table:
        guests = [Guest(table.open, name, seat=seat) for seat, name in enumerate(("Aki", "Ren"))]
        try:
            monkeypatch.setattr(hosting, "write_state", write)
            for guest in guests:
                guest.wait_inside().say(talk.SayReady())
            for guest in guests:
                _ = guest.seat
            assert _hosting_words(table) == [FULL.en]
            assert read_state(path)[0] is None
            before = tries[0]
            _look(table)
            assert tries[0] == before, "it is not tried all the time"
            clock[0] += KEEP_AGAIN + 1.0
            wait_for(lambda: tries[0] > before)
            assert _hosting_words(table) == [FULL.en], "what is wrong is said once"
            full[0] = False
            clock[0] += KEEP_AGAIN + 1.0
            wait_for(lambda: len(_hosting_words(table)) == 2)
            state, _ = read_state(path)
            assert state is not None
            assert {person.name for person in state.people} == {"Aki", "Ren"}
        finally:
            for guest in guests:
                guest.close()


def _look(table: Hosted) -> None:
    """Let the host look around twice."""
    assert table.table is not None
    for _ in range(2):
        table.do(table.table._tick)


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
