"""The opening hand and what is put down before the game."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import turn_plays as t
from tests.games.pokemon.adviser.rules.setup.opening_table import (
    BEGIN,
    MINE,
    READY,
    THEIRS,
    down,
    table,
)
from tests.games.pokemon.adviser.situation import (
    FIRE,
    LUCARIO,
    ME,
    RALTS,
    RIOLU,
    YOU,
    Heard,
    ability,
    hears,
    mon,
    pokemon,
    position,
    says,
    trainer,
)

SEVEN, SHUFFLE, BASIC = "setup-hand-seven", "setup-shuffle-first", "setup-active-basic"
FOSSIL_RULE, ONE, BENCH = "setup-item-not-basic", "setup-one-active", "setup-bench-max"

FOSSIL = trainer("Jaw Fossil", hp=60, text="Play this card as if it were a Basic Pokémon.")
BALL = trainer("Ball")
EARLY = pokemon(
    "Cinder",
    stage="stage2",
    evolves="Raboot",
    abilities=(ability("Burst", "If this is in your hand when you are setting up to play, …"),),
)
DREW, CUT = c.DrawCards(ME, 7), c.ShuffleZone(ME, "deck", ME)


# -- the opening hand ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "drawn", "heard"),
    [(0, 8, MINE), (0, 7, None), (6, 1, None), (7, 1, MINE), (0, 6, None), (None, 8, MINE)],
)
def test_setup_hand_seven(held: int | None, drawn: int, heard: tuple[str, ...] | None) -> None:
    said = hears(SEVEN, table(me={"hand_count": held}), c.DrawCards(ME, drawn))
    assert said == (None if heard is None else ("illegal", heard, 7))


@pytest.mark.parametrize(
    ("count", "reason", "wrong"),
    [(8, "opening", True), (6, "opening", True), (7, "opening", False), (8, "", True),
     (6, "", False), (8, "effect", False), (8, "mulligan", False)],
)  # fmt: skip
def test_setup_hand_seven_in_a_case(count: int, reason: str, wrong: bool) -> None:
    at = table(case=True, me={"hand_count": 5})
    assert (hears(SEVEN, at, c.DrawCards(ME, count, reason)) is not None) is wrong


def test_setup_hand_seven_counts_what_the_first_pokemon_is_put_down_from() -> None:
    for held, wrong in ((6, True), (7, False), (8, True), (None, False)):
        at = table(me={"hand_count": held})
        for spot in ("active", "bench"):
            assert (hears(SEVEN, at, down(RIOLU, spot)) is not None) is wrong
    six = table(me={"hand_count": 6})
    assert hears(SEVEN, six, down(RIOLU, source="deck")) is None
    assert hears(SEVEN, table(mine=[mon()], me={"hand_count": 6}), down(RIOLU, "bench")) is None
    drew = table(c.DrawCards(ME, 2, "mulligan"), me={"hand_count": 9})
    assert hears(SEVEN, drew, down(RIOLU)) is None


def test_setup_hand_seven_takes_a_hand_that_a_case_lists_for_part_of_it() -> None:
    few = table(case=True, me={"hand": (RIOLU,), "hand_count": 1})
    assert hears(SEVEN, few, down(RIOLU)) is None
    many = table(case=True, me={"hand": (RIOLU,) * 8, "hand_count": 8})
    assert hears(SEVEN, many, down(RIOLU)) == ("illegal", MINE, 7)
    counted = table(case=True, me={"hand_count": 6})
    assert hears(SEVEN, counted, down(RIOLU)) is not None


def test_setup_hand_seven_is_silent_in_a_game_and_for_another_deck() -> None:
    assert hears(SEVEN, position(), c.DrawCards(ME, 8)) is None
    assert hears(SEVEN, table(), c.DrawCards(ME, 8, deck_of=YOU)) is None
    assert hears(SEVEN, table(), c.DrawCards(ME, 8, deck_of=ME)) is not None
    assert hears(SEVEN, table(mine=[mon()]), c.DrawCards(ME, 8)) is None
    assert hears(SEVEN, table(), c.DrawCards(-2, 8)) is None


def test_setup_shuffle_first() -> None:
    assert hears(SHUFFLE, table(me={"hand_count": 0}), DREW) == ("reminder", MINE, None)
    assert hears(SHUFFLE, table(CUT, me={"hand_count": 0}), DREW) is None
    other = c.ShuffleZone(YOU, "deck", YOU)
    assert hears(SHUFFLE, table(other, me={"hand_count": 0}), DREW) is not None
    hand = c.ShuffleZone(ME, "hand", ME)
    assert hears(SHUFFLE, table(hand, me={"hand_count": 0}), DREW) is not None
    unsaid = c.ShuffleZone(ME, "deck")
    assert hears(SHUFFLE, table(unsaid, me={"hand_count": 0}), DREW) is None


def test_setup_shuffle_first_is_silent_for_a_shuffle_in_the_same_gesture() -> None:
    assert SHUFFLE not in says(table(me={"hand_count": 0}), CUT, DREW)


def test_setup_shuffle_first_is_asked_again_after_a_mulligan() -> None:
    again = table(CUT, c.Redraw(ME), me={"hand_count": 0})
    assert hears(SHUFFLE, again, DREW) is not None
    theirs = table(CUT, c.Redraw(YOU), me={"hand_count": 0})
    assert hears(SHUFFLE, theirs, DREW) is None


def test_setup_shuffle_first_is_silent_for_any_other_draw() -> None:
    assert hears(SHUFFLE, table(me={"hand_count": 1}), c.DrawCards(ME, 6)) is None
    assert hears(SHUFFLE, table(mine=[mon()], me={"hand_count": 0}), DREW) is None
    assert hears(SHUFFLE, table(me={"hand_count": 0}), c.DrawCards(ME, 7, "effect")) is None
    assert hears(SHUFFLE, table(me={"hand_count": 0}), c.DrawCards(ME, 7, deck_of=YOU)) is None
    assert hears(SHUFFLE, table(me={"hand_count": 0}, complete=False), DREW) is None
    assert hears(SHUFFLE, position(me={"hand_count": 0}), DREW) is None


def test_setup_shuffle_first_in_a_case() -> None:
    assert hears(SHUFFLE, table(case=True), c.DrawCards(ME, 7, "opening")) is not None
    assert hears(SHUFFLE, table(case=True), c.DrawCards(ME, 7)) is not None
    assert hears(SHUFFLE, table(case=True), c.DrawCards(ME, 6)) is None
    assert hears(SHUFFLE, table(case=True), c.DrawCards(ME, 6, "opening")) is not None


# -- what is put down ------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [LUCARIO, FIRE, BALL])
def test_setup_active_basic(card: Any) -> None:
    assert hears(BASIC, table(), down(card)) == ("illegal", MINE, None)


@pytest.mark.parametrize("card", [RIOLU, EARLY, None, FOSSIL])
def test_setup_active_basic_is_silent(card: Any) -> None:
    assert hears(BASIC, table(), down(card)) is None


def test_setup_active_basic_asks_only_the_active_spot_of_a_setup() -> None:
    assert hears(BASIC, table(), down(LUCARIO, "bench")) is None
    assert hears(BASIC, position(), down(LUCARIO)) is None
    assert hears(BASIC, table(), down(LUCARIO, by=-2)) is None


def test_setup_active_basic_is_seen_of_others_when_the_game_begins() -> None:
    at = table(mine=[mon(LUCARIO)], theirs=[mon(LUCARIO)])
    assert hears(BASIC, at, BEGIN) == ("illegal", THEIRS, None)
    assert hears(BASIC, table(mine=[mon(LUCARIO)], theirs=[mon()]), BEGIN) is None
    assert hears(BASIC, table(theirs=[mon(LUCARIO)], seen_by=None), BEGIN) is None
    assert hears(BASIC, table(theirs=[mon()], their_bench=[mon(LUCARIO)]), BEGIN) is None
    assert hears(BASIC, position([mon()], [mon(LUCARIO)], seen_by=ME), BEGIN) is None


def test_setup_active_basic_at_the_start_of_a_case() -> None:
    at = table(case=True, mine=[mon(LUCARIO)], theirs=[mon(None)])
    assert hears(BASIC, at, BEGIN) == ("illegal", MINE, None)
    second = table(case=True, mine=[mon(RIOLU)], theirs=[mon(LUCARIO)])
    assert hears(BASIC, second, BEGIN) == ("illegal", THEIRS, None)


def test_setup_item_not_basic() -> None:
    assert hears(FOSSIL_RULE, table(), down(FOSSIL)) == ("illegal", MINE, None)
    assert hears(FOSSIL_RULE, table(theirs=[mon(FOSSIL)]), BEGIN) == ("illegal", THEIRS, None)
    assert hears(FOSSIL_RULE, table(), down(RIOLU)) is None
    assert hears(FOSSIL_RULE, table(), down(BALL)) is None
    assert hears(FOSSIL_RULE, table(), down(FOSSIL, "bench")) is None
    assert hears(FOSSIL_RULE, position(), down(FOSSIL)) is None


def test_setup_item_not_basic_does_not_keep_a_hand() -> None:
    said = t.Announce(ME, "has_basic")
    kept = table(me={"hand": (FOSSIL, BALL)})
    assert hears(FOSSIL_RULE, kept, said) == ("illegal", MINE, None)
    assert hears(FOSSIL_RULE, kept, t.Announce(ME, "no_basic")) is None
    assert hears(FOSSIL_RULE, table(me={"hand": (FOSSIL, RIOLU)}), said) is None
    assert hears(FOSSIL_RULE, table(me={"hand": (BALL,)}), said) is None
    assert hears(FOSSIL_RULE, table(), said) is None
    assert hears(FOSSIL_RULE, position(me={"hand": (FOSSIL, BALL)}), said) is None


def test_setup_one_active() -> None:
    spoken = ("illegal", MINE, 1)
    assert hears(ONE, table(mine=[mon()]), down(RIOLU)) == spoken
    assert hears(ONE, table(), c.PutDown(ME, (RIOLU, RALTS), "active", ME, up=False)) == spoken
    assert hears(ONE, table(mine=[mon(), mon()]), READY) == spoken
    assert hears(ONE, table(mine=[mon(), mon()]), BEGIN) == spoken
    assert hears(ONE, table(theirs=[mon(), mon()]), BEGIN) == ("illegal", THEIRS, 1)


def test_setup_one_active_is_silent_for_one() -> None:
    assert hears(ONE, table(), down(RIOLU)) is None
    assert hears(ONE, table(mine=[mon()], my_bench=[mon()]), BEGIN) is None
    assert hears(ONE, table(mine=[mon()]), down(RIOLU, "bench")) is None
    assert hears(ONE, table(theirs=[mon(), mon()]), READY) is None
    assert hears(ONE, table(mine=[mon(), mon()]), t.Announce(ME, "has_basic")) is None
    assert hears(ONE, position([mon()]), down(RIOLU)) is None


def test_setup_one_active_speaks_of_whose_side_it_is() -> None:
    onto = c.PutDown(ME, (RIOLU,), "active", YOU, up=False)
    assert hears(ONE, table(theirs=[mon()]), onto) == ("illegal", THEIRS, 1)
    nowhere = c.PutDown(ME, (RIOLU, RIOLU), "active", 7, up=False)
    assert hears(ONE, table(), nowhere) is None


@pytest.mark.parametrize(("there", "wrong"), [(5, True), (4, False), (0, False)])
def test_setup_bench_max(there: int, wrong: bool) -> None:
    heard: Heard = ("illegal", MINE, 5) if wrong else None
    at = table(mine=[mon()], my_bench=[mon()] * there)
    assert hears(BENCH, at, down(RIOLU, "bench")) == heard


def test_setup_bench_max_when_all_is_settled() -> None:
    six = table(mine=[mon()], my_bench=[mon()] * 6)
    assert hears(BENCH, six, READY) == hears(BENCH, six, BEGIN) == ("illegal", MINE, 5)
    assert hears(BENCH, six, t.Announce(YOU, "ready")) is None
    assert hears(BENCH, table(my_bench=[mon()] * 5), BEGIN) is None
    assert hears(BENCH, position(my_bench=[mon()] * 6), READY) is None


def test_setup_bench_max_heeds_the_limit_that_people_noted() -> None:
    wide = table(my_bench=[mon()] * 5, marks=(Mark("bench", 8),))
    assert hears(BENCH, wide, down(RIOLU, "bench")) is None
    narrow = table(my_bench=[mon()] * 3, marks=(Mark("bench", 3),))
    assert hears(BENCH, narrow, down(RIOLU, "bench")) == ("illegal", MINE, 3)
