"""The person's imported cards: their file may appear, change or break while the program runs."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from app.games.pokemon.cards.card_record import Card, Words
from app.games.pokemon.cards.store.card_store import CardStore
from app.games.pokemon.cards.store.imported_cards import ImportedCards
from app.places import cards_file
from tests.games.pokemon.cards.stored_cards import filled, item

PRINTS = (
    item("A-1", "Kettle", "やかん", released="2020-01-01"),
    item("B-2", "Kettle", "やかん", released="2024-01-01", id="b-2"),
    item("TWM-130", "Dragapult ex", text=Words("Printed.", "Printed.")),
    Card(key="SVE-7", name=Words("Basic Darkness Energy", "基本悪エネルギー"), kind="basic_energy",
         types=("D",)),
)  # fmt: skip


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path))
    return tmp_path


def imported(*cards: Card) -> None:
    store, _ = CardStore.open_to_write(cards_file())
    filled(store, *cards).close()


def test_the_file_may_appear_and_change_while_the_program_runs(home: Path) -> None:
    layer = ImportedCards()
    assert (layer.get("A-1"), len(layer), layer.prints("Kettle")) == (None, 0, [])
    imported(PRINTS[0])
    assert layer.get("A-1") == PRINTS[0]
    assert layer.get("B-2") is None
    imported(PRINTS[1])
    assert layer.get("B-2") == PRINTS[1]
    assert [card.key for card in layer] == ["A-1", "B-2"]
    cards_file().unlink()
    assert layer.get("A-1") is None


def test_a_file_that_cannot_be_used_is_told_once(home: Path) -> None:
    layer, told = ImportedCards(), []
    layer.tell = told.append
    cards_file().parent.mkdir(parents=True)
    cards_file().write_bytes(b"no data base at all")
    assert layer.get("A-1") is None
    assert layer.prints("Kettle") == []
    assert layer.cards_of(["A-1"]) == {}
    assert list(layer) == []
    assert len(told) == 1
    assert layer.trouble == told[0]
    imported(PRINTS[0])
    assert layer.get("A-1") == PRINTS[0]
    assert layer.trouble is None


def test_a_file_that_breaks_in_use_is_told(home: Path) -> None:
    imported(*(item(f"C-{n}", f"Spoon {n}") for n in range(2000)))
    layer, told = ImportedCards(), []
    layer.tell = told.append
    data = bytearray(cards_file().read_bytes())
    data[8192:-4096] = os.urandom(len(data) - 8192 - 4096)
    cards_file().write_bytes(data)
    assert list(layer) == []
    assert len(told) == 1
    assert "damaged" in told[0].en
