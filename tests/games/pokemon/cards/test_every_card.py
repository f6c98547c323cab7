"""The shipped cards with imported ones below them: what is asked where, and what wins."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextvars import copy_context
from pathlib import Path

import pytest

from app.core.data.value import replace
from app.games.pokemon.cards.card_base import CardBase, shipped_base
from app.games.pokemon.cards.card_record import Card, Words
from app.games.pokemon.cards.every_card import know_for_this_run, known_base
from app.games.pokemon.cards.store.card_store import CardStore
from app.games.pokemon.cards.store.imported_cards import ImportedCards
from app.places import cards_file
from tests.games.pokemon.cards.stored_cards import filled, item


class Counted:
    """A layer that counts how often it is asked."""

    def __init__(self, store: CardStore) -> None:
        self._store = store
        self.asked = 0

    def __getattr__(self, name: str) -> object:
        self.asked += 1
        return getattr(self._store, name)

    def __contains__(self, key: object) -> bool:
        self.asked += 1
        return key in self._store

    def __iter__(self) -> Iterator[Card]:
        return iter(self._store)

    def __len__(self) -> int:
        return len(self._store)


PRINTS = (
    item("A-1", "Kettle", "やかん", released="2020-01-01"),
    item("B-2", "Kettle", "やかん", released="2024-01-01", id="b-2"),
    item("TWM-130", "Dragapult ex", text=Words("Printed.", "Printed.")),
    Card(key="SVE-7", name=Words("Basic Darkness Energy", "基本悪エネルギー"), kind="basic_energy",
         types=("D",)),
)  # fmt: skip


@pytest.fixture
def below() -> Counted:
    return Counted(filled(CardStore.in_memory(), *PRINTS))


@pytest.fixture
def base(below: Counted) -> CardBase:
    return CardBase.load(layers=(below,))  # type: ignore[arg-type]  # it passes on what it is asked


def test_shipped_cards_ask_nobody(base: CardBase, below: Counted) -> None:
    below.asked = 0
    assert base.get("TWM-130").name.ja == "ドラパルトex"
    assert base.find("Dragapult ex", "TWM", "130") is not None
    assert base.find("Iono") is not None
    assert base.find("基本悪エネルギー") is not None
    assert "?Mew ex|30C|66" not in base
    assert base.by_id("sv6-130") is not None
    assert below.asked == 0


def test_a_placeholder_becomes_its_card_once_there_is_data_for_it(home: Path) -> None:
    base = CardBase(PRINTS[1:2], (ImportedCards(),))
    assert base.get("?Kettle|A|1") == replace(PRINTS[1], key="?Kettle|A|1")
    assert base.get("?Spoon|A|7").kind == "unknown"
    imported(PRINTS[0], item("A-7", "Spoon"))
    base.forget_meant()
    assert base.get("?Kettle|A|1") == replace(PRINTS[0], key="?Kettle|A|1")
    assert base.get("?Spoon|A|7").kind == "item"
    assert "?Spoon|A|7" not in base


@pytest.mark.parametrize(
    ("name", "set_code", "number", "key"),
    [
        ("Kettle", "A", "1", "A-1"),
        ("やかん", "A", "001", "A-1"),
        ("Kettle", "A", "", "A-1"),
        ("Kettle", "A", "99", "A-1"),
        ("Kettle", "", "", "B-2"),
        ("Kettle", "XX", "5", "B-2"),
        ("Bouilloire", "A", "1", "A-1"),
        ("Iono", "A", "1", "PAL-185"),
        ("Darkness Energy", "SVE", "7", "SVE-7"),
        ("Basic {D} Energy", "SVE", "", "SVE-7"),
        ("Basic {D} Energy", "Energy", "15", "MEE-7"),
    ],
)
def test_a_list_finds_its_card(
    base: CardBase, name: str, set_code: str, number: str, key: str
) -> None:
    found = base.find(name, set_code, number)
    assert found is not None
    assert found.key == key


def test_what_is_in_no_layer_is_not_found(base: CardBase) -> None:
    assert base.find("Samovar", "ZZZ", "1") is None
    assert base.find("") is None
    assert base.by_id("b-3") is None


def test_keys_ids_prints_and_all_cards(base: CardBase) -> None:
    assert base.get("B-2").name.ja == "やかん"
    assert "B-2" in base
    found = base.by_id("b-2")
    assert found is not None
    assert found.key == "B-2"
    assert [card.key for card in base.prints("kettle")] == ["B-2", "A-1"]
    assert {card.key for card in base.prints("悪エネルギー")} == set()
    assert {card.key for card in base.prints("Basic Darkness Energy")} >= {"MEE-7", "SVE-7"}
    shipped = {card.key for card in shipped_base()}
    assert {card.key for card in base} == shipped | {"A-1", "B-2", "SVE-7"}
    assert len(base) == len(list(base))


def test_a_shipped_card_keeps_its_own_words(base: CardBase) -> None:
    (found,) = base.search("ドラパルトex", limit=1)
    assert found == shipped_base().get("TWM-130")
    assert found.text != PRINTS[2].text


def test_a_shipped_card_takes_what_it_lacks() -> None:
    bare = Card(key="A-1", name=Words("Kettle", "おちゃのやかん"), kind="item")
    layer = filled(CardStore.in_memory(), replace(PRINTS[0], text=Words("Heal.", "Heal.")))
    base = CardBase([bare], (layer,))
    for card in (base.get("A-1"), *base.prints("kettle"), *base.search("kettle"), *base):
        assert card.name.ja == "おちゃのやかん"
        assert card.text == Words("Heal.", "Heal.")
        assert card.released == "2020-01-01"


def test_cards_of_a_run_come_before_imported_ones() -> None:
    run = filled(CardStore.in_memory(), item("A-1", "Kettle", "きょうのやかん"))
    imported = filled(CardStore.in_memory(), *PRINTS)
    base = CardBase((), (imported,)).with_layer(run)
    assert base.get("A-1").name.ja == "きょうのやかん"
    assert [card.name.ja for card in base.prints("Kettle")] == ["きょうのやかん", "やかん"]
    assert len(base) == len(list(base)) == 4


def test_the_cards_of_a_run_end_with_it() -> None:
    def verb() -> str:
        know_for_this_run(filled(CardStore.in_memory(), item("A-1", "Kettle", "やかん")))
        return known_base().get("A-1").name.ja

    assert copy_context().run(verb) == "やかん"
    assert known_base().get("A-1").kind == "unknown"


# -- the person's file ----------------------------------------------------------------------------


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path))
    return tmp_path


def imported(*cards: Card) -> None:
    store, _ = CardStore.open_to_write(cards_file())
    filled(store, *cards).close()


def test_the_tests_never_read_the_cards_of_whoever_runs_them() -> None:
    assert "chabudai-home-" in str(cards_file())


def test_a_start_loads_neither_data_base_nor_pydantic(home: Path) -> None:
    imported(PRINTS[0])
    code = (
        "import sys; from app.games.pokemon.cards.every_card import known_base; "
        "base = known_base(); "
        "base.get('TWM-130'); base.find('Iono'); base.at_hand; "
        "print([name for name in ('sqlite3', 'pydantic') if name in sys.modules]); "
        "base.get('A-1'); print('sqlite3' in sys.modules, 'pydantic' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=os.environ
    )
    assert done.stdout.splitlines() == ["[]", "True False"]
