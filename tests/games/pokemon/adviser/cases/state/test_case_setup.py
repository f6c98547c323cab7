"""How a case tells of a setup: what was said, mulligans, extra cards, what was put down."""

from __future__ import annotations

from typing import Any

import pytest

from app.games.advising.cases.case_fields import CaseError
from app.games.pokemon.adviser.cases.state.case_setup import face_up, rounds, verb_of
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.model.position import Position
from tests.games.pokemon.adviser.cases import telling
from tests.games.pokemon.adviser.cases.telling import reader

SETUP = {"turn": {"player": "A", "phase": "setup"}, "players": {"A": {}, "B": {}}}


def plays(kind: str, **move: Any) -> tuple[Play, ...]:
    return telling.plays(kind, SETUP, **move)


def at(**state: Any) -> Position:
    return telling.at(**{**SETUP, **state})


@pytest.mark.parametrize(
    ("said", "verb"),
    [(True, "has_basic"), (False, "no_basic"), ("no Basic", "no_basic"), ("Basic", "has_basic"),
     ("has_basic", "has_basic"), ("no_basic", "no_basic"), ("I have no basic", "no_basic"),
     ("mulligan", "no_basic"), ("none", "no_basic"),
     ("no such card", "no_basic"), ("without one", "no_basic"), ("there is no one", "no_basic"),
     ("Has-Basic", "has_basic"), ("no-basic", "no_basic"), ("I don't have one", "no_basic"),
     ("ready", "ready"), ("I draw 2", "extra_draw"), ("extra cards", "extra_draw")],
)  # fmt: skip
def test_what_a_player_says(said: Any, verb: str) -> None:
    assert verb_of(said) == verb
    for key in ("say", "says", "what", "basic", "text"):
        assert plays("announce", **{key: said}) == (t.Announce(0, verb),)


def test_words_by_the_type_of_the_move() -> None:
    assert plays("ready") == (t.Announce(0, "ready"),)
    assert plays("no_basic") == (t.Announce(0, "no_basic"),)
    assert plays("keep") == (t.Announce(0, "has_basic"),)
    assert plays("announce", text="I draw", number=2) == (t.Announce(0, "extra_draw", number=2),)


def test_a_setup_in_one_move() -> None:
    active, bench, prizes = plays("setup", active=["Dreepy"], bench=["Duskull"], prizes=6)
    assert isinstance(active, c.PutDown)
    assert (active.spot, active.up) == ("active", False)
    assert isinstance(bench, c.PutDown)
    assert bench.spot == "bench"
    assert prizes == c.SetPrizes(0, 6)


@pytest.mark.parametrize(
    ("said", "prizes"),
    [({}, c.SetPrizes(0, 6)), ({"count": 5}, c.SetPrizes(0, 5)), ({"prizes": 3}, c.SetPrizes(0, 3)),
     ({"face_up": 2}, c.SetPrizes(0, 6, up=True)), ({"face_down": True}, c.SetPrizes(0, 6)),
     ({"face_down": False}, c.SetPrizes(0, 6, up=True))],
)  # fmt: skip
def test_prizes(said: dict[str, Any], prizes: c.SetPrizes) -> None:
    assert plays("set_prizes", **said) == (prizes,)


def test_a_mulligan() -> None:
    for key in ("revealed", "reveal", "shown", "show"):
        assert plays("mulligan", **{key: False}) == (c.Redraw(0, shown=False),)
    assert plays("mulligan", redraw=False) == (t.Announce(0, "has_basic"),)
    (play,) = plays("mulligan", hand=["Dreepy"], number=3)
    assert isinstance(play, c.Redraw)
    assert play.hand is not None
    assert (play.shown, len(play.hand), play.number) == (None, 1, 3)


def test_what_players_said_is_noted_on_them() -> None:
    said = {"has_basic": True, "ready": False, "active": []}
    side = at(players={"A": said, "B": {"ready": True, "no_basic": True}})
    assert [mark.key for mark in side.side(0).marks] == ["has_basic", "nothing_down", "setting_up"]
    assert [mark.key for mark in side.side(1).marks] == ["no_basic", "ready"]


@pytest.mark.parametrize(
    ("written", "rounds"),
    [([["A", "B"], ["B"]], ((0, 1), (1,))), (["B", "B"], ((1,), (1,))), ({"B": 2}, ((1,), (1,))),
     ({"C": 2}, ()), ([["A", "C"], ["C"]], ((0,), ())),
     ([], ((),)), ([[{"card": "x"}, "A"]], ((0,),))],
)  # fmt: skip
def test_mulligans_round_by_round(written: Any, rounds: tuple[tuple[int, ...], ...]) -> None:
    assert at(log={"mulligans": written}).record.mulligans == rounds


def test_mulligans_that_are_no_list() -> None:
    with pytest.raises(CaseError, match="mulligans: must be a list of rounds"):
        at(log={"mulligans": 3})


SHUFFLED = c.ShuffleZone(0, "deck", 0)


@pytest.mark.parametrize(
    ("log", "setup"),
    [({"shuffled": True}, (SHUFFLED,)), ({"shuffled": "A"}, (SHUFFLED,)),
     ({"shuffled": {"A": True, "B": False}}, (SHUFFLED,)), ({"shuffled": False}, ()),
     ({"shuffled": ["A", "C"]}, (SHUFFLED,)),
     ({"shuffled": ["B", 7]}, (c.ShuffleZone(1, "deck", 1),)),
     ({"announced": ["A"]}, (t.Announce(0, "has_basic"),)),
     ({"announced": {"B": "no basic", "C": "x"}}, (t.Announce(1, "no_basic"),)),
     ({"extra_draws": {"A": 2}}, (c.DrawCards(0, 2, "mulligan", announced=True),)),
     ({"extra_draw": 1}, (c.DrawCards(0, 1, "mulligan", announced=True),)),
     ({"extra_drawn": ["B"]}, (c.DrawCards(1, 1, "mulligan", announced=True),)),
     ({"setup": [{"by": "A", "type": "shuffle"}]}, (SHUFFLED,)),
     ({"draws": [{"by": "B", "type": "draw", "count": 2, "reason": "extra"}]},
      (c.DrawCards(1, 2, "mulligan"),))],
)  # fmt: skip
def test_what_was_done_before(log: dict[str, Any], setup: tuple[Play, ...]) -> None:
    assert at(log=log).record.setup == setup


@pytest.mark.parametrize(
    ("said", "prizes"),
    [({}, 6), ({"format": "half"}, 3), ({"format": "limited"}, 4),
     ({"options": {"prizes": "1"}}, 1), ({"format": "half", "options": {"prizes": "6"}}, 6)],
)  # fmt: skip
def test_how_many_prizes_a_case_plays_with(said: dict[str, Any], prizes: int) -> None:
    position = at(**said)
    assert position.side(0).prizes == prizes
    assert position.option("prizes", "6") == str(prizes)


def test_who_shuffled_and_who_drew_is_whose_turn_it_is_where_nobody_is_named() -> None:
    begun = {"turn": {"player": "B", "phase": "setup"}}
    assert at(log={"shuffled": True}, **begun).record.setup == (c.ShuffleZone(1, "deck", 1),)
    for key in ("extra_draws", "extra_draw", "extra_cards", "drew_extra", "extra_drawn"):
        drawn = c.DrawCards(1, 2, "mulligan", announced=True)
        assert at(this_turn={key: 2}, **begun).record.setup == (drawn,)
        assert at(log={key: {"B": 2, "C": 1, "A": "some"}}).record.setup == (drawn,)
        assert at(log={key: 0}).record.setup == ()


def test_what_was_done_before_stands_in_the_order_of_the_rules() -> None:
    log = {
        "extra_draws": {"A": 1},
        "setup": [{"by": "B", "type": "keep"}],
        "said": {"B": False},
        "shuffled": ["A"],
    }
    done = at(log=log, this_turn={"announcements": ["A", 7]}).record.setup
    assert done == (
        c.ShuffleZone(0, "deck", 0),
        t.Announce(1, "no_basic"),
        t.Announce(1, "has_basic"),
        c.DrawCards(0, 1, "mulligan", announced=True),
        t.Announce(0, "has_basic"),
    )


def test_no_more_mulligans_are_counted_than_a_deck_has_cards() -> None:
    assert len(rounds(reader(mulligans={"A": 10**9}), {"A": 0})) == 60
    assert rounds(reader(), {"A": 0}) == ()


def test_a_mulligan_with_the_cards_that_are_drawn_anew() -> None:
    shown, shuffled, drawn = plays("mulligan", revealed=True, new_hand=["Dreepy"] * 7)
    assert shown == c.Redraw(0, shown=True)
    assert shuffled == c.ShuffleZone(0, "deck", 0)
    assert drawn == c.DrawCards(0, 7, "opening")
    for key in ("draw", "draws", "drawn", "drew", "new_hand"):
        told = {key: 7, "count": 2, "shuffled": False}
        assert plays("mulligan", **told) == (c.Redraw(0, number=2), c.DrawCards(0, 7, "opening"))
    assert len(plays("mulligan", draw=7, shuffle=False)) == 2
    for key in ("redraws", "taken", "mulligan"):
        assert plays("mulligan", **{key: False}) == (t.Announce(0, "has_basic"),)


def test_the_hand_that_goes_back_is_the_one_that_is_known() -> None:
    state = {**SETUP, "players": {"A": {"hand": ["MEE-2"]}, "B": {}}}
    fire = telling.card("MEE-2")
    assert telling.plays("mulligan", state) == (c.Redraw(0, hand=(fire,)),)
    assert telling.plays("mulligan", state, hand=[]) == (c.Redraw(0, hand=()),)


def test_an_active_pokemon_that_is_put_down() -> None:
    dreepy = telling.card("Dreepy")
    for said in ({"card": "Dreepy"}, {"active": "Dreepy"}, {"cards": ["Dreepy"]}):
        assert plays("place_active", **said) == (
            c.PutDown(0, (dreepy,), "active", 0, "hand", up=False),
        )
    assert plays("place_active", card="Dreepy", open=True) == (
        c.PutDown(0, (dreepy,), "active", 0, "hand", up=True),
    )


def test_the_game_begins_with_who_goes_first() -> None:
    assert plays("start", by="B") == (t.BeginTurn(1, 0),)
    assert plays("look_over") == (p.Standing(),)


def test_whether_cards_lie_face_up() -> None:
    for said, up in (
        ({"face_up": True}, True),
        ({"up": False}, False),
        ({"open": True, "face_down": True}, True),
        ({"face_down": True}, False),
        ({"face_down": False}, True),
        ({"face": "up"}, True),
        ({"face": "down"}, False),
        ({"face": 3}, None),
        ({}, None),
    ):
        assert face_up(reader(**said)) is up


def test_how_many_prizes_are_set_out_and_how_they_lie() -> None:
    assert plays("set_prizes", cards=["x"] * 4) == (c.SetPrizes(0, 4),)
    assert plays("set_prizes", number=0, up=1) == (c.SetPrizes(0, 0, up=True),)
    assert plays("set_prizes", face_up=0) == (c.SetPrizes(0, 6, up=False),)
