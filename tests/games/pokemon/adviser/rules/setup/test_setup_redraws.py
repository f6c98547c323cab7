"""Mulligans: who has to redraw, and how it is done."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.data.value import replace
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.turn_record import Record
from tests.games.pokemon.adviser.rules.setup.opening_table import (
    BEGIN,
    KEEP,
    MINE,
    NONE,
    READY,
    THEIRS,
    noted,
    table,
)
from tests.games.pokemon.adviser.situation import (
    FIRE,
    LUCARIO,
    ME,
    RIOLU,
    YOU,
    ability,
    hears,
    mon,
    pokemon,
    position,
    says,
    trainer,
)

NEEDED, NOT_ALLOWED = "setup-mulligan-needed", "setup-mulligan-not-allowed"
REVEAL, WAIT = "setup-mulligan-reveal", "setup-mulligan-wait"
MANY = "setup-many-mulligans"

BALL = trainer("Ball")
FOSSIL = trainer("Jaw Fossil", hp=60)
EARLY = pokemon(
    "Cinder", stage="stage2", abilities=(ability("Burst", "When you are setting up to play, …"),)
)
BAD, GOOD = (BALL,) * 7, (BALL,) * 6 + (RIOLU,)
SHOWN = c.Redraw(ME, shown=True, hand=BAD)


def alone(at: Position) -> Position:
    return replace(at, sides=at.sides[:1])


# -- who has to redraw, and who may not ------------------------------------------------------------


@pytest.mark.parametrize("play", [KEEP, READY, c.SetPrizes(ME, 6), BEGIN])
def test_setup_mulligan_needed(play: Play) -> None:
    assert hears(NEEDED, table(me={"hand": BAD}), play) == ("illegal", MINE, None)
    assert hears(NEEDED, table(me={"hand": GOOD}), play) is None
    assert hears(NEEDED, table(), play) is None
    assert hears(NEEDED, position(me={"hand": BAD}), play) is None


def test_setup_mulligan_needed_asks_both_players_when_the_game_begins() -> None:
    second = table(me={"hand": GOOD}, you={"hand": BAD})
    assert hears(NEEDED, second, BEGIN) == ("illegal", THEIRS, None)


def test_setup_mulligan_needed_is_silent() -> None:
    bad: dict[str, Any] = {"me": {"hand": BAD}}
    assert hears(NEEDED, table(**bad), NONE) is None
    assert hears(NEEDED, table(**bad), t.Announce(YOU, "has_basic")) is None
    assert hears(NEEDED, table(mine=[mon()], **bad), READY) is None
    assert hears(NEEDED, table(me={"hand": ()}), KEEP) is None
    assert hears(NEEDED, table(me={"hand": (BALL, EARLY)}), KEEP) is None
    assert hears(NEEDED, table(me={"hand": (BALL, FOSSIL)}), KEEP) is None
    unknown = replace(BALL, kind="unknown")
    assert hears(NEEDED, table(me={"hand": (BALL, unknown)}), KEEP) is None


def test_setup_mulligan_needed_looks_at_the_whole_gesture() -> None:
    bad = table(me={"hand": BAD})
    down = c.PutDown(ME, (LUCARIO,), "active", ME, up=False)
    assert NEEDED not in says(bad, down, c.SetPrizes(ME, 6))
    both = [one for one in says(bad, c.SetPrizes(ME, 6), BEGIN) if one == NEEDED]
    assert both == [NEEDED]


def test_setup_mulligan_needed_takes_a_case_at_its_word() -> None:
    at = table(case=True, mine=[mon(None)], me={"hand": BAD})
    assert hears(NEEDED, at, KEEP) is not None
    assert hears(NEEDED, at, c.SetPrizes(ME, 6)) is None


def test_setup_mulligan_not_allowed() -> None:
    spoken = ("illegal", MINE, None)
    assert hears(NOT_ALLOWED, table(), c.Redraw(ME, True, GOOD)) == spoken
    assert hears(NOT_ALLOWED, table(me={"hand": GOOD}), NONE) == spoken
    assert hears(NOT_ALLOWED, table(), c.Redraw(YOU, True, GOOD)) == ("illegal", THEIRS, None)


def test_setup_mulligan_not_allowed_is_silent() -> None:
    assert hears(NOT_ALLOWED, table(), SHOWN) is None
    assert hears(NOT_ALLOWED, table(), c.Redraw(ME)) is None
    assert hears(NOT_ALLOWED, table(), c.Redraw(ME, True, (EARLY, FOSSIL, FIRE))) is None
    assert hears(NOT_ALLOWED, table(me={"hand": GOOD}), KEEP) is None
    assert hears(NOT_ALLOWED, table(me={"hand": BAD}), NONE) is None
    assert hears(NOT_ALLOWED, table(), NONE) is None
    assert hears(NOT_ALLOWED, position(), c.Redraw(ME, True, GOOD)) is None
    assert hears(NOT_ALLOWED, table(), c.Redraw(-1, True, GOOD)) is None


def test_setup_mulligan_not_allowed_names_the_pokemon() -> None:
    (said,) = judge(table(), (c.Redraw(ME, True, GOOD),))
    assert "Riolu" in said.message.en
    assert "Riolu" in said.message.ja


# -- how it is done --------------------------------------------------------------------------------


def test_setup_mulligan_reveal() -> None:
    hidden = c.Redraw(ME, shown=False)
    assert hears(REVEAL, table(), hidden) == ("illegal", MINE, None)
    assert hears(REVEAL, table(), SHOWN) is None
    assert hears(REVEAL, table(), c.Redraw(ME)) is None
    assert hears(REVEAL, alone(table()), hidden) is None
    assert hears(REVEAL, position(), hidden) is None


def test_setup_mulligan_reveal_heeds_what_was_shown_before() -> None:
    hidden, show = c.Redraw(ME, shown=False), c.Reveal(ME, "hand", ME, 7)
    drew = c.DrawCards(ME, 7)
    assert hears(REVEAL, table(drew, show), hidden) is None
    assert hears(REVEAL, table(show, drew), hidden) is not None
    assert hears(REVEAL, table(show, c.Redraw(ME, True)), hidden) is not None
    assert hears(REVEAL, table(show, c.DrawCards(YOU, 7)), hidden) is None
    assert hears(REVEAL, table(c.Reveal(YOU, "hand", YOU, 7)), hidden) is not None
    assert hears(REVEAL, table(c.Reveal(ME, "deck", ME, 7)), hidden) is not None


SETTING: dict[str, Any] = {"prizes": 0}


def test_setup_mulligan_wait() -> None:
    spoken = ("suspicious", MINE, None)
    assert hears(WAIT, table(theirs=[mon()], you=SETTING), SHOWN) == spoken
    assert hears(WAIT, table(you=noted("has_basic")), SHOWN) == spoken
    told = t.Announce(YOU, "has_basic")
    assert hears(WAIT, table(told), SHOWN) == spoken


def test_setup_mulligan_wait_is_silent() -> None:
    assert hears(WAIT, table(theirs=[mon()], you={"prizes": 6}), SHOWN) is None
    assert hears(WAIT, table(), SHOWN) is None, "the other may have none either"
    assert hears(WAIT, table(you=noted("no_basic")), SHOWN) is None
    assert hears(WAIT, table(t.Announce(YOU, "no_basic")), SHOWN) is None
    assert hears(WAIT, table(t.Announce(ME, "has_basic")), SHOWN) is None
    unready: dict[str, Any] = {"theirs": [mon()], "you": SETTING}
    assert hears(WAIT, table(**unready), c.Redraw(ME, shown=False)) is None
    assert hears(WAIT, table(**unready), c.Redraw(ME, True, GOOD)) is None
    assert hears(WAIT, table(**unready), c.Redraw(-1, True, BAD)) is None
    assert hears(WAIT, position(theirs=[mon()], you=SETTING), SHOWN) is None


def test_setup_mulligan_wait_is_for_the_first_time() -> None:
    unready: dict[str, Any] = {"theirs": [mon()], "you": SETTING}
    assert hears(WAIT, table(rounds=((ME,),), **unready), SHOWN) is None
    assert hears(WAIT, table(rounds=((YOU,),), **unready), SHOWN) is not None
    assert hears(WAIT, table(rounds=((ME, YOU),), **unready), SHOWN) is not None
    assert hears(WAIT, table(me=noted(mulligans=1), **unready), SHOWN) is None


def test_setup_mulligan_wait_before_the_hand_is_shown() -> None:
    show = c.Reveal(ME, "hand", ME, 7)
    unready: dict[str, Any] = {"theirs": [mon()], "you": SETTING}
    assert hears(WAIT, table(me={"hand": BAD}, **unready), show) == ("suspicious", MINE, None)
    assert hears(WAIT, table(me=noted("no_basic"), **unready), show) is not None
    assert hears(WAIT, table(me={"hand": GOOD}, **unready), show) is None
    assert hears(WAIT, table(mine=[mon()], me=noted("no_basic"), **unready), show) is None
    assert hears(WAIT, table(**unready), show) is None
    bad: dict[str, Any] = {"me": {"hand": BAD}, **unready}
    assert hears(WAIT, table(**bad), c.Reveal(ME, "deck", ME, 7)) is None
    assert hears(WAIT, table(**bad), c.Reveal(ME, "hand", YOU, 7)) is None


def test_setup_mulligan_wait_in_a_case() -> None:
    assert hears(WAIT, table(case=True, you=SETTING), SHOWN) is not None
    redraws_too = table(case=True, you={**SETTING, **noted("no_basic")})
    assert hears(WAIT, redraws_too, SHOWN) is None
    assert hears(WAIT, table(case=True), SHOWN) is None
    assert hears(WAIT, table(case=True, you={"hand": GOOD}), SHOWN) is not None
    assert hears(WAIT, table(case=True, you={"hand": BAD}), SHOWN) is None
    unready = table(case=True, theirs=[mon()], you=noted("setting_up"))
    assert hears(WAIT, unready, SHOWN) is not None
    assert hears(WAIT, table(you=noted("setting_up")), SHOWN) is not None


@pytest.mark.parametrize(("before", "said"), [(7, True), (6, False), (8, False), (0, False)])
def test_setup_many_mulligans(before: int, said: bool) -> None:
    at = table(rounds=((ME,),) * before)
    assert hears(MANY, at, SHOWN) == (("reminder", MINE, None) if said else None)


def test_setup_many_mulligans_counts_those_alone() -> None:
    assert hears(MANY, table(rounds=((ME, YOU),) * 7), SHOWN) is None
    assert hears(MANY, table(rounds=((YOU,),) * 7), SHOWN) is None
    assert hears(MANY, table(me=noted(mulligans=7)), SHOWN) is not None
    assert hears(MANY, alone(table(rounds=((ME,),) * 7)), SHOWN) is None
    record = Record(mulligans=((ME,),) * 7)
    assert hears(MANY, position(record=record), SHOWN) is None


def test_setup_many_mulligans_in_a_case() -> None:
    assert hears(MANY, table(case=True, rounds=((ME,),) * 9), SHOWN) is not None
    assert hears(MANY, table(case=True), c.Redraw(ME, True, number=8)) is not None
    assert hears(MANY, table(case=True), c.Redraw(ME, True, number=7)) is None
    assert hears(MANY, table(case=True, rounds=((ME,),) * 6), SHOWN) is None
