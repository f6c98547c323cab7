"""The decks that ship with the program: complete, legal and known card by card."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.check.deck_checking import check_deck
from app.games.pokemon.cards.check.format_rules.known_formats import formats
from app.games.pokemon.cards.decklists.decklist import read_decklist, read_decklist_file
from app.games.pokemon.cards.decklists.decklist_write import write_decklist
from app.resources import decklists
from app.store.decks.deck_files import read_deck
from app.store.decks.shipped_titles import deck_played, shipped_format, shipped_title

DECKS = sorted((decklists() / "pokemon").glob("*.txt"))
FORMATS = ("glc", "half")
SOURCES = {
    "dragapult-dusknoir": "07",
    "froslass-munkidori": "04",
    "marnies-grimmsnarl": "02",
    "ns-zoroark": "01",
}


OF_VARIANTS = {name: [path for path in DECKS if shipped_format(path) == name] for name in FORMATS}


def test_the_four_decks_are_there() -> None:
    assert {path.stem for path in DECKS} >= set(SOURCES)


@pytest.mark.parametrize("path", DECKS, ids=lambda path: path.stem)
def test_a_shipped_deck_is_ready_to_play(path: Path, cards: CardBase) -> None:
    deck = read_decklist_file(path, cards)
    made_for = formats()[shipped_format(path) or "standard"]
    assert deck.count == made_for.size
    assert deck.remarks == ()
    played = deck_played(path)
    # What nobody played is legal whenever somebody asks.
    assert (played is None) == (path.stem not in SOURCES)
    on, regions = (None, ["intl", "jp"]) if played is None else (played.on, [played.region])
    for region in regions:
        found = check_deck(deck, cards, made_for, on, region)
        assert [finding for finding in found if finding.severity == "illegal"] == []
    for line in deck.lines:
        assert line.key == f"{line.set_code}-{line.number}"
        assert line.key in cards


@pytest.mark.parametrize("path", DECKS, ids=lambda path: path.stem)
def test_a_shipped_deck_is_written_as_we_write_decks(path: Path, cards: CardBase) -> None:
    deck = read_decklist_file(path, cards)
    assert write_decklist(deck, cards) == path.read_text(encoding="utf-8")


def test_four_decks_of_each_variant_and_each_of_a_type_of_its_own(cards: CardBase) -> None:
    assert {name: len(paths) for name, paths in OF_VARIANTS.items()} == {"glc": 4, "half": 4}
    found = []
    for path in (path for paths in OF_VARIANTS.values() for path in paths):
        keys = read_decklist_file(path, cards).keys
        found.append({cards.get(key).types for key in keys} - {()})
    assert [len(types) for types in found] == [1] * 8
    assert len(set.union(*found)) == 8


@pytest.mark.parametrize("path", DECKS, ids=lambda path: path.stem)
def test_a_shipped_deck_is_named_simply_and_told_about(path: Path) -> None:
    assert re.fullmatch(r"[a-z]+(-[a-z]+)?", path.stem)
    assert f"**{path.stem}**" in (decklists() / "README.md").read_text(encoding="utf-8")
    title = shipped_title(path)
    assert title is not None
    assert title.en != title.ja


@pytest.mark.parametrize("path", DECKS, ids=lambda path: path.stem)
def test_every_card_of_a_shipped_deck_is_told_in_both_languages(
    path: Path, cards: CardBase
) -> None:
    japanese = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
    for key in read_decklist_file(path, cards).keys:
        card = cards.get(key)
        parts = (*card.attacks, *card.abilities)
        said = [card.name, card.text, *(one.name for one in parts), *(one.text for one in parts)]
        for words in said:
            assert words is None or (words.en and japanese.search(words.ja)), (key, words)


@pytest.mark.parametrize("path", DECKS, ids=lambda path: path.stem)
def test_a_shipped_deck_says_its_format_wherever_it_is_read(path: Path, cards: CardBase) -> None:
    deck = read_deck(path)
    assert deck.format == shipped_format(path)
    assert read_decklist(write_decklist(deck, cards, "yaml"), cards).format == deck.format
    assert read_decklist(write_decklist(deck, cards, "json"), cards).format == deck.format


@pytest.mark.parametrize(("name", "number"), SOURCES.items())
def test_a_shipped_deck_is_the_one_that_was_played(
    name: str, number: str, cards: CardBase, real_lists: dict[str, bytes]
) -> None:
    shipped = read_decklist_file(decklists() / "pokemon" / f"{name}.txt", cards)
    assert Counter(shipped.keys) == Counter(read_decklist(real_lists[number], cards).keys)
