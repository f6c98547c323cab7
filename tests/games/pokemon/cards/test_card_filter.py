"""What a search for cards is narrowed to: kind, type, set, regulation mark."""

from __future__ import annotations

import pytest

from app.core.text.wording import both
from app.games.pokemon.cards.card_filter import CardFilter, kinds
from app.games.pokemon.cards.card_record import Card

DREEPY = Card("TWM-128", both("Dreepy"), "pokemon", types=("N",), regulation_mark="H")
TWO_TYPES = Card("XY-1", both("Volcanion"), "pokemon", types=("R", "W"))
BELT = Card("PAL-173", both("Charm"), "tool", regulation_mark="G")


def test_what_is_left_open_fits_every_card() -> None:
    assert CardFilter().is_open
    assert all(CardFilter().fits(card) for card in (DREEPY, TWO_TYPES, BELT))
    assert not CardFilter(mark="H").is_open


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (CardFilter(kind="pokemon"), [DREEPY, TWO_TYPES]),
        (CardFilter(kind="trainer"), [BELT]),
        (CardFilter(kind="tool"), [BELT]),
        (CardFilter(type="W"), [TWO_TYPES]),
        (CardFilter(type="R"), [TWO_TYPES]),
        (CardFilter(set_code="twm"), [DREEPY]),
        (CardFilter(mark="g"), [BELT]),
        (CardFilter(kind="pokemon", mark="H"), [DREEPY]),
        (CardFilter(kind="pokemon", mark="G"), []),
    ],
)
def test_a_card_fits_all_that_is_asked_for(wanted: CardFilter, found: list[Card]) -> None:
    assert [card for card in (DREEPY, TWO_TYPES, BELT) if wanted.fits(card)] == found


def test_a_wider_word_means_several_kinds() -> None:
    assert kinds("energy") == ("basic_energy", "special_energy")
    assert kinds("item") == ("item",)
