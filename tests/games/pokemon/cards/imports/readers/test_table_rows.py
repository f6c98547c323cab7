"""The rows of a table of one's own cards: columns by name, and rows that cannot be taken."""

from __future__ import annotations

from io import StringIO

import pytest

from app.games.pokemon.cards.imports.brought_entry import Brought, Refused
from app.games.pokemon.cards.imports.card_sources import Read
from app.games.pokemon.cards.imports.readers.table_rows import NoTableError, rows
from tests.games.pokemon.cards.imports.conftest import Write, read


def keys(found: list[Read]) -> list[str]:
    return [one.what.card.key for one in found if isinstance(one.what, Brought)]


def told(found: list[Read]) -> list[tuple[str, str]]:
    """What was refused (with its entry) or left alone."""
    return [
        (one.what.entry if isinstance(one.what, Refused) else "aside", one.what.why.en)
        for one in found
        if not isinstance(one.what, Brought)
    ]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp932"])
def test_encodings_of_a_table(write: Write, encoding: str) -> None:
    path = write("key,name,name_ja\r\nHOME-4,Kettle,やかん\r\n".encode(encoding), "own.csv")
    (one,) = read(path)
    assert isinstance(one.what, Brought)
    assert one.what.card.name.ja == "やかん"


@pytest.mark.parametrize("between", [",", ";", "\t"])
def test_separators_of_a_table(write: Write, between: str) -> None:
    text = f"key{between}name\nHOME-4{between}Kettle\n"
    assert keys(read(write(text, "own.csv"))) == ["HOME-4"]


def test_rows_that_cannot_be_taken(write: Write) -> None:
    text = "key,name,price,hp\nA-1,One,3,10\n\nA-2,Two,3,x\nA-3,Three,3,10,x\nA-4,Four\n"
    found = read(write(text, "own.csv"))
    assert keys(found) == ["A-1", "A-4"]
    (aside, second, third) = told(found)
    assert aside == ("aside", "columns that are not known were left out: “price”")
    assert second == ("A-2", "column “hp”: “x” is not a number")
    assert third[0] == "5"
    assert "5 cells and the head 4" in third[1]


def test_a_table_without_a_head(write: Write) -> None:
    ((_, why),) = told(read(write("A-1,One\nA-2,Two\n", "own.csv")))
    assert "does not name the columns" in why


def test_a_table_that_counts_cards_is_a_deck_list() -> None:
    with pytest.raises(NoTableError, match="deck list"):
        list(rows(StringIO("name,set,count\nIono,PAL,4\n")))
