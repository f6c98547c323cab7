"""What the person's card base holds, asked without what reads new data into it."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.cards.importing.import_values import Held
from app.games.pokemon.cards.imports import base_contents
from app.games.pokemon.cards.imports.base_contents import held
from app.games.pokemon.cards.store.card_store import CardStore
from app.games.pokemon.cards.store.store_file import CardStoreError
from tests.games.pokemon.cards.stored_cards import filled, item


@pytest.fixture
def base(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of the person's card base, which is not there yet."""
    path = tmp_path / "cards.sqlite"
    monkeypatch.setattr(base_contents, "cards_file", lambda: path)
    return path


@pytest.mark.usefixtures("base")
def test_before_anything_was_imported_it_holds_nothing() -> None:
    assert held() == Held()


def test_cards_are_counted_and_their_sets_named(base: Path) -> None:
    store, _ = CardStore.open_to_write(base)
    filled(store, item("A-1", "Kettle"), item("A-2", "Pot"), item("B-1", "Pan")).close()
    found = held()
    assert found.cards == 3
    assert len(found.sets) == 2


def test_a_file_that_is_no_card_base_is_said(base: Path) -> None:
    base.write_bytes(b"no data base at all" * 100)
    with pytest.raises(CardStoreError):
        held()
