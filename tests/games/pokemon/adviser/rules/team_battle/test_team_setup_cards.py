"""Extra cards for redraws and Prizes, in the setup of two against two."""

from __future__ import annotations

from typing import Any

from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.turn_record import Record
from tests.games.pokemon.adviser.rules.team_battle.setup_of_four import NONE, TWO, setup
from tests.games.pokemon.adviser.situation import four, hears, says

# -- extra cards -----------------------------------------------------------------------------------


def extra(by: int, count: int = 1) -> c.DrawCards:
    return c.DrawCards(by, count, "mulligan", announced=True)


def after(*rounds: tuple[int, ...], setup_plays: tuple[p.Play, ...] = (), **more: Any) -> Position:
    record = Record(is_case=True, mulligans=rounds, setup=setup_plays)
    return setup(TWO, TWO, NONE, NONE, record=record, **more)


def test_tv_setup_extra_draw_one_of_both() -> None:
    assert says(after((2,)), extra(1)) == {}
    assert says(after((2,)), extra(3)) == {}
    told = hears("tv-setup-extra-draw", after((2,)), extra(1, 2))
    assert told == ("illegal", ("seat.1",), "0..1")
    second = after((2,), setup_plays=(extra(1),))
    assert says(second, extra(3)) == {"tv-setup-extra-draw": "illegal"}


def test_tv_setup_extra_draw_comes_after_prizes() -> None:
    table = after((0,), players={1: {"prizes": 0}})
    assert says(table, extra(1)) == {"tv-setup-extra-draw": "illegal"}


def test_tv_setup_extra_draw_where_both_partners_redrew() -> None:
    twice = after((0,), (2,))
    assert says(twice, extra(1, 2)) == {"tv-setup-extra-draw": "suspicious"}
    agreed = after((0,), (2,), options=(("tv-redraw", "both"),))
    assert says(agreed, extra(1, 2)) == {"tv-setup-extra-draw": "illegal"}
    assert says(setup(TWO, TWO, NONE, NONE), extra(1)) == {}


# -- Prizes ----------------------------------------------------------------------------------------


def test_tv_prizes_three_as_they_are_set_out() -> None:
    table = setup(TWO, TWO, NONE, NONE)
    assert says(table, c.SetPrizes(0, 6)) == {"tv-prizes-three": "illegal"}
    assert says(table, c.SetPrizes(0, 3)) == {}


def test_tv_prizes_three_waits_until_somebody_is_ready() -> None:
    real = Record(complete=True)
    table = setup(TWO, TWO, NONE, NONE, players={0: {"prizes": 0}}, record=real)
    assert hears("tv-prizes-three", table, c.DrawCards(0, 7, "opening")) is None
    assert hears("tv-prizes-three", table, t.Announce(0, "ready")) == ("illegal", ("seat.0",), 3)
    many = setup(TWO, TWO, NONE, NONE, players={0: {"prizes": 4}}, record=real)
    assert hears("tv-prizes-three", many, c.DrawCards(0, 7, "opening")) is not None


def test_tv_prizes_three_in_the_game() -> None:
    assert hears("tv-prizes-three", four(players={3: {"prizes": 6}}), t.PassTurn(0)) == (
        "illegal",
        ("seat.3",),
        3,
    )
    assert hears("tv-prizes-three", four(players={3: {"prizes": 1}}), t.PassTurn(0)) is None
