"""A fact on another table than it happened to: what it means there, and where it means nothing."""

from __future__ import annotations

import pytest

from app.core import fact as f
from app.core.apply.apply import apply
from app.core.facts.zone_facts import ZoneChanged, ZoneMade, ZoneRemoved
from app.core.table import Table
from app.session.repetition.counterparts import CannotRepeatError
from app.session.repetition.repeated_fact import _REPEATED, Repeating
from tests.core.small_table import AKI


def test_every_fact_can_be_repeated_but_the_laying_of_a_table() -> None:
    kinds = set(f.Fact.__args__)  # type: ignore[attr-defined]
    assert kinds - _REPEATED.keys() == {f.Began}


def test_a_made_zone_is_made_under_another_name(repeating: Repeating, table: Table) -> None:
    rect = (1.0, 2.0, 63.0, 88.0)
    made = ZoneMade(AKI, "made-one", "Kitty", None, "public", rect)
    again = repeating.fact(made, table, table)
    assert isinstance(again, ZoneMade)
    then, now = apply(table, made), apply(table, again)
    changed = repeating.fact(ZoneChanged(AKI, "made-one", "Talon", rect), then, now)
    assert changed == ZoneChanged(AKI, again.zone, "Talon", rect)
    laid_in = f.Moved(AKI, (f.CardMove(0, "made-one", handle="cz", up=True),))
    assert apply(now, repeating.fact(laid_in, then, now)).zones[again.zone] == (0,)  # type: ignore[arg-type]
    with pytest.raises(CannotRepeatError):
        repeating.fact(ZoneRemoved(AKI, "made-two"), then, now)


def test_what_is_said_names_what_is_still_there(repeating: Repeating, table: Table) -> None:
    said = f.Announced(AKI, "attack", "Bite", ("u1", "gone"))
    assert repeating.fact(said, table, table) == f.Announced(AKI, "attack", "Bite", ("u1",))
    coins = f.CoinsFlipped(AKI, (True, False))
    assert repeating.fact(coins, table, table) == coins
