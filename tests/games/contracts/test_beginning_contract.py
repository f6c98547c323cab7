"""How a game begins: once all are ready, or without those whom the request names."""

from __future__ import annotations

import pytest

from app.core.intent import Draw, Procedure
from app.core.view import SeatView
from app.games.contracts.beginning_contract import WITHOUT, Beginning, named_in


def nobody(_view: SeatView) -> tuple[int, ...]:
    return ()


BEGINNING = Beginning("start", nobody, frozenset({"ready"}))


def test_when_all_are_ready_the_request_names_nobody() -> None:
    assert BEGINNING.begin() == Procedure("start")
    assert BEGINNING.named_by(BEGINNING.begin()) == frozenset()


def test_who_is_not_waited_for_is_named() -> None:
    request = BEGINNING.begin(without=(1, 3))
    assert request == Procedure("start", ((WITHOUT, "1,3"),))
    assert BEGINNING.named_by(request) == {1, 3}


def test_what_does_not_begin_the_game_names_nobody() -> None:
    assert BEGINNING.named_by(Procedure("deal", ((WITHOUT, "1"),))) == frozenset()
    assert BEGINNING.named_by(Draw(1, "deck.0", "hand.0")) == frozenset()


@pytest.mark.parametrize(
    ("said", "seats"),
    [("0", {0}), ("0,1", {0, 1}), ("", set()), ("Ren", set()), ("1,,x", {1}), ("-1", set())],
)
def test_what_is_no_number_names_nobody(said: str, seats: set[int]) -> None:
    assert named_in({WITHOUT: said}) == seats
