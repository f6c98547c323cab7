"""The deck of a deck check, in the forms in which people write it."""

from __future__ import annotations

from typing import Any

import pytest

from app.games.advising.cases.case_deck import rows
from app.games.advising.cases.case_fields import MOST, CaseError, CaseReader


def reader(**written: Any) -> CaseReader:
    """Return an object of a case that stands "here"."""
    return CaseReader(written, "here")


def deck(written: Any) -> dict[str, int]:
    return dict(rows(reader(deck=written)))


def test_a_deck_is_an_object_with_a_number_for_each_card() -> None:
    assert deck({"sv6-128": 4, "mee-5": 20}) == {"sv6-128": 4, "mee-5": 20}
    assert dict(rows(reader())) == {}


def test_a_list_names_a_card_as_often_as_it_is_in_the_deck() -> None:
    assert deck(["sv6-128", "mee-5", "sv6-128"]) == {"sv6-128": 2, "mee-5": 1}


@pytest.mark.parametrize(
    "row",
    [
        {"card": "sv6-128", "count": 3},
        {"id": "sv6-128", "copies": 3},
        {"card": "sv6-128", "id": "other", "count": 3},
    ],
)
def test_a_list_of_rows_with_their_numbers(row: dict[str, Any]) -> None:
    assert deck([row, "sv6-128"]) == {"sv6-128": 4}


def test_a_row_may_give_the_name_alone() -> None:
    assert deck([{"name": "Dreepy", "count": 2}]) == {"name:Dreepy": 2}
    assert deck([{"name": "Dreepy", "card": "sv6-128"}]) == {"sv6-128": 1}


@pytest.mark.parametrize("count", [0, -1, 201, True, "4", 2.5, None])
def test_a_number_that_is_none_is_told_with_its_card(count: Any) -> None:
    with pytest.raises(
        CaseError, match=r"^here, deck.x: .* is not a number of cards from 1 to 200\.$"
    ):
        deck({"x": count})


def test_numbers_go_from_1_to_200() -> None:
    assert deck({"x": 1, "y": 200}) == {"x": 1, "y": 200}


@pytest.mark.parametrize("written", ["sv6-128", 60, ["x"] * (MOST + 1)])
def test_a_deck_that_is_none(written: Any) -> None:
    with pytest.raises(CaseError, match="here, deck: write a deck as an object with a number"):
        deck(written)


def test_a_row_that_cannot_be_read_is_told_with_its_place() -> None:
    with pytest.raises(CaseError, match=r"^here.deck\[1\], count: 'four' is not a whole number"):
        deck(["x", {"card": "y", "count": "four"}])
