"""Cards and units move on another table: from where they lie, to where things stand there."""

from __future__ import annotations

import pytest

from app.core import fact as f
from app.core.apply.apply import apply
from app.core.facts.knowledge_facts import Forgotten
from app.core.ids import JUDGE
from app.core.table import Table
from app.session.repetition.counterparts import CannotRepeatError
from app.session.repetition.repeated_fact import Repeating
from tests.core.small_table import AKI, REN, moved


def test_what_joins_a_unit_goes_where_that_stands_now(repeating: Repeating, table: Table) -> None:
    elsewhere = apply(table, f.UnitsMoved(REN, (f.UnitMove("u1", "field.0"),)))
    joins = f.Moved(AKI, (f.CardMove(0, "field.1", unit="u1", role="attached", up=True),))
    again = repeating.fact(joins, table, elsewhere)
    assert again is not None
    assert apply(elsewhere, again).units["u1"].attached == (0,)


def test_units_that_stand_up_together_stand_in_the_same_order(
    repeating: Repeating, table: Table
) -> None:
    both = (
        f.CardMove(0, "field.1", at=1, handle="cfox", up=True, unit="ufox"),
        f.CardMove(1, "field.1", at=2, handle="cowl", up=True, unit="uowl"),
    )
    again = repeating.fact(f.Moved(AKI, both), table, table)
    assert again is not None
    now = apply(table, again)
    assert [now.units[name].base for name in now.fields["field.1"]] == [5, 0, 1]


def test_the_bottom_of_a_pile_stays_its_bottom(repeating: Repeating, table: Table) -> None:
    fewer = moved(table, 2, "hand.0", handle="cdrawn")
    below = f.Moved(AKI, (f.CardMove(0, "deck.0", at=3),))
    assert apply(fewer, repeating.fact(below, table, fewer)).zones["deck.0"] == (3, 4, 0)  # type: ignore[arg-type]


def test_a_pile_of_other_cards_has_no_such_order(repeating: Repeating, table: Table) -> None:
    fewer = moved(table, 2, "hand.0", handle="cdrawn")
    with pytest.raises(CannotRepeatError, match="other cards"):
        repeating.fact(f.Shuffled(AKI, "deck.0", (4, 3, 2)), table, fewer)


def test_what_a_shuffle_kept_is_kept_again_or_it_cannot_be(
    repeating: Repeating, table: Table
) -> None:
    known = apply(table, f.Shown(AKI, (f.Showing(2, "clook"),), (AKI,)))
    mixed = f.Shuffled(AKI, "deck.0", (2, 4, 3), kept=(0,))
    assert repeating.fact(mixed, known, known) == mixed
    # What was left out is no reason to give the card another place.
    assert repeating.fact(mixed, known, table) == mixed
    elsewhere = apply(known, f.Shuffled(AKI, "deck.0", (3, 2, 4)))
    more = apply(known, f.Shown(REN, (f.Showing(3, "cmore"),), (REN,)))
    for now in (elsewhere, more):
        with pytest.raises(CannotRepeatError, match="other cards"):
            repeating.fact(mixed, known, now)


def test_a_look_that_was_left_out_shows_nothing_later(repeating: Repeating, table: Table) -> None:
    looked = apply(table, f.Shown(AKI, (f.Showing(0),), (REN,)))
    down = f.Moved(AKI, (f.CardMove(0, "field.0", handle="cx", unit="ux", shown=(AKI, REN)),))
    again = repeating.fact(down, looked, table)
    assert isinstance(again, f.Moved)
    assert again.moves[0].shown == (AKI,)


def test_who_forgets_a_card_forgets_it_again_and_what_nobody_knows_is_nothing(
    repeating: Repeating, table: Table
) -> None:
    known = apply(table, f.Shown(JUDGE, (f.Showing(0, "cshown"),), (REN,), "know"))
    fact = Forgotten(JUDGE, ((0, "cnext"),), (REN,))
    again = repeating.fact(fact, known, known)
    assert isinstance(again, Forgotten)
    assert again.cards[0][1] not in ("cshown", "cnext"), "a name that was given once is not again"
    assert REN not in apply(known, again).cards[0].known
    assert repeating.fact(fact, known, table) is None
