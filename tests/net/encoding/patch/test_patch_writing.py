"""Facts as docs/protocol-steps.md has them: gestures of Aki at the small table."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.core import fact as f
from app.core.card import Mark
from app.core.data.value import replace
from app.core.sight import view
from app.core.view import SeatFact
from app.net.encoding.fixed_width import padded
from app.net.encoding.patch.patch_names import (
    CARDS,
    ELSEWHERE,
    EVENTS,
    MARKS,
    OPTIONS,
    STAGE,
    TURN,
    UNITS,
    ZONES,
)
from app.net.encoding.patch.patch_writing import PatchWriting
from app.net.encoding.step_words import word
from tests.core.small_table import AKI, REN, laid
from tests.net.encoding.patch.sections import face, form, section
from tests.net.encoding.small_steps import (
    DECK,
    EXAMPLES,
    FIELD,
    GRAVE,
    HAND,
    told,
)

# -- whole facts ---------------------------------------------------------------------------------


def test_who_draws_is_told_which_card_and_the_others_how_many() -> None:
    fields = EVENTS + ZONES + CARDS
    event = [word("draw"), 7, "AA", DECK, HAND]
    zones = [[DECK, 1], [HAND, "", "AAabcdefgh"]]
    assert form("draw") == [fields, [event], zones, [face("fox")]]
    unseen = [word("draw"), 7, 1, DECK, HAND]
    assert form("draw", REN) == [EVENTS + ZONES, [unseen], [[DECK, 1], [HAND, 3]]]


def test_what_is_played_to_the_field_stands_there_as_a_unit() -> None:
    fields = EVENTS + ZONES + UNITS + CARDS
    event = [word("move"), 7, "AA", HAND, FIELD]
    zones = [[FIELD, "", "AA12345678"], [HAND, "AA"]]
    assert form("play") == [fields, [event], zones, ["abcdefgh"], [face("elk", "B")]]


def test_what_is_said_moves_nothing() -> None:
    assert form("say") == [EVENTS, [[word("say"), 512, "hello"]]]


def test_what_is_ticked_off_is_said_by_the_ledger_alone() -> None:
    assert form("tick off") == [EVENTS + TURN, 0, [word("energy"), 1]]


# -- rows of units ---------------------------------------------------------------------------------


def test_a_unit_that_stands_elsewhere_in_the_row_and_is_the_same_is_nothing() -> None:
    """As after undo: it came, and the fact says nothing of it."""
    table, _ = EXAMPLES["hurt"]
    before = view(table, AKI)
    field = before.zones["field.0"]
    swapped = SeatFact((), (replace(field, items=field.items[::-1]),))
    form = PatchWriting(table.setting).form(before, swapped, AKI)
    assert form == [ZONES + UNITS, [[FIELD, "AAAB", "AA12345678AB23456789"]], [0, 0]]


# -- rows of cards ---------------------------------------------------------------------------------


def test_a_card_with_an_odd_name_makes_a_list_of_the_names() -> None:
    table = laid(grave_0=("cat", "dog"))
    before = view(table, AKI)
    cat, dog = before.cards.values()
    odd = replace(before, cards={"a long name": replace(cat, handle="a long name"), "c1": dog})
    fact = SeatFact(
        (), cards=tuple(replace(one, marks=(Mark("note"),)) for one in odd.cards.values())
    )
    form = PatchWriting(table.setting).form(odd, fact, AKI)
    assert form[1][0] == ["=a long name", "c1      "]


def test_a_card_that_only_lies_elsewhere_in_its_pile_is_as_it_was() -> None:
    table = laid(grave_0=("cat", "dog", "bat"))
    before = view(table, AKI)
    grave, cat = before.zones["grave.0"], before.cards["c0"]
    turned = (replace(grave, items=("c2", "c1", "c0")),)
    fact = SeatFact((), turned, (replace(cat, up=False),))
    form = PatchWriting(table.setting).form(before, fact, AKI)
    assert form[1] == [[GRAVE, "AAABAC", "AAc2      ABc1      ACc0      "]]
    assert form[2] == [ELSEWHERE, ELSEWHERE, face("cat")]


# -- turn, marks, stage, options -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "which", "written"),
    [
        ("next turn", TURN, [[1, 1, word("main")]]),
        ("poison", MARKS, [word("seat.1"), [word("poisoned")]]),
        ("agree", OPTIONS, ["tie", "on"]),
        (
            "declare",
            STAGE,
            [1, 1, [], "", [[0, "d1", 0, "strike", "c2      ", ["seat.1"], "1"]]],
        ),
        ("move the key card", STAGE, [1, 1, [], "", [], "abcdefgh"]),
        ("move another", STAGE, [0, 1, [], "", [], "c2      "]),
    ],
)
def test_the_rest_is_written_as_it_changed(name: str, which: int, written: list[Any]) -> None:
    assert section(name, which) == written


# -- lengths -------------------------------------------------------------------------------------


def length(form: list[Any]) -> int:
    return len(json.dumps(form, separators=(",", ":")))


def test_which_card_of_a_hand_was_meant_does_not_show_in_the_length() -> None:
    table = laid(hand_0=("fox", "a longer owl", "elk"))
    lengths = set()
    for card in range(3):
        for seat in (AKI, REN):
            one = told(table, f.Moved(AKI, (f.CardMove(card, "deck.0"),)), seat)
            form = PatchWriting(table.setting).form(one.before, one.fact, AKI)
            lengths.add((seat, length(form)))
    assert len(lengths) == 2


def test_nor_whether_a_card_that_moved_was_a_key_card() -> None:
    assert length(form("move the key card", REN)) == length(form("move another", REN))


def test_with_wider_names_all_of_them_are_wider() -> None:
    table, fact = EXAMPLES["draw"]
    one = told(table, fact)
    assert PatchWriting(table.setting, 32).form(one.before, one.fact, AKI)[3] == [
        "AAA" + padded("fox", 32)
    ]
