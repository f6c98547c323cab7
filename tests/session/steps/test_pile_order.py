"""Cards that are put in a pile together lie in one run, whichever of them lay there before."""

from __future__ import annotations

import itertools

import pytest

from app.session.steps.pile_order import side_by_side


def put(lying: str, moving: str, at: int) -> str:
    """Return a pile once each card was lifted and put in at the index that is told for it."""
    line = list(lying)
    for card, place in zip(moving, side_by_side(lying, moving, at), strict=True):
        if card in line:
            line.remove(card)
        line.insert(place, card)
    return "".join(line)


def test_they_lie_behind_so_many_of_those_that_stay() -> None:
    assert put("abc", "xy", 1) == "axybc"
    assert put("abc", "xy", -1) == "abcxy"
    assert put("abc", "xy", 99) == "abcxy"


def test_one_that_lay_there_is_not_counted() -> None:
    assert put("abcd", "a", 2) == "bcad"
    assert put("abcd", "dxb", 1) == "adxbc"


@pytest.mark.parametrize("at", range(-1, 4))
def test_whatever_moves_the_others_keep_their_order(at: int) -> None:
    for moving in itertools.permutations("abcx", 2):
        run = "".join(moving)
        staying = [card for card in "abcd" if card not in run]
        index = len(staying) if at < 0 else min(at, len(staying))
        expected = "".join([*staying[:index], run, *staying[index:]])
        assert put("abcd", run, at) == expected
