"""Which plays are the ordinary doing of a turn, and which go on with the game."""

from __future__ import annotations

from typing import Any

import pytest

from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.main_plays import MAIN_PLAYS, goes_on, is_ordinary
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.turn_record import Record
from tests.games.pokemon.adviser.situation import FIGHTING, ME, RIOLU, YOU, mon, position

ATTACH, PASS = p.AttachCard(ME, "a1", FIGHTING), t.PassTurn(ME)
BEGIN = t.BeginTurn(YOU, YOU)


def at(phase: str = "main", number: int = 5, **more: Any) -> Position:
    return position([mon()], [mon()], turn={"phase": phase, "number": number}, **more)


def test_a_player_attaches_attacks_and_passes_by_choice_and_draws_and_takes_prizes_by_rule() -> (
    None
):
    assert {p.AttachCard, p.Attack, t.PassTurn} <= set(MAIN_PLAYS)
    assert set(MAIN_PLAYS).isdisjoint({t.BeginTurn, c.DrawCards, c.TakePrizes, t.Checkup})


@pytest.mark.parametrize("phase", ["main", "attack", "draw"])
def test_what_is_done_in_a_turn_is_ordinary(phase: str) -> None:
    assert is_ordinary(at(phase), ATTACH)
    assert is_ordinary(at(phase), PASS)
    assert is_ordinary(at(phase, 1), ATTACH)


@pytest.mark.parametrize("phase", ["setup", "checkup", "end", "over"])
def test_what_is_done_outside_of_a_turn_is_not(phase: str) -> None:
    assert not is_ordinary(at(phase), ATTACH)
    assert not is_ordinary(at(number=0), ATTACH)


def test_the_beginning_of_a_turn_is_ordinary_in_any_phase_of_a_game() -> None:
    assert is_ordinary(at("checkup"), BEGIN)
    assert is_ordinary(at("end", 1), BEGIN)
    assert not is_ordinary(at("setup", 0), BEGIN)


def test_what_an_effect_does_is_not_ordinary() -> None:
    assert not is_ordinary(at(), p.AttachCard(ME, "a1", FIGHTING, manual=False))
    assert not is_ordinary(at(), c.PutDown(ME, (RIOLU,), "bench", ME, effect=True))
    assert is_ordinary(at(), c.PutDown(ME, (RIOLU,), "bench", ME))


def test_the_end_of_a_turn_that_waited_goes_on() -> None:
    for phase in ("end", "checkup"):
        assert goes_on(at(phase), PASS)
        assert goes_on(at(phase, 1), PASS)
        assert not goes_on(at(phase, 0), PASS)
        assert not goes_on(at(phase), ATTACH)
    assert not goes_on(at("over"), PASS)


def test_an_ordinary_play_goes_on() -> None:
    assert goes_on(at(), ATTACH)
    assert goes_on(at("checkup"), BEGIN)
    assert not goes_on(at(), p.AttachCard(ME, "a1", FIGHTING, manual=False))


def test_a_case_that_is_looked_at_goes_on() -> None:
    case: dict[str, Any] = {"record": Record(is_case=True)}
    assert goes_on(at(**case), p.Standing())
    assert goes_on(at("end", 1, **case), p.Standing())
    assert not goes_on(at(number=0, **case), p.Standing())
    assert not goes_on(at(), p.Standing())
