"""Decks of one's own: files that anybody can read, all their versions, and unsaved work."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from app.cards.deck.deck import DeckList
from app.cards.deck.deck_edit import retitle, same_cards, set_count
from app.core.text.words import Words
from app.games.pokemon.cards.decklists.decklist import read_decklist, read_decklist_file
from app.games.pokemon.cards.pokemon_cards import PokemonCards
from app.store.decks import saved_decks as store
from app.store.decks.saved_decks import DeckShelf, file_stem, read_version, title_of_copy
from app.store.file_trouble import StoreError
from tests.helpers.shipped import shipped_base

LIST = "4 Dreepy TWM 128\n2 Iono\n1 Nobody Known ABC 12\n"
PROJECT = Path(__file__).parents[3]
DREEPY = Words("Dreepy", "ドラメシヤ")


@pytest.fixture(scope="module")
def cards() -> PokemonCards:
    return shipped_base()


@pytest.fixture
def deck(cards: PokemonCards) -> DeckList:
    return read_decklist(LIST, cards, "My deck")


@pytest.fixture
def shelf(tmp_path: Path) -> DeckShelf:
    return DeckShelf(tmp_path / "decks")


def test_an_empty_shelf(shelf: DeckShelf, cards: PokemonCards) -> None:
    assert shelf.decks() == ()
    assert shelf.drafts() == ()


def test_a_saved_deck_comes_back_with_its_title(
    shelf: DeckShelf, deck: DeckList, cards: PokemonCards
) -> None:
    path = shelf.save(deck)
    assert path.name == "My deck.yaml"
    assert shelf.decks() == (path,)
    assert shelf.owns(path)
    assert same_cards(read_decklist_file(path, cards), deck)


def test_every_version_is_kept_and_the_same_one_only_once(
    shelf: DeckShelf, deck: DeckList, cards: PokemonCards
) -> None:
    path = shelf.save(deck)
    shelf.save(deck, path)
    fewer = set_count(deck, "main", 0, 2, DREEPY).deck
    shelf.save(fewer, path)
    newest, oldest = shelf.versions(path)
    assert newest.when > oldest.when
    assert same_cards(read_version(newest), fewer)
    assert same_cards(read_version(oldest), deck)
    assert same_cards(read_decklist_file(path, cards), fewer)


def test_the_oldest_versions_are_let_go(
    shelf: DeckShelf, deck: DeckList, cards: PokemonCards, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "VERSIONS_KEPT", 3)
    path = shelf.save(deck)
    for number in range(5):
        shelf.save(retitle(deck, f"Number {number}").deck, path)
    titles = [read_version(version).title for version in shelf.versions(path)]
    assert titles == ["Number 4", "Number 3", "Number 2"]


def test_two_decks_of_one_name_have_two_files(
    shelf: DeckShelf, deck: DeckList, cards: PokemonCards
) -> None:
    names = [shelf.save(deck).name for _ in range(2)]
    assert names == ["My deck.yaml", "My deck 2.yaml"]


@pytest.mark.parametrize(
    ("title", "stem"),
    [
        ("ドラパルトex", "ドラパルトex"),
        ("a/b: c?", "a b c"),
        ("", "Deck"),
        ("../..", "Deck"),
        ("con", "con deck"),
        ("x" * 300, "x" * 60),
    ],
)
def test_any_title_makes_a_name_of_a_file(title: str, stem: str) -> None:
    assert file_stem(title) == stem


def test_what_was_changed_elsewhere_becomes_a_version_first(
    shelf: DeckShelf, deck: DeckList, cards: PokemonCards
) -> None:
    path = shelf.save(deck)
    path.write_bytes(b"\xff\x00 damaged")
    shelf.save(set_count(deck, "main", 0, 1, DREEPY).deck, path)
    newest, damaged, oldest = shelf.versions(path)
    assert damaged.path.read_bytes() == b"\xff\x00 damaged"
    with pytest.raises(StoreError):
        read_version(damaged)
    assert same_cards(read_version(oldest), deck)
    assert read_version(newest).lines[0].count == 1


def test_unsaved_work_is_offered_until_it_is_let_go(
    shelf: DeckShelf, deck: DeckList, cards: PokemonCards
) -> None:
    path = shelf.save(deck)
    changed = set_count(deck, "main", 0, 3, DREEPY).deck
    draft = shelf.keep_draft(changed, path, None)
    fresh = shelf.keep_draft(retitle(deck, "Another").deck, None, None)
    assert draft is not None
    assert fresh is not None
    found = {one.path: one for one in shelf.drafts()}
    assert found[draft].saved_as == path
    assert found[fresh].saved_as is None
    kept = found[draft].deck
    assert kept is not None
    assert same_cards(kept, changed)
    assert shelf.decks() == (path,)
    shelf.let_go(draft)
    shelf.let_go(draft)
    assert [one.path for one in shelf.drafts()] == [fresh]


def test_two_works_on_one_deck_are_both_kept(
    shelf: DeckShelf, deck: DeckList, cards: PokemonCards
) -> None:
    path = shelf.save(deck)
    first = shelf.keep_draft(retitle(deck, "First").deck, path, None)
    again = shelf.keep_draft(retitle(deck, "Still first").deck, path, first)
    second = shelf.keep_draft(retitle(deck, "Second").deck, path, None)
    assert first == again != second
    drafts = shelf.drafts()
    assert {one.deck.title for one in drafts if one.deck} == {"Still first", "Second"}
    assert {one.saved_as for one in drafts} == {path}


def test_an_empty_deck_is_no_work_to_keep(
    shelf: DeckShelf, deck: DeckList, cards: PokemonCards
) -> None:
    draft = shelf.keep_draft(deck, None, None)
    assert shelf.keep_draft(DeckList(title="My deck"), None, draft) is None
    assert shelf.drafts() == ()


def test_a_damaged_draft_is_told_and_left_alone(shelf: DeckShelf, cards: PokemonCards) -> None:
    folder = shelf.folder / "unsaved"
    folder.mkdir(parents=True)
    (folder / "Odd.yaml").write_bytes(b"\xff\xfe\x00")
    (found,) = shelf.drafts()
    assert found.deck is None
    assert found.trouble is not None
    assert found.path.read_bytes() == b"\xff\xfe\x00"


def test_a_disk_that_refuses_is_told_and_the_deck_stays_whole(
    shelf: DeckShelf, deck: DeckList, cards: PokemonCards
) -> None:
    path = shelf.save(deck)
    before = path.read_bytes()
    versions = shelf.folder / "versions" / "My deck"
    for one in versions.iterdir():
        one.unlink()
    versions.rmdir()
    versions.write_text("in the way", encoding="utf-8")
    with pytest.raises(StoreError) as problem:
        shelf.save(retitle(deck, "Other").deck, path)
    assert "My deck.yaml" in problem.value.words.en
    assert path.read_bytes() == before


def test_a_draft_without_a_name_has_none_after_a_crash(
    shelf: DeckShelf, cards: PokemonCards
) -> None:
    nameless = read_decklist(LIST, cards)
    shelf.keep_draft(nameless, None, None)
    (draft,) = shelf.drafts()
    assert draft.deck is not None
    assert draft.deck.title == ""


def test_a_program_killed_while_saving_leaves_the_old_or_the_new_deck(
    shelf: DeckShelf, cards: PokemonCards
) -> None:
    wait = random.Random(5)
    code = PROJECT / "tests/store/save_decks_until_killed.py"
    for _ in range(4):
        program = subprocess.Popen(
            [sys.executable, str(code), str(shelf.folder)],
            env={**os.environ, "PYTHONPATH": str(PROJECT)},
            stdout=subprocess.PIPE,
        )
        assert program.stdout is not None
        assert program.stdout.readline() == b"saving\n"
        time.sleep(wait.uniform(0, 0.08))
        program.kill()
        program.communicate()
        for path in shelf.decks():
            read = read_decklist_file(path, cards)
            assert read.title == "Saved"
            assert read.count in (4, 60)
            versions = [read_version(one) for one in shelf.versions(path)]
            assert {one.count for one in versions} <= {4, 60}
            # What is in the file is one of its versions: none is lost by the next save.
            assert any(same_cards(read, one) for one in versions)


@pytest.mark.parametrize(
    ("title", "taken", "copy"),
    [
        ("Pult", (), "Pult 2"),
        ("Pult", ("Pult 2",), "Pult 3"),
        ("Pult 2", ("Pult 2",), "Pult 3"),
        ("Worlds 2026", (), "Worlds 2026 2"),
        ("7", (), "7 2"),
    ],
)
def test_a_copy_has_the_next_number(title: str, taken: tuple[str, ...], copy: str) -> None:
    assert title_of_copy(title, taken) == copy
