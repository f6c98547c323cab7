"""What each fact does to a table, by examples; that nothing breaks it is in `tests/props`."""

from __future__ import annotations

import pytest

from app.core import fact as f
from app.core.apply import ImpossibleFactError, apply
from app.core.card import Mark
from app.core.table import Declaration, Stage, Table, Turn
from tests.core.small_table import AKI, REN, ZONES, laid, moved


@pytest.fixture
def table() -> Table:
    return laid(deck_0=("fox", "owl", "elk"), hand_0=("cat", "dog"))


def test_a_card_moves_to_a_place_counted_without_it(table: Table) -> None:
    assert moved(table, 3, "deck.0", at=1).zones["deck.0"] == (0, 3, 1, 2)
    assert moved(table, 0, "deck.0", at=2).zones["deck.0"] == (1, 2, 0)
    assert moved(table, 3, "deck.0", at=99).zones["deck.0"] == (0, 1, 2, 3)


def test_the_table_before_stays_as_it_was(table: Table) -> None:
    before = table.zones["deck.0"], table.cards
    moved(table, 0, "hand.0", handle="cnew")
    assert (table.zones["deck.0"], table.cards) == before


def test_a_card_on_the_field_stands_up_a_unit_and_others_join_it(table: Table) -> None:
    table = moved(table, 3, "field.0", handle="ca", up=True, unit="u1")
    table = moved(table, 4, "field.0", handle="cb", up=True, unit="u1", role="attached")
    table = moved(table, 0, "field.0", handle="cc", up=True, unit="u1")
    unit = table.units["u1"]
    assert (unit.base, unit.under, unit.attached) == (0, (3,), (4,))
    assert table.fields["field.0"] == ("u1",)


def test_without_its_top_stage_the_next_one_is_the_unit_again(table: Table) -> None:
    table = moved(table, 3, "field.0", handle="ca", up=True, unit="u1")
    table = moved(table, 0, "field.0", handle="cc", up=True, unit="u1")
    assert moved(table, 0, "hand.0", handle="cd").units["u1"].base == 3


def test_a_unit_without_cards_is_gone(table: Table) -> None:
    table = moved(table, 3, "field.0", handle="ca", up=True, unit="u1")
    table = moved(table, 3, "grave.0", handle="cb", up=True)
    assert (table.units, table.fields["field.0"]) == ({}, ())


def test_damage_stays_with_the_unit_and_nothing_of_it_with_a_card_that_left(table: Table) -> None:
    table = moved(table, 3, "field.0", handle="ca", up=True, unit="u1")
    table = apply(table, f.Marked(AKI, (f.MarkChange("u1", "damage", Mark("damage", 40)),)))
    assert [mark.value for mark in table.units["u1"].marks] == [40]
    table = apply(table, f.Marked(AKI, (f.MarkChange("card.3", "used", Mark("used")),)))
    assert moved(table, 3, "hand.0", handle="cb").cards[3].marks == ()


def test_a_shuffle_gives_the_order_it_says_and_forgets_who_had_seen_what(table: Table) -> None:
    table = apply(table, f.Shown(AKI, (f.Showing(0, "clook"),), (AKI,)))
    table = apply(table, f.Shuffled(AKI, "deck.0", (2, 0, 1)))
    assert table.zones["deck.0"] == (2, 0, 1)
    assert (table.cards[0].handle, table.cards[0].known) == (None, frozenset())


def test_what_a_seat_has_seen_is_noted(table: Table) -> None:
    assert table.cards[3].known == {AKI}
    assert moved(table, 3, "grave.0", handle="cb", up=True).cards[3].known == {AKI, REN}


def test_a_turn_is_what_it_is_set_to(table: Table) -> None:
    turn = Turn(3, REN, "main", (("energy", 1),))
    assert apply(table, f.TurnSet(REN, turn, "turn")).turn == turn


def test_a_turn_of_several_is_what_it_is_set_to(table: Table) -> None:
    turn = Turn(3, REN, "plan", also=(AKI,))
    assert apply(table, f.TurnSet(REN, turn, "turn")).turn.seats == (REN, AKI)


def test_a_chance_about_nothing_declared_ends_with_its_phase(table: Table) -> None:
    table = apply(table, f.ChancePassed(AKI, REN))
    assert (table.stage.chance, table.stage.passed) == (REN, (AKI,))
    assert apply(table, f.TurnSet(AKI, Turn(1, AKI, ledger=(("x", 1),)), "use")).stage.chance == REN
    for verb in ("phase", "turn", "anew"):
        assert apply(table, f.TurnSet(AKI, Turn(2, REN), verb)).stage == Stage()
    declared = apply(table, f.Declared(AKI, Declaration("d1", AKI, "strike"), REN))
    assert apply(declared, f.TurnSet(AKI, Turn(2, REN), "turn")).stage.chance == REN


def test_where_nobody_held_the_chance_it_begins_to_go_round(table: Table) -> None:
    table = apply(table, f.ChancePassed(AKI, REN))
    table = apply(table, f.ChancePassed(REN, None))
    assert table.stage.passed == (AKI, REN)
    assert apply(table, f.ChancePassed(AKI, REN)).stage.passed == (AKI,)


def test_options_are_added_to_those_agreed_before(table: Table) -> None:
    table = apply(table, f.OptionsSet(AKI, (("tie", "on"),)))
    table = apply(table, f.OptionsSet(AKI, (("clock", "off"),)))
    assert dict(table.options) == {"tie": "on", "clock": "off"}


@pytest.mark.parametrize(
    "fact",
    [
        f.Moved(AKI, (f.CardMove(99, "hand.0"),)),
        f.Moved(AKI, (f.CardMove(-1, "hand.0"),)),
        f.Moved(AKI, (f.CardMove(0, "nowhere.0"),)),
        f.Shuffled(AKI, "deck.0", (0, 1)),
        f.TurnSet(AKI, Turn(1, 7), "turn"),
        f.TurnSet(AKI, Turn(1, AKI, also=(7,)), "turn"),
        f.TurnSet(AKI, Turn(1, AKI, also=(AKI,)), "turn"),
        f.TurnSet(AKI, Turn(1, AKI, also=(REN, REN)), "turn"),
        f.Brought(AKI, AKI, "hand.0", ()),
        f.Began("toy", (), ZONES, ()),
    ],
    ids=lambda fact: type(fact).__name__,
)
def test_a_fact_that_does_not_fit_is_refused_and_nothing_is_half_done(
    table: Table, fact: f.Fact
) -> None:
    before = table.cards, dict(table.zones)
    with pytest.raises(ImpossibleFactError):
        apply(table, fact)
    assert (table.cards, dict(table.zones)) == before


def test_a_history_begins_with_a_table_that_was_laid() -> None:
    with pytest.raises(ImpossibleFactError):
        apply(None, f.Shuffled(AKI, "deck.0", ()))
