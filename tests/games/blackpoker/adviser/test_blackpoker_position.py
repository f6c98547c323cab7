"""A position is the table as a seat sees it."""

from __future__ import annotations

from app.core.intents.turn_intents import Declare
from app.games.blackpoker.adviser.blackpoker_position import Position, position_of
from tests.games.blackpoker.adviser.black_watch import Watch


def seen(watch: Watch, seat: int = 0) -> Position:
    return position_of(watch.view(seat), watch.memories[seat], ())


def test_characters_are_seen_as_far_as_the_seat_sees_them() -> None:
    watch = Watch().begun()
    unit = watch.stands("C-7")
    watch.wall_set("D-9")
    wall = watch.wall(0)
    mine, theirs = seen(watch), seen(watch, 1)
    assert mine.pieces[unit] == theirs.pieces[unit]
    soldier = mine.pieces[unit]
    assert (soldier.kind, soldier.number, soldier.fresh, soldier.haste) == (
        "soldier",
        7,
        True,
        False,
    )
    assert theirs.pieces[wall].cards == (None,)
    assert {one.id for one in mine.of(0)} == {unit, wall}
    assert mine.of(1) == ()
    assert len(mine.pieces) == 2


def test_what_is_told_of_players_is_no_more_than_the_table_tells() -> None:
    watch = Watch().begun()
    mine, theirs = seen(watch), seen(watch, 1)
    assert mine.players[0].deck is not None
    assert mine.players[1].hand == theirs.players[1].hand == 7
    assert mine.players[1].deck == watch.view(0).zones["deck.1"].count


def test_the_stage_and_the_chance() -> None:
    watch = Watch().begun()
    assert seen(watch).holder == 0
    watch.do(Declare("attack"))
    position = seen(watch)
    assert position.holder == 1
    assert position.top is not None
    assert position.top.action == "attack"
    assert position.doing is None
    watch.passes(1)
    position = seen(watch)
    assert position.holder is None
    assert position.does("attack")
    assert position.waiting(watch.top()) == position.top
    assert position.action("attack") is not None
    assert position.action("nothing") is None
    assert (position.edition, position.option("waiver", "own")) == ("6", "own")


def test_once_used_is_kept_in_the_ledger_of_the_turn() -> None:
    watch = Watch().begun()
    assert seen(watch).used == frozenset()
    assert seen(watch).foe(0) == 1
    assert not seen(watch).under("S-A")
    assert not seen(watch).trumping
    assert not seen(watch).magician(0)
