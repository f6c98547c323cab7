"""Which Active Spots have made their attack this turn."""

from __future__ import annotations

from typing import Any

from app.core.card import Mark
from app.games.pokemon.adviser.effects.royal.active_spots import Spots, is_newcomer, spots_used
from app.games.pokemon.adviser.model import plays as p
from tests.games.pokemon.adviser.royal import A, royal
from tests.games.pokemon.adviser.situation import mon

ONE, TWO = p.Attack(A, "a1"), p.Attack(A, "a2")


def after(*plays: p.Play, **more: Any) -> Spots:
    return spots_used(royal(turn={"plays": plays}, **more))


def test_who_attacked_has_used_its_spot() -> None:
    assert after() == Spots((), frozenset())
    assert after(ONE, TWO).used == {"a1", "a2"}


def test_who_takes_its_place_stands_in_the_same_spot() -> None:
    assert after(ONE, p.Switch(A, "a1", "a3")).used == {"a3"}
    assert after(ONE, p.Retreat(A, "a1", "a3")).used == {"a3"}
    assert after(ONE, p.Switch(A, "a2", "a3")).used == {"a1"}
    assert after(ONE, p.KnockOut(A, "a1"), p.Promote(A, "a3")).used == {"a3"}
    assert after(ONE, p.MoveToBench(A, "a2"), p.Promote(A, "a3")).used == {"a1"}


def test_with_two_free_spots_nobody_can_tell() -> None:
    spots = after(ONE, p.KnockOut(A, "a1"), p.KnockOut(A, "a2"), p.Promote(A, "a3"))
    assert (spots.used, spots.maybe) == (frozenset(), {"a3"})
    assert is_newcomer(mon(uid="a3"), spots) is None


def test_a_case_may_say_which_spot_it_was() -> None:
    there = [mon(uid="a3"), mon(uid="a2")]
    assert after(p.Attack(A, "a1", spot=0), a=there).used == {"a1", "a3"}
    assert after(p.Attack(A, "a1", spot=0), a=there[:1]).used == {"a1"}, "only one is left"


def test_a_newcomer_is_no_attacker() -> None:
    spots = after(ONE, p.Switch(A, "a1", "a3"))
    assert is_newcomer(mon(uid="a3"), spots) is True
    assert is_newcomer(mon(uid="a1"), spots) is False
    assert is_newcomer(mon(uid="a2"), spots) is False


def test_what_the_table_marked_is_known_to_whoever_joined_late() -> None:
    marked = mon(None, plain=True, marks=(Mark("spot_attacked", 1),))
    table = royal(a=[mon(), marked])
    assert is_newcomer(table.mons[1], spots_used(table)) is True
    assert is_newcomer(table.mons[0], spots_used(table)) is False
    unsure = Spots((), frozenset(), frozenset({table.mons[1].uid}))
    assert is_newcomer(table.mons[1], unsure) is None
