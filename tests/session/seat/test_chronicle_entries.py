"""The journal as a chronicle tells it: who did something, and nothing of the record of chance."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.core.past.node_shape import bare_node
from app.session.host.updates import Committed, Labelled, Went
from app.session.seat.chronicle_entries import BareGrew, PlayEntries
from tests.helpers.fair import FairPlay, lay_fair
from tests.helpers.toy_games import TOYS

AKI = 0


@pytest.fixture
def play() -> FairPlay:
    """A table that mixes its chance: a coin, one step back, a name."""
    play = lay_fair(TOYS["duel"], 7, watchers=False)
    for intent in (i.Flip(), i.Undo(), i.WriteLabel(1, "coin")):
        play.ask(AKI, intent)
    return play


def test_of_a_gesture_no_more_is_told_than_its_shape(play: FairPlay) -> None:
    entries = PlayEntries(play.host).brought_up_to_date()
    laid, flipped, went, wrote = entries
    assert (laid, flipped) == tuple(BareGrew(bare_node(one)) for one in play.host.tree.nodes)
    assert isinstance(went, Went)
    assert isinstance(wrote, Labelled)


def test_the_record_of_chance_has_no_place_in_it(play: FairPlay) -> None:
    assert any(isinstance(entry, Committed) for entry in play.host.journal)
    entries = PlayEntries(play.host).brought_up_to_date()
    assert len(entries) == 4 < len(play.host.journal)


def test_gestures_are_told_from_the_rest_by_their_number(play: FairPlay) -> None:
    entries = PlayEntries(play.host).brought_up_to_date()
    assert [entries.gesture(place) for place in range(4)] == [0, 1, None, None]


def test_it_grows_when_it_is_brought_up_to_date(play: FairPlay) -> None:
    entries = PlayEntries(play.host).brought_up_to_date()
    play.ask(AKI, i.Announce("say", "hello"))
    assert len(entries) == 4
    assert len(entries.brought_up_to_date()) == 5
    assert entries.gesture(4) == 2
