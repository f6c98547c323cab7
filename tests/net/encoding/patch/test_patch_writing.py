"""Facts as docs/protocol-steps.md has them: gestures of Aki at the small table."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.core import fact as f
from app.core.card import Mark
from app.core.data.value import replace
from app.core.facts.turn_facts import TurnSet
from app.core.ids import JUDGE, SeatId
from app.core.sight import view
from app.core.table import Turn
from app.core.view import SeatFact, SeatZone
from app.net.encoding.fixed_width import padded
from app.net.encoding.patch.patch_names import (
    ATTACHED,
    BASE,
    CARDS,
    CHANGED,
    ELSEWHERE,
    ENTERED,
    EVENTS,
    KEPT,
    MARKS,
    MOVED,
    OPTIONS,
    POSITION,
    QUARTER,
    SEALED,
    SECRET_SIZE,
    STAGE,
    TURN,
    UNDER,
    UNIT_MARKS,
    UNITS,
    ZONES,
)
from app.net.encoding.patch.patch_writing import PatchWriting
from app.net.encoding.step_words import word
from tests.core.small_table import AKI, REN, laid
from tests.net.encoding.small_steps import (
    DECK,
    EXAMPLES,
    FIELD,
    GRAVE,
    HAND,
    PRIZES,
    SHIELDS,
    UNIT,
    after,
    told,
)

SECTIONS = (EVENTS, ZONES, UNITS, CARDS, TURN, MARKS, STAGE, OPTIONS)


def form(name: str, seat: SeatId = AKI) -> list[Any]:
    """Return what a seat is told of an example."""
    table, fact = EXAMPLES[name]
    one = told(table, fact, seat)
    return PatchWriting(table.setting).form(one.before, one.fact, fact.actor)


def section(name: str, which: int, seat: SeatId = AKI) -> Any:
    """Return one section of it, None where it is left out."""
    fields, *sections = form(name, seat)
    there = [one for one in SECTIONS if fields & one]
    assert len(there) == len(sections)
    return sections[there.index(which)] if which in there else None


def face(ref: str, letter: str = "A", entered: str = "AA") -> str:
    return letter + entered + padded(ref)


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


# -- zones ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "seat", "zones"),
    [
        ("shuffle", AKI, [DECK]),
        ("let it go", AKI, [[DECK, 3], [FIELD, "AB"]]),
        ("look", AKI, [[DECK, "", "AAabcdefgh", "AA"]]),
        ("look", REN, [DECK]),
        ("turn down", AKI, [[GRAVE, "AA", "AAc4      "]]),
        ("move it within", AKI, [FIELD]),
        ("take a prize", REN, [[HAND, 3], [PRIZES, "", "", "", 2, 0, "AB"]]),
    ],
)
def test_of_a_zone_is_written_what_the_seat_sees_of_the_change(
    name: str, seat: SeatId, zones: list[Any]
) -> None:
    assert section(name, ZONES, seat) == zones


@pytest.mark.parametrize(("count", "written"), [(0, 1000), (9, 1009), (10, 1010), (None, None)])
def test_a_count_that_is_kept_from_somebody_is_as_long_whatever_it_is(
    count: int | None, written: int | None
) -> None:
    assert SECRET_SIZE == 1000
    table = laid(shields_1=("bee",), deck_1=("fox",))
    before = view(table, AKI)
    sealed = SeatZone("shields.1", count, sealed=before.zones["shields.1"].sealed)
    fact = SeatFact((), (sealed, SeatZone("deck.1", 9)))
    zones = PatchWriting(table.setting).form(before, fact, REN)[1]
    unchanged = SHIELDS + 1 if count is None else [SHIELDS + 1, written]
    assert zones == [unchanged, [DECK + 1, 9]]


def test_a_seal_is_told_by_its_flag() -> None:
    assert section("put under a seal", ZONES) == [[HAND, "AA"], [SHIELDS, "", "AAabcdefgh"]]
    assert section("put under a seal", ZONES, REN) == [[HAND, 1], SHIELDS]
    table = laid(hand_0=("elk",))
    one = told(table, f.Moved(AKI, (f.CardMove(0, "shields.0", handle="cabcdefgh"),)), REN)
    form = PatchWriting(table.setting).form(one.before, one.fact, AKI)
    assert form[2] == [[HAND, 0], [SHIELDS, "", "", "", None, SEALED]]


# -- units ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "units"),
    [
        ("play", ["abcdefgh"]),
        ("evolve", [[FIELD, 0, BASE, "ijklmnop", UNDER, "AAabcdefgh"]]),
        ("attach", [[FIELD, 0, ATTACHED, "AAijklmnop"]]),
        ("take a part", [[FIELD, 1, ATTACHED, ["AA", ""]]]),
        ("hurt", [[FIELD, 1, UNIT_MARKS, [[word("damage"), 30]]]]),
        ("turn a unit", [[FIELD, 1, QUARTER, 90]]),
        ("move a unit", [[POSITION, (1.5, 2.0)]]),
        ("move it as it is", [[]]),
        ("move it within", [[FIELD, 1]]),
        ("let it go", None),
    ],
)
def test_of_a_unit_is_written_what_does_not_follow_from_what_it_was(
    name: str, units: list[Any] | None
) -> None:
    assert section(name, UNITS) == units
    assert section(name, UNITS, REN) == units


def test_a_unit_that_stands_elsewhere_in_the_row_and_is_the_same_is_nothing() -> None:
    """As after undo: it came, and the fact says nothing of it."""
    table, _ = EXAMPLES["hurt"]
    before = view(table, AKI)
    field = before.zones["field.0"]
    swapped = SeatFact((), (replace(field, items=field.items[::-1]),))
    form = PatchWriting(table.setting).form(before, swapped, AKI)
    assert form == [ZONES + UNITS, [[FIELD, "AAAB", "AA12345678AB23456789"]], [0, 0]]


def test_a_unit_that_came_in_another_turn_says_so() -> None:
    table, _ = EXAMPLES["hurt"]
    before = view(table, AKI)
    unit = before.units[UNIT]
    later = SeatFact((), units=(replace(unit, entered=3, changed=4),))
    form = PatchWriting(table.setting).form(before, later, AKI)
    assert form == [UNITS, [[FIELD, 1, ENTERED, 3, CHANGED, 4]]]


# -- cards ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "seat", "cards"),
    [
        ("draw", AKI, [face("fox")]),
        ("draw", REN, None),
        ("play", REN, [face("elk", "B")]),
        ("evolve", AKI, [face("fawn", "B"), MOVED]),
        ("turn down", AKI, [face("cat")]),
        ("turn down", REN, ["AAA"]),
        ("note on a card", AKI, ["c4      ", [MOVED, [[word("note"), 1, "hm"]]]]),
        ("move a unit", AKI, []),
        ("shuffle", JUDGE, [face("owl"), face("fox")]),
    ],
)
def test_a_card_is_a_face_or_what_it_was(name: str, seat: SeatId, cards: list[Any] | None) -> None:
    assert section(name, CARDS, seat) == cards


def test_a_card_in_the_open_that_came_in_another_turn_is_kept_as_it_was() -> None:
    table = after(laid(grave_0=("cat",)), TurnSet(AKI, Turn(2, 0, "main"), "turn"))
    before = view(table, AKI)
    (cat,) = before.cards.values()
    fact = SeatFact((), cards=(replace(cat, marks=(Mark("note"),)),))
    form = PatchWriting(table.setting).form(before, fact, AKI)
    assert form == [CARDS, ["c0      ", [KEPT, [word("note")]]]]


def test_a_card_whose_marks_were_taken_off_is_told_whole() -> None:
    noted = after(*EXAMPLES["note on a card"])
    off = told(noted, f.Marked(AKI, (f.MarkChange("card.4", "note"),)))
    form = PatchWriting(noted.setting).form(off.before, off.fact, AKI)
    assert form[-1] == ["c4      ", face("cat", "B")]


def test_a_card_in_hand_is_told_whole_even_where_it_is_known() -> None:
    """That it was known already can be a secret of its own."""
    table = laid(hand_0=("elk",))
    before = view(table, AKI)
    fact = SeatFact((), cards=tuple(before.cards.values()))
    form = PatchWriting(table.setting).form(before, fact, AKI)
    assert form == [CARDS, ["c0      ", face("elk")]]


def test_numbers_too_large_for_letters_are_written_out() -> None:
    table = laid(hand_0=("elk",))
    before = view(table, AKI)
    (elk,) = before.cards.values()
    old = SeatFact((), cards=(replace(elk, entered=4096),))
    form = PatchWriting(table.setting).form(before, old, AKI)
    assert form == [CARDS, ["c0      ", [[0, 0, 4096, padded("elk")]]]]


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
