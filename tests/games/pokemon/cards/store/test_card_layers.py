"""Layers of more cards: of those that have a card, the first counts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from app.cards.name_keys import name_key
from app.games.pokemon.cards.card_filter import CardFilter
from app.games.pokemon.cards.card_record import Card, Words
from app.games.pokemon.cards.store.card_layers import CardLayers
from app.games.pokemon.cards.store.ranking import WHOLE, Asked, Hit


class Shelf:
    """A layer of a few cards."""

    def __init__(self, *cards: Card, sets: Iterable[tuple[str, str, str]] = ()) -> None:
        self.cards = {card.key: card for card in cards}
        self.sets = tuple(sets)

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards.values())

    def __contains__(self, key: object) -> bool:
        return key in self.cards

    def get(self, key: str) -> Card | None:
        return self.cards.get(key)

    def by_id(self, card_id: str) -> Card | None:
        return next((card for card in self if card.id == card_id), None)

    def prints(self, name: str) -> Sequence[Card]:
        return [card for card in self if name_key(card.name.en) == name_key(name)]

    def search(self, text: str, _filters: CardFilter, limit: int) -> Sequence[Hit]:
        return [Hit(WHOLE, text, "", card.key) for card in self.prints(text)][:limit]

    def near(self, _near: Asked, _filters: CardFilter, _limit: int) -> Sequence[Hit]:
        return []

    def cards_of(self, keys: Sequence[str]) -> dict[str, Card]:
        return {key: self.cards[key] for key in keys if key in self.cards}

    def sets_known(self) -> Iterable[tuple[str, str, str]]:
        return self.sets


def card(key: str, name: str = "Ball", card_id: str = "") -> Card:
    return Card(key, Words(name, name), "item", id=card_id)


UPPER = Shelf(card("A-1", "Upper Ball"), card("A-2"), sets=[("A", "Mine", "2026")])
LOWER = Shelf(
    card("A-1", "Lower Ball", "a-1"), card("B-1"), sets=[("A", "Old", "2020"), ("B", "B", "2021")]
)
BOTH = CardLayers((UPPER, LOWER))


def test_the_first_that_has_a_card_counts() -> None:
    assert BOTH.get("A-1") is UPPER.cards["A-1"]
    assert BOTH.get("B-1") is LOWER.cards["B-1"]
    assert BOTH.by_id("a-1") is LOWER.cards["A-1"]
    assert BOTH.cards_of(["B-1", "A-1", "C-1"]) == {
        "A-1": UPPER.cards["A-1"],
        "B-1": LOWER.cards["B-1"],
    }


def test_nothing_is_kept_under_the_key_of_a_placeholder() -> None:
    odd = CardLayers((Shelf(card("?Ball||")),))
    assert odd.get("?Ball||") is None
    assert "?Ball||" not in odd
    assert "" not in BOTH
    assert "A-1" in BOTH


def test_prints_and_hits_come_layer_by_layer() -> None:
    assert [one.key for one in BOTH.prints("ball")] == ["A-2", "B-1"]
    assert [one.key for one in BOTH.search("Ball", CardFilter(), 5)] == ["A-2", "B-1"]
    newest = BOTH.newest_print("Ball")
    assert newest is not None
    assert newest.key == "A-2"
    assert BOTH.newest_print("Net") is None


def test_each_card_counts_once_and_none_that_is_known_already() -> None:
    assert BOTH.count_beside(set()) == len({one.key for one in BOTH}) == 3
    assert BOTH.count_beside({"A-2", "B-1"}) == 1
    assert not CardLayers(())
    assert CardLayers(()).count_beside({"A-1"}) == 0


def test_a_set_is_called_as_the_first_layer_calls_it() -> None:
    assert BOTH.sets_known() == {"A": ("2026", "Mine"), "B": ("2021", "B")}
