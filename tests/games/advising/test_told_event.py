"""What a reading of an event is handed: who did it, and which units it left with a change."""

from __future__ import annotations

from app.core import intent as i
from app.core.view import fold
from app.games.advising.told_event import Happened
from tests.games.advising.played_duel import HAND, Duel


def test_it_knows_who_did_it_and_units_as_they_were_and_are() -> None:
    duel = Duel()
    before, card = duel.view, duel.view.zones[HAND].items[0]
    (fact,) = duel.facts(i.Attach((card,), duel.one))
    it = Happened(before, fact, fold(before, fact), fact.events[0])
    assert it.by == 0
    ((old, new),) = it.changed()
    assert (old.id, new.id) == (duel.one, duel.one)
    assert len(new.attached) == len(old.attached) + 1


def test_a_unit_that_was_not_there_before_has_not_changed() -> None:
    duel = Duel()
    before, card = duel.view, duel.view.zones[HAND].items[0]
    (fact,) = duel.facts(i.Move((card,), "field.0", -1))
    it = Happened(before, fact, fold(before, fact), fact.events[0])
    assert fact.units
    assert list(it.changed()) == []
