"""The file of a card base: what is said of one that cannot be used, and where a broken one goes."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from app.games.pokemon.cards.store.store_file import (
    CardStoreError,
    connected,
    damaged,
    explained,
    no_place,
    put_aside,
)


def said_by(name: str) -> CardStoreError:
    problem = sqlite3.OperationalError("no")
    problem.sqlite_errorname = name
    return explained(problem, Path("cards{}.sqlite"))


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("SQLITE_BUSY", "Another Chabudai is writing"),
        ("SQLITE_LOCKED_SHAREDCACHE", "Another Chabudai is writing"),
        ("SQLITE_FULL", "is full"),
        ("SQLITE_CANTOPEN", "cannot be opened"),
        ("SQLITE_READONLY_DIRECTORY", "cannot be opened"),
        ("SQLITE_CORRUPT", "is damaged"),
        ("", "is damaged"),
    ],
)
def test_what_the_data_base_says_is_told_with_the_file(name: str, said: str) -> None:
    told = said_by(name)
    assert said in told.words.en
    assert "cards{}.sqlite" in told.words.en
    assert "cards{}.sqlite" in told.words.ja
    assert told.damaged == (said == "is damaged")


def test_only_a_damaged_file_may_be_replaced() -> None:
    assert damaged(Path("a")).damaged
    assert not no_place(Path("a"), OSError(28, "No space left on device")).damaged


def test_a_damaged_file_goes_aside_with_its_journal_and_never_over_another(tmp_path: Path) -> None:
    for number in (1, 2):
        file = tmp_path / "cards.sqlite"
        file.write_bytes(b"broken")
        (tmp_path / "cards.sqlite-journal").write_bytes(b"too")
        assert put_aside(file).name == f"cards.damaged-{number}.sqlite"
        assert not file.exists()
    assert sorted(one.name for one in tmp_path.iterdir()) == [
        "cards.damaged-1.sqlite",
        "cards.damaged-1.sqlite-journal",
        "cards.damaged-2.sqlite",
        "cards.damaged-2.sqlite-journal",
    ]


def test_a_file_is_made_only_by_who_writes(tmp_path: Path) -> None:
    file = tmp_path / "cards.sqlite"
    with pytest.raises(CardStoreError):
        connected(file, create=False)
    connected(file, create=True).close()
    connected(file, create=False).close()
