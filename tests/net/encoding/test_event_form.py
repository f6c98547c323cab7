"""What there is to say of a step: a verb, and the fields that say something."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.core.ids import JUDGE, TABLE
from app.core.table import Turn
from app.core.text.table_sentences import UNKNOWN
from app.core.view import Event
from app.net.encoding.event_form import (
    ABOUT,
    ACTOR,
    AT,
    CARDS,
    COUNT,
    GOAL,
    MARK,
    NUMBER,
    RESULTS,
    SEATS,
    SOURCE,
    TEXT,
    UNIT,
    UNIT_SEAT,
    UNTIL,
    EventForms,
    Subjects,
    used,
)
from app.net.encoding.fixed_width import padded
from app.net.encoding.step_words import word
from app.net.transport.wire_error import WireError
from tests.core.small_table import AKI, REN, laid
from tests.net.encoding.small_steps import DECK, HAND

SUBJECTS = Subjects(["fox", None, "owl"], ["elk", "fawn", None, None])
"""A fox, a card that is not known and an owl, an elk that was a fawn, and a unit without a base."""
ELSE = padded("cat")
"""A card that the step is not about."""


@pytest.fixture
def forms() -> EventForms:
    return EventForms(laid().setting)


def read(forms: EventForms, form: Any, subjects: Subjects = SUBJECTS) -> Event:
    """Return an event of Aki's as the other side reads it."""
    return forms.event(json.loads(json.dumps(form)), AKI, subjects)


# -- which cards the step is about -----------------------------------------------------------------


def test_cards_are_numbered_as_they_are_met_and_the_bases_behind_them() -> None:
    assert [SUBJECTS.pair(ref) for ref in ("fox", "owl", "elk")] == ["AA", "AC", "AD"]
    assert SUBJECTS.pair("fawn") is None, "it is named by the number of its unit alone"
    assert SUBJECTS.pair("cat") is None


def test_a_card_that_is_there_twice_has_its_first_number() -> None:
    """The second tells nobody which of the two was meant."""
    assert Subjects(["fox", "owl", "fox"], []).pair("fox") == "AA"


def test_a_shuffle_in_part_is_told_in_words_that_an_older_program_reads(forms: EventForms) -> None:
    """It knows the verb and the field; a number for the word would be one too many for it."""
    told = Event("shuffle", AKI, source="deck.0", goal="deck.0", text=UNKNOWN)
    form = forms.form(told, AKI, SUBJECTS)
    assert form == [word("shuffle"), SOURCE | GOAL | TEXT, *form[2:4], UNKNOWN]
    assert read(forms, form) == told


# -- fields --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "form"),
    [
        (Event("pass", AKI), [word("pass"), 0]),
        (Event("full moon", AKI), ["full moon", 0]),
        (Event("move", AKI, cards=("fox", "owl"), count=2), [0, CARDS, "AAAC"]),
        (Event("move", AKI, cards=("fox", None), count=2), [0, CARDS, "AA  "]),
        (Event("move", AKI, cards=(None, None), count=2), [0, CARDS, 2]),
        (Event("move", AKI, cards=("fox", "cat"), count=2), [0, CARDS, [padded("fox"), ELSE]]),
        (Event("move", AKI, cards=("cat", None), count=2), [0, CARDS, [ELSE, None]]),
        (Event("move", AKI, count=3), [0, COUNT, 3]),
        (Event("move", AKI, cards=(None,), count=0), [0, CARDS + COUNT, 1, 0]),
        (Event("move", AKI, source="deck.0", goal="hand.0"), [0, SOURCE + GOAL, DECK, HAND]),
        (Event("attach", AKI, unit="elk"), [word("attach"), UNIT, 0]),
        (Event("attach", AKI, unit="fawn"), [word("attach"), UNIT, 1]),
        (Event("attach", AKI, unit="cat"), [word("attach"), UNIT, ELSE]),
        (Event("attach", AKI, unit_seat=REN), [word("attach"), UNIT_SEAT, 1]),
        (Event("move", AKI, at="top"), [0, AT, word("top")]),
        (Event("use", AKI, number=-1), [word("use"), NUMBER, -1]),
        (Event("mark", AKI, mark="damage"), [word("mark"), MARK, word("damage")]),
        (Event("say", AKI, text="hello"), [word("say"), TEXT, "hello"]),
        (Event("coins", AKI, results=(1, 0)), [word("coins"), RESULTS, (1, 0)]),
        (Event("mark", AKI, until=4), [word("mark"), UNTIL, 4]),
        (Event("ruled", AKI, seats=(AKI, JUDGE)), [word("ruled"), SEATS, (0, -2)]),
        (Event("ruled", AKI, about=("table", "u1")), [word("ruled"), ABOUT, ("table", "u1")]),
        (Event("expire", TABLE), [word("expire"), ACTOR, -3]),
    ],
    ids=lambda one: one.verb if isinstance(one, Event) else "",
)
def test_only_what_says_something_is_written(
    forms: EventForms, event: Event, form: list[Any]
) -> None:
    assert forms.form(event, AKI, SUBJECTS) == form
    assert read(forms, form) == event


def test_all_fields_stand_in_their_order(forms: EventForms) -> None:
    event = Event(
        "mark",
        REN,
        cards=("fox",),
        count=2,
        source="deck.0",
        goal="hand.0",
        unit="elk",
        unit_seat=AKI,
        at="top",
        results=(6,),
        number=30,
        text="x",
        mark="damage",
        until=4,
        seats=(1,),
        about=("table",),
    )
    form = forms.form(event, AKI, SUBJECTS)
    assert form[2:] == ["AA", 0, 2, 0, 0, 14, 2, 30, 10, "x", (6,), 4, (1,), ("table",), 1]
    assert read(forms, form) == event


def test_names_are_as_wide_as_the_hosts_names() -> None:
    wide = EventForms(laid().setting, 32)
    form = wide.form(Event("move", AKI, cards=("cat",), count=1, unit="cat"), AKI, SUBJECTS)
    assert form[2:] == [[padded("cat", 32)], padded("cat", 32)]


@pytest.mark.parametrize(
    "form",
    [
        None,
        [0],
        [0, 32_768],
        [0, CARDS],
        [0, 0, 1],
        [None, 0],
        [0, CARDS, 4097],
        [0, CARDS, "A"],
        [0, CARDS, "AB"],
        [0, CARDS, "AE"],
        [0, CARDS, [7]],
        [0, SOURCE, 14],
        [0, GOAL, "hand.0"],
        [0, UNIT, 4],
        [0, UNIT, 2],
        [0, UNIT, None],
        [0, UNIT_SEAT, 2],
        [0, UNIT_SEAT, -4],
        [0, AT, None],
        [0, COUNT, "1"],
        [0, RESULTS, 6],
        [0, SEATS, [2]],
        [0, ABOUT, [0]],
        [0, ACTOR, 2],
    ],
    ids=repr,
)
def test_an_event_of_another_form_is_refused(forms: EventForms, form: Any) -> None:
    with pytest.raises(WireError, match="event"):
        forms.event(form, AKI, SUBJECTS)


# -- the ledger ----------------------------------------------------------------------------------


def test_what_is_ticked_off_is_said_key_by_key() -> None:
    before = Turn(3, 0, "main", (("energy", 1), ("retreat", 1), ("stadium", 1)))
    after = Turn(3, 0, "main", (("ability", 2), ("energy", 3), ("stadium", 1)))
    assert used(before, after, AKI) == [
        Event("use", AKI, text="energy", number=2, count=3),
        Event("use", AKI, text="retreat", number=-1, count=0),
        Event("use", AKI, text="ability", number=2, count=2),
    ]
