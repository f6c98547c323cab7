"""Other names in a position: wherever something is named, it is named so."""

from __future__ import annotations

from app.core.card import Mark
from app.core.placed.position_names import numbered, renamed
from app.core.placed.table_position import PlacedCard, PlacedUnit, PlacedZone, TablePosition
from app.core.seal import Seal, filled, plan_text
from app.core.table import Declaration, Stage
from app.core.zone import Seat

POINTED = (Mark("target", to="uabcdefgh"),)
POSITION = TablePosition(
    "toy",
    (Seat("Aki", 0), Seat("Ren", 1)),
    (
        PlacedZone("hand.0", (PlacedCard("ace", 0, "cabcdefgh"), PlacedCard("ace", 0))),
        PlacedZone(
            "field.0",
            units=(PlacedUnit("uabcdefgh", PlacedCard("two", 0, "czzzzzzzz", marks=POINTED)),),
        ),
    ),
    marks=(("seat.0", POINTED),),
    stage=Stage(
        (
            Declaration("dabcdefgh", 0, "x", (0,), ("cabcdefgh",), ("uabcdefgh", "seat.1")),
            Declaration("dzzzzzzzz", 1, "y", (), (), ("dabcdefgh",)),
        )
    ),
    seals=(Seal(0, filled("act:uabcdefgh,cabcdefgh uabcdefghi")),),
)


def test_a_name_is_another_wherever_it_stands() -> None:
    found = numbered(POSITION)
    hand, field = found.zones
    assert [card.handle for card in hand.cards] == ["c00000001", None]
    assert field.units[0].id == "u00000001"
    assert field.units[0].base.handle == "c00000002"
    assert field.units[0].base.marks[0].to == "u00000001"
    assert found.marks[0][1][0].to == "u00000001"
    first, second = found.stage.declarations
    assert (first.id, first.handles, first.targets) == (
        "d00000001",
        ("c00000001",),
        ("u00000001", "seat.1"),
    )
    assert second.targets == ("d00000001",)


def test_a_plan_names_the_same_things_and_is_as_long() -> None:
    (seal,) = numbered(POSITION).seals
    # What only begins with a name is another word.
    assert plan_text(seal.plan) == "act:u00000001,c00000001 uabcdefghi"
    assert len(seal.plan) == len(POSITION.seals[0].plan)


def test_equal_positions_are_equal_whatever_they_are_called() -> None:
    letters = iter("abcdefghijklmnopqrstuvwxyz")
    other = renamed(POSITION, lambda kind: kind + next(letters) * 8)
    assert other != POSITION
    assert numbered(other) == numbered(POSITION) == numbered(numbered(POSITION))


def test_names_that_are_exchanged_stay_apart() -> None:
    """A new name may be an old one of something else."""
    swap = {"c": iter(["czzzzzzzz", "cabcdefgh"]), "u": iter(["u1"]), "d": iter(["d1", "d2"])}
    found = renamed(POSITION, lambda kind: next(swap[kind]))
    assert found.zones[0].cards[0].handle == "czzzzzzzz"
    assert found.zones[1].units[0].base.handle == "cabcdefgh"
