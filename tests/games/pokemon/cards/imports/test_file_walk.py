"""Which files are read for card data: those named, and those of a kind we know in folders."""

from __future__ import annotations

from pathlib import Path

from app.games.pokemon.cards.imports.brought_entry import Brought, Refused
from app.games.pokemon.cards.imports.card_sources import Read
from tests.games.pokemon.cards.imports.conftest import Write, english, read


def keys(found: list[Read]) -> list[str]:
    return [one.what.card.key for one in found if isinstance(one.what, Brought)]


def told(found: list[Read]) -> list[tuple[str, str]]:
    """What was refused (with its entry) or left alone."""
    return [
        (one.what.entry if isinstance(one.what, Refused) else "aside", one.what.why.en)
        for one in found
        if not isinstance(one.what, Brought)
    ]


def test_a_folder_is_walked_and_what_is_left_alone_is_told(write: Write, tmp_path: Path) -> None:
    write([english()], "cards/en/sv6.json")
    write([english("me4-7")], "cards/en/me4.json")
    write([{"id": "me4", "name": "Chaos Rising", "ptcgoCode": "CRI"}], "sets/en.json")
    write([{"id": "d-1", "name": "Deck", "cards": [{"id": "sv6-1"}]}], "decks/en/sv6.json")
    write("read me", "README.md")
    write([english("sv6-9")], ".git/hidden.json")
    found = read(tmp_path)
    assert keys(found) == ["CRI-7", "TWM-1"]
    assert told(found) == [
        ("aside", "there are no cards in it"),
        ("aside", "1 file of other kinds (.md) left alone"),
    ]


def test_a_file_finds_the_list_of_sets_beside_it(write: Write) -> None:
    path = write([english("me4-7")], "cards/en/me4.json")
    write([{"id": "me4", "name": "Chaos Rising", "ptcgoCode": "CRI"}], "sets/en.json")
    assert keys(read(path)) == ["CRI-7"]


def test_the_same_file_named_twice_is_read_once(write: Write, tmp_path: Path) -> None:
    path = write([english()])
    assert keys(read(path, tmp_path, path)) == ["TWM-1"]


def test_what_is_named_and_cannot_be_read_is_refused(write: Write, tmp_path: Path) -> None:
    missing, packed = tmp_path / "nothing.json", write(b"PK\x03\x04", "cards.zip")
    found = read(missing, packed, write({"a": 1}, "other.json"))
    assert [entry for entry, _ in told(found)] == ["", "", ""]
    assert [one.file for one in found][:2] == [str(missing), str(packed)]
    whys = [why for _, why in told(found)]
    assert "no such place" in whys[0]
    assert "Unpack it" in whys[1]
    assert whys[2] == "there are no cards in it"
