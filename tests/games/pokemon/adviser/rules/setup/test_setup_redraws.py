"""Mulligans, the extra cards for them, and what is said and done in which order."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.core.data.value import replace
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.model.position import Position, Record
from tests.games.adviser.situation import (
    FIRE,
    LUCARIO,
    ME,
    PIKACHU,
    RALTS,
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
REVEAL, WAIT, BOTH = "setup-mulligan-reveal", "setup-mulligan-wait", "setup-both-mulligan"
MANY, MOST, SAID = "setup-many-mulligans", "setup-extra-draw-max", "setup-extra-draw-announce"
TIMING, FIXED = "setup-extra-draw-timing", "setup-active-fixed-after-draw"
ORDER, ACTIONS = "setup-announce-order", "setup-no-actions"
MINE, THEIRS = ("seat.0",), ("seat.1",)

BALL = trainer("Ball")
FOSSIL = trainer("Jaw Fossil", hp=60)
EARLY = pokemon(
    "Cinder", stage="stage2", abilities=(ability("Burst", "When you are setting up to play, …"),)
)
BAD, GOOD = (BALL,) * 7, (BALL,) * 6 + (RIOLU,)
KEEP, NONE = p.Announce(ME, "has_basic"), p.Announce(ME, "no_basic")
BEGIN, READY = p.BeginTurn(ME, ME), p.Announce(ME, "ready")
SHOWN = p.Redraw(ME, shown=True, hand=BAD)
EXTRA = p.DrawCards(ME, 1, "mulligan", announced=True)


def table(
    *done: Play, rounds: tuple[tuple[int, ...], ...] = (), case: bool = False, **more: Any
) -> Position:
    """Return a setup in which `done` was done, with the mulligans of `rounds`."""
    record = Record(mulligans=rounds, setup=done, is_case=case, complete=not case)
    said: dict[str, Any] = {"turn": {"number": 0, "phase": "setup"}, "record": record, **more}
    if not case:
        said.setdefault("seen_by", ME)
    return position(**said)


def noted(*keys: str, **numbers: int) -> dict[str, Any]:
    marks = [Mark(key) for key in keys] + [Mark(key, value) for key, value in numbers.items()]
    return {"marks": tuple(sorted(marks, key=lambda mark: mark.key))}


def alone(at: Position) -> Position:
    return replace(at, sides=at.sides[:1])


# -- who has to redraw, and who may not ------------------------------------------------------------


@pytest.mark.parametrize("play", [KEEP, READY, p.SetPrizes(ME, 6), BEGIN])
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
    assert hears(NEEDED, table(**bad), p.Announce(YOU, "has_basic")) is None
    assert hears(NEEDED, table(mine=[mon()], **bad), READY) is None
    assert hears(NEEDED, table(me={"hand": ()}), KEEP) is None
    assert hears(NEEDED, table(me={"hand": (BALL, EARLY)}), KEEP) is None
    assert hears(NEEDED, table(me={"hand": (BALL, FOSSIL)}), KEEP) is None
    unknown = replace(BALL, kind="unknown")
    assert hears(NEEDED, table(me={"hand": (BALL, unknown)}), KEEP) is None


def test_setup_mulligan_needed_looks_at_the_whole_gesture() -> None:
    bad = table(me={"hand": BAD})
    down = p.PutDown(ME, (LUCARIO,), "active", ME, up=False)
    assert NEEDED not in says(bad, down, p.SetPrizes(ME, 6))
    both = [one for one in says(bad, p.SetPrizes(ME, 6), BEGIN) if one == NEEDED]
    assert both == [NEEDED]


def test_setup_mulligan_needed_takes_a_case_at_its_word() -> None:
    at = table(case=True, mine=[mon(None)], me={"hand": BAD})
    assert hears(NEEDED, at, KEEP) is not None
    assert hears(NEEDED, at, p.SetPrizes(ME, 6)) is None


def test_setup_mulligan_not_allowed() -> None:
    spoken = ("illegal", MINE, None)
    assert hears(NOT_ALLOWED, table(), p.Redraw(ME, True, GOOD)) == spoken
    assert hears(NOT_ALLOWED, table(me={"hand": GOOD}), NONE) == spoken
    assert hears(NOT_ALLOWED, table(), p.Redraw(YOU, True, GOOD)) == ("illegal", THEIRS, None)


def test_setup_mulligan_not_allowed_is_silent() -> None:
    assert hears(NOT_ALLOWED, table(), SHOWN) is None
    assert hears(NOT_ALLOWED, table(), p.Redraw(ME)) is None
    assert hears(NOT_ALLOWED, table(), p.Redraw(ME, True, (EARLY, FOSSIL, FIRE))) is None
    assert hears(NOT_ALLOWED, table(me={"hand": GOOD}), KEEP) is None
    assert hears(NOT_ALLOWED, table(me={"hand": BAD}), NONE) is None
    assert hears(NOT_ALLOWED, table(), NONE) is None
    assert hears(NOT_ALLOWED, position(), p.Redraw(ME, True, GOOD)) is None
    assert hears(NOT_ALLOWED, table(), p.Redraw(-1, True, GOOD)) is None


def test_setup_mulligan_not_allowed_names_the_pokemon() -> None:
    (said,) = judge(table(), (p.Redraw(ME, True, GOOD),))
    assert "Riolu" in said.message.en
    assert "Riolu" in said.message.ja


# -- how it is done --------------------------------------------------------------------------------


def test_setup_mulligan_reveal() -> None:
    hidden = p.Redraw(ME, shown=False)
    assert hears(REVEAL, table(), hidden) == ("illegal", MINE, None)
    assert hears(REVEAL, table(), SHOWN) is None
    assert hears(REVEAL, table(), p.Redraw(ME)) is None
    assert hears(REVEAL, alone(table()), hidden) is None
    assert hears(REVEAL, position(), hidden) is None


def test_setup_mulligan_reveal_heeds_what_was_shown_before() -> None:
    hidden, show = p.Redraw(ME, shown=False), p.Reveal(ME, "hand", ME, 7)
    drew = p.DrawCards(ME, 7)
    assert hears(REVEAL, table(drew, show), hidden) is None
    assert hears(REVEAL, table(show, drew), hidden) is not None
    assert hears(REVEAL, table(show, p.Redraw(ME, True)), hidden) is not None
    assert hears(REVEAL, table(show, p.DrawCards(YOU, 7)), hidden) is None
    assert hears(REVEAL, table(p.Reveal(YOU, "hand", YOU, 7)), hidden) is not None
    assert hears(REVEAL, table(p.Reveal(ME, "deck", ME, 7)), hidden) is not None


SETTING: dict[str, Any] = {"prizes": 0}


def test_setup_mulligan_wait() -> None:
    spoken = ("suspicious", MINE, None)
    assert hears(WAIT, table(theirs=[mon()], you=SETTING), SHOWN) == spoken
    assert hears(WAIT, table(you=noted("has_basic")), SHOWN) == spoken
    told = p.Announce(YOU, "has_basic")
    assert hears(WAIT, table(told), SHOWN) == spoken


def test_setup_mulligan_wait_is_silent() -> None:
    assert hears(WAIT, table(theirs=[mon()], you={"prizes": 6}), SHOWN) is None
    assert hears(WAIT, table(), SHOWN) is None, "the other may have none either"
    assert hears(WAIT, table(you=noted("no_basic")), SHOWN) is None
    assert hears(WAIT, table(p.Announce(YOU, "no_basic")), SHOWN) is None
    assert hears(WAIT, table(p.Announce(ME, "has_basic")), SHOWN) is None
    unready: dict[str, Any] = {"theirs": [mon()], "you": SETTING}
    assert hears(WAIT, table(**unready), p.Redraw(ME, shown=False)) is None
    assert hears(WAIT, table(**unready), p.Redraw(ME, True, GOOD)) is None
    assert hears(WAIT, table(**unready), p.Redraw(-1, True, BAD)) is None
    assert hears(WAIT, position(theirs=[mon()], you=SETTING), SHOWN) is None


def test_setup_mulligan_wait_is_for_the_first_time() -> None:
    unready: dict[str, Any] = {"theirs": [mon()], "you": SETTING}
    assert hears(WAIT, table(rounds=((ME,),), **unready), SHOWN) is None
    assert hears(WAIT, table(rounds=((YOU,),), **unready), SHOWN) is not None
    assert hears(WAIT, table(rounds=((ME, YOU),), **unready), SHOWN) is not None
    assert hears(WAIT, table(me=noted(mulligans=1), **unready), SHOWN) is None


def test_setup_mulligan_wait_before_the_hand_is_shown() -> None:
    show = p.Reveal(ME, "hand", ME, 7)
    unready: dict[str, Any] = {"theirs": [mon()], "you": SETTING}
    assert hears(WAIT, table(me={"hand": BAD}, **unready), show) == ("suspicious", MINE, None)
    assert hears(WAIT, table(me=noted("no_basic"), **unready), show) is not None
    assert hears(WAIT, table(me={"hand": GOOD}, **unready), show) is None
    assert hears(WAIT, table(mine=[mon()], me=noted("no_basic"), **unready), show) is None
    assert hears(WAIT, table(**unready), show) is None
    bad: dict[str, Any] = {"me": {"hand": BAD}, **unready}
    assert hears(WAIT, table(**bad), p.Reveal(ME, "deck", ME, 7)) is None
    assert hears(WAIT, table(**bad), p.Reveal(ME, "hand", YOU, 7)) is None


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
    assert hears(MANY, table(case=True), p.Redraw(ME, True, number=8)) is not None
    assert hears(MANY, table(case=True), p.Redraw(ME, True, number=7)) is None
    assert hears(MANY, table(case=True, rounds=((ME,),) * 6), SHOWN) is None


# -- extra cards -----------------------------------------------------------------------------------


def drawn(count: int, **more: Any) -> p.DrawCards:
    return p.DrawCards(ME, count, "mulligan", **{"announced": True, **more})


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
    assert hears(BOTH, shared, p.DrawCards(ME, 1, "effect")) is None
    assert hears(BOTH, position([mon()], record=shared.record), drawn(1)) is None


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
    theirs = p.DrawCards(YOU, 1, "mulligan")
    assert hears(MOST, table(theirs, **marked), drawn(2)) is None


def test_setup_extra_draw_max_knows_cards_drawn_by_hand() -> None:
    marked: dict[str, Any] = {"mine": [mon()], "you": noted(mulligans=1)}
    down = p.PutDown(ME, (RIOLU,), "active", ME, up=False)
    hand, one = p.DrawCards(ME, 7), p.DrawCards(ME, 1)
    assert hears(MOST, table(hand, down, **marked), one) is None
    assert hears(MOST, table(hand, down, one, **marked), one) == ("illegal", MINE, "0..1")
    effect = p.DrawCards(ME, 1, "effect")
    assert hears(MOST, table(hand, down, effect, **marked), one) is None
    assert hears(MOST, table(hand, down, you=noted(mulligans=1)), p.DrawCards(ME, 5)) is None


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
    back = p.MoveCards(YOU, (None,) * 7, "hand", "deck")
    assert hears(MOST, table(back, **marked), drawn(2)) == ("suspicious", MINE, "0..1")
    mine = p.MoveCards(ME, (None,) * 7, "hand", "deck")
    assert hears(MOST, table(mine, **marked), drawn(2)) == ("illegal", MINE, "0..1")
    up = p.MoveCards(YOU, (None,) * 7, "deck", "hand")
    assert hears(MOST, table(up, **marked), drawn(2)) == ("illegal", MINE, "0..1")
    off = p.MoveCards(YOU, (None,) * 7, "hand", "discard")
    assert hears(MOST, table(off, **marked), drawn(2)) == ("illegal", MINE, "0..1")


def test_setup_extra_draw_max_is_silent() -> None:
    assert hears(MOST, table(case=True), drawn(1)) is None, "no mulligan is told of"
    at = table(mine=[mon()])
    unseen = replace(at, record=replace(at.record, complete=False))
    assert hears(MOST, unseen, drawn(1)) is None
    assert hears(MOST, table(mine=[mon()], rounds=((ME, YOU),)), drawn(1)) is None
    assert hears(MOST, at, drawn(1, deck_of=YOU)) is None
    assert hears(MOST, at, p.DrawCards(-2, 1, "mulligan")) is None
    assert hears(MOST, position([mon()], record=Record(complete=True)), drawn(1)) is None
    assert hears(MOST, table(), p.DrawCards(ME, 7)) is None
    assert hears(MOST, table(case=True, rounds=((YOU,),)), p.DrawCards(ME, 7)) is None
    assert hears(MOST, table(mine=[mon()]), drawn(1)) == ("illegal", MINE, "0..0")


def test_setup_extra_draw_announce() -> None:
    marked: dict[str, Any] = {"mine": [mon()], "you": noted(mulligans=2)}
    one = p.DrawCards(ME, 1)
    assert hears(SAID, table(**marked), one) == ("reminder", MINE, None)
    assert hears(SAID, table(**marked), drawn(2)) is None
    assert hears(SAID, table(p.Announce(ME, "extra_draw", number=2), **marked), one) is None
    assert hears(SAID, table(p.Announce(ME, "no_extra_draw"), **marked), one) is None
    assert hears(SAID, table(p.Announce(YOU, "extra_draw"), **marked), one) is not None
    assert hears(SAID, table(p.Announce(ME, "ready"), **marked), one) is not None


def test_setup_extra_draw_announce_is_said_once() -> None:
    marked: dict[str, Any] = {"mine": [mon()], "you": noted(mulligans=3)}
    down, one = p.PutDown(ME, (RIOLU,), "active", ME, up=False), p.DrawCards(ME, 1)
    assert hears(SAID, table(down, **marked), one) is not None
    assert hears(SAID, table(down, one, **marked), one) is None
    told = p.Announce(ME, "extra_draw", number=1)
    assert hears(SAID, table(down, told, drawn(1), **marked), one) is not None


def test_setup_extra_draw_announce_is_silent() -> None:
    none = table(mine=[mon()])
    assert hears(SAID, none, p.DrawCards(ME, 1)) is None, "there is nothing to draw for"
    marked: dict[str, Any] = {"mine": [mon()], "you": noted(mulligans=2)}
    assert hears(SAID, table(**marked), p.DrawCards(ME, 3)) is None
    assert hears(SAID, table(**marked), p.DrawCards(ME, 2)) is not None
    assert hears(SAID, table(**marked), p.DrawCards(ME, 0)) is None
    assert hears(SAID, table(you=noted(mulligans=2)), p.DrawCards(ME, 1)) is None


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
    assert hears(TIMING, early, p.DrawCards(ME, 1)) is not None


def test_setup_extra_draw_timing_is_silent() -> None:
    marked: dict[str, Any] = {"mine": [mon()], "you": noted(mulligans=2)}
    assert hears(TIMING, table(me=SETTING, **marked), drawn(0)) is None
    assert hears(TIMING, table(me={"prizes": 6}, **marked), drawn(1)) is None
    assert hears(TIMING, table(me={"prizes": None}, **marked), drawn(1)) is None
    assert hears(TIMING, table(me=SETTING, options=(("prizes", "0"),), **marked), drawn(1)) is None
    assert hears(TIMING, table(me=SETTING), p.DrawCards(ME, 7)) is None


ACTIVE, BENCHED = mon(uid="a1"), mon(RALTS, uid="a2")


@pytest.mark.parametrize(
    "play",
    [p.Switch(ME, "a1", "a2"), p.Promote(ME, "a2"), p.MoveToBench(ME, "a1"),
     p.PutDown(ME, (RIOLU,), "active", ME, up=False), p.LeavePlay(ME, "a1", "hand")],
)  # fmt: skip
def test_setup_active_fixed_after_draw(play: Play) -> None:
    there: dict[str, Any] = {"mine": [ACTIVE], "my_bench": [BENCHED], "you": noted(mulligans=1)}
    assert hears(FIXED, table(EXTRA, **there), play) == ("illegal", MINE, None)
    assert hears(FIXED, table(**there), play) is None
    theirs = p.DrawCards(YOU, 1, "mulligan")
    assert hears(FIXED, table(theirs, **there), play) is None
    drew = Record(setup=(EXTRA,))
    assert hears(FIXED, position([ACTIVE], my_bench=[BENCHED], record=drew), play) is None


def test_setup_active_fixed_after_draw_leaves_the_bench_alone() -> None:
    there: dict[str, Any] = {"mine": [ACTIVE], "my_bench": [BENCHED]}
    at = table(EXTRA, **there)
    assert hears(FIXED, at, p.PutDown(ME, (RIOLU,), "bench", ME, up=False)) is None
    assert hears(FIXED, at, p.PutDown(ME, (RIOLU,), "active", YOU, up=False)) is None
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
    said, first = p.Announce(YOU, verb), noted("first")
    assert hears(ORDER, table(me=first), said) == ("reminder", THEIRS, None)
    assert hears(ORDER, table(you=first), said) is None
    assert hears(ORDER, table(), said) is None, "nobody decided who goes first"
    assert hears(ORDER, position(me=first), said) is None


@pytest.mark.parametrize("key", ["has_basic", "no_basic", "ready"])
def test_setup_announce_order_is_silent_after_the_first_player_told(key: str) -> None:
    assert hears(ORDER, table(me=noted("first", key)), p.Announce(YOU, "has_basic")) is None


def test_setup_announce_order_is_silent() -> None:
    first: dict[str, Any] = {"me": noted("first")}
    assert hears(ORDER, table(**first), p.Announce(YOU, "ready")) is None
    assert hears(ORDER, table(mine=[mon()], **first), p.Announce(YOU, "has_basic")) is None
    assert hears(ORDER, table(**first), p.Announce(-1, "has_basic")) is None


def test_setup_announce_order_in_a_case() -> None:
    said = p.Announce(YOU, "has_basic")
    assert hears(ORDER, table(case=True, mine=[mon()]), said) is not None
    assert hears(ORDER, table(p.Announce(ME, "no_basic"), case=True), said) is None
    assert hears(ORDER, table(p.Announce(YOU, "no_basic"), case=True), said) is not None
    assert hears(ORDER, table(p.DrawCards(ME, 7), case=True), said) is not None
    assert hears(ORDER, table(case=True), KEEP) is None
    assert hears(ORDER, table(case=True, first=YOU), KEEP) is not None


@pytest.mark.parametrize(
    "play",
    [p.PlayTrainer(ME, BALL), p.AttachCard(ME, "a1", FIRE), p.Evolve(ME, "a1", LUCARIO),
     p.PlayStadium(ME, trainer("Town", "stadium")), p.Attack(ME, "a1", "Punch"),
     p.Retreat(ME, "a1", "a2", free=True), p.UseStadium(ME, None), p.UseAbility(ME, "a1", "Burst"),
     p.PutDown(ME, (FOSSIL,), "bench", ME, up=False)],
)  # fmt: skip
def test_setup_no_actions(play: Play) -> None:
    there: dict[str, Any] = {"mine": [ACTIVE], "my_bench": [BENCHED], "theirs": [mon(PIKACHU)]}
    assert hears(ACTIONS, table(**there), play) == ("illegal", MINE, None)
    assert hears(ACTIONS, position([ACTIVE], [mon(PIKACHU)], my_bench=[BENCHED]), play) is None


@pytest.mark.parametrize(
    "play",
    [p.PutDown(ME, (RIOLU,), "bench", ME, up=False), p.PutDown(ME, (FOSSIL,), "active", ME),
     p.PutDown(ME, (None,), "bench", ME), p.UseAbility(ME, "", "Burst", "hand"),
     p.AttachCard(ME, "a1", FIRE, "deck"), p.Evolve(ME, "a1", LUCARIO, "deck"),
     p.PlayTrainer(ME, BALL, "deck"), p.PlayTrainer(-2, BALL)],
)  # fmt: skip
def test_setup_no_actions_is_silent(play: Play) -> None:
    assert hears(ACTIONS, table(mine=[ACTIVE]), play) is None
