"""Deleted decks go with everything of theirs, and come back as they were."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.cards.deck.deck import DeckList
from app.cards.deck.deck_edit import retitle, same_cards
from app.games.pokemon.cards.decklists.decklist import read_decklist, read_decklist_file
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.store.decks import deleted_decks
from app.store.decks.saved_decks import DeckShelf
from app.store.file_trouble import StoreError
from tests.helpers.shipped import shipped_base


@pytest.fixture(scope="module")
def cards() -> PokemonCards:
    return shipped_base()


@pytest.fixture
def deck(cards: PokemonCards) -> DeckList:
    return read_decklist("4 Dreepy TWM 128\n2 Iono\n", cards, "My deck")


@pytest.fixture
def shelf(tmp_path: Path) -> DeckShelf:
    return DeckShelf(tmp_path / "decks")


def test_a_deck_goes_with_its_versions_and_unsaved_work_and_comes_back(
    shelf: DeckShelf, deck: DeckList, cards: PokemonCards
) -> None:
    path = shelf.save(deck)
    draft = shelf.keep_draft(retitle(deck, "Changed").deck, path, None)
    binned = shelf.bin.delete(path, draft)
    assert shelf.decks() == ()
    assert shelf.versions(path) == ()
    assert shelf.drafts() == ()
    assert binned.name == "My deck"
    shelf.bin.put_back(binned)
    assert same_cards(read_decklist_file(path, cards), deck)
    assert len(shelf.versions(path)) == 1
    (again,) = shelf.drafts()
    assert again.saved_as == path
    assert shelf.bin.newest() is None


def test_work_without_a_file_goes_alone(
    shelf: DeckShelf, deck: DeckList, cards: PokemonCards
) -> None:
    path = shelf.save(deck)
    draft = shelf.keep_draft(retitle(deck, "Other").deck, None, None)
    binned = shelf.bin.delete(None, draft)
    assert shelf.drafts() == ()
    assert shelf.decks() == (path,)
    assert binned.name == ""
    shelf.bin.put_back(binned)
    assert len(shelf.drafts()) == 1


def test_the_one_deleted_last_is_found_on_the_disk(
    shelf: DeckShelf, deck: DeckList, cards: PokemonCards
) -> None:
    assert shelf.bin.newest() is None
    for title in ("One", "Two"):
        shelf.bin.delete(shelf.save(retitle(deck, title).deck))
    # As after a start of the program.
    binned = DeckShelf(shelf.folder).bin.newest()
    assert binned is not None
    assert binned.name == "Two"
    shelf.bin.put_back(binned)
    assert [path.stem for path in shelf.decks()] == ["Two"]
    assert len(shelf.versions(shelf.decks()[0])) == 1


def test_nothing_is_put_back_over_something_else(
    shelf: DeckShelf, deck: DeckList, cards: PokemonCards
) -> None:
    path = shelf.save(deck)
    binned = shelf.bin.delete(path)
    again = shelf.save(retitle(deck, "My deck").deck)
    assert again == path
    with pytest.raises(StoreError):
        shelf.bin.put_back(binned)
    assert shelf.bin.newest() == binned


def test_what_cannot_be_deleted_stays_whole(
    shelf: DeckShelf, deck: DeckList, cards: PokemonCards, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = shelf.save(deck)
    rename = Path.rename

    def refuses(one: Path, goal: Path) -> Path:
        if one.parent.name == "versions" and "deleted" in goal.parts:
            raise PermissionError(13, "denied")
        return rename(one, goal)

    monkeypatch.setattr(Path, "rename", refuses)
    with pytest.raises(StoreError):
        shelf.bin.delete(path)
    assert same_cards(read_decklist_file(path, cards), deck)
    assert len(shelf.versions(path)) == 1


def test_the_oldest_are_let_go(
    shelf: DeckShelf, deck: DeckList, cards: PokemonCards, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deleted_decks, "BINNED", 2)
    for number in range(4):
        shelf.bin.delete(shelf.save(retitle(deck, f"Number {number}").deck))
    assert len(list((shelf.folder / "deleted").iterdir())) == 2
    binned = shelf.bin.newest()
    assert binned is not None
    assert binned.name == "Number 3"
