"""Cards and units that went somewhere: the same before a gesture and after it."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.core.data.value import replace
from app.games.advising import common_plays as q
from tests.games.advising.played_duel import DECK, FIELD, GRAVE, HAND, Duel


@pytest.fixture
def duel() -> Duel:
    return Duel()


def test_cards_go_from_pile_to_pile(duel: Duel) -> None:
    first, second = duel.view.zones[HAND].items[:2]
    refs = (duel.ref(first), duel.ref(second))
    away = i.Move((first, second), GRAVE, verb="discard")
    assert duel.both(away) == [q.Moved(0, refs, HAND, GRAVE, "discard", 2, (0, 0))]
    assert duel.meant(i.Move(("gone",), GRAVE)) == []


def test_what_is_drawn_is_known_only_afterwards(duel: Duel) -> None:
    draw = i.Draw(1, DECK, HAND)
    assert duel.meant(draw) == [q.Moved(0, (None,), DECK, HAND, "draw", 1)]
    (play,) = duel.told(draw)
    assert replace(play, cards=(None,), owners=()) == q.Moved(0, (None,), DECK, HAND, "draw", 1)
    assert play.cards != (None,)
    (many,) = duel.meant(i.Draw(10**6, DECK, GRAVE))
    assert (len(many.cards), many.count) == (60, 10**6)


def test_a_card_comes_to_stand_on_a_field(duel: Duel) -> None:
    card = duel.view.zones[HAND].items[0]
    ref = duel.ref(card)
    put = i.Move((card,), FIELD, -1, up=True, verb="summon")
    assert duel.meant(put) == [q.Entered(0, (ref,), HAND, FIELD, "summon", up=True, owners=(0,))]
    (told,) = duel.told(put)
    assert told == q.Entered(
        0, (ref,), HAND, FIELD, "summon", up=True, unit=duel.view.zones[FIELD].items[-1]
    )


def test_cards_are_attached_and_go_elsewhere(duel: Duel) -> None:
    card = duel.view.zones[HAND].items[0]
    ref = duel.ref(card)
    assert duel.both(i.Attach((card,), duel.one)) == [q.Attached(0, duel.one, ref, HAND)]
    card = duel.view.units[duel.one].attached[-1]
    to_other = i.Attach((card,), duel.other)
    (meant,), (told,) = duel.meant(to_other), duel.told(to_other)
    assert (meant.unit, meant.came_from) == (told.unit, told.came_from) == (duel.other, duel.one)
    card = duel.view.units[duel.other].attached[-1]
    assert duel.both(i.Move((card,), GRAVE)) == [q.Detached(0, duel.other, ref, GRAVE, "move", 0)]


def test_a_unit_is_called_by_its_top_card(duel: Duel) -> None:
    card, base = duel.view.zones[HAND].items[0], duel.view.units[duel.one].base
    top = duel.ref(card)
    assert duel.both(i.Attach((card,), duel.one, "base")) == [q.Stacked(0, duel.one, top, HAND)]
    assert duel.view.units[duel.one].under == (base,)
    card = duel.view.units[duel.one].base
    off = i.Move((card,), GRAVE, verb="take_off")
    (meant,) = duel.meant(off)
    assert (meant.unit, meant.verb) == (duel.one, "take_off")
    assert duel.told(off) == [q.Unstacked(0, duel.one, top, GRAVE, "take_off")]
    card = duel.view.zones[HAND].items[0]
    assert duel.both(i.Attach((card,), duel.one, "under")) == []


def test_a_whole_unit_goes_to_its_owners_pile(duel: Duel) -> None:
    assert duel.meant(i.Collect(("gone",), GRAVE)) == []
    away = i.Collect((duel.one,), "grave.1", verb="fall")
    assert duel.both(away) == [q.Left(0, duel.one, GRAVE, "fall")]


def test_units_change_places_and_go_elsewhere(duel: Duel) -> None:
    assert duel.both(i.MoveUnits((duel.other,), "mat")) == [
        q.Shifted(0, duel.other, FIELD, "mat", "move")
    ]
    assert duel.both(i.SwapUnits(duel.one, duel.other)) == [
        q.Swapped(0, duel.one, duel.other, "swap")
    ]
    assert duel.meant(i.MoveUnits((duel.other,), FIELD)) == []
    assert duel.meant(i.SwapUnits(duel.one, "gone")) == []
