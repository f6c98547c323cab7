"""What there is to say of a fact: cards are named by whoever may know them, the rest is public."""

from __future__ import annotations

from app.core import fact as f
from app.core.apply.apply import apply
from app.core.facts.turn_facts import Declared, Restaged, Settled, TurnSet
from app.core.ids import CardId
from app.core.table import Declaration, Table, Turn
from app.core.text.events import events
from app.core.view import Event
from tests.core.small_table import AKI, REN, laid, moved


def told(table: Table, fact: f.Fact, *known: CardId) -> list[Event]:
    """Return what is told of a fact to somebody who knows these cards."""
    return events(
        table,
        fact,
        apply(table, fact),
        lambda number: table.cards[number].ref if number in known else None,
    )


def in_play() -> Table:
    """Aki's fox stands on the field as u1; an owl is in the hand, an elk and a cat in the deck."""
    table = laid(hand_0=("fox", "owl"), deck_0=("elk", "cat"), hand_1=("dog",))
    return moved(table, 0, "field.0", handle="ca", up=True, unit="u1")


def test_coins_and_dice_are_told_as_they_fell() -> None:
    (coins,) = told(in_play(), f.CoinsFlipped(AKI, (True, False, True)))
    assert (coins.results, coins.number) == ((1, 0, 1), 2)
    (dice,) = told(in_play(), f.DiceRolled(AKI, 20, (17, 3)))
    assert (dice.results, dice.number, dice.count) == ((17, 3), 20, 2)


def test_of_the_ledger_only_what_changed_is_told() -> None:
    used = Turn(0, AKI, "setup", (("energy", 1), ("supporter", 1)))
    table = apply(in_play(), TurnSet(AKI, used, "use"))
    again = Turn(0, AKI, "setup", (("energy", 2),))
    assert [
        (one.text, one.number, one.count) for one in told(table, TurnSet(AKI, again, "use"))
    ] == [
        ("energy", 1, 2),
        ("supporter", -1, 0),
    ]


def test_what_leaves_the_stage_is_told_with_what_was_declared() -> None:
    declared = Declared(AKI, Declaration("d1", AKI, "strike", (0,), ("ca",)), chance=REN)
    table = apply(in_play(), declared)
    (event,) = told(table, Settled(REN, "d1", "countered"), 0)
    assert (event.verb, event.text, event.cards) == ("countered", "strike", ("fox",))


def test_another_order_is_told_by_what_is_on_top_and_other_aims_one_by_one() -> None:
    table = in_play()
    for name, seat in (("d1", AKI), ("d2", REN)):
        table = apply(table, Declared(seat, Declaration(name, seat, f"strike {name}")))
    aims = (("d1", ("d2",)), ("d2", ("seat.0",)))
    both = told(table, Restaged(REN, ("d2", "d1"), aims), 2)
    assert [(one.verb, one.text, one.seats) for one in both] == [
        ("restage", "strike d1", (AKI,)),
        ("aim", "strike d2", (REN,)),
        ("aimed", "", (AKI,)),
        ("aim", "strike d1", (AKI,)),
        ("aimed", "strike d2", (REN,)),
    ]
    one, _ = told(table, Restaged(REN, ("d1", "d2"), aims[:1]))
    assert (one.verb, one.text) == ("aim", "strike d1")


def test_what_is_declared_is_told_with_what_it_is_aimed_at() -> None:
    table = in_play()
    table = apply(table, Declared(REN, Declaration("d1", REN, "parry")))
    aims = ("u1", "seat.1", "d1", "gone")
    strike = Declared(AKI, Declaration("d2", AKI, "strike", targets=aims), way="starts")
    said, unit, seat, other = told(table, strike, 0)
    assert (said.verb, said.text) == ("declare", "strike")
    assert (unit.verb, unit.unit, unit.unit_seat, unit.way) == ("aimed", "fox", AKI, "starts")
    assert (seat.seats, other.seats, other.text) == ((REN,), (REN,), "parry")
    _, hidden, *_ = told(table, strike)
    assert (hidden.unit, hidden.unit_seat) == (None, AKI), "whose it is can be seen"


def test_a_table_that_is_laid_tells_its_seed_where_it_has_one() -> None:
    began = f.Began("toy", in_play().setting.seats, (), (), seed=7)
    (begin, seed) = events(None, began, apply(None, began), lambda _: None)
    assert (begin.verb, begin.text, seed.verb, seed.number) == ("begin", "toy", "seed", 7)
