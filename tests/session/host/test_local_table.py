"""A table in one process: seats sit down by plain calls and hear the same host."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.games.seats.seat_counts import SeatCountError
from app.session.host.local_table import lay_host, lay_table
from app.session.host.updates import Accepted
from tests.helpers.toy_games import TOYS

AKI, REN = 0, 1
DECKS = (("fox",) * 9, ("owl",) * 9)
DUEL = TOYS["duel"]


def test_who_sits_down_twice_is_the_same_seat() -> None:
    table = lay_table(DUEL, ("Aki", "Ren"), DECKS, seed=3)
    assert table.spec is DUEL
    assert table.sit(AKI) is table.sit(AKI)
    assert set(table.seats) == {AKI}


def test_what_one_seat_does_the_other_hears_at_once() -> None:
    table = lay_table(DUEL, ("Aki", "Ren"), DECKS, seed=3)
    aki, ren = table.sit(AKI), table.sit(REN)
    answer = aki.ask(i.Announce("say", "hello"))
    assert isinstance(answer, Accepted)
    assert aki.node == ren.node == answer.node


def test_two_of_one_name_are_told_apart() -> None:
    host = lay_host(DUEL, ("Aki", "Aki"), DECKS, seed=3)
    assert len({seat.name for seat in host.tree.table.setting.seats}) == 2


def test_so_many_do_not_play_it() -> None:
    with pytest.raises(SeatCountError):
        lay_host(DUEL, ("Aki",) * 9, DECKS * 5)
