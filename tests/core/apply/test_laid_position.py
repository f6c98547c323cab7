"""A table as a position says: exact, and refused where no history could have led to it."""

from __future__ import annotations

from typing import Any

import pytest

from app.core import fact as f
from app.core.apply.apply import apply
from app.core.apply.fitting import ImpossibleFactError
from app.core.card import Mark
from app.core.data.value import replace
from app.core.past.history import HistoryTree
from app.core.placed.table_position import (
    UNKNOWN,
    PlacedCard,
    PlacedUnit,
    PlacedZone,
    TablePosition,
    position_of,
)
from app.core.seal import Seal, filled
from app.core.table import Declaration, Stage, Turn
from app.core.text.words import Words
from app.core.zone import Seat, ZoneSpec, made_zone

ZONES = (
    ZoneSpec("deck", Words("Deck", "山札"), visibility="hidden"),
    ZoneSpec("hand", Words("Hand", "手札"), visibility="owner"),
    ZoneSpec("stake", Words("Stake", "賭け札"), visibility="sealed"),
    ZoneSpec("field", Words("Field", "場"), holds="units", cells=3),
)
SEATS = (Seat("Aki", 0), Seat("Ren", 1))
FULL = Mark("damage", 20)
UNIT = PlacedUnit(
    "u1",
    PlacedCard("ace", 0, "c1", up=True, known=(0, 1)),
    (PlacedCard("two", 0, "c2", up=True, known=(0, 1)),),
    (PlacedCard("three", 1, "c3", up=True, known=(0, 1), entered=2),),
    (FULL,),
    90,
    entered=2,
    changed=3,
    cell=2,
)
MADE = made_zone("made-abc", "Aside", 0, None, "public", (0.0, 0.0, 90.0, 90.0), "row")
POSITION = TablePosition(
    "toy",
    SEATS,
    (
        PlacedZone("deck.0", (PlacedCard(UNKNOWN, 0), PlacedCard("four", 0, "c4", known=(1,)))),
        PlacedZone("hand.0", (PlacedCard("five", 0, "c5", shown=(1,), known=(0, 1)),)),
        PlacedZone("stake.1", (PlacedCard("six", 1, "c6", known=(1,)),)),
        PlacedZone("field.0", units=(UNIT,)),
        PlacedZone("made-abc", (PlacedCard("six", 1, "c7", up=True, known=(0, 1)),)),
    ),
    (MADE,),
    (("field.0#1", (FULL,)), ("seat.1", (FULL,)), ("table", (FULL,))),
    Turn(5, 1, "main", (("energy", 1),)),
    Stage((Declaration("d1", 0, "strike", (2,), ("c5",), ("u1",)),), 1),
    (("tie", "sudden-death"),),
    (Seal(0, filled("a plan")),),
)


def began(position: TablePosition = POSITION, **more: Any) -> f.Began:
    return f.Began("toy", position.seats, ZONES, (), position=position, **more)


def test_everything_lies_as_it_says() -> None:
    table = apply(None, began())
    assert position_of(table) == POSITION
    assert table.units["u1"].parts == (4, 5, 6)
    assert table.stage.declarations[0].cards == (2,)
    assert table.laid == 8
    tree = HistoryTree.begin(began())
    assert {"c1", "c7", "u1", "d1", "made-abc"} <= tree.names
    assert [card.ref for card in tree.laid()][:3] == [UNKNOWN, "four", "five"]


def test_whoever_sees_a_face_knows_it() -> None:
    hand = PlacedZone("hand.0", (PlacedCard("five", 0, "c5", shown=(1,)),))
    table = apply(None, began(TablePosition("toy", SEATS, (hand,))))
    assert table.cards[0].known == {0, 1}


def in_zone(zone: str, *cards: PlacedCard, **more: Any) -> dict[str, Any]:
    return {"zones": (PlacedZone(zone, cards, **more),), "stage": Stage(), "made": ()}


def in_field(*units: PlacedUnit) -> dict[str, Any]:
    return {"zones": (PlacedZone("field.0", units=units),), "stage": Stage(), "made": ()}


CARD = PlacedCard("ace", 0, "c1")
OTHER = replace(UNIT, id="u2", base=CARD, under=(), attached=(), cell=1)
IMPOSSIBLE: dict[str, dict[str, Any]] = {
    "another game": {"game": "chess"},
    "a zone that is not there": in_zone("nowhere.0", CARD),
    "a zone twice": {"zones": (PlacedZone("deck.0"),) * 2, "stage": Stage(), "made": ()},
    "cards beside units": in_zone("field.0", CARD),
    "units in a pile": {"zones": (PlacedZone("deck.0", units=(UNIT,)),), "stage": Stage()},
    "nobody's card": in_zone("deck.0", replace(CARD, owner=2)),
    "no name of a card": in_zone("deck.0", replace(CARD, ref="a\nb")),
    "seen by nobody there": in_zone("deck.0", replace(CARD, shown=(7,))),
    "known by nobody there": in_zone("deck.0", replace(CARD, known=(-1,))),
    "a turn before all": in_zone("deck.0", replace(CARD, entered=-1)),
    "one handle twice": in_zone("deck.0", CARD, CARD),
    "no handle in a hand": in_zone("hand.0", replace(CARD, handle=None)),
    "no handle face up": in_zone("deck.0", replace(CARD, handle=None, up=True)),
    "a unit without a name": in_field(replace(UNIT, id="")),
    "one name for two units": in_field(replace(UNIT, cell=1), replace(OTHER, id="u1")),
    "two units in a cell": in_field(replace(UNIT, cell=1), replace(OTHER, cell=1)),
    "a cell that is not there": in_field(replace(UNIT, cell=4)),
    "a unit of no turn": in_field(replace(UNIT, entered=-1)),
    "gaps where none are": in_zone("deck.0", CARD, gaps=(0,)),
    "a seal over nothing": in_zone("stake.0", opened=True),
    "a seal that is none": in_zone("hand.0", CARD, opened=True),
    "a zone nobody made": {"made": (replace(MADE, maker=None),)},
    "a zone of no title": {"made": (replace(MADE, spec=ZONES[0]),)},
    "marks on nothing": {"marks": (("seat.9", (FULL,)),)},
    "no marks": {"marks": (("table", ()),)},
    "a mark twice": {"marks": (("table", (FULL, FULL)),)},
    "a mark twice on a unit": in_field(replace(UNIT, marks=(FULL, FULL))),
    "nobody's turn": {"turn": Turn(1, 2)},
    "a seat twice in a turn": {"turn": Turn(1, 0, also=(0,))},
    "a ledger out of order": {"turn": Turn(1, 0, ledger=(("b", 1), ("a", 1)))},
    "a key card that is not there": {"stage": Stage((Declaration("d", 0, "x", (99,), ("c",)),))},
    "a key card without a name": {"stage": Stage((Declaration("d", 0, "x", (0,)),))},
    "one declaration twice": {"stage": Stage((Declaration("d", 0, "x"),) * 2)},
    "nobody's chance": {"stage": Stage((), 9)},
    "a plan of another length": {"seals": (Seal(0, "short"),)},
    "two plans": {"seals": (Seal(0, filled("a")),) * 2},
    "an option without a name": {"options": (("", "x"),)},
}


@pytest.mark.parametrize("change", IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_what_no_history_leads_to_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(ImpossibleFactError):
        apply(None, began(replace(POSITION, **change)))


def test_other_players_than_the_table_has_are_refused() -> None:
    with pytest.raises(ImpossibleFactError):
        apply(None, f.Began("toy", SEATS[:1], ZONES, (), position=POSITION))


def test_a_history_goes_on_from_it() -> None:
    tree = HistoryTree.begin(began())
    moved = f.Moved(0, (f.CardMove(2, "deck.0"),))
    tree.append(0, (moved,))
    assert tree.table.zones["deck.0"] == (2, 0, 1)
    tree.jump(0)
    assert position_of(tree.table) == POSITION
