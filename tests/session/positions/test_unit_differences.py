"""Units of two views: the same by id or by the card they show, and what differs of them."""

from __future__ import annotations

import pytest

from app.core.intent import Batch, Move, MoveUnits, PutMark, Rotate, Undo
from app.core.view import SeatView
from app.games.game_registry import cards_of
from app.games.lexicon import lexicon
from app.session.host.local_table import LocalTable
from app.session.host.updates import Accepted
from app.session.positions.difference_words import DifferenceWords
from app.session.positions.unit_differences import GONE, UnitDifferences
from tests.session.readings.readings_table import SPEC, disputed


@pytest.fixture
def table() -> LocalTable:
    return disputed()[0]


def told(one: SeatView, other: SeatView) -> list[tuple[str, str, str]]:
    words = DifferenceWords(lexicon(SPEC, cards_of(SPEC)))
    return [(d.about.en, d.one.en, d.other.en) for d in UnitDifferences(one, other, words).all()]


def test_what_differs_of_a_unit_is_one_row(table: LocalTable) -> None:
    aki = table.sit(0)
    before = aki.view
    unit = before.zones["active.0"].items[0]
    aki.ask(Batch((PutMark((unit,), "damage", add=50), Rotate((unit,), 90))))
    assert told(before, aki.view) == [("Aki's Dreepy", "–", "90°, Damage 50")]
    assert told(aki.view, aki.view) == []


def test_one_that_is_in_one_of_them_alone_is_not_in_play_in_the_other(table: LocalTable) -> None:
    aki = table.sit(0)
    before = aki.view
    gone = before.zones["bench.0"].items[0]
    assert isinstance(aki.ask(Move(before.units[gone].parts, "discard.0")), Accepted)
    (row,) = told(before, aki.view)
    assert row[1:] == ("Bench", GONE.en)


def test_the_same_card_that_came_to_stand_twice_is_the_same_unit(table: LocalTable) -> None:
    """Its name is another on each of the branches."""
    aki = table.sit(0)
    before = aki.view
    bench = before.zones["bench.0"].items[0]
    cards, shown = before.units[bench].parts, before.cards[before.units[bench].base].ref
    aki.ask(Move(cards, "hand.0"))
    hand = aki.view
    again = next(card for card in hand.cards_in("hand.0") if hand.cards[card].ref == shown)
    aki.ask(Move((again,), "bench.0", at=0))
    assert bench not in aki.view.units
    assert told(before, aki.view) == []


def test_where_it_stands_is_told_of_the_same_unit(table: LocalTable) -> None:
    aki = table.sit(0)
    before = aki.view
    aki.ask(MoveUnits((before.zones["bench.0"].items[0],), "mat"))
    assert [row[1:] for row in told(before, aki.view)] == [("Bench", "Mat")]
    aki.ask(Undo())
    assert told(before, aki.view) == []
