"""One row of a deck with its card: which print is meant, and whether copies are limited."""

from __future__ import annotations

from typing import Any

import pytest

from app.cards.deck.deck import DeckLine
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.cards.check.deck_row import Held, names_of, total
from tests.games.pokemon.cards.check.making import FIGHTING, RIOLU, card

BALL = card("Ball", "me1-131")


def held(own: Card, printed: str = "", count: int = 1, **line: Any) -> Held:
    row = DeckLine(count, own.name.en, own.section, own.key, **line)
    return Held(row, own, frozenset({own.name.en}), printed)


@pytest.mark.parametrize(
    ("row", "exact", "other", "any_print"),
    [
        (held(RIOLU, "MEG-76"), True, False, False),
        (held(RIOLU, "PAR-1"), False, True, False),
        (held(RIOLU, "PAR-1", chosen="person"), True, False, False),
        (held(RIOLU, chosen="name"), False, False, True),
        (held(RIOLU, chosen="print"), True, False, False),
        (held(BALL, "PAR-1"), False, False, False),
    ],
)
def test_which_print_a_row_means(row: Held, exact: bool, other: bool, any_print: bool) -> None:
    assert (row.exact, row.other_print, row.any_print) == (exact, other, any_print)


def test_basic_energy_and_what_its_text_says_may_be_played_in_any_number() -> None:
    assert held(FIGHTING).free
    assert held(card("Arven", "me1-1", deck_texts=("any_number",))).free
    assert not held(RIOLU).free


def test_rows_are_counted_by_copies_and_named_once() -> None:
    rows = [held(RIOLU, count=3), held(BALL), held(RIOLU)]
    assert total(rows) == 5
    assert names_of(rows).en == "Riolu and Ball"
