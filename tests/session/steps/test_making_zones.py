"""Zones that people make: who may, where, how many, and what becomes of their cards."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.core import fact as f
from app.core.facts.zone_facts import ZoneMade, ZoneRemoved
from app.core.ids import JUDGE, made
from app.core.intent import Batch, Move
from app.core.intents.turn_intents import StartOver
from app.core.intents.zone_intents import ChangeZone, MakeZone, RemoveZone
from app.core.table import Table
from app.core.zone import LONGEST_TITLE, MOST_MADE, MOST_MADE_BY_ONE, MadeZones, Rect
from tests.core.small_table import AKI, REN, laid
from tests.session.steps.small_step import DUEL, after, facts, refusal

HERE: Rect = (100.0, 200.0, 63.0, 88.0)
THERE: Rect = (300.0, 10.0, 200.0, 88.0)
MADE = "made-new0"


@pytest.fixture
def table() -> Table:
    return laid(hand_0=("fox", "owl"), hand_1=("cat",), grave_0=("elk",))


@pytest.fixture
def pile(table: Table) -> Table:
    return after(table, MakeZone("Kitty", HERE))


def test_a_pile_is_made_with_name_holder_visibility_and_place(table: Table) -> None:
    (fact,) = facts(table, MakeZone("Kitty", HERE, REN, "owner", "fan"))
    assert fact == ZoneMade(AKI, MADE, "Kitty", REN, "owner", HERE, "fan")
    zone = after(table, MakeZone("Kitty", HERE, REN, "owner", "fan")).setting.zones[MADE]
    assert (zone.maker, zone.holders, zone.rect, zone.arrange) == (AKI, (REN,), HERE, "fan")
    assert zone.spec.title.en == zone.spec.title.ja == "Kitty"
    assert zone.spec.visibility == "owner"


def test_names_are_told_on_one_line_and_have_a_length(table: Table) -> None:
    (fact,) = facts(table, MakeZone(" Kit\nty\u202e ", HERE))
    assert isinstance(fact, ZoneMade)
    assert fact.title == "Kit ty"
    assert refusal(table, MakeZone(" \n", HERE)) == "no-name"
    assert refusal(table, MakeZone("x" * (LONGEST_TITLE + 1), HERE)) == "too-long"


@pytest.mark.parametrize(
    "rect",
    [
        (-1.0, 0.0, 63.0, 88.0),
        (880.0, 0.0, 63.0, 88.0),
        (0.0, 650.0, 63.0, 88.0),
        (0.0, 0.0, 0.0, 88.0),
        (float("nan"), 0.0, 63.0, 88.0),
    ],
)
def test_a_zone_lies_on_the_mat(table: Table, rect: Rect) -> None:
    assert refusal(table, MakeZone("Kitty", rect)) == "off-the-mat"


def test_a_hand_needs_a_holder_who_sits_there(table: Table) -> None:
    assert refusal(table, MakeZone("Hand", HERE, None, "owner")) == "no-holder"
    assert refusal(table, MakeZone("Hand", HERE, 7, "owner")) == "no-seat"


def test_only_games_that_let_people_make_zones_have_them(table: Table) -> None:
    without = replace(DUEL, made_zones=None)
    piles = replace(DUEL, made_zones=MadeZones(("public",), ("pile",)))
    assert refusal(table, MakeZone("Kitty", HERE), spec=without) == "not-here"
    assert refusal(table, MakeZone("Kitty", HERE, AKI, "owner"), spec=piles) == "not-here"
    assert refusal(table, MakeZone("Kitty", HERE, arrange="row"), spec=piles) == "not-here"


def test_one_seat_and_a_table_have_so_many_at_most(table: Table) -> None:
    full = after(table, Batch((MakeZone("Kitty", HERE),) * MOST_MADE_BY_ONE))
    assert refusal(full, MakeZone("Kitty", HERE)) == "too-many"
    assert facts(full, MakeZone("Kitty", HERE), REN)
    for seat in (REN, JUDGE):
        full = after(full, Batch((MakeZone("Kitty", HERE),) * MOST_MADE_BY_ONE), seat)
    assert sum(zone.is_made for zone in full.setting.zones.values()) == MOST_MADE
    assert refusal(full, MakeZone("Kitty", HERE), JUDGE) == "too-many"


def test_a_pile_of_nobody_is_renamed_and_moved_by_anybody(pile: Table) -> None:
    zone = after(pile, ChangeZone(MADE, "Talon", THERE, "row"), REN).setting.zones[MADE]
    assert (zone.spec.title.en, zone.rect, zone.arrange) == ("Talon", THERE, "row")
    assert zone.maker == AKI
    assert facts(pile, ChangeZone(MADE)) == ()
    assert refusal(pile, ChangeZone(MADE, rect=(0.0, 0.0, 9000.0, 1.0))) == "off-the-mat"


def test_a_hidden_zone_of_another_is_left_alone(table: Table) -> None:
    hand = after(table, MakeZone("Kitty", HERE, AKI, "owner"))
    assert refusal(hand, ChangeZone(MADE, "Mine"), REN) == "not-yours"
    assert refusal(hand, RemoveZone(MADE), REN) == "not-yours"
    lent = after(table, MakeZone("Kitty", HERE, REN, "owner"))
    assert facts(lent, ChangeZone(MADE, "Yours"), AKI), "who made it may name it"


def test_zones_of_the_game_stay_as_they_are(table: Table) -> None:
    assert refusal(table, ChangeZone("hand.0", "Mine")) == "not-made"
    assert refusal(table, RemoveZone("grave.0")) == "not-made"
    assert refusal(table, RemoveZone("made-none")) == "no-zone"


def test_a_zone_is_removed_empty_or_its_cards_go_somewhere_named(pile: Table) -> None:
    filled = after(pile, Move(("hand.0#0", "hand.0#1"), MADE, up=True))
    assert refusal(filled, RemoveZone(MADE)) == "not-empty"
    assert refusal(filled, RemoveZone(MADE, MADE)) == "not-empty"
    assert MADE not in after(pile, RemoveZone(MADE)).setting.zones
    moved, removed = facts(filled, RemoveZone(MADE, "grave.0"))
    assert isinstance(moved, f.Moved)
    assert removed == ZoneRemoved(AKI, MADE)
    gone = after(filled, RemoveZone(MADE, "grave.0"))
    assert MADE not in gone.zones
    assert gone.zones["grave.0"] == (0, 1, 3)


def test_a_maker_does_not_take_the_cards_of_a_holder_along(table: Table) -> None:
    lent = after(table, MakeZone("Kitty", HERE, REN, "owner"))
    filled = after(lent, Move(("hand.1#0",), MADE), REN)
    assert refusal(filled, RemoveZone(MADE, "grave.0"), AKI) == "not-yours"


def test_starting_over_removes_what_was_made() -> None:
    alone = laid(deck_0=("fox", "owl"))
    alone = replace(alone, setting=replace(alone.setting, seats=alone.setting.seats[:1]))
    made = after(alone, MakeZone("Kitty", HERE))
    filled = after(made, Move(("deck.0#0",), MADE))
    assert MADE not in after(filled, StartOver(), laid=alone).setting.zones


def test_a_gesture_makes_a_pile_and_fills_it(table: Table) -> None:
    both = Batch((MakeZone("Kitty", HERE), Move(("hand.0#0",), made(0))))
    assert after(table, both).zones[MADE] == (0,)
