"""Walking files and folders: forms told apart, encodings, and nothing that vanishes silently."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.games.pokemon.cards.imports.brought_entry import Brought, Refused
from app.games.pokemon.cards.imports.card_sources import MOST_WRONG, Read, read_files
from app.games.pokemon.cards.imports.readers.set_records import shipped_sets
from tests.games.pokemon.cards.imports.conftest import Write, english, japanese, read


def keys(found: list[Read]) -> list[str]:
    return [one.what.card.key for one in found if isinstance(one.what, Brought)]


def told(found: list[Read]) -> list[tuple[str, str]]:
    """What was refused (with its entry) or left alone."""
    return [
        (one.what.entry if isinstance(one.what, Refused) else "aside", one.what.why.en)
        for one in found
        if not isinstance(one.what, Brought)
    ]


TYPE_NULL = {"jp_id": 1, "name": "かみ", "card_type": "グッズ", "set_name": "XX", "number": "1"}
OWN = {"key": "HOME-4", "name": "Kettle"}


def test_the_form_is_told_by_each_entry(write: Write) -> None:
    path = write([english(), japanese("XX-002"), TYPE_NULL, OWN])
    assert keys(read(path)) == ["TWM-1", "XX-2", "XX-1", "HOME-4"]


@pytest.mark.parametrize(
    "text",
    [
        json.dumps([english()]),
        json.dumps(english()),
        json.dumps({"data": [english()], "page": 1}),
        json.dumps(english()) + "\n" + json.dumps(english("sv6-2")),
        json.dumps({"set": {"id": "sv6"}, "cards": [english()]}),
        "\ufeff" + json.dumps([english()]),
        "  \n " + json.dumps([english()]) + "\n\n",
    ],
)
def test_ways_to_hold_entries(write: Write, text: str) -> None:
    assert keys(read(write(text)))[0] == "TWM-1"


def test_cards_by_their_ids_in_a_long_object(write: Write) -> None:
    cards = {f"sv6-{n}": english(f"sv6-{n}", flavorText="x" * 20_000) for n in range(1, 101)}
    assert len(keys(read(write(cards)))) == 100


def test_the_set_beside_the_cards_names_them(write: Write) -> None:
    data = {"set": {"id": "XX", "name": {"ja": "新しいセット"}}, "cards": [japanese("XX-001")]}
    (one,) = read(write(data))
    assert isinstance(one.what, Brought)
    assert one.what.card.set_name == "新しいセット"


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
    assert second == ("A-2", "column “hp”: “x” is no number")
    assert third[0] == "5"
    assert "5 cells and the head 4" in third[1]


def test_a_deck_list_is_no_card_data(write: Write) -> None:
    ((entry, why),) = told(read(write("qty,name,set\n4,Iono,PAL\n", "deck.csv")))
    assert (entry, why) == ("", "it is a deck list and no card data")


def test_a_table_without_a_head(write: Write) -> None:
    ((_, why),) = told(read(write("A-1,One\nA-2,Two\n", "own.csv")))
    assert "does not name the columns" in why


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


def test_wrong_entries_among_cards_are_refused_one_by_one(write: Write) -> None:
    found = read(write([english(), {"what": 1}, english("sv6-2", hp=[]), english("sv6-3"), 5]))
    assert keys(found) == ["TWM-1", "TWM-3"]
    assert told(found) == [
        ("2", "it has no form that is known"),
        ("sv6-2", "field “hp”: it is not a text"),
        ("5", "it has no form that is known"),
    ]


def test_a_file_that_turns_into_something_else_is_given_up(write: Write) -> None:
    found = read(write([english(), *[{"what": 1}] * (MOST_WRONG + 50), english("sv6-2")]))
    assert keys(found) == ["TWM-1"]
    assert len(told(found)) == MOST_WRONG + 1
    assert told(found)[-1][1].endswith("the rest was left out")


def test_a_cut_file_keeps_what_is_whole(write: Write) -> None:
    text = json.dumps([english(f"sv6-{n}") for n in range(1, 6)])
    found = read(write(text[:-30]))
    assert keys(found) == ["TWM-1", "TWM-2", "TWM-3", "TWM-4"]
    ((entry, why),) = told(found)
    assert entry == ""
    assert "cut off or no JSON" in why


def test_a_file_in_another_encoding_is_refused(write: Write) -> None:
    found = read(write('[{"name": "é"}]'.encode("latin-1")))
    assert told(found) == [("", "it is no text in UTF-8")]


def test_progress_is_told_in_bytes(write: Write, tmp_path: Path) -> None:
    write([english(f"sv6-{n}") for n in range(1, 200)], "a.json")
    write([english("sv6-300")], "b.json")
    total = sum(path.stat().st_size for path in tmp_path.glob("*.json"))
    steps: list[tuple[int, int]] = []
    list(read_files([tmp_path], shipped_sets(), lambda done, of: steps.append((done, of))))
    assert {of for _, of in steps} == {total}
    assert [done for done, _ in steps] == sorted(done for done, _ in steps)
    assert steps[-1] == (total, total)
