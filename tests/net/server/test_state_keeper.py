"""A host's state is kept, and a disk that refuses it is tried again."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.core.data.value import replace
from app.core.text.words import Words
from app.net.server import state_keeper
from app.net.server.state_keeper import KEEP_AGAIN, StateKeeper
from app.session.room.messages.from_people import SayReady
from app.store.file_trouble import StoreError
from app.store.host_state import HostState, read_state
from tests.net.tables import Guest, Hosted, hosted, wait_for
from tests.net.tables import hosting as local

DECKS = tuple(tuple(f"{name}-{number}" for number in range(60)) for name in ("A", "R"))
FULL = Words("The disk is full. Make room.", "ディスクに空きがありません。空きを作ってください。")


def _hosting_words(table: Hosted) -> list[str]:
    return [one.en for one in table.told if isinstance(one, Words)]


def test_places_that_the_disk_refused_are_kept_once_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest, clock, full, tries = state_keeper.write_state, [100.0], [True], [0]

    def write(path: Path, state: HostState) -> None:
        tries[0] += 1
        if full[0]:
            raise StoreError(FULL)
        honest(path, state)

    path = tmp_path / "evening.chabudai"
    with hosted(local(path, *DECKS), lambda: clock[0]) as table:
        guests = [Guest(table.open, name, seat=seat) for seat, name in enumerate(("Aki", "Ren"))]
        try:
            monkeypatch.setattr(state_keeper, "write_state", write)
            for guest in guests:
                guest.wait_inside().say(SayReady())
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


def test_what_is_kept_already_is_not_written_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[HostState] = []
    monkeypatch.setattr(state_keeper, "write_state", lambda _path, state: written.append(state))
    table = tmp_path / "evening.chabudai"
    keeper = StateKeeper(table, lambda _: None, lambda: 0.0)
    keeper.keep(table, keeper.state)
    keeper.keep(table, keeper.state)
    assert written == [keeper.state], "once, since it was never kept"
    keeper.keep(table, replace(keeper.state, bans=("10.0.0.9",)))
    assert [state.bans for state in written] == [(), ("10.0.0.9",)]
    assert not keeper.refused
