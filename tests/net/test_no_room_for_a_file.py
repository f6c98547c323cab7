"""A hosted table whose file cannot be written: its host is told at once and why, then everybody."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.core.text.words import Words
from app.games.game_registry import GAMES
from app.net.server import hosted_table as hosting_module
from app.net.server.hosted_table import HostedTable
from app.session.room.messages.from_people import SayReady
from app.session.room.messages.to_people import Notice
from app.store.file_trouble import StoreError
from app.store.tables.table_ledger import Ledger
from tests.net.tables import Guest, hosted, hosting, wait_for

DECKS = tuple(tuple(f"{name}-{number}" for number in range(60)) for name in ("A", "R"))


@pytest.mark.parametrize("folder", ["", "tables"])
def test_a_place_that_takes_no_file_is_told_before_anybody_comes(
    tmp_path: Path, folder: str
) -> None:
    no_folder = tmp_path / "home"
    no_folder.write_bytes(b"a file in its place")
    said: list[object] = []

    with pytest.raises(StoreError) as caught:
        HostedTable(
            hosting(no_folder / folder / "evening.chabudai", *DECKS), GAMES.get, said.append
        )

    assert said == []
    words = caught.value.words
    assert words.en.startswith(f"No table can be hosted: its file cannot be kept in {no_folder}")
    assert "CHABUDAI_HOME" in words.en
    assert f"{no_folder}" in words.ja
    assert "卓を開けません" in words.ja


def test_nothing_is_left_of_the_trying(tmp_path: Path) -> None:
    with hosted(hosting(tmp_path / "tables" / "evening.chabudai", *DECKS)):
        assert list((tmp_path / "tables").iterdir()) == []


def test_a_disk_that_fills_up_meanwhile_is_told_to_all_and_readiness_begins_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    full, usual = [True], Ledger.new
    why = Words(f"The disk at {tmp_path} is full.", f"{tmp_path}に空きがありません。")

    def new(path: Path, host: object) -> Ledger:
        if full[0]:
            raise StoreError(why)
        return usual(path, host)  # type: ignore[arg-type]

    monkeypatch.setattr(hosting_module.Ledger, "new", new)
    with hosted(hosting(tmp_path / "evening.chabudai", *DECKS)) as table:
        guests = [Guest(table.open, name, seat=seat) for seat, name in enumerate(("Aki", "Ren"))]
        try:
            for guest in guests:
                guest.wait_inside().say(SayReady())
            for guest in guests:
                wait_for(lambda guest=guest: guest.all(Notice))
                (notice,) = guest.all(Notice)
                assert isinstance(notice, Notice)
                assert notice.code == "disk"
                assert str(tmp_path) not in notice.en + notice.ja
                wait_for(
                    lambda guest=guest: not any(one.ready for one in guest.table.people.people)
                )
            assert why in table.told
            full[0] = False
            for guest in guests:
                guest.say(SayReady())
            for guest in guests:
                assert guest.view.turn.number == 0
        finally:
            for guest in guests:
                guest.close()
