from __future__ import annotations

import pytest

from app.core.data.value import replace
from app.core.intent import Batch, Draw, Flip, Intent, Move, PutMark, Shuffle
from app.core.intents.turn_intents import NextTurn
from app.core.view import Event
from app.session.host.updates import Stepped, Update
from app.ui.panels.history.worth_undoing import worth_undoing
from app.ui.table.bridge import Bridge
from tests.ui.panels.toy import ask


def told(bridge: Bridge, intent: Intent) -> bool:
    """Carry out a gesture and say whether it is worth an offer to take it back."""
    heard: list[Update] = []
    bridge.client.listeners.append(heard.append)
    ask(bridge, intent)
    bridge.client.listeners.remove(heard.append)
    steps = [update for update in heard if isinstance(update, Stepped)]
    return worth_undoing(steps[-1].events)


@pytest.mark.parametrize(("count", "worth"), [(1, False), (2, False), (3, True)])
def test_three_cards_are_many(bridge: Bridge, count: int, *, worth: bool) -> None:
    assert told(bridge, Draw(count, "deck.0", "hand.0")) is worth


def test_the_end_of_a_turn_is_always(bridge: Bridge) -> None:
    assert told(bridge, NextTurn(1))


def test_one_card_shuffled_in_is_but_a_shuffle_alone_is_not(bridge: Bridge) -> None:
    assert not told(bridge, Shuffle("deck.0"))
    ask(bridge, Draw(1, "deck.0", "hand.0"))
    hand = bridge.view.cards_in("hand.0")
    assert told(bridge, Batch((Move(hand, "deck.0"), Shuffle("deck.0"))))


def test_throws_and_marks_are_not_until_there_are_many(bridge: Bridge) -> None:
    assert not told(bridge, Flip(5))
    ask(bridge, Draw(3, "deck.0", "hand.0"))
    ask(bridge, Move(bridge.view.cards_in("hand.0"), "bench.0"))
    units = bridge.view.zones["bench.0"].items
    assert not told(bridge, PutMark(units[:2], "damage", add=20))
    assert told(bridge, PutMark(units, "damage", add=20))


def test_clearing_much_damage_is(bridge: Bridge) -> None:
    ask(bridge, Draw(1, "deck.0", "hand.0"))
    ask(bridge, Move(bridge.view.cards_in("hand.0"), "bench.0"))
    units = bridge.view.zones["bench.0"].items
    ask(bridge, PutMark(units, "damage", add=20))
    assert not told(bridge, PutMark(units, "damage", value=0))
    ask(bridge, PutMark(units, "damage", add=120))
    assert told(bridge, PutMark(units, "damage", value=0))


def test_a_knock_out_is_even_of_a_single_card() -> None:
    gone = Event("knock_out", 0, ("TWM-128",), 1, "bench.0", "discard.0")
    assert worth_undoing([gone])
    assert not worth_undoing([replace(gone, verb="discard")])
