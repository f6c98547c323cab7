"""What a fact names, by its name on another table; or that it is not there as it was."""

from __future__ import annotations

import pytest

from app.core import fact as f
from app.core.apply.apply import apply
from app.core.table import Table
from app.session.repetition.counterparts import CannotRepeatError, Counterparts
from app.session.repetition.repeated_fact import Repeating
from tests.core.small_table import AKI, moved


def test_whatever_it_gives_out_has_a_name_of_its_own(repeating: Repeating, table: Table) -> None:
    stood = f.Moved(AKI, (f.CardMove(0, "field.0", handle="cold", up=True, unit="uold"),))
    again = repeating.fact(stood, table, table)
    assert isinstance(again, f.Moved)
    (move,) = again.moves
    assert (move.unit, move.handle) == ("unew0", "cnew1")
    # What comes after it means the same unit.
    then, now = apply(table, stood), apply(table, again)
    turned = repeating.fact(f.Rotated(AKI, ("uold",), 90), then, now)
    assert turned == f.Rotated(AKI, ("unew0",), 90)
    joined = f.Moved(AKI, (f.CardMove(1, "field.0", unit="uold", role="attached", up=True),))
    assert apply(now, repeating.fact(joined, then, now)).units["unew0"].attached == (1,)  # type: ignore[arg-type]


def test_a_card_that_lies_elsewhere_is_not_taken_from_there(
    repeating: Repeating, table: Table
) -> None:
    drawn = moved(table, 2, "hand.0", handle="cdrawn")
    played = f.Moved(AKI, (f.CardMove(2, "grave.0", handle="cplayed", up=True),))
    with pytest.raises(CannotRepeatError) as problem:
        repeating.fact(played, drawn, table)
    assert problem.value.reason.en == "a card is not where it was then."
    assert repeating.fact(played, drawn, drawn) is not None


def test_a_cell_of_a_zone_is_named_by_the_zone_there() -> None:
    same = Counterparts(lambda kind: f"{kind}new")
    assert same.now("made-one#3") == "made-one#3"
    assert same.given("made-one", "z") == "znew"
    assert same.now("made-one#3") == "znew#3"


def test_what_is_not_in_play_has_no_counterpart(table: Table) -> None:
    same = Counterparts(lambda kind: f"{kind}new")
    assert same.unit("u1", table) == "u1"
    with pytest.raises(CannotRepeatError, match="not in play"):
        same.unit("u2", table)
    with pytest.raises(CannotRepeatError, match="a place is not there"):
        same.zone("nowhere", table)
