"""A fact on another table than it happened to: what it means there, and where it means nothing."""

from __future__ import annotations

from itertools import count

import pytest

from app.core import fact as f
from app.core.apply.apply import apply
from app.core.card import Mark, value_of
from app.core.facts.seal_facts import PlanLocked, PlanUnlocked, SealsOpened
from app.core.facts.turn_facts import ChancePassed, Declared, Settled, TurnSet
from app.core.facts.zone_facts import ZoneChanged, ZoneMade, ZoneRemoved
from app.core.seal import PLAN_LENGTH
from app.core.table import Declaration, Table, Turn
from app.session.repetition.repeated_fact import _REPEATED, CannotRepeatError, Repeating
from tests.core.small_table import AKI, REN, laid, moved


@pytest.fixture
def repeating() -> Repeating:
    numbers = count()
    return Repeating(lambda kind: f"{kind}new{next(numbers)}")


@pytest.fixture
def table() -> Table:
    """Aki: fox and owl in hand, three in the deck; Ren: a dog on the field as u1."""
    table = laid(hand_0=("fox", "owl"), deck_0=("a", "b", "c"), hand_1=("dog",))
    return moved(table, 5, "field.1", handle="cdog", up=True, unit="u1")


def damaged(table: Table, amount: int) -> Table:
    return apply(table, f.Marked(AKI, (f.MarkChange("u1", "damage", Mark("damage", amount)),)))


def damage(table: Table) -> int:
    return value_of(table.units["u1"].marks, "damage")


def test_every_fact_can_be_repeated_but_the_laying_of_a_table() -> None:
    kinds = set(f.Fact.__args__)  # type: ignore[attr-defined]
    assert kinds - _REPEATED.keys() == {f.Began}


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


def test_what_joins_a_unit_goes_where_that_stands_now(repeating: Repeating, table: Table) -> None:
    elsewhere = apply(table, f.UnitsMoved(REN, (f.UnitMove("u1", "field.0"),)))
    joins = f.Moved(AKI, (f.CardMove(0, "field.1", unit="u1", role="attached", up=True),))
    again = repeating.fact(joins, table, elsewhere)
    assert again is not None
    assert apply(elsewhere, again).units["u1"].attached == (0,)


def test_the_bottom_of_a_pile_stays_its_bottom(repeating: Repeating, table: Table) -> None:
    fewer = moved(table, 2, "hand.0", handle="cdrawn")
    below = f.Moved(AKI, (f.CardMove(0, "deck.0", at=3),))
    assert apply(fewer, repeating.fact(below, table, fewer)).zones["deck.0"] == (3, 4, 0)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("then", "change", "now", "comes_to"),
    [
        (20, 50, 0, 30),
        (20, 50, 60, 90),
        (50, 20, 10, 0),
        (0, 30, 30, 60),
        (20, 20, 40, 40),
    ],
)
def test_a_sum_goes_on_from_what_is_there(
    repeating: Repeating, table: Table, then: int, change: int, now: int, comes_to: int
) -> None:
    old = damaged(table, then) if then else table
    new = damaged(table, now) if now else table
    fact = f.Marked(AKI, (f.MarkChange("u1", "damage", Mark("damage", change)),))
    again = repeating.fact(fact, old, new)
    assert damage(new if again is None else apply(new, again)) == comes_to


def test_a_condition_is_there_or_not(repeating: Repeating, table: Table) -> None:
    asleep = f.Marked(AKI, (f.MarkChange("u1", "asleep", Mark("asleep")),))
    sleeping = apply(table, asleep)
    assert repeating.fact(asleep, table, sleeping) is None
    woken = f.Marked(AKI, (f.MarkChange("u1", "asleep"),))
    assert repeating.fact(woken, sleeping, table) is None


def test_what_was_used_in_a_turn_is_counted_on(repeating: Repeating, table: Table) -> None:
    old = apply(table, TurnSet(AKI, Turn(1, AKI, "main", (("energy", 1),)), "turn"))
    new = apply(table, TurnSet(AKI, Turn(1, AKI, "main"), "turn"))
    used = TurnSet(AKI, Turn(1, AKI, "main", (("energy", 1), ("supporter", 1))), "use")
    again = repeating.fact(used, old, new)
    assert isinstance(again, TurnSet)
    assert again.turn.ledger == (("supporter", 1),)
    taken_off = TurnSet(AKI, Turn(1, AKI, "main"), "use")
    back = repeating.fact(taken_off, old, new)
    assert isinstance(back, TurnSet)
    assert back.turn.ledger == ()


def test_another_turn_is_another_matter(repeating: Repeating, table: Table) -> None:
    mine = apply(table, TurnSet(AKI, Turn(1, AKI, "main"), "turn"))
    theirs = apply(table, TurnSet(AKI, Turn(2, REN, "main"), "turn"))
    with pytest.raises(CannotRepeatError, match="another turn"):
        repeating.fact(TurnSet(AKI, Turn(3, AKI, "main"), "turn"), theirs, mine)


def test_a_pile_of_other_cards_has_no_such_order(repeating: Repeating, table: Table) -> None:
    fewer = moved(table, 2, "hand.0", handle="cdrawn")
    with pytest.raises(CannotRepeatError, match="other cards"):
        repeating.fact(f.Shuffled(AKI, "deck.0", (4, 3, 2)), table, fewer)


def test_the_same_waits_on_the_stage(repeating: Repeating, table: Table) -> None:
    declared = Declared(AKI, Declaration("d1", AKI, "strike", (0,), ("c0",), ("u1",)), REN)
    again = repeating.fact(declared, table, table)
    assert isinstance(again, Declared)
    assert (again.declaration.id, again.declaration.handles) == ("dnew0", ("c0",))
    then, now = apply(table, declared), apply(table, again)
    settled = repeating.fact(Settled(AKI, "d1", "resolved"), then, now)
    assert settled == Settled(AKI, "dnew0", "resolved")
    with pytest.raises(CannotRepeatError, match="stage"):
        repeating.fact(ChancePassed(REN, AKI), then, table)


def test_a_look_that_was_left_out_shows_nothing_later(repeating: Repeating, table: Table) -> None:
    looked = apply(table, f.Shown(AKI, (f.Showing(0),), (REN,)))
    down = f.Moved(AKI, (f.CardMove(0, "field.0", handle="cx", unit="ux", shown=(AKI, REN)),))
    again = repeating.fact(down, looked, table)
    assert isinstance(again, f.Moved)
    assert again.moves[0].shown == (AKI,)


def test_plans_and_seals_are_repeated_over_the_same_alone(
    repeating: Repeating, table: Table
) -> None:
    locked = PlanLocked(AKI, "x" * PLAN_LENGTH)
    assert repeating.fact(locked, table, table) == locked
    with pytest.raises(CannotRepeatError, match="plans or seals"):
        repeating.fact(PlanUnlocked(AKI), apply(table, locked), table)
    sealed = laid(shields_0=("wall",))
    opened = SealsOpened(AKI, ("shields.0",), ((0, "cold"),))
    assert repeating.fact(opened, sealed, sealed) == SealsOpened(
        AKI, ("shields.0",), ((0, "cnew0"),)
    )
    with pytest.raises(CannotRepeatError):
        repeating.fact(opened, sealed, apply(sealed, opened))


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
