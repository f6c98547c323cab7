"""What a table weighs: how much there is to tell of it, and who put it there."""

from __future__ import annotations

import pytest

from app.core import fact as f
from app.core.apply.apply import apply
from app.core.apply.changes import changes
from app.core.card import Mark
from app.core.data.codec import seat_bytes
from app.core.data.value import replace
from app.core.data.weight import (
    LONG_NAME,
    NOTHING,
    Weight,
    handled,
    long_name,
    reweighed,
    together,
    weigh,
)
from app.core.facts.agreement_facts import OptionsSet
from app.core.facts.seal_facts import PlanLocked
from app.core.facts.turn_facts import Declared, TurnSet
from app.core.ids import JUDGE
from app.core.seal import filled
from app.core.sight import view
from app.core.table import Declaration, Table, Turn
from tests.core.small_table import AKI, REN, laid, moved


@pytest.fixture
def table() -> Table:
    return laid(hand_0=("fox", "owl"), deck_0=("elk",) * 20, hand_1=("cat",))


def note(text: str) -> f.Fact:
    return f.Marked(AKI, (f.MarkChange("seat.0", "note:1", Mark("note:1", text=text)),))


@pytest.mark.parametrize("seat", [AKI, REN, JUDGE])
def test_no_view_takes_more_bytes_than_the_table_weighs(table: Table, seat: int) -> None:
    assert len(seat_bytes(view(table, seat))) <= weigh(table).whole


def test_what_a_seat_puts_down_is_counted_as_its_own(table: Table) -> None:
    assert weigh(table).put == {}
    after = apply(table, note("x" * 100))
    (amount,) = weigh(after).put.values()
    assert weigh(after).put.keys() == {AKI}
    assert 100 < amount == weigh(apply(table, note("x" * 101))).put[AKI] - 1


def test_each_table_weighs_with_its_own_setting(table: Table) -> None:
    named = replace(table.setting, game=f"{table.setting.game}-and-more")
    other = replace(table, setting=named)
    for _ in range(2):
        assert weigh(other).whole == weigh(table).whole + len("-and-more")


@pytest.mark.parametrize(
    "fact",
    [
        note("a note in words: メモ"),
        Declared(REN, Declaration("d1", REN, "strike", (0,), ("c0",), ("seat.0",)), chance=AKI),
        f.Moved(AKI, (f.CardMove(0, "field.0", handle="ca", up=True, unit="u1"),)),
        TurnSet(AKI, Turn(1, AKI, "main", (("energy", 1),)), "turn"),
        TurnSet(AKI, Turn(2, AKI, also=(REN,)), "turn"),
        OptionsSet(AKI, (("tie", "replay"),)),
        PlanLocked(AKI, filled("strike")),
        f.Brought(REN, REN, "hand.1", (f.BroughtCard("x" * 180, "cn"),)),
    ],
    ids=lambda fact: fact.kind,
)
def test_counted_from_what_changed_it_is_what_it_is_counted_anew(
    table: Table, fact: f.Fact
) -> None:
    after = apply(table, fact)
    assert reweighed(weigh(table), table, after, changes(table, fact)) == weigh(after)
    more = reweighed(NOTHING, table, after, changes(table, fact))
    assert more.whole == weigh(after).whole - weigh(table).whole
    assert together(weigh(table), more) == weigh(after)
    assert more.grew


def test_who_takes_something_off_makes_nothing_grow(table: Table) -> None:
    noted = apply(table, note("x"))
    off = f.Marked(AKI, (f.MarkChange("seat.0", "note:1"),))
    less = reweighed(NOTHING, noted, apply(noted, off), changes(noted, off))
    assert not less.grew
    assert less.whole < 0
    assert Weight(0, {AKI: 1, REN: -1}).grew


def test_only_a_very_long_name_weighs_more_than_others() -> None:
    assert long_name("TWM-128") == long_name("x" * LONG_NAME) == 0
    assert long_name("x" * (LONG_NAME + 1)) == LONG_NAME


def test_a_long_name_in_a_deck_is_nobodys_but_one_that_is_brought_is(table: Table) -> None:
    long = "x" * 200
    assert weigh(laid(deck_0=(long,))).put == {}
    brought = apply(table, f.Brought(REN, REN, "hand.1", (f.BroughtCard(long, "cn"),)))
    assert weigh(brought).put == {REN: LONG_NAME}


def test_what_is_singled_out_is_handled_and_of_a_pile_nobody_lists_an_eighth(table: Table) -> None:
    shuffle = f.Shuffled(AKI, "deck.0", tuple(range(21, 1, -1)))
    assert handled(apply(table, shuffle), changes(table, shuffle)) == 1 + 20 // 8
    moved_two = f.Moved(
        AKI, tuple(f.CardMove(n, "grave.0", handle=f"cn{n}", up=True) for n in (0, 1))
    )
    assert handled(apply(table, moved_two), changes(table, moved_two)) == 1 + 2
    assert moved(table, 0, "deck.0").cards[0].handle is None
