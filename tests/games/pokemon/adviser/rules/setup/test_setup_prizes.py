"""What lies face down before the game, and the Prize cards."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.core.data.value import replace
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.turn_record import Record
from tests.games.pokemon.adviser.rules.setup.opening_table import (
    BEGIN,
    MINE,
    READY,
    THEIRS,
    down,
    table,
)
from tests.games.pokemon.adviser.situation import (
    ME,
    PIKACHU,
    RIOLU,
    YOU,
    ability,
    hears,
    mon,
    pokemon,
    position,
    says,
)

FACE, PRIZES, BEFORE = "setup-face-down", "setup-prizes-six", "setup-prizes-before-active"
PRIZE_DOWN = "setup-prize-face-down"


# -- face down -------------------------------------------------------------------------------------


def test_setup_face_down() -> None:
    spoken = ("suspicious", MINE, None)
    for spot in ("active", "bench"):
        assert hears(FACE, table(), down(RIOLU, spot, up=True)) == spoken
        assert hears(FACE, table(mine=[mon()]), c.TurnUp(ME, spot, ME)) == spoken
    assert hears(FACE, table(mine=[mon()]), c.TurnUp(ME, "active")) == spoken


def test_setup_face_down_is_silent() -> None:
    assert hears(FACE, table(), down(RIOLU)) is None
    assert hears(FACE, table(), c.TurnUp(ME, "active", ME, up=False)) is None
    assert hears(FACE, table(), c.TurnUp(ME, "prizes", ME)) is None
    assert hears(FACE, position(), down(RIOLU, up=True)) is None
    alone = table()
    one = position(turn={"number": 0, "phase": "setup"})
    assert hears(FACE, alone, down(RIOLU, by=-1, up=True)) is None
    assert hears(FACE, _alone(one), down(RIOLU, up=True)) is None


def _alone(at: Position) -> Position:
    return replace(at, sides=at.sides[:1])


@pytest.mark.parametrize(
    ("theirs", "you", "waits"),
    [([mon(PIKACHU)], {"prizes": 6}, False), ([mon(PIKACHU)], {"prizes": 0}, True),
     ([], {"prizes": 6}, True), ([mon(PIKACHU)], {"prizes": None}, False),
     ([mon(PIKACHU)], {"marks": (Mark("setting_up"),)}, True)],
)  # fmt: skip
def test_setup_face_down_until_the_other_is_ready(
    theirs: list[Any], you: dict[str, Any], waits: bool
) -> None:
    at = table(mine=[mon()], theirs=theirs, you=you)
    assert (hears(FACE, at, c.TurnUp(ME, "active", ME)) is not None) is waits


def test_setup_face_down_waits_for_the_owner_s_opponent() -> None:
    at = table(mine=[mon()], me={"prizes": 6})
    assert hears(FACE, at, c.TurnUp(ME, "active", YOU)) is None
    assert hears(FACE, at, c.TurnUp(YOU, "active", ME)) == ("suspicious", MINE, None)


def test_setup_face_down_is_silent_where_the_game_begins() -> None:
    assert FACE not in says(table(mine=[mon()]), c.TurnUp(ME, "active", ME), BEGIN)


# -- Prizes ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("there", "count", "wrong"),
    [(0, 5, True), (0, 6, False), (0, 7, True), (0, 1, False), (5, 1, False), (6, 1, True),
     (None, 6, False), (2, 3, True)],
)  # fmt: skip
def test_setup_prizes_six(there: int | None, count: int, wrong: bool) -> None:
    at = table(mine=[mon()], me={"prizes": there})
    assert hears(PRIZES, at, c.SetPrizes(ME, count)) == (("illegal", MINE, 6) if wrong else None)


@pytest.mark.parametrize(("count", "wrong"), [(5, True), (6, False), (7, True), (1, True)])
def test_setup_prizes_six_in_a_case(count: int, wrong: bool) -> None:
    at = table(case=True, mine=[mon()])
    assert (hears(PRIZES, at, c.SetPrizes(ME, count)) is not None) is wrong


def test_setup_prizes_six_when_all_is_settled() -> None:
    five = table(mine=[mon()], me={"prizes": 5})
    assert hears(PRIZES, five, READY) == hears(PRIZES, five, BEGIN) == ("illegal", MINE, 6)
    assert hears(PRIZES, five, t.Announce(YOU, "ready")) is None
    assert hears(PRIZES, five, t.Announce(ME, "has_basic")) is None
    assert hears(PRIZES, table(you={"prizes": 7}), BEGIN) == ("illegal", THEIRS, 6)
    assert hears(PRIZES, table(), BEGIN) is None
    assert hears(PRIZES, table(me={"prizes": None}), BEGIN) is None
    assert hears(PRIZES, position(me={"prizes": 5}), READY) is None


@pytest.mark.parametrize(("there", "number"), [(5, "5 Prize cards"), (0, "0 Prize cards")])
def test_setup_prizes_six_says_how_many_lie_there(there: int, number: str) -> None:
    at = table(mine=[mon()], me={"prizes": there})
    (said,) = [one for one in judge(at, (READY,)) if one.rule == PRIZES]
    assert said.message.en == f"Aki has {number}. 6 Prize cards are set out."


def test_setup_prizes_six_knows_what_was_agreed_on() -> None:
    half = table(me={"prizes": 0}, options=(("prizes", "3"),))
    assert hears(PRIZES, half, c.SetPrizes(ME, 3)) is None
    assert hears(PRIZES, half, c.SetPrizes(ME, 6)) == ("illegal", MINE, 3)
    assert hears(PRIZES, table(options=(("prizes", "few"),)), BEGIN) is None


def test_setup_prizes_six_does_not_ask_for_cards_that_are_not_there() -> None:
    assert hears(PRIZES, table(me={"prizes": 0, "deck": 0}), BEGIN) is None
    assert hears(PRIZES, table(me={"prizes": 0, "deck": 9}), BEGIN) is not None
    assert hears(PRIZES, table(me={"prizes": 2, "deck": 0}), BEGIN) is not None
    assert hears(PRIZES, table(me={"prizes": 0, "deck": 0}), c.SetPrizes(ME, 2)) is None
    assert hears(PRIZES, table(case=True, me={"prizes": 0, "deck": 0}), BEGIN) is not None
    assert hears(PRIZES, table(me={"prizes": 0}), c.SetPrizes(-2, 9)) is None


def test_setup_prizes_before_active() -> None:
    spoken = ("suspicious", MINE, None)
    assert hears(BEFORE, table(), c.SetPrizes(ME, 6)) == spoken
    assert hears(BEFORE, table(mine=[mon()]), c.SetPrizes(ME, 6)) is None
    assert hears(BEFORE, table(my_bench=[mon()]), c.SetPrizes(ME, 6)) == spoken
    assert hears(BEFORE, table(theirs=[mon()]), c.SetPrizes(ME, 6)) == spoken
    assert hears(BEFORE, position(), c.SetPrizes(ME, 6)) is None


def test_setup_prizes_before_active_looks_at_the_whole_gesture() -> None:
    assert BEFORE not in says(table(), down(RIOLU), c.SetPrizes(ME, 6))
    assert BEFORE in says(table(), down(RIOLU, "bench"), c.SetPrizes(ME, 6))
    assert BEFORE in says(table(), down(RIOLU, by=YOU), c.SetPrizes(ME, 6))
    assert BEFORE not in says(table(), c.SetPrizes(ME, 6), BEGIN)


def test_setup_prizes_before_active_asks_a_case_only_where_it_says_so() -> None:
    assert hears(BEFORE, table(case=True), c.SetPrizes(ME, 6)) is None
    said = table(case=True, me={"marks": (Mark("nothing_down"),)})
    assert hears(BEFORE, said, c.SetPrizes(ME, 6)) is not None


def test_setup_prize_face_down() -> None:
    spoken = ("illegal", MINE, None)
    assert hears(PRIZE_DOWN, table(), c.TurnUp(ME, "prizes", ME)) == spoken
    assert hears(PRIZE_DOWN, table(), c.TurnUp(ME, "prizes")) == spoken
    assert hears(PRIZE_DOWN, table(), c.SetPrizes(ME, 6, up=True)) == spoken
    assert hears(PRIZE_DOWN, table(me={"prizes_up": 1}), p.Standing()) == spoken
    assert hears(PRIZE_DOWN, table(), c.TurnUp(ME, "prizes", YOU)) == ("illegal", THEIRS, None)
    assert hears(PRIZE_DOWN, table(you={"prizes_up": 1}), p.Standing()) == ("illegal", THEIRS, None)


def test_setup_prize_face_down_is_silent() -> None:
    assert hears(PRIZE_DOWN, table(), c.TurnUp(ME, "active", ME)) is None
    assert hears(PRIZE_DOWN, table(), c.TurnUp(ME, "prizes", ME, up=False)) is None
    assert hears(PRIZE_DOWN, table(), c.SetPrizes(ME, 6)) is None
    assert hears(PRIZE_DOWN, table(), p.Standing()) is None
    assert hears(PRIZE_DOWN, position(), c.TurnUp(ME, "prizes", ME)) is None
    assert hears(PRIZE_DOWN, position(me={"prizes_up": 1}), p.Standing()) is None


def test_setup_prize_face_down_heeds_effects() -> None:
    case = Record(is_case=True)
    up: dict[str, Any] = {"record": case, "me": {"prizes_up": 1}}
    assert hears(PRIZE_DOWN, position([mon()], **up), p.Standing()) == ("illegal", MINE, None)
    turns = pokemon("Seer", abilities=(ability("See", "Turn all of your Prize cards face up."),))
    assert hears(PRIZE_DOWN, position([mon(turns)], **up), p.Standing()) is None
    both = position([mon(turns)], [mon()], **up, you={"prizes_up": 1})
    assert hears(PRIZE_DOWN, both, p.Standing()) == ("illegal", THEIRS, None)
    heard = hears(PRIZE_DOWN, position([mon(None)], **up), p.Standing())
    assert heard == ("suspicious", MINE, None)
