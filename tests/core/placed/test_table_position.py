"""What a position tells of a table, in which order, and what it leaves out."""

from __future__ import annotations

from app.core import fact as f
from app.core.apply.apply import apply
from app.core.data.value import replace
from app.core.facts.turn_facts import Declared
from app.core.placed.table_position import PlacedCard, position_of, with_cards
from app.core.table import Declaration, Table
from app.core.text.words import Words
from app.core.zone import Seat, ZoneSpec

ZONES = (
    ZoneSpec("deck", Words("Deck", "山札"), visibility="hidden"),
    ZoneSpec("hand", Words("Hand", "手札"), visibility="owner"),
    ZoneSpec("field", Words("Field", "場"), holds="units"),
)
UNIT = f.StartCard("ace", 0, "field.0", handle="c1", unit="u1", up=True)
CARDS = (
    UNIT,
    f.StartCard("two", 0, "deck.0"),
    f.StartCard("three", 0, "hand.0", handle="c2"),
    replace(UNIT, ref="king", handle="c3"),
    f.StartCard("four", 1, "deck.1"),
)


def table() -> Table:
    laid = apply(None, f.Began("toy", (Seat("Aki", 0), Seat("Ren", 1)), ZONES, CARDS))
    told = Declaration("d1", 0, "strike", (3, 2), ("c3", "c2"), ("u1",))
    return apply(laid, Declared(0, told))


def test_cards_are_told_zone_by_zone_and_unit_by_unit() -> None:
    position = position_of(table())
    assert [zone.id for zone in position.zones] == ["deck.0", "deck.1", "hand.0", "field.0"]
    assert [(zone, card.ref) for zone, card in position.cards] == [
        ("deck.0", "two"),
        ("deck.1", "four"),
        ("hand.0", "three"),
        ("field.0", "ace"),
        ("field.0", "king"),
    ]
    assert position.zones[-1].units[0].attached[0].ref == "king"


def test_key_cards_are_numbered_as_they_are_read() -> None:
    (declared,) = position_of(table()).stage.declarations
    assert declared.cards == (4, 2)
    assert declared.handles == ("c3", "c2")


def test_who_knows_a_card_is_told() -> None:
    hand = position_of(table()).zones[2]
    assert hand.cards == (PlacedCard("three", 0, "c2", known=(0,)),)


def test_each_card_is_changed_once_in_order() -> None:
    asked = []

    def change(card: PlacedCard, zone: str) -> PlacedCard:
        asked.append((zone, card.ref))
        return replace(card, marks=())

    position = position_of(table())
    assert with_cards(position, change) == position
    assert asked == [(zone, card.ref) for zone, card in position.cards]
