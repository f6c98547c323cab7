"""Cards that move are named by whoever may know them, and told together where they go one way."""

from __future__ import annotations

import pytest

from app.core import fact as f
from app.core.apply.apply import apply
from app.core.ids import CardId
from app.core.table import Table
from app.core.text.events import events
from app.core.view import Event
from tests.core.small_table import AKI, laid, moved


def told(table: Table, fact: f.Fact, *known: CardId) -> list[Event]:
    """Return what is told of a fact to somebody who knows these cards."""
    return events(
        table,
        fact,
        apply(table, fact),
        lambda number: table.cards[number].ref if number in known else None,
    )


def in_play() -> Table:
    """Aki's fox stands on the field as u1; an owl is in the hand, an elk and a cat in the deck."""
    table = laid(hand_0=("fox", "owl"), deck_0=("elk", "cat"), hand_1=("dog",))
    return moved(table, 0, "field.0", handle="ca", up=True, unit="u1")


def test_a_card_that_the_seat_does_not_know_is_a_card_all_the_same() -> None:
    drawn = f.Moved(AKI, (f.CardMove(2, "hand.0", handle="cn"),), verb="draw")
    (known,), (unknown,) = told(in_play(), drawn, 2), told(in_play(), drawn)
    assert (known.cards, known.count) == (("elk",), 1)
    assert (unknown.cards, unknown.count) == ((None,), 1)
    assert (known.verb, known.source, known.goal) == ("draw", "deck.0", "hand.0")


def test_cards_that_go_the_same_way_are_told_together() -> None:
    moves = (
        f.CardMove(2, "hand.0", handle="cb"),
        f.CardMove(3, "hand.0", handle="cc"),
        f.CardMove(1, "grave.0", handle="cd", up=True),
    )
    first, second = told(in_play(), f.Moved(AKI, moves), 1, 2, 3)
    assert (first.cards, first.goal) == (("elk", "cat"), "hand.0")
    assert (second.cards, second.goal) == (("owl",), "grave.0")


def test_where_in_a_deck_a_card_comes_to_lie_is_told() -> None:
    table = in_play()
    for at, end in ((0, "top"), (1, "middle"), (2, "bottom")):
        (event,) = told(table, f.Moved(AKI, (f.CardMove(1, "deck.0", at=at),)), 1)
        assert event.at == end


def test_what_joins_a_unit_evolves_it_is_tucked_below_or_attached() -> None:
    for role, verb in (("base", "evolve"), ("under", "tuck"), ("attached", "attach")):
        move = f.CardMove(1, "field.0", handle="cn", up=True, unit="u1", role=role)  # type: ignore[arg-type]
        (event,) = told(in_play(), f.Moved(AKI, (move,)), 0, 1)
        assert (event.verb, event.unit, event.unit_seat) == (verb, "fox", AKI)


@pytest.mark.parametrize(
    ("zone", "up", "verb"),
    [("grave.0", True, "bring"), ("grave.0", False, "bring_down"), ("deck.0", False, "bring")],
)
def test_new_cards_are_brought_face_down_only_where_all_others_lie_open(
    zone: str, up: bool, verb: str
) -> None:
    fact = f.Brought(AKI, AKI, zone, (f.BroughtCard("new", "cn"),), up=up)
    after = apply(in_play(), fact)
    (event,) = events(in_play(), fact, after, lambda number: after.cards[number].ref)
    assert (event.verb, event.cards) == (verb, ("new",))
