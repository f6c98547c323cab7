"""Extra cards for the opponent's mulligans, and the order of a setup."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.core.data.value import replace
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.model.turn_record import Record
from tests.games.pokemon.adviser.rules.setup.opening_table import (
    KEEP,
    MINE,
    THEIRS,
    drawn,
    noted,
    table,
)
from tests.games.pokemon.adviser.situation import (
    FIRE,
    LUCARIO,
    ME,
    PIKACHU,
    RALTS,
    RIOLU,
    YOU,
    hears,
    mon,
    position,
    trainer,
)

MOST, SAID = "setup-extra-draw-max", "setup-extra-draw-announce"
BOTH = "setup-both-mulligan"
TIMING, FIXED = "setup-extra-draw-timing", "setup-active-fixed-after-draw"
ORDER, ACTIONS = "setup-announce-order", "setup-no-actions"

BALL = trainer("Ball")
FOSSIL = trainer("Jaw Fossil", hp=60)
EXTRA = c.DrawCards(ME, 1, "mulligan", announced=True)
SETTING: dict[str, Any] = {"prizes": 0}


# -- extra cards -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "wrong"), [(0, False), (2, False), (3, False), (4, True)])
def test_setup_extra_draw_max(count: int, wrong: bool) -> None:
    at = table(mine=[mon()], rounds=((ME, YOU), (YOU,), (YOU,), (YOU,)))
    heard = ("illegal", MINE, "0..3") if wrong else None
    assert hears(MOST, at, drawn(count)) == heard


def test_setup_extra_draw_max_counts_what_is_marked_and_what_was_drawn() -> None:
    marked: dict[str, Any] = {"mine": [mon()], "you": noted(mulligans=2)}
    assert hears(MOST, table(**marked), drawn(2)) is None
    assert hears(MOST, table(**marked), drawn(3)) == ("illegal", MINE, "0..2")
    assert hears(MOST, table(drawn(1), **marked), drawn(1)) is None
    assert hears(MOST, table(drawn(1), **marked), drawn(2)) is not None
    theirs = c.DrawCards(YOU, 1, "mulligan")
    assert hears(MOST, table(theirs, **marked), drawn(2)) is None


def test_setup_extra_draw_max_knows_cards_drawn_by_hand() -> None:
    marked: dict[str, Any] = {"mine": [mon()], "you": noted(mulligans=1)}
    down = c.PutDown(ME, (RIOLU,), "active", ME, up=False)
    hand, one = c.DrawCards(ME, 7), c.DrawCards(ME, 1)
    assert hears(MOST, table(hand, down, **marked), one) is None
    assert hears(MOST, table(hand, down, one, **marked), one) == ("illegal", MINE, "0..1")
    effect = c.DrawCards(ME, 1, "effect")
    assert hears(MOST, table(hand, down, effect, **marked), one) is None
    assert hears(MOST, table(hand, down, you=noted(mulligans=1)), c.DrawCards(ME, 5)) is None


def test_setup_extra_draw_max_subtracts_the_own_mulligans_at_a_table() -> None:
    own = table(mine=[mon()], rounds=((YOU,), (YOU,), (ME,)))
    assert hears(MOST, own, drawn(2)) == ("illegal", MINE, "0..1")
    assert hears(MOST, own, drawn(1)) is None
    more = table(mine=[mon()], rounds=((YOU,), (ME,), (ME,)))
    assert hears(MOST, more, drawn(1)) == ("illegal", MINE, "0..0")
    case = table(case=True, rounds=((YOU,), (YOU,), (ME,)))
    assert hears(MOST, case, drawn(2)) is None


def test_setup_extra_draw_max_is_not_sure_of_hands_that_went_back_by_hand() -> None:
    marked: dict[str, Any] = {"mine": [mon()], "you": noted(mulligans=1)}
    back = c.MoveCards(YOU, (None,) * 7, "hand", "deck")
    assert hears(MOST, table(back, **marked), drawn(2)) == ("suspicious", MINE, "0..1")
    mine = c.MoveCards(ME, (None,) * 7, "hand", "deck")
    assert hears(MOST, table(mine, **marked), drawn(2)) == ("illegal", MINE, "0..1")
    up = c.MoveCards(YOU, (None,) * 7, "deck", "hand")
    assert hears(MOST, table(up, **marked), drawn(2)) == ("illegal", MINE, "0..1")
    off = c.MoveCards(YOU, (None,) * 7, "hand", "discard")
    assert hears(MOST, table(off, **marked), drawn(2)) == ("illegal", MINE, "0..1")


def test_setup_extra_draw_max_is_silent() -> None:
    assert hears(MOST, table(case=True), drawn(1)) is None, "no mulligan is told of"
    at = table(mine=[mon()])
    unseen = replace(at, record=replace(at.record, complete=False))
    assert hears(MOST, unseen, drawn(1)) is None
    assert hears(MOST, table(mine=[mon()], rounds=((ME, YOU),)), drawn(1)) is None
    assert hears(MOST, at, drawn(1, deck_of=YOU)) is None
    assert hears(MOST, at, c.DrawCards(-2, 1, "mulligan")) is None
    assert hears(MOST, position([mon()], record=Record(complete=True)), drawn(1)) is None
    assert hears(MOST, table(), c.DrawCards(ME, 7)) is None
    assert hears(MOST, table(case=True, rounds=((YOU,),)), c.DrawCards(ME, 7)) is None
    assert hears(MOST, table(mine=[mon()]), drawn(1)) == ("illegal", MINE, "0..0")


def test_setup_both_mulligan() -> None:
    shared = table(mine=[mon()], rounds=((ME, YOU), (ME, YOU)))
    assert hears(BOTH, shared, drawn(1)) == ("illegal", MINE, 0)
    marked = table(mine=[mon()], marks=(Mark("mulligans_shared", 2),))
    assert hears(BOTH, marked, drawn(1)) is not None


def test_setup_both_mulligan_is_silent() -> None:
    shared = table(mine=[mon()], rounds=((ME, YOU), (ME, YOU)))
    assert hears(BOTH, shared, drawn(0)) is None
    assert hears(BOTH, table(mine=[mon()]), drawn(1)) is None
    assert hears(BOTH, table(mine=[mon()], rounds=((ME, YOU), (YOU,))), drawn(2)) is None
    assert hears(BOTH, shared, c.DrawCards(ME, 1, "effect")) is None
    assert hears(BOTH, position([mon()], record=shared.record), drawn(1)) is None


def test_setup_extra_draw_announce() -> None:
    marked: dict[str, Any] = {"mine": [mon()], "you": noted(mulligans=2)}
    one = c.DrawCards(ME, 1)
    assert hears(SAID, table(**marked), one) == ("reminder", MINE, None)
    assert hears(SAID, table(**marked), drawn(2)) is None
    assert hears(SAID, table(t.Announce(ME, "extra_draw", number=2), **marked), one) is None
    assert hears(SAID, table(t.Announce(ME, "no_extra_draw"), **marked), one) is None
    assert hears(SAID, table(t.Announce(YOU, "extra_draw"), **marked), one) is not None
    assert hears(SAID, table(t.Announce(ME, "ready"), **marked), one) is not None


def test_setup_extra_draw_announce_is_said_once() -> None:
    marked: dict[str, Any] = {"mine": [mon()], "you": noted(mulligans=3)}
    down, one = c.PutDown(ME, (RIOLU,), "active", ME, up=False), c.DrawCards(ME, 1)
    assert hears(SAID, table(down, **marked), one) is not None
    assert hears(SAID, table(down, one, **marked), one) is None
    told = t.Announce(ME, "extra_draw", number=1)
    assert hears(SAID, table(down, told, drawn(1), **marked), one) is not None


def test_setup_extra_draw_announce_is_silent() -> None:
    none = table(mine=[mon()])
    assert hears(SAID, none, c.DrawCards(ME, 1)) is None, "there is nothing to draw for"
    marked: dict[str, Any] = {"mine": [mon()], "you": noted(mulligans=2)}
    assert hears(SAID, table(**marked), c.DrawCards(ME, 3)) is None
    assert hears(SAID, table(**marked), c.DrawCards(ME, 2)) is not None
    assert hears(SAID, table(**marked), c.DrawCards(ME, 0)) is None
    assert hears(SAID, table(you=noted(mulligans=2)), c.DrawCards(ME, 1)) is None


def test_setup_extra_draw_announce_in_a_case() -> None:
    at = table(case=True, rounds=((YOU,), (YOU,)))
    said: Any = {"announced": None}
    assert hears(SAID, at, drawn(1, **said)) is not None
    assert hears(SAID, at, drawn(2, **said)) is None
    assert hears(SAID, at, drawn(1)) is None
    assert hears(SAID, at, drawn(2, announced=False)) is not None
    assert hears(SAID, at, drawn(0, announced=False)) is None
    assert hears(SAID, table(case=True, rounds=((YOU,),)), drawn(1, **said)) is None
    assert hears(SAID, table(case=True), drawn(1, **said)) is None


def test_setup_extra_draw_timing() -> None:
    marked: dict[str, Any] = {"mine": [mon()], "you": noted(mulligans=2)}
    early = table(me=SETTING, **marked)
    assert hears(TIMING, early, drawn(1)) == ("suspicious", MINE, None)
    assert hears(TIMING, early, c.DrawCards(ME, 1)) is not None


def test_setup_extra_draw_timing_is_silent() -> None:
    marked: dict[str, Any] = {"mine": [mon()], "you": noted(mulligans=2)}
    assert hears(TIMING, table(me=SETTING, **marked), drawn(0)) is None
    assert hears(TIMING, table(me={"prizes": 6}, **marked), drawn(1)) is None
    assert hears(TIMING, table(me={"prizes": None}, **marked), drawn(1)) is None
    assert hears(TIMING, table(me=SETTING, options=(("prizes", "0"),), **marked), drawn(1)) is None
    assert hears(TIMING, table(me=SETTING), c.DrawCards(ME, 7)) is None


ACTIVE, BENCHED = mon(uid="a1"), mon(RALTS, uid="a2")


@pytest.mark.parametrize(
    "play",
    [p.Switch(ME, "a1", "a2"), p.Promote(ME, "a2"), p.MoveToBench(ME, "a1"),
     c.PutDown(ME, (RIOLU,), "active", ME, up=False), p.LeavePlay(ME, "a1", "hand")],
)  # fmt: skip
def test_setup_active_fixed_after_draw(play: Play) -> None:
    there: dict[str, Any] = {"mine": [ACTIVE], "my_bench": [BENCHED], "you": noted(mulligans=1)}
    assert hears(FIXED, table(EXTRA, **there), play) == ("illegal", MINE, None)
    assert hears(FIXED, table(**there), play) is None
    theirs = c.DrawCards(YOU, 1, "mulligan")
    assert hears(FIXED, table(theirs, **there), play) is None
    drew = Record(setup=(EXTRA,))
    assert hears(FIXED, position([ACTIVE], my_bench=[BENCHED], record=drew), play) is None


def test_setup_active_fixed_after_draw_leaves_the_bench_alone() -> None:
    there: dict[str, Any] = {"mine": [ACTIVE], "my_bench": [BENCHED]}
    at = table(EXTRA, **there)
    assert hears(FIXED, at, c.PutDown(ME, (RIOLU,), "bench", ME, up=False)) is None
    assert hears(FIXED, at, c.PutDown(ME, (RIOLU,), "active", YOU, up=False)) is None
    assert hears(FIXED, at, p.LeavePlay(ME, "a2", "hand")) is None
    assert hears(FIXED, at, p.LeavePlay(ME, "a9", "hand")) is None


def test_setup_active_fixed_after_draw_in_a_case() -> None:
    there: dict[str, Any] = {"mine": [ACTIVE], "my_bench": [BENCHED], "case": True}
    switch = p.Switch(ME, "a1", "a2")
    assert hears(FIXED, table(rounds=((YOU,),), **there), switch) is not None
    assert hears(FIXED, table(rounds=((ME, YOU),), **there), switch) is None
    assert hears(FIXED, table(rounds=((ME,),), **there), switch) is None
    assert hears(FIXED, table(**there), switch) is None
    assert hears(FIXED, table(rounds=((YOU,),), **there), p.Promote(ME, "a2")) is None


# -- order -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("verb", ["has_basic", "no_basic"])
def test_setup_announce_order(verb: str) -> None:
    said, first = t.Announce(YOU, verb), noted("first")
    assert hears(ORDER, table(me=first), said) == ("reminder", THEIRS, None)
    assert hears(ORDER, table(you=first), said) is None
    assert hears(ORDER, table(), said) is None, "nobody decided who goes first"
    assert hears(ORDER, position(me=first), said) is None


@pytest.mark.parametrize("key", ["has_basic", "no_basic", "ready"])
def test_setup_announce_order_is_silent_after_the_first_player_told(key: str) -> None:
    assert hears(ORDER, table(me=noted("first", key)), t.Announce(YOU, "has_basic")) is None


def test_setup_announce_order_is_silent() -> None:
    first: dict[str, Any] = {"me": noted("first")}
    assert hears(ORDER, table(**first), t.Announce(YOU, "ready")) is None
    assert hears(ORDER, table(mine=[mon()], **first), t.Announce(YOU, "has_basic")) is None
    assert hears(ORDER, table(**first), t.Announce(-1, "has_basic")) is None


def test_setup_announce_order_in_a_case() -> None:
    said = t.Announce(YOU, "has_basic")
    assert hears(ORDER, table(case=True, mine=[mon()]), said) is not None
    assert hears(ORDER, table(t.Announce(ME, "no_basic"), case=True), said) is None
    assert hears(ORDER, table(t.Announce(YOU, "no_basic"), case=True), said) is not None
    assert hears(ORDER, table(c.DrawCards(ME, 7), case=True), said) is not None
    assert hears(ORDER, table(case=True), KEEP) is None
    assert hears(ORDER, table(case=True, first=YOU), KEEP) is not None


@pytest.mark.parametrize(
    "play",
    [c.PlayTrainer(ME, BALL), p.AttachCard(ME, "a1", FIRE), p.Evolve(ME, "a1", LUCARIO),
     c.PlayStadium(ME, trainer("Town", "stadium")), p.Attack(ME, "a1", "Punch"),
     p.Retreat(ME, "a1", "a2", free=True), c.UseStadium(ME, None), p.UseAbility(ME, "a1", "Burst"),
     c.PutDown(ME, (FOSSIL,), "bench", ME, up=False)],
)  # fmt: skip
def test_setup_no_actions(play: Play) -> None:
    there: dict[str, Any] = {"mine": [ACTIVE], "my_bench": [BENCHED], "theirs": [mon(PIKACHU)]}
    assert hears(ACTIONS, table(**there), play) == ("illegal", MINE, None)
    assert hears(ACTIONS, position([ACTIVE], [mon(PIKACHU)], my_bench=[BENCHED]), play) is None


@pytest.mark.parametrize(
    "play",
    [c.PutDown(ME, (RIOLU,), "bench", ME, up=False), c.PutDown(ME, (FOSSIL,), "active", ME),
     c.PutDown(ME, (None,), "bench", ME), p.UseAbility(ME, "", "Burst", "hand"),
     p.AttachCard(ME, "a1", FIRE, "deck"), p.Evolve(ME, "a1", LUCARIO, "deck"),
     c.PlayTrainer(ME, BALL, "deck"), c.PlayTrainer(-2, BALL)],
)  # fmt: skip
def test_setup_no_actions_is_silent(play: Play) -> None:
    assert hears(ACTIONS, table(mine=[ACTIVE]), play) is None
