"""Plays that an intent would be; `test_told_plays` shows that they are the same afterwards."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.games.advising.meant_plays import attached_to, marks_on, plays_meant
from tests.games.advising.test_told_plays import HAND, Duel


@pytest.fixture
def duel() -> Duel:
    return Duel()


def test_batches_within_batches_are_one_gesture(duel: Duel) -> None:
    step = i.Shuffle("deck.0")
    assert len(list(plays_meant(duel.view, i.Batch((i.Batch((step, step)), step))))) == 3
    assert list(plays_meant(duel.view, i.Undo())) == []


def test_what_a_card_is_attached_to(duel: Duel) -> None:
    (card,) = duel.view.units[duel.one].attached
    assert attached_to(duel.view, card) == duel.one
    assert attached_to(duel.view, duel.view.units[duel.one].base) == ""
    assert attached_to(duel.view, f"{HAND}#0") == attached_to(duel.view, "gone") == ""


def test_what_marks_lie_on(duel: Duel) -> None:
    for there in (duel.one, duel.view.units[duel.one].base, "seat.0", "table", "field.0#3"):
        assert marks_on(duel.view, there) == ()
    assert marks_on(duel.view, "gone") is None
