"""A line of the history with one step left out, or in another order."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.core.ids import NodeId, place
from app.core.intents.turn_intents import NextTurn
from app.session.host.updates import Accepted
from app.session.remedies.remedy import since
from app.session.repetition.repeated_steps import FELL_ANEW, repeat
from tests.helpers.play import Play, lay
from tests.helpers.toy_games import TOYS

AKI, REN = 0, 1


@pytest.fixture
def duel() -> Play:
    """Aki's turn in a duel, each with a hand of four."""
    play = lay(TOYS["duel"], 5)
    for seat in (AKI, REN):
        play.ask(seat, i.Procedure("setup"))
    play.ask(AKI, NextTurn(AKI))
    return play


def does(play: Play, *steps: i.Step, seat: int = AKI) -> list[NodeId]:
    """Let a seat do something; the steps of the history that it made."""
    made = []
    for step in steps:
        answer = play.ask(seat, step)
        assert isinstance(answer, Accepted), answer
        made.append(answer.node)
    return made


def draw(count: int = 1) -> i.Draw:
    return i.Draw(count, "deck.0", "hand.0")


def test_one_is_left_out_and_the_rest_comes_about_as_it_did(duel: Play) -> None:
    twice, coin, damage = does(duel, draw(2), i.Flip(3), i.PutMark(("seat.1",), "damage", add=30))
    tree = duel.host.tree
    start = tree.parent(twice)
    assert start is not None
    assert since(tree, twice) == (coin, damage)
    done = repeat(tree, start, since(tree, twice), lambda kind: f"{kind}x{len(kind)}")
    assert (done.repeated, done.stopped, done.why) == (2, None, None)
    assert [growth.facts for growth in done.growths] == [tree.facts(coin), tree.facts(damage)]
    assert len(done.growths[-1].after.zones["hand.0"]) == 4


def test_it_stops_at_the_first_that_needs_it(duel: Play) -> None:
    (drew,) = does(duel, draw())
    newest = place("hand.0", 4)
    coin, played = does(duel, i.Flip(), i.Move((newest,), "grave.0"))
    does(duel, i.Flip())
    tree = duel.host.tree
    start = tree.parent(drew)
    assert start is not None
    done = repeat(tree, start, since(tree, drew), duel.host._fresh_name)
    assert (done.repeated, done.stopped) == (1, played)
    assert done.why is not None
    assert done.why.en == "a card is not where it was then."
    assert coin


def test_two_change_places(duel: Play) -> None:
    first, second = does(
        duel,
        i.PutMark(("seat.1",), "damage", add=20),
        i.PutMark(("seat.1",), "damage", add=30),
    )
    tree = duel.host.tree
    start = tree.parent(first)
    assert start is not None
    done = repeat(tree, start, (second, first), duel.host._fresh_name)
    values = [growth.after.marks["seat.1"][0].value for growth in done.growths]
    assert values == [30, 50]


def test_where_everybody_mixes_chance_it_does_not_fall_again(duel: Play) -> None:
    damage, coin = does(duel, i.PutMark(("seat.1",), "damage", add=20), i.Flip())
    tree = duel.host.tree
    start = tree.parent(damage)
    assert start is not None
    assert repeat(tree, start, (coin,), str).stopped is None
    done = repeat(tree, start, (coin,), str, mixed=True)
    assert (done.stopped, done.why) == (coin, FELL_ANEW)
    # Nor is a card drawn from below the top one.
    one, two = does(duel, draw(), draw())
    from_here = tree.parent(one)
    assert from_here is not None
    below = repeat(tree, from_here, (two,), duel.host._fresh_name, mixed=True)
    assert (below.stopped, below.why) == (two, FELL_ANEW)
