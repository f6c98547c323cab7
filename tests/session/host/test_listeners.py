"""Everybody is told, whatever one of them raises; that is raised afterwards."""

from __future__ import annotations

import pytest

from app.session.host.listeners import Listeners
from app.session.host.updates import Update

AKI, REN, MIO = 0, 1, 2


def _hears(_: Update) -> None:
    """Stand for a seat."""


def test_who_did_it_hears_of_it_last() -> None:
    listeners = Listeners()
    for seat in (AKI, REN, MIO):
        listeners.join(seat, _hears)
    assert [seat for seat, _ in listeners.all()] == [AKI, REN, MIO]
    assert [seat for seat, _ in listeners.actor_last(AKI)] == [REN, MIO, AKI]


def test_who_left_hears_nothing_any_more() -> None:
    listeners = Listeners()
    listeners.join(AKI, _hears)
    listeners.leave(_hears)
    assert listeners.all() == []


def test_what_one_raised_is_raised_once_all_were_told() -> None:
    listeners = Listeners()
    listeners.keep_problem(RuntimeError("one"))
    with pytest.raises(RuntimeError, match="one"):
        listeners.raise_problems()
    listeners.raise_problems()


def test_what_several_raised_comes_together() -> None:
    listeners = Listeners()
    listeners.keep_problem(RuntimeError("one"))
    listeners.keep_problem(RuntimeError("two"))
    with pytest.raises(ExceptionGroup, match="several") as raised:
        listeners.raise_problems()
    assert [str(problem) for problem in raised.value.exceptions] == ["one", "two"]
