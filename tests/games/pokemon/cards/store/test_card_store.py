"""The file of the imported cards: newer, damaged, empty or shut is told in a sentence."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from app.games.pokemon.cards.store.card_store import CardStore
from app.games.pokemon.cards.store.card_tables import APPLICATION, VERSION
from app.games.pokemon.cards.store.store_file import CardStoreError
from tests.games.pokemon.cards.stored_cards import filled, item


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A base with one card."""
    path = tmp_path / "data" / "cards.sqlite"
    store, _ = CardStore.open_to_write(path)
    filled(store, item("A-1", "Kettle", "やかん")).close()
    return path


def test_asking_for_cards(file: Path) -> None:
    store = CardStore.open(file)
    assert "A-1" in store
    assert "A-2" not in store
    assert store.get("A-2") is None
    assert [card.key for card in store.prints("KETTLE")] == ["A-1"]
    assert [card.key for card in store.prints("やかん")] == ["A-1"]
    assert store.prints("") == []
    assert [(one.code, one.cards) for one in store.sets()] == [("A", 1)]
    store.close()


def test_reading_needs_no_pydantic(file: Path) -> None:
    code = (
        "import sys; from pathlib import Path; "
        "from app.games.pokemon.cards.store.card_store import CardStore; "
        f"card = CardStore.open(Path({str(file)!r})).get('A-1'); "
        "print(card.name.ja, 'pydantic' in sys.modules)"
    )
    environment = {**os.environ, "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, check=True, env=environment
    )
    assert done.stdout.decode().split() == ["やかん", "False"]


@pytest.mark.parametrize(
    "content", [b"", b"no data base", b"SQLite format 3\x00" + b"\x01" * 5000, os.urandom(5000)]
)
def test_a_damaged_file_is_told_and_kept_aside(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    with pytest.raises(CardStoreError) as caught:
        CardStore.open(file)
    assert str(file) in caught.value.words.en
    assert "chabudai cards import" in caught.value.words.ja
    store, aside = CardStore.open_to_write(file)
    filled(store, item("B-2", "Spoon"))
    assert [card.key for card in store] == ["B-2"]
    store.close()
    if content:
        assert aside == file.with_name("cards.damaged-1.sqlite")
        assert aside.read_bytes() == content


def test_a_file_damaged_in_its_middle_is_told(file: Path) -> None:
    store, _ = CardStore.open_to_write(file)
    filled(store, *(item(f"C-{n}", f"Spoon {n}") for n in range(2000))).close()
    data = bytearray(file.read_bytes())
    data[8192:-4096] = os.urandom(len(data) - 8192 - 4096)
    file.write_bytes(data)
    store = CardStore.open(file)
    with pytest.raises(CardStoreError) as caught:
        list(store)
    assert caught.value.damaged
    store.close()
    again, aside = CardStore.open_to_write(file)
    assert aside is not None
    assert len(again) == 0
    again.close()


def test_a_newer_file_is_left_alone(file: Path) -> None:
    connection = sqlite3.connect(file)
    connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.close()
    before = file.read_bytes()
    for opened in (CardStore.open, CardStore.open_to_write):
        with pytest.raises(CardStoreError) as caught:
            opened(file)
        assert "newer Chabudai" in caught.value.words.en
        assert not caught.value.damaged
    assert file.read_bytes() == before


def test_a_data_base_of_another_program_is_kept_aside(file: Path) -> None:
    file.unlink()
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE theirs (a)")
    connection.close()
    with pytest.raises(CardStoreError):
        CardStore.open(file)
    store, aside = CardStore.open_to_write(file)
    assert aside is not None
    assert store.value("PRAGMA application_id") == APPLICATION
    store.close()


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file, no folder", encoding="utf-8")
    with pytest.raises(CardStoreError) as caught:
        CardStore.open_to_write(tmp_path / "taken" / "cards.sqlite")
    assert "cannot be written" in caught.value.words.en
    with pytest.raises(CardStoreError):
        CardStore.open(tmp_path / "nothing.sqlite")
    assert not (tmp_path / "nothing.sqlite").exists()


def test_two_writers_do_not_mix(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.games.pokemon.cards.store.store_file.PATIENCE", 0.05)
    first, _ = CardStore.open_to_write(file)
    first.connection.execute("BEGIN IMMEDIATE")
    second, _ = CardStore.open_to_write(file)
    with pytest.raises(CardStoreError) as caught:
        filled(second, item("B-2", "Spoon"))
    assert "Another Chabudai is writing" in caught.value.words.en
    first.connection.execute("ROLLBACK")
    filled(second, item("B-2", "Spoon"))
    assert len(first) == 2
    first.close()
    second.close()
