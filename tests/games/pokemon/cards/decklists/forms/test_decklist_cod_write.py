"""A deck list written as Cockatrice keeps decks: zones of cards, and nothing read as mark-up."""

from __future__ import annotations

from app.cards.deck.deck import DeckLine, DeckList
from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.decklists.decklist import read_decklist
from app.games.pokemon.cards.decklists.forms.decklist_cod_write import cod_text

DREEPY = DeckLine(4, "Dreepy", "pokemon", "TWM-128", "TWM", "128")
NOBODY = DeckLine(2, "Nobody", "trainer", "?Nobody||", status="placeholder")


def test_a_card_is_an_element_with_its_number_and_its_print() -> None:
    text = cod_text(DeckList("Mine", (DREEPY,)))
    assert '<card number="4" name="Dreepy" setShortName="TWM" collectorNumber="128"/>' in text
    assert "<deckname>Mine</deckname>" in text
    assert 'zone name="side"' not in text


def test_a_sideboard_is_a_zone_and_a_card_without_data_says_its_part() -> None:
    text = cod_text(DeckList("Mine", (DREEPY,), side=(NOBODY,)))
    assert text.index('zone name="main"') < text.index('zone name="side"')
    assert 'chabudaiSection="trainer"' in text
    assert "chabudaiSection" not in cod_text(DeckList("Mine", (DREEPY,)))


def test_no_name_is_read_as_mark_up(cards: CardBase) -> None:
    odd = DeckLine(1, 'A "<b>" & B', "pokemon", "?odd||", status="placeholder")
    text = cod_text(DeckList("<Mine>", (odd,)))
    assert "&lt;Mine&gt;" in text
    (line,) = read_decklist(text, cards).lines
    assert line.name == odd.name
