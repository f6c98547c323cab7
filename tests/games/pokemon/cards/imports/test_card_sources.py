"""Reading files of card data: forms told apart, and nothing that vanishes silently."""

from __future__ import annotations

from pathlib import Path

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


def test_the_set_beside_the_cards_names_them(write: Write) -> None:
    data = {"set": {"id": "XX", "name": {"ja": "新しいセット"}}, "cards": [japanese("XX-001")]}
    (one,) = read(write(data))
    assert isinstance(one.what, Brought)
    assert one.what.card.set_name == "新しいセット"


def test_a_deck_list_is_no_card_data(write: Write) -> None:
    ((entry, why),) = told(read(write("qty,name,set\n4,Iono,PAL\n", "deck.csv")))
    assert (entry, why) == ("", "it is a deck list and no card data")


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


def test_a_file_in_another_encoding_is_refused(write: Write) -> None:
    found = read(write('[{"name": "é"}]'.encode("latin-1")))
    assert told(found) == [("", "it is not UTF-8 text")]


def test_progress_is_told_in_bytes(write: Write, tmp_path: Path) -> None:
    write([english(f"sv6-{n}") for n in range(1, 200)], "a.json")
    write([english("sv6-300")], "b.json")
    total = sum(path.stat().st_size for path in tmp_path.glob("*.json"))
    steps: list[tuple[int, int]] = []
    list(read_files([tmp_path], shipped_sets(), lambda done, of: steps.append((done, of))))
    assert {of for _, of in steps} == {total}
    assert [done for done, _ in steps] == sorted(done for done, _ in steps)
    assert steps[-1] == (total, total)
