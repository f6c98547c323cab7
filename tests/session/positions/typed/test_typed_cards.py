"""Cards in a typed position: counted, short, unknown, and known to somebody."""

from __future__ import annotations

import pytest

from app.core.placed.table_position import UNKNOWN
from app.core.zone import Seat
from app.games.game_registry import GAMES
from app.session.positions.position_line import PositionError
from app.session.positions.typed.typed_cards import TypedCards, items_of, short


@pytest.fixture(scope="module")
def cards() -> TypedCards:
    shorts = {"P": "Basic Psychic Energy"}
    return TypedCards(GAMES.cards("pokemon"), shorts, (Seat("Aki", 0), Seat("Ren", 1)))


def refs(cards: TypedCards, item: str) -> list[str]:
    return [card.ref for card in cards.placed(item, 0, up=False)]


@pytest.mark.parametrize(
    ("item", "count"),
    [("24 unknown", 24), ("24", 24), ("?", 1), ("unknown", 1), ("3枚不明", 3), ("2 face-down", 2)],
)
def test_unknown_cards(cards: TypedCards, item: str, count: int) -> None:
    assert refs(cards, item) == [UNKNOWN] * count


@pytest.mark.parametrize("item", ["2 Iono", "2x Iono", "Iono ×2", "Iono x2"])
def test_copies(cards: TypedCards, item: str) -> None:
    assert refs(cards, item) == refs(cards, "Iono") * 2


def test_eyes(cards: TypedCards) -> None:
    (card,) = cards.placed("Iono @Ren", 0, up=False)
    assert (card.shown, card.known) == ((1,), (1,))
    (card,) = cards.placed("Iono @ ren + Aki", 0, up=False)
    assert card.shown == (0, 1)
    with pytest.raises(PositionError, match="none of Aki or Ren"):
        refs(cards, "Iono @Mio")


def test_short_names_stand_behind_a_name(cards: TypedCards) -> None:
    name, attached, numbers = cards.name_alone("Dragapult ex 2P 150", 0, str.isdecimal)
    assert (name, len(attached), numbers) == ("Dragapult ex", 2, ["150"])
    # A card whose name ends so is that card.
    assert cards.name_alone("Porygon2", 0, str.isdecimal)[0] == "Porygon2"
    assert cards.name_alone("P", 0, str.isdecimal)[0] == "P"


def test_lists_keep_brackets_together() -> None:
    assert items_of("Dreepy [20, asleep], Duskull、Iono，") == [
        "Dreepy [20, asleep]",
        "Duskull",
        "Iono",
    ]


def test_long_words_are_told_short() -> None:
    assert short("a" * 41) == "a" * 39 + "…"
