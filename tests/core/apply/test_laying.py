"""What a table is laid of; a file may hold anything."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from app.core import fact as f
from app.core.apply.apply import apply
from app.core.apply.fitting import ImpossibleFactError
from app.core.past.history import HistoryTree
from app.core.text.words import Words
from app.core.zone import Seat, ZoneSpec

ZONES = (
    ZoneSpec("deck", Words("Deck", "山札"), visibility="hidden"),
    ZoneSpec("field", Words("Field", "場"), holds="units"),
)
SEATS = (Seat("Aki", 0), Seat("Ren", 1))
CARD = f.StartCard("ace", 0, "deck.0")
UNIT = f.StartCard("ace", 0, "field.0", handle="c1", unit="u1", up=True)
BEGAN = f.Began("toy", SEATS, ZONES, (CARD, CARD, UNIT))


@pytest.mark.parametrize(
    "change",
    [
        {"cards": (replace(CARD, zone="nowhere"),)},
        {"cards": (replace(CARD, zone="deck.7"),)},
        {"cards": (replace(CARD, owner=7),)},
        {"cards": (replace(CARD, owner=-1),)},
        {"cards": (replace(CARD, unit="u1"),)},
        {"cards": (replace(UNIT, unit=""),)},
        {"cards": (UNIT, replace(UNIT, zone="field.1", handle="c2"))},
        {"first": 7},
        {"first": -1},
        {"seats": ()},
        {"options": (("tie", ""),)},
        {"options": tuple((f"option-{number}", "on") for number in range(301))},
    ],
    ids=str,
)
def test_a_table_that_cannot_be_laid(change: dict[str, Any]) -> None:
    began = replace(BEGAN, **change)
    with pytest.raises(ImpossibleFactError):
        apply(None, began)
    with pytest.raises(ImpossibleFactError):
        HistoryTree.begin(began)


def test_cards_lie_in_their_order_and_those_that_share_a_word_are_one_unit() -> None:
    other = replace(UNIT, handle="c2")
    table = apply(None, replace(BEGAN, cards=(CARD, UNIT, other, CARD)))
    assert table.zones["deck.0"] == (0, 3)
    assert (table.units["u1"].base, table.units["u1"].attached) == (1, (2,))
    assert table.laid == 4
    assert table.cards[1].known == {0, 1}
