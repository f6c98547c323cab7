"""Cards of a fact: as they were, or with their faces."""

from __future__ import annotations

from typing import Any

import pytest

from app.core import fact as f
from app.core.card import Mark
from app.core.data.value import replace
from app.core.facts.turn_facts import TurnSet
from app.core.ids import JUDGE, SeatId
from app.core.sight import view
from app.core.table import Turn
from app.core.view import SeatFact, SeatView
from app.net.encoding.fixed_width import padded
from app.net.encoding.patch.patch_names import (
    CARDS,
    KEPT,
    MOVED,
    ZONES,
)
from app.net.encoding.patch.patch_writing import PatchWriting
from app.net.encoding.step_words import word
from tests.core.small_table import AKI, REN, laid
from tests.net.encoding.patch.sections import face, read, section, written_and_read
from tests.net.encoding.small_steps import (
    EXAMPLES,
    HAND,
    after,
    told,
)


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


def test_a_face_says_whose_the_card_is_and_when_it_came(view_of_aki: SeatView) -> None:
    form = [ZONES + CARDS, [[HAND, "", "AAabcdefg1"]], ["DBGape             "]]
    (card,) = read(view_of_aki, form).cards
    assert (card.ref, card.owner, card.up, card.entered) == ("ape", REN, True, 70)
    large = [ZONES + CARDS, [[HAND, "", "AAabcdefg1"]], [[[1, 0, 5000, None]]]]
    (back,) = read(view_of_aki, large).cards
    assert (back.ref, back.owner, back.up, back.entered) == (None, REN, False, 5000)


def test_a_card_that_moved_in_a_later_turn_came_in_that_one() -> None:
    table = after(laid(grave_0=("cat",)), TurnSet(AKI, Turn(2, 0, "main"), "turn"))
    before = view(table, AKI)
    moved, kept = (read(before, [CARDS, ["c0      ", form]]).cards for form in (MOVED, KEPT))
    assert [card.entered for card in (*moved, *kept)] == [2, 0]


def test_a_card_of_a_row_that_was_turned_is_as_it_was() -> None:
    table = laid(grave_0=("cat", "dog", "bat"))
    before = view(table, AKI)
    turned = replace(before.zones["grave.0"], items=("c2", "c1", "c0"))
    fact = SeatFact((), (turned,), (replace(before.cards["c0"], up=False),))
    assert written_and_read(before, fact) == fact
