"""Plays of any game in the words of this one."""

from __future__ import annotations

from app.core.data.value import replace
from app.games.advising import common_plays as q
from app.games.blackpoker.adviser import blackpoker_plays as p
from app.games.blackpoker.adviser.blackpoker_memory import Doing, Memory
from app.games.blackpoker.adviser.play_words import own_word, with_going_on
from app.games.blackpoker.table.blackpoker_zones import ASKS
from tests.games.blackpoker.adviser.black_watch import Watch


def test_plays_with_a_word_of_their_own() -> None:
    view = Watch().begun().view()
    memory = Memory().paying_more(0, p.Paid(damage=1))
    start = own_word(memory, view, q.Declared(0, "attack"), "start")
    assert start == p.Start(0, "attack", paid=p.Paid(damage=1))
    assert own_word(memory, view, q.Declared(0, "draw"), "trigger").triggered
    assert not own_word(memory, view, q.Declared(0, "attack")).whole
    assert own_word(memory, view, q.Settled(0, "gone", "resolved")) == p.Resolve(0, "gone")
    assert own_word(memory, view, q.Marked(0, "u", "attacks", 0, 1)) == p.Attackers(0, ("u",))
    assert own_word(memory, view, q.Announced(0, ASKS, number=1)) == p.Asked(0, 1)
    assert own_word(memory, view, q.Passed(0)) == q.Passed(0)


def test_play_goes_on_where_it_leaves_something_behind() -> None:
    memory, passes = Memory(), q.Passed(0)
    assert [*with_going_on(memory, passes)] == [passes]
    owed = replace(memory, owed=(("block", 0),))
    assert [*with_going_on(owed, passes)] == [p.WentOn(0), passes]
    block = p.Start(0, "block")
    assert [*with_going_on(owed, block)] == [block]
    ended = replace(memory, doing=Doing("end", 0, resolved=True))
    turn = q.TurnBegun(0, 1)
    assert [*with_going_on(ended, turn)] == [turn]
    begun = replace(memory, open=block).paying_more(0, p.Paid(damage=1))
    (went, _) = with_going_on(begun, passes)
    assert went.start == replace(block, paid=p.Paid(damage=1))
