"""Small values of a patch, and the places in which its cards and units have to lie."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from app.core.data.value import replace
from app.core.view import SeatCard, SeatStage, SeatUnit, SeatView
from app.net.encoding.patch.patch_names import Names, Pair
from app.net.encoding.patch.patch_values import (
    check_cards,
    check_units,
    handles_of,
    parts_of,
    quarter_of,
    staged,
    unit_id_of,
)
from app.net.encoding.stage_form import stage_form
from app.net.transport.wire_error import WireError
from tests.core.small_table import AKI
from tests.net.encoding.small_steps import EXAMPLES, FIRST, OTHER, SECOND, THIRD, UNIT, told

SEATS = 2


@pytest.fixture
def view() -> SeatView:
    """Aki's, with an elk that has a fawn attached, and a fox beside it on the field."""
    return told(*EXAMPLES["hurt"]).before


# -- values --------------------------------------------------------------------------------------


def test_the_cards_in_one_role_are_given_by_what_came_or_by_both() -> None:
    assert parts_of((FIRST,), "ABijklmnop") == ((FIRST, SECOND), [SECOND])
    assert parts_of((FIRST,), ["AA", "AAijklmnop"]) == ((SECOND,), [SECOND])
    assert parts_of((FIRST, SECOND), ["AA", ""]) == ((SECOND,), [])
    with pytest.raises(WireError, match="unit"):
        parts_of((FIRST,), ["AA"])


def test_a_unit_is_turned_by_quarters() -> None:
    assert [quarter_of(raw) for raw in (0, 90, 180, 270)] == [0, 90, 180, 270]
    for raw in (45, 360, -90, "90", 90.0, True, None):
        with pytest.raises(WireError, match="unit"):
            quarter_of(raw)


def test_handles_are_eight_letters_each_or_a_list() -> None:
    assert handles_of("abcdefghc2      ") == [FIRST, "c2"]
    assert handles_of(["abcdefgh", "=a long name"]) == [FIRST, "a long name"]
    assert handles_of("") == []
    for raw in ("abc", 7, [7], None):
        with pytest.raises(WireError, match="card"):
            handles_of(raw)


def test_units_are_ordered_by_their_ids(view: SeatView) -> None:
    units = sorted(view.units.values(), key=unit_id_of)
    assert [unit.id for unit in units] == [UNIT, OTHER]


# -- the stage -----------------------------------------------------------------------------------


def test_a_stage_that_is_only_repeated_is_no_news() -> None:
    view = told(*EXAMPLES["move another"]).before
    form = stage_form(view.stage, view.stage, touched=True)
    assert staged(view, [0, *form], SEATS) is None
    assert staged(view, [1, *form], SEATS) == view.stage


@pytest.mark.parametrize("raw", [[0, 0, []], [2, 1, []], [True, 1, []], [1, 1], None], ids=repr)
def test_a_stage_that_is_said_to_be_as_it_was_and_is_not_is_refused(raw: Any) -> None:
    view = told(*EXAMPLES["move another"]).before
    assert view.stage != SeatStage((), 0)
    with pytest.raises(WireError, match="stage"):
        staged(view, raw, SEATS)


# -- where everything lies -------------------------------------------------------------------------

HERE = ("hand.0", "")


def card(handle: str, zone: str = "hand.0", unit: str = "", owner: int = AKI) -> SeatCard:
    return SeatCard(handle, "ape", owner, zone, unit)


def refused(view: SeatView, names: Names, *cards: SeatCard) -> bool:
    """Whether a fact is refused that tells of these cards."""
    told = {one.handle: one for one in cards}
    return _is_wrong("card", lambda: check_cards(view, names, told))


def unit_refused(
    view: SeatView, names: Names, pairs: list[Pair], cards: dict[str, SeatCard] | None = None
) -> bool:
    """Whether a fact is refused that tells of these units."""
    return _is_wrong("unit", lambda: check_units(view, names, cards or {}, pairs))


def _is_wrong(where: str, check: Callable[[], None]) -> bool:
    try:
        check()
    except WireError as problem:
        return str(problem) == where
    return False


def test_a_card_that_came_lies_where_it_came(view: SeatView) -> None:
    names = Names(cards={"cnew00000": HERE})
    assert not refused(view, names, card("cnew00000"))
    assert refused(view, names, card("cnew00000", "grave.0"))
    assert refused(view, names, card("cnew00000", unit=UNIT))
    assert refused(view, names), "nobody told of it"


def test_a_card_that_was_elsewhere_has_left_it(view: SeatView) -> None:
    moved = card("c4", "hand.0")
    assert not refused(view, Names(cards={"c4": HERE}, left={"c4"}), moved)
    assert refused(view, Names(cards={"c4": HERE}), moved), "it would lie in two places"
    assert not refused(view, Names(cards={"c4": ("grave.0", "")}), card("c4", "grave.0"))


@pytest.mark.parametrize(("owner", "wrong"), [(0, False), (1, False), (2, True), (-1, True)])
def test_a_card_belongs_to_somebody_at_the_table(view: SeatView, owner: int, wrong: bool) -> None:
    names = Names(cards={"cnew00000": HERE})
    assert refused(view, names, card("cnew00000", owner=owner)) is wrong


def test_a_unit_that_came_is_told_of_or_stood_there_already(view: SeatView) -> None:
    assert not unit_refused(view, Names(units={UNIT: "field.0"}), [])
    assert unit_refused(view, Names(units={UNIT: "field.1"}), [])
    assert unit_refused(view, Names(units={"unobodys0": "field.0"}), [])


def test_a_unit_that_came_from_another_field_has_left_that(view: SeatView) -> None:
    stood = view.units[UNIT]
    there = replace(stood, zone="field.1")
    cards = {name: replace(view.cards[name], zone="field.1") for name in there.parts}
    names = Names(units={UNIT: "field.1"}, left_units={UNIT})
    assert not unit_refused(view, names, [(stood, there)], cards)
    assert unit_refused(view, Names(units={UNIT: "field.1"}), [(stood, there)], cards)
    assert unit_refused(view, names, [(stood, there)]), "its cards stayed behind"


def test_all_cards_of_a_unit_lie_with_it(view: SeatView) -> None:
    stood = view.units[UNIT]
    assert not unit_refused(view, Names(), [(stood, stood)])
    with_fox = replace(stood, attached=(SECOND, THIRD))
    assert unit_refused(view, Names(), [(stood, with_fox)]), "the fox is a unit of its own"
    fox = replace(view.cards[THIRD], unit=UNIT)
    assert not unit_refused(view, Names(), [(stood, with_fox)], {THIRD: fox})
    unknown: tuple[SeatUnit | None, SeatUnit] = (None, SeatUnit("u0", "field.0", "cnobodys0"))
    assert unit_refused(view, Names(), [unknown])
