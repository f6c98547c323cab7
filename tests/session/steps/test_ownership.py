"""Whether a gesture leaves alone what is other players': their cards, their marks, the turn."""

from __future__ import annotations

import pytest

from app.core import fact as f
from app.core.apply.apply import apply
from app.core.card import Mark
from app.core.facts.turn_facts import ChancePassed, TurnSet
from app.core.table import Table, Turn
from app.core.zone import Seat
from app.session.steps.ownership import owners, touches_others
from tests.core.small_table import AKI, REN, ZONES, laid, moved


@pytest.fixture
def table() -> Table:
    """Aki's fox is in the hand, Ren's cat stands on the field as u1."""
    table = laid(hand_0=("fox",), hand_1=("cat", "dog"))
    return moved(table, 1, "field.1", handle="ca", up=True, unit="u1")


def touches(seat: int, before: Table, *facts: f.Fact) -> bool:
    tables, table = [], before
    for fact in facts:
        table = apply(table, fact)
        tables.append(table)
    return touches_others(seat, before, facts, tables)


def mark(target: str) -> f.Fact:
    return f.Marked(AKI, (f.MarkChange(target, "note:1", Mark("note:1", text="mine")),))


def test_who_moves_the_own_cards_touches_nobody_elses(table: Table) -> None:
    fact = f.Moved(AKI, (f.CardMove(0, "grave.0", handle="cn", up=True),))
    assert not touches(AKI, table, fact)
    assert touches(REN, table, fact)
    assert owners(table, fact, apply(table, fact)) == {AKI}


def test_a_card_put_on_anothers_unit_touches_both(table: Table) -> None:
    move = f.CardMove(0, "field.1", handle="cn", up=True, unit="u1", role="attached")
    fact = f.Moved(AKI, (move,))
    assert owners(table, fact, apply(table, fact)) == {AKI, REN}
    assert touches(AKI, table, fact)


@pytest.mark.parametrize(
    ("target", "others"),
    [("seat.0", False), ("card.0", False), ("u1", True), ("seat.1", True), ("table", True)],
)
def test_a_mark_is_on_the_own_things_or_not(table: Table, target: str, others: bool) -> None:
    assert touches(AKI, table, mark(target)) is others


def test_the_turn_and_the_stage_are_everybodys(table: Table) -> None:
    assert touches(AKI, table, TurnSet(AKI, Turn(1, AKI), "turn"))
    assert touches(AKI, table, ChancePassed(AKI, None))
    assert not touches(AKI, table, f.CoinsFlipped(AKI, (True,)))


def test_one_fact_among_many_is_enough(table: Table) -> None:
    own = f.Moved(AKI, (f.CardMove(0, "grave.0", handle="cn", up=True),))
    other = f.Moved(AKI, (f.CardMove(2, "grave.1", handle="cm", up=True),))
    assert not touches(AKI, table, own)
    assert touches(AKI, table, own, other)


def test_partners_have_everything_in_common() -> None:
    seats = (Seat("Aki", 0), Seat("Ren", 1), Seat("Mio", 0))
    cards = (f.StartCard("fox", 2, "hand.2", handle="ca"),)
    table = apply(None, f.Began("toy", seats, ZONES, cards))
    fact = f.Moved(AKI, (f.CardMove(0, "grave.2", handle="cn", up=True),))
    assert not touches(AKI, table, fact)
    assert touches(REN, table, fact)
