"""How a case tells of a setup: what was said, mulligans, extra cards, what was put down."""

from __future__ import annotations

from typing import Any

import pytest

from app.games.pokemon.adviser.cases.case_reading import CaseError
from app.games.pokemon.adviser.cases.state.case_setup import verb_of
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.model.position import Position
from tests.games.pokemon.adviser.cases import telling

SETUP = {"turn": {"player": "A", "phase": "setup"}, "players": {"A": {}, "B": {}}}


def plays(kind: str, **move: Any) -> tuple[Play, ...]:
    return telling.plays(kind, SETUP, **move)


def at(**state: Any) -> Position:
    return telling.at(**{**SETUP, **state})


@pytest.mark.parametrize(
    ("said", "verb"),
    [(True, "has_basic"), (False, "no_basic"), ("no Basic", "no_basic"), ("Basic", "has_basic"),
     ("has_basic", "has_basic"), ("no_basic", "no_basic"), ("I have no basic", "no_basic"),
     ("mulligan", "no_basic"), ("none", "no_basic"), ("I don't have one", "no_basic"),
     ("ready", "ready"), ("I draw 2", "extra_draw"), ("extra cards", "extra_draw")],
)  # fmt: skip
def test_what_a_player_says(said: Any, verb: str) -> None:
    assert verb_of(said) == verb
    assert plays("announce", says=said) == (p.Announce(0, verb),)


def test_words_by_the_type_of_the_move() -> None:
    assert plays("ready") == (p.Announce(0, "ready"),)
    assert plays("no_basic") == (p.Announce(0, "no_basic"),)
    assert plays("keep") == (p.Announce(0, "has_basic"),)
    assert plays("announce", text="I draw", number=2) == (p.Announce(0, "extra_draw", number=2),)


def test_a_setup_in_one_move() -> None:
    active, bench, prizes = plays("setup", active=["Dreepy"], bench=["Duskull"], prizes=6)
    assert isinstance(active, p.PutDown)
    assert (active.spot, active.up) == ("active", False)
    assert isinstance(bench, p.PutDown)
    assert bench.spot == "bench"
    assert prizes == p.SetPrizes(0, 6)


@pytest.mark.parametrize(
    ("said", "prizes"),
    [({}, p.SetPrizes(0, 6)), ({"count": 5}, p.SetPrizes(0, 5)), ({"prizes": 3}, p.SetPrizes(0, 3)),
     ({"face_up": 2}, p.SetPrizes(0, 6, up=True)), ({"face_down": True}, p.SetPrizes(0, 6)),
     ({"face_down": False}, p.SetPrizes(0, 6, up=True))],
)  # fmt: skip
def test_prizes(said: dict[str, Any], prizes: p.SetPrizes) -> None:
    assert plays("set_prizes", **said) == (prizes,)


def test_a_mulligan() -> None:
    assert plays("mulligan", shown=False) == (p.Redraw(0, shown=False),)
    assert plays("mulligan", redraw=False) == (p.Announce(0, "has_basic"),)
    (play,) = plays("mulligan", hand=["Dreepy"], number=3)
    assert isinstance(play, p.Redraw)
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
     ({"C": 2}, ()), ([], ((),)), ([[{"card": "x"}, "A"]], ((0,),))],
)  # fmt: skip
def test_mulligans_round_by_round(written: Any, rounds: tuple[tuple[int, ...], ...]) -> None:
    assert at(log={"mulligans": written}).record.mulligans == rounds


def test_mulligans_that_are_no_list() -> None:
    with pytest.raises(CaseError, match="mulligans: must be a list of rounds"):
        at(log={"mulligans": 3})


SHUFFLED = p.ShuffleZone(0, "deck", 0)


@pytest.mark.parametrize(
    ("log", "setup"),
    [({"shuffled": True}, (SHUFFLED,)), ({"shuffled": "A"}, (SHUFFLED,)),
     ({"shuffled": {"A": True, "B": False}}, (SHUFFLED,)), ({"shuffled": False}, ()),
     ({"shuffled": ["B", 7]}, (p.ShuffleZone(1, "deck", 1),)),
     ({"announced": ["A"]}, (p.Announce(0, "has_basic"),)),
     ({"announced": {"B": "no basic", "C": "x"}}, (p.Announce(1, "no_basic"),)),
     ({"extra_draws": {"A": 2}}, (p.DrawCards(0, 2, "mulligan", announced=True),)),
     ({"extra_draw": 1}, (p.DrawCards(0, 1, "mulligan", announced=True),)),
     ({"extra_drawn": ["B"]}, (p.DrawCards(1, 1, "mulligan", announced=True),)),
     ({"setup": [{"by": "A", "type": "shuffle"}]}, (SHUFFLED,)),
     ({"draws": [{"by": "B", "type": "draw", "count": 2, "reason": "extra"}]},
      (p.DrawCards(1, 2, "mulligan"),))],
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
