"""A card as one line of JSON and back: short, and nothing of it is lost."""

from __future__ import annotations

import pytest

from app.games.pokemon.cards.card_base import CardBase
from app.games.pokemon.cards.card_json import card_from_json, card_to_json
from app.games.pokemon.cards.card_record import Ability, Attack, Card, Words
from app.games.pokemon.cards.store.card_store import CardStore
from tests.games.pokemon.cards.stored_cards import filled, item


def test_a_card_comes_back_as_it_was() -> None:
    card = Card(
        key="A-1",
        name=Words("Whelp ex", "トカゲex"),
        kind="pokemon",
        tags=("ex",),
        hp=60,
        types=("R", "C"),
        stage="stage1",
        evolves_from=Words("Egg", "Egg"),
        abilities=(Ability(Words("Fold", "おる"), Words("Heal.", "回復")),),
        attacks=(Attack(Words("Hit", "うつ"), ("R",), "30+", Words("Draw.", "引く")),),
        weakness="W",
        weakness_value="×2",
        retreat=1,
        text=Words("A rule.", "ルール"),
        prizes=2,
        deck_texts=("any_number",),
    )
    assert card_from_json(card_to_json(card)) == card
    plain = item("B-2", "Kettle")
    assert card_from_json(card_to_json(plain)) == plain


@pytest.mark.parametrize("hand", [True, False])
def test_every_shipped_card_comes_back_as_it_was(cards: CardBase, *, hand: bool) -> None:
    store = filled(CardStore.in_memory(), *cards)
    for card in cards:
        read = card_from_json(card_to_json(card)) if hand else store.get(card.key)
        assert read == card


def test_what_is_as_usual_is_not_written() -> None:
    written = card_to_json(item("A-1", "Kettle"))
    assert written == '{"key":"A-1","kind":"item","name":"Kettle"}'
    assert '"name":["Kettle","やかん"]' in card_to_json(item("A-1", "Kettle", "やかん"))
