"""Searching the cards at hand: names before names of attacks, and those before texts."""

from __future__ import annotations

from app.games.pokemon.cards.card_record import Attack, Card, Words
from app.games.pokemon.cards.store.cards_at_hand import hits, sought_card
from app.games.pokemon.cards.store.ranking import PARTS, TEXT, WHOLE

KETTLE = Card(
    key="A-1",
    name=Words(en="Kettle", ja="やかん"),
    kind="item",
    text=Words(en="Draw 2 cards.", ja="2枚引く。"),
)
WHISTLER = Card(
    key="A-2",
    name=Words(en="Whistler", ja="ふえふき"),
    kind="pokemon",
    attacks=(Attack(name=Words(en="Kettle Song", ja="やかんのうた"), cost=()),),
)
BOTH = [sought_card(card) for card in (WHISTLER, KETTLE)]


def found(text: str, *, only: str = "") -> list[tuple[str, int]]:
    def fits(card: Card) -> bool:
        return not only or card.key == only

    return sorted((hit.key, hit.rank) for hit in hits(BOTH, text, fits))


def test_a_card_is_found_by_its_name_in_either_language_and_by_its_attacks() -> None:
    assert found("KETTLE") == [("A-1", WHOLE), ("A-2", PARTS)]
    assert found("ヤカン") == [("A-1", WHOLE), ("A-2", PARTS)]


def test_texts_are_searched_from_three_letters_on() -> None:
    assert found("draw") == [("A-1", TEXT)]
    assert found("dr") == []


def test_what_does_not_fit_is_left_out_and_no_text_finds_all() -> None:
    assert found("kettle", only="A-2") == [("A-2", PARTS)]
    assert [key for key, _ in found("")] == ["A-1", "A-2"]
    assert found("…") == []
