"""The tables of the card store: they can be made, and what is asked of them is understood."""

from __future__ import annotations

import sqlite3

import pytest

from app.games.pokemon.cards.store import card_tables as tables


@pytest.fixture
def base() -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.executescript(tables.MAKE_TABLES)
    return connection


def test_a_file_is_marked_as_ours_with_the_version_of_its_tables(base: sqlite3.Connection) -> None:
    assert base.execute(tables.APPLICATION_OF_FILE).fetchone() == (tables.APPLICATION,)
    assert base.execute(tables.VERSION_OF_FILE).fetchone() == (tables.VERSION,)
    assert base.execute(tables.FIRST_FAULT).fetchone() == ("ok",)


@pytest.mark.parametrize(
    "asked",
    [
        tables.COUNT,
        tables.LINKED,
        tables.SETS,
        tables.SET_IDS,
        tables.NAMES_AND_LINKS,
        tables.SIDES,
        tables.ENTRY_HASHES,
        tables.DROP_IDLE_NAMES,
    ],
)
def test_what_is_asked_is_understood(base: sqlite3.Connection, asked: str) -> None:
    assert base.execute(asked).fetchall() in ([], [(0,)])


def test_a_card_is_put_once_and_then_changed(base: sqlite3.Connection) -> None:
    def put(name: str) -> None:
        base.execute(tables.PUT_ROW, ("A-1", "a-1", "item", *[""] * 7, name, "", "", b""))

    put("Kettle")
    put("Pot")
    assert base.execute(tables.COUNT).fetchone() == (1,)
    assert base.execute(tables.HAS_KEY, ("A-1",)).fetchone()


def test_values_are_listed_as_a_question_needs_them() -> None:
    assert tables.numbers([3, 1]) == "3,1"
    assert tables.marks(3) == "?,?,?"
    assert tables.marks(0) == ""
