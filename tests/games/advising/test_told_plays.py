"""Plays are the same before a gesture and after it, as far as they can be told before."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.core.data.value import replace
from app.core.intents.turn_intents import Declare, NextTurn, PassChance, SetPhase, Settle, Use
from app.core.view import SeatFact
from app.games.advising import common_plays as q
from app.games.advising.told_plays import plays_told
from app.session.host.updates import Stepped
from tests.games.advising.played_duel import DECK, FIELD, HAND, Duel


@pytest.fixture
def duel() -> Duel:
    return Duel()


# -- cards, units and marks ------------------------------------------------------------------------


def test_cards_are_turned_shown_looked_at_and_shuffled(duel: Duel) -> None:
    base = duel.view.units[duel.one].base
    hand = duel.view.zones[HAND].items
    assert duel.both(i.Face((base,), up=False)) == [q.Faced(0, FIELD, 1, up=False)]
    assert duel.both(i.Show(hand, ())) == [q.Shown(0, HAND, len(hand))]
    assert duel.both(i.Look(DECK, 2)) == [q.Looked(0, DECK, 2)]
    assert duel.both(i.Look(DECK)) == [q.Looked(0, DECK, 0)]
    assert duel.both(i.Shuffle(DECK)) == [q.Shuffled(0, DECK)]


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
