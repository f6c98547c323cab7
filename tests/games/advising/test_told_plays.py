"""Plays are the same before a gesture and after it, as far as they can be told before."""

from __future__ import annotations

from typing import Any

import pytest

from app.core import intent as i
from app.core.data.value import replace
from app.core.intents.turn_intents import Declare, NextTurn, PassChance, SetPhase, Settle, Use
from app.core.text.words import Words
from app.core.view import SeatFact, SeatView
from app.games.advising import common_plays as q
from app.games.advising.meant_plays import plays_meant
from app.games.advising.told_plays import plays_told
from app.session.host.local_table import LocalTable, lay_table
from app.session.host.updates import Stepped, Update
from tests.helpers.toy_games.duel import SPEC

HAND, DECK, FIELD, GRAVE, LANE = "hand.0", "deck.0", "field.0", "grave.0", "lane"


SAID = dict.fromkeys(("summon", "fall", "taunt", "take_off"), Words("{actor}", "{actor}"))
TALKING = replace(SPEC, sentences={**SPEC.sentences, **SAID})


class Duel:
    """A duel in which Aki holds five cards and a unit with two cards stands on her field."""

    def __init__(self) -> None:
        decks = (tuple(f"a{n}" for n in range(20)), tuple(f"b{n}" for n in range(20)))
        self.table: LocalTable = lay_table(TALKING, ("Aki", "Ren"), decks, seed=5)
        self.table.sit(0).ask(i.Draw(5, DECK, HAND))
        for place in (0, 0):
            self.table.sit(0).ask(i.Move((f"{HAND}#{place}",), FIELD, -1))
        self.one, self.other = self.view.zones[FIELD].items
        self.table.sit(0).ask(i.Attach((f"{HAND}#0",), self.one))

    @property
    def view(self) -> SeatView:
        return self.table.sit(0).view

    def ref(self, handle: str) -> str | None:
        return self.view.cards[handle].ref

    def meant(self, *steps: Any) -> list[Any]:
        return list(plays_meant(self.view, i.Batch(steps)))

    def told(self, *steps: Any, by: int = 0) -> list[Any]:
        """Make a gesture, and return what Aki reads of it."""
        before, facts = self.view, list[SeatFact]()

        def listen(update: Update) -> None:
            facts.extend(update.facts if isinstance(update, Stepped) else ())

        listeners = self.table.sit(0).listeners
        listeners.append(listen)
        self.table.sit(by).ask(i.Batch(steps))
        listeners.remove(listen)
        return [one.play for one in plays_told(before, tuple(facts))]

    def both(self, *steps: Any) -> list[Any]:
        """Return what a gesture is read as, before it and after it alike."""
        meant = self.meant(*steps)
        assert self.told(*steps) == meant
        return meant


@pytest.fixture
def duel() -> Duel:
    return Duel()


# -- cards ----------------------------------------------------------------------------------------


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


def test_cards_are_turned_shown_looked_at_and_shuffled(duel: Duel) -> None:
    base = duel.view.units[duel.one].base
    hand = duel.view.zones[HAND].items
    assert duel.both(i.Face((base,), up=False)) == [q.Faced(0, FIELD, 1, up=False)]
    assert duel.both(i.Show(hand, ())) == [q.Shown(0, HAND, len(hand))]
    assert duel.both(i.Look(DECK, 2)) == [q.Looked(0, DECK, 2)]
    assert duel.both(i.Look(DECK)) == [q.Looked(0, DECK, 0)]
    assert duel.both(i.Shuffle(DECK)) == [q.Shuffled(0, DECK)]


# -- units ----------------------------------------------------------------------------------------


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


def test_units_are_turned_and_marked(duel: Duel) -> None:
    turn = i.Rotate((duel.one, duel.other), 90, verb="drives")
    assert sorted(map(str, duel.both(turn))) == sorted(
        str(q.Rotated(0, unit, 0, 90, "drives")) for unit in (duel.one, duel.other)
    )
    assert duel.meant(turn) == [], "it lies so already"
    for value, add, was, now in ((2, 0, 0, 2), (None, 3, 2, 5), (0, 0, 5, 0)):
        for target in (duel.one, "seat.1", "table"):
            put = i.PutMark((target,), "damage", value, add)
            assert duel.both(put) == [q.Marked(0, target, "damage", was, now)]
    assert duel.meant(i.PutMark((duel.one, "gone"), "damage", 0)) == []


# -- the turn, the stage, and what is said --------------------------------------------------------


def test_the_turn_its_phases_and_its_ledger(duel: Duel) -> None:
    assert duel.both(NextTurn(1)) == [q.TurnBegun(0, 1)]
    assert duel.both(SetPhase("battle")) == [q.PhaseSet(0, "battle")]
    assert duel.both(Use("summon"), Use("summon", -1)) == [
        q.Ticked(0, "summon", 1),
        q.Ticked(0, "summon", -1),
    ]


def test_the_stage(duel: Duel) -> None:
    card = duel.view.zones[HAND].items[0]
    declare = Declare("strike", (card,), (duel.one,), "B")
    (meant,), (told,) = duel.meant(declare), duel.told(declare)
    assert meant == q.Declared(0, "strike", (duel.ref(card),), (card,), (duel.one,), "B")
    assert replace(told, id="") == meant
    assert told.id == duel.view.stage.declarations[0].id
    assert duel.meant(PassChance()) == [q.Passed(0)]
    assert duel.told(PassChance(), by=1) == [q.Passed(1)]
    assert duel.both(Settle(told.id, "countered")) == [q.Settled(0, told.id, "countered")]


def test_what_is_said_of_a_unit(duel: Duel) -> None:
    card = duel.ref(duel.view.units[duel.other].base)
    say = i.Announce("taunt", "Come on", (duel.other,), 3)
    assert duel.both(say) == [q.Announced(0, "taunt", "Come on", duel.other, card, 3)]
    assert duel.both(i.Announce("say", "Hello")) == [q.Announced(0, "say", "Hello")]


def test_chance_is_no_play_before_it_has_fallen(duel: Duel) -> None:
    assert duel.meant(i.Flip(2), i.Roll()) == []
    (coins,) = duel.told(i.Flip(2), i.Roll())
    assert (type(coins), len(coins.results)) == (q.Flipped, 2)


def test_a_procedure_is_told_by_its_steps(duel: Duel) -> None:
    run = i.Procedure("settle", (("all", "1"),))
    assert duel.meant(run) == [q.Proceeded(0, "settle", (("all", "1"),))]
    duel.told(Declare("strike"))
    assert [type(play) for play in duel.told(run)] == [q.Settled]


def test_each_play_comes_with_what_was_seen_just_before_it(duel: Duel) -> None:
    before, facts = duel.view, list[SeatFact]()
    duel.table.sit(0).listeners.append(
        lambda update: facts.extend(update.facts if isinstance(update, Stepped) else ())
    )
    steps = (i.PutMark((duel.one,), "damage", add=1), i.PutMark((duel.one,), "damage", add=1))
    duel.table.sit(0).ask(i.Batch(steps))
    seen = [one.view.units[duel.one].marks for one in plays_told(before, tuple(facts))]
    assert [len(marks) for marks in seen] == [0, 1]
