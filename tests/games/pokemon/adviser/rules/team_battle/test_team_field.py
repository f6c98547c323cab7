"""A team's field in two against two: Active Spots, an empty deck, one Pokémon left."""

from __future__ import annotations

from typing import Any

from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.turn_record import Record
from tests.games.pokemon.adviser.situation import RIOLU, four, hears, mon, says

ONE: Any = ([mon(RIOLU)], [])
NONE: Any = ([], [])
PASS = t.PassTurn(0)


def test_tv_actives_two_as_a_third_comes() -> None:
    third = c.PutDown(0, (RIOLU,), "active", 0)
    assert says(four(), third) == {"tv-actives-two": "illegal"}
    assert hears("tv-actives-two", four(), third) == ("illegal", ("seat.0",), 2)
    assert says(four(ONE, ONE, NONE, ONE), third) == {}


def test_tv_actives_two_of_those_that_stand_there() -> None:
    three = four(([mon(RIOLU), mon(RIOLU)], []))
    assert hears("tv-actives-two", three, p.Standing()) is not None
    assert hears("tv-actives-two", four(), p.Standing()) is None


def test_tv_promote() -> None:
    free = four(([mon(RIOLU)], [mon(RIOLU)]), ONE, NONE, ONE)
    assert says(free, PASS) == {"tv-promote": "illegal"}
    assert says(four(ONE, ONE, NONE, ONE), PASS) == {}
    assert says(four(([mon(RIOLU)], [mon(RIOLU)])), PASS) == {}


def test_tv_promote_of_the_partners_bench() -> None:
    free = four(([], []), ONE, ([mon(RIOLU)], [mon(RIOLU)]), ONE)
    assert says(free, PASS) == {"tv-promote": "illegal"}
    assert says(free, p.Promote(0, "c2")) == {}


def test_tv_promote_is_silent_where_a_case_does_not_tell_all() -> None:
    untold = four(([mon(RIOLU)], [mon(RIOLU)]), ONE, NONE, ONE, players={2: {"shown": False}})
    assert hears("tv-promote", untold, PASS) is None


def test_tv_single_active() -> None:
    alone = four(ONE, ONE, ONE, NONE)
    lost = t.Claim(0, "Aki wins", 0)
    assert says(alone, lost) == {"tv-single-active": "reminder"}
    assert says(alone, PASS) == {}


def test_tv_single_active_of_a_claim_of_something_else() -> None:
    assert hears("tv-single-active", four(), t.Claim(0, "Aki wins", 0)) is None
    alone = four(ONE, ONE, ONE, NONE)
    assert hears("tv-single-active", alone, t.Claim(1, "concede")) is None


def test_tv_deck_empty_loss() -> None:
    heard = hears("tv-deck-empty-loss", four(players={2: {"deck": 0}}), PASS)
    assert heard == ("reminder", ("seat.2",), None)
    assert hears("tv-deck-empty-loss", four(players={2: {"deck": 1}}), PASS) is None
    last = four(players={0: {"deck": 1}})
    assert hears("tv-deck-empty-loss", last, c.DrawCards(0, 1, "effect")) is not None


def test_tv_deck_empty_loss_at_a_table() -> None:
    table = four(players={2: {"deck": 0}}, record=Record(complete=True))
    assert hears("tv-deck-empty-loss", table, p.Standing()) is not None
    assert hears("tv-deck-empty-loss", table, PASS) is None
