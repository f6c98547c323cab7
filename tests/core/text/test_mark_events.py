"""What there is to say of marks: which, on what, how it changed and what it comes to."""

from __future__ import annotations

from app.core import fact as f
from app.core.apply.apply import apply
from app.core.card import Mark
from app.core.ids import TABLE, CardId
from app.core.table import Table
from app.core.text.mark_events import marked, unit_name, unit_seat
from app.core.view import Event
from tests.core.small_table import AKI, REN, laid, moved


def told(table: Table, fact: f.Marked, *known: CardId) -> list[Event]:
    """Return what is told of marks to somebody who knows these cards."""

    def name(number: CardId) -> str | None:
        return table.cards[number].ref if number in known else None

    return marked(table, fact, apply(table, fact), name)


def in_play() -> Table:
    """Aki's fox stands on the field as u1; an owl is in the hand."""
    return moved(laid(hand_0=("fox", "owl")), 0, "field.0", handle="ca", up=True, unit="u1")


def test_a_mark_tells_how_it_changed_and_what_it_comes_to() -> None:
    table = apply(in_play(), f.Marked(AKI, (f.MarkChange("u1", "damage", Mark("damage", 30)),)))
    (more,) = told(table, f.Marked(REN, (f.MarkChange("u1", "damage", Mark("damage", 50)),)), 0)
    assert (more.verb, more.unit, more.number, more.count) == ("mark", "fox", 20, 50)
    (off,) = told(table, f.Marked(REN, (f.MarkChange("u1", "damage"),)), 0)
    assert (off.verb, off.number, off.count) == ("unmark", -30, 0)


def test_a_note_that_is_taken_off_is_told_with_what_it_said() -> None:
    note = Mark("note:1", text="asleep")
    table = apply(in_play(), f.Marked(AKI, (f.MarkChange("seat.0", "note:1", note),)))
    (event,) = told(table, f.Marked(AKI, (f.MarkChange("seat.0", "note:1"),)))
    assert (event.text, event.seats) == ("asleep", (AKI,))
    (on_table,) = told(table, f.Marked(AKI, (f.MarkChange("table", "x", Mark("x")),)))
    assert on_table.seats == (TABLE,)


def test_a_mark_on_a_card_names_the_card_only_to_who_knows_it() -> None:
    fact = f.Marked(AKI, (f.MarkChange("card.1", "seen", Mark("seen")),))
    (known,), (unknown,) = told(in_play(), fact, 1), told(in_play(), fact)
    assert (known.unit, unknown.unit) == ("owl", None)
    assert known.unit_seat is None


def test_several_marks_are_an_event_each_in_their_order() -> None:
    changes = tuple(f.MarkChange(f"seat.{seat}", "poison", Mark("poison")) for seat in (REN, AKI))
    assert [event.seats for event in told(in_play(), f.Marked(AKI, changes))] == [(REN,), (AKI,)]


def test_a_unit_that_is_gone_keeps_its_name_and_seat_for_what_is_told_of_it() -> None:
    before = in_play()
    after = moved(before, 0, "grave.0", handle="cb", up=True)
    assert "u1" not in after.units
    assert unit_name(before, after, lambda _number: "fox", "u1") == "fox"
    assert unit_seat(before, after, "u1") == AKI
    assert unit_name(None, after, lambda _number: "fox", "u1") is None
