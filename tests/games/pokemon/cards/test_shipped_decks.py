"""The decks that ship with the program: complete, legal and known card by card."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.check.deck_checking import check_deck
from app.games.pokemon.cards.check.format_rules.known_formats import formats
from app.games.pokemon.cards.decklists.decklist import read_decklist, read_decklist_file
from app.games.pokemon.cards.decklists.decklist_write import write_decklist
from app.resources import decklists
from app.ui.decks.deck_titles import deck_played

DECKS = sorted((decklists() / "pokemon").glob("*.txt"))
SOURCES = {
    "dragapult-dusknoir": "07",
    "froslass-munkidori": "04",
    "marnies-grimmsnarl": "02",
    "ns-zoroark": "01",
}


def test_the_four_decks_are_there() -> None:
    assert {path.stem for path in DECKS} >= set(SOURCES)


@pytest.mark.parametrize("path", DECKS, ids=lambda path: path.stem)
def test_a_shipped_deck_is_ready_to_play(path: Path, cards: CardBase) -> None:
    deck = read_decklist_file(path, cards)
    assert deck.count == 60
    assert deck.remarks == ()
    played = deck_played(path)
    assert played is not None
    found = check_deck(deck, cards, formats()["standard"], played.on, played.region)
    assert [finding for finding in found if finding.severity == "illegal"] == []
    for line in deck.lines:
        assert line.key == f"{line.set_code}-{line.number}"
        assert line.key in cards


@pytest.mark.parametrize("path", DECKS, ids=lambda path: path.stem)
def test_a_shipped_deck_is_written_as_we_write_decks(path: Path, cards: CardBase) -> None:
    deck = read_decklist_file(path, cards)
    assert write_decklist(deck, cards) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "number"), SOURCES.items())
def test_a_shipped_deck_is_the_one_that_was_played(
    name: str, number: str, cards: CardBase, real_lists: dict[str, bytes]
) -> None:
    shipped = read_decklist_file(decklists() / "pokemon" / f"{name}.txt", cards)
    assert Counter(shipped.keys) == Counter(read_decklist(real_lists[number], cards).keys)
