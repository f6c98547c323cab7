"""The setup in two against two: the two Active Pokémon, redraws."""

from __future__ import annotations

from typing import Any

from app.core.card import Mark
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.turn_record import Record
from tests.games.pokemon.adviser.rules.team_battle.setup_of_four import NONE, ONE, TWO, setup
from tests.games.pokemon.adviser.situation import FIRE, RIOLU, hears, says

BEGIN = t.BeginTurn(0, 0)


def hands(a: Any, c: Any, **more: Any) -> Position:
    players = {0: {"hand": a, "hand_count": 7}, 2: {"hand": c, "hand_count": 7}}
    return setup(NONE, NONE, NONE, NONE, players=players, **more)


# -- the Active Spots ------------------------------------------------------------------------------


def test_tv_setup_two_basics_where_one_is_missing() -> None:
    table = setup(ONE, TWO, NONE, NONE)
    assert hears("tv-setup-two-basics", table, BEGIN) == ("illegal", ("seat.0",), 2)
    assert hears("tv-setup-two-basics", setup(TWO, ONE, NONE, ONE), BEGIN) is None


def test_tv_setup_two_basics_waits_for_the_partner() -> None:
    table = setup(ONE, TWO, NONE, NONE, record=Record(complete=True))
    assert hears("tv-setup-two-basics", table, t.Announce(0, "ready")) is None
    ready = {2: {"marks": (Mark("ready"),)}}
    table = setup(ONE, TWO, NONE, NONE, record=Record(complete=True), players=ready)
    assert hears("tv-setup-two-basics", table, t.Announce(0, "ready")) is not None


def test_one_partner_puts_both() -> None:
    again = c.PutDown(0, (RIOLU,), "active", 0, up=False)
    assert says(setup(ONE, NONE, NONE, NONE), again) == {}


# -- redraws ---------------------------------------------------------------------------------------


def test_tv_setup_redraw_where_one_has_none() -> None:
    table = hands((RIOLU, RIOLU), (FIRE,))
    keeps = t.Announce(2, "has_basic")
    assert hears("tv-setup-redraw", table, keeps) == ("illegal", ("seat.2",), None)
    assert hears("tv-setup-redraw", hands((RIOLU,), (RIOLU,)), keeps) is None
    assert hears("tv-setup-redraw", hands(None, None), keeps) is None


def test_tv_setup_redraw_asks_who_redraws() -> None:
    keeps = t.Announce(0, "has_basic")
    heard = hears("tv-setup-redraw", hands((RIOLU, RIOLU), (FIRE,)), keeps)
    assert heard is not None
    assert heard[0] == "suspicious"
    both = hands((RIOLU,), (FIRE,), options=(("tv-redraw", "both"),))
    assert hears("tv-setup-redraw", both, keeps) == ("illegal", ("seat.0",), None)
    without = hands((RIOLU,), (FIRE,), options=(("tv-redraw", "without"),))
    assert hears("tv-setup-redraw", without, keeps) is None


def test_who_tells_first_at_a_table_is_not_called_out_for_the_partner() -> None:
    both, live = (("tv-redraw", "both"),), Record(complete=True)
    table = hands((RIOLU,), (FIRE,), options=both, record=live)
    assert hears("tv-setup-redraw", table, t.Announce(0, "has_basic")) is None
    assert hears("tv-setup-redraw", table, t.Announce(0, "ready")) is not None
    assert hears("tv-setup-redraw", table, t.Announce(2, "has_basic")) is not None


def test_a_partner_may_redraw_with_a_basic_pokemon() -> None:
    back = c.Redraw(0, shown=True, hand=(RIOLU,))
    both = hands((RIOLU,), (FIRE,), options=(("tv-redraw", "both"),))
    assert says(both, back) == {}
    assert says(hands((RIOLU,), (FIRE,)), back) == {}
    heard = says(hands((RIOLU,), (RIOLU,)), back)
    assert heard == {"setup-mulligan-not-allowed": "illegal"}


def test_tv_setup_reveal() -> None:
    table = hands((FIRE,), (RIOLU,))
    assert says(table, c.Redraw(0, shown=False)) == {"tv-setup-reveal": "illegal"}
    assert says(table, c.Redraw(0, shown=True)) == {}


def test_tv_setup_reveal_is_silent_after_it_was_shown() -> None:
    record = Record(is_case=True, setup=(c.Reveal(0, "hand", 0),))
    table = hands((FIRE,), (RIOLU,), record=record)
    assert hears("tv-setup-reveal", table, c.Redraw(0, shown=False)) is None
