"""The opening hand and what is put down before the game."""

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
FACE, PRIZES, BEFORE = "setup-face-down", "setup-prizes-six", "setup-prizes-before-active"
PRIZE_DOWN = "setup-prize-face-down"
MINE, THEIRS = ("seat.0",), ("seat.1",)

FOSSIL = trainer("Jaw Fossil", hp=60, text="Play this card as if it were a Basic Pokémon.")
BALL = trainer("Ball")
EARLY = pokemon(
    "Cinder",
    stage="stage2",
    evolves="Raboot",
    abilities=(ability("Burst", "If this is in your hand when you are setting up to play, …"),),
)
DREW, CUT = p.DrawCards(ME, 7), p.ShuffleZone(ME, "deck", ME)
BEGIN, READY = p.BeginTurn(ME, ME), p.Announce(ME, "ready")


def table(*done: Play, case: bool = False, complete: bool = True, **more: Any) -> Position:
    """Return a setup in which `done` was done; by a seat that saw all of it, or of a case."""
    record = Record(setup=done, is_case=case, complete=complete and not case)
    said: dict[str, Any] = {"turn": {"number": 0, "phase": "setup"}, "record": record, **more}
    if not case:
        said.setdefault("seen_by", ME)
    return position(**said)


def down(card: Any, spot: str = "active", by: int = ME, **more: Any) -> p.PutDown:
    more.setdefault("up", False)
    return p.PutDown(by, (card,), spot, by, **more)


# -- the opening hand ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "drawn", "heard"),
    [(0, 8, MINE), (0, 7, None), (6, 1, None), (7, 1, MINE), (0, 6, None), (None, 8, MINE)],
)
def test_setup_hand_seven(held: int | None, drawn: int, heard: tuple[str, ...] | None) -> None:
    said = hears(SEVEN, table(me={"hand_count": held}), p.DrawCards(ME, drawn))
    assert said == (None if heard is None else ("illegal", heard, 7))


@pytest.mark.parametrize(
    ("count", "reason", "wrong"),
    [(8, "opening", True), (6, "opening", True), (7, "opening", False), (8, "", True),
     (6, "", False), (8, "effect", False), (8, "mulligan", False)],
)  # fmt: skip
def test_setup_hand_seven_in_a_case(count: int, reason: str, wrong: bool) -> None:
    at = table(case=True, me={"hand_count": 5})
    assert (hears(SEVEN, at, p.DrawCards(ME, count, reason)) is not None) is wrong


def test_setup_hand_seven_counts_what_the_first_pokemon_is_put_down_from() -> None:
    for held, wrong in ((6, True), (7, False), (8, True), (None, False)):
        at = table(me={"hand_count": held})
        for spot in ("active", "bench"):
            assert (hears(SEVEN, at, down(RIOLU, spot)) is not None) is wrong
    six = table(me={"hand_count": 6})
    assert hears(SEVEN, six, down(RIOLU, source="deck")) is None
    assert hears(SEVEN, table(mine=[mon()], me={"hand_count": 6}), down(RIOLU, "bench")) is None
    drew = table(p.DrawCards(ME, 2, "mulligan"), me={"hand_count": 9})
    assert hears(SEVEN, drew, down(RIOLU)) is None


def test_setup_hand_seven_takes_a_hand_that_a_case_lists_for_part_of_it() -> None:
    few = table(case=True, me={"hand": (RIOLU,), "hand_count": 1})
    assert hears(SEVEN, few, down(RIOLU)) is None
    many = table(case=True, me={"hand": (RIOLU,) * 8, "hand_count": 8})
    assert hears(SEVEN, many, down(RIOLU)) == ("illegal", MINE, 7)
    counted = table(case=True, me={"hand_count": 6})
    assert hears(SEVEN, counted, down(RIOLU)) is not None


def test_setup_hand_seven_is_silent_in_a_game_and_for_another_deck() -> None:
    assert hears(SEVEN, position(), p.DrawCards(ME, 8)) is None
    assert hears(SEVEN, table(), p.DrawCards(ME, 8, deck_of=YOU)) is None
    assert hears(SEVEN, table(), p.DrawCards(ME, 8, deck_of=ME)) is not None
    assert hears(SEVEN, table(mine=[mon()]), p.DrawCards(ME, 8)) is None
    assert hears(SEVEN, table(), p.DrawCards(-2, 8)) is None


def test_setup_shuffle_first() -> None:
    assert hears(SHUFFLE, table(me={"hand_count": 0}), DREW) == ("reminder", MINE, None)
    assert hears(SHUFFLE, table(CUT, me={"hand_count": 0}), DREW) is None
    other = p.ShuffleZone(YOU, "deck", YOU)
    assert hears(SHUFFLE, table(other, me={"hand_count": 0}), DREW) is not None
    hand = p.ShuffleZone(ME, "hand", ME)
    assert hears(SHUFFLE, table(hand, me={"hand_count": 0}), DREW) is not None
    unsaid = p.ShuffleZone(ME, "deck")
    assert hears(SHUFFLE, table(unsaid, me={"hand_count": 0}), DREW) is None


def test_setup_shuffle_first_is_silent_for_a_shuffle_in_the_same_gesture() -> None:
    assert SHUFFLE not in says(table(me={"hand_count": 0}), CUT, DREW)


def test_setup_shuffle_first_is_asked_again_after_a_mulligan() -> None:
    again = table(CUT, p.Redraw(ME), me={"hand_count": 0})
    assert hears(SHUFFLE, again, DREW) is not None
    theirs = table(CUT, p.Redraw(YOU), me={"hand_count": 0})
    assert hears(SHUFFLE, theirs, DREW) is None


def test_setup_shuffle_first_is_silent_for_any_other_draw() -> None:
    assert hears(SHUFFLE, table(me={"hand_count": 1}), p.DrawCards(ME, 6)) is None
    assert hears(SHUFFLE, table(mine=[mon()], me={"hand_count": 0}), DREW) is None
    assert hears(SHUFFLE, table(me={"hand_count": 0}), p.DrawCards(ME, 7, "effect")) is None
    assert hears(SHUFFLE, table(me={"hand_count": 0}), p.DrawCards(ME, 7, deck_of=YOU)) is None
    assert hears(SHUFFLE, table(me={"hand_count": 0}, complete=False), DREW) is None
    assert hears(SHUFFLE, position(me={"hand_count": 0}), DREW) is None


def test_setup_shuffle_first_in_a_case() -> None:
    assert hears(SHUFFLE, table(case=True), p.DrawCards(ME, 7, "opening")) is not None
    assert hears(SHUFFLE, table(case=True), p.DrawCards(ME, 7)) is not None
    assert hears(SHUFFLE, table(case=True), p.DrawCards(ME, 6)) is None
    assert hears(SHUFFLE, table(case=True), p.DrawCards(ME, 6, "opening")) is not None


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
    said = p.Announce(ME, "has_basic")
    kept = table(me={"hand": (FOSSIL, BALL)})
    assert hears(FOSSIL_RULE, kept, said) == ("illegal", MINE, None)
    assert hears(FOSSIL_RULE, kept, p.Announce(ME, "no_basic")) is None
    assert hears(FOSSIL_RULE, table(me={"hand": (FOSSIL, RIOLU)}), said) is None
    assert hears(FOSSIL_RULE, table(me={"hand": (BALL,)}), said) is None
    assert hears(FOSSIL_RULE, table(), said) is None
    assert hears(FOSSIL_RULE, position(me={"hand": (FOSSIL, BALL)}), said) is None


def test_setup_one_active() -> None:
    spoken = ("illegal", MINE, 1)
    assert hears(ONE, table(mine=[mon()]), down(RIOLU)) == spoken
    assert hears(ONE, table(), p.PutDown(ME, (RIOLU, RALTS), "active", ME, up=False)) == spoken
    assert hears(ONE, table(mine=[mon(), mon()]), READY) == spoken
    assert hears(ONE, table(mine=[mon(), mon()]), BEGIN) == spoken
    assert hears(ONE, table(theirs=[mon(), mon()]), BEGIN) == ("illegal", THEIRS, 1)


def test_setup_one_active_is_silent_for_one() -> None:
    assert hears(ONE, table(), down(RIOLU)) is None
    assert hears(ONE, table(mine=[mon()], my_bench=[mon()]), BEGIN) is None
    assert hears(ONE, table(mine=[mon()]), down(RIOLU, "bench")) is None
    assert hears(ONE, table(theirs=[mon(), mon()]), READY) is None
    assert hears(ONE, table(mine=[mon(), mon()]), p.Announce(ME, "has_basic")) is None
    assert hears(ONE, position([mon()]), down(RIOLU)) is None


def test_setup_one_active_speaks_of_whose_side_it_is() -> None:
    onto = p.PutDown(ME, (RIOLU,), "active", YOU, up=False)
    assert hears(ONE, table(theirs=[mon()]), onto) == ("illegal", THEIRS, 1)
    nowhere = p.PutDown(ME, (RIOLU, RIOLU), "active", 7, up=False)
    assert hears(ONE, table(), nowhere) is None


@pytest.mark.parametrize(("there", "wrong"), [(5, True), (4, False), (0, False)])
def test_setup_bench_max(there: int, wrong: bool) -> None:
    heard: Heard = ("illegal", MINE, 5) if wrong else None
    at = table(mine=[mon()], my_bench=[mon()] * there)
    assert hears(BENCH, at, down(RIOLU, "bench")) == heard


def test_setup_bench_max_when_all_is_settled() -> None:
    six = table(mine=[mon()], my_bench=[mon()] * 6)
    assert hears(BENCH, six, READY) == hears(BENCH, six, BEGIN) == ("illegal", MINE, 5)
    assert hears(BENCH, six, p.Announce(YOU, "ready")) is None
    assert hears(BENCH, table(my_bench=[mon()] * 5), BEGIN) is None
    assert hears(BENCH, position(my_bench=[mon()] * 6), READY) is None


def test_setup_bench_max_heeds_the_limit_that_people_noted() -> None:
    wide = table(my_bench=[mon()] * 5, marks=(Mark("bench", 8),))
    assert hears(BENCH, wide, down(RIOLU, "bench")) is None
    narrow = table(my_bench=[mon()] * 3, marks=(Mark("bench", 3),))
    assert hears(BENCH, narrow, down(RIOLU, "bench")) == ("illegal", MINE, 3)


# -- face down -------------------------------------------------------------------------------------


def test_setup_face_down() -> None:
    spoken = ("suspicious", MINE, None)
    for spot in ("active", "bench"):
        assert hears(FACE, table(), down(RIOLU, spot, up=True)) == spoken
        assert hears(FACE, table(mine=[mon()]), p.TurnUp(ME, spot, ME)) == spoken
    assert hears(FACE, table(mine=[mon()]), p.TurnUp(ME, "active")) == spoken


def test_setup_face_down_is_silent() -> None:
    assert hears(FACE, table(), down(RIOLU)) is None
    assert hears(FACE, table(), p.TurnUp(ME, "active", ME, up=False)) is None
    assert hears(FACE, table(), p.TurnUp(ME, "prizes", ME)) is None
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
    assert (hears(FACE, at, p.TurnUp(ME, "active", ME)) is not None) is waits


def test_setup_face_down_waits_for_the_owner_s_opponent() -> None:
    at = table(mine=[mon()], me={"prizes": 6})
    assert hears(FACE, at, p.TurnUp(ME, "active", YOU)) is None
    assert hears(FACE, at, p.TurnUp(YOU, "active", ME)) == ("suspicious", MINE, None)


def test_setup_face_down_is_silent_where_the_game_begins() -> None:
    assert FACE not in says(table(mine=[mon()]), p.TurnUp(ME, "active", ME), BEGIN)


# -- Prizes ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("there", "count", "wrong"),
    [(0, 5, True), (0, 6, False), (0, 7, True), (0, 1, False), (5, 1, False), (6, 1, True),
     (None, 6, False), (2, 3, True)],
)  # fmt: skip
def test_setup_prizes_six(there: int | None, count: int, wrong: bool) -> None:
    at = table(mine=[mon()], me={"prizes": there})
    assert hears(PRIZES, at, p.SetPrizes(ME, count)) == (("illegal", MINE, 6) if wrong else None)


@pytest.mark.parametrize(("count", "wrong"), [(5, True), (6, False), (7, True), (1, True)])
def test_setup_prizes_six_in_a_case(count: int, wrong: bool) -> None:
    at = table(case=True, mine=[mon()])
    assert (hears(PRIZES, at, p.SetPrizes(ME, count)) is not None) is wrong


def test_setup_prizes_six_when_all_is_settled() -> None:
    five = table(mine=[mon()], me={"prizes": 5})
    assert hears(PRIZES, five, READY) == hears(PRIZES, five, BEGIN) == ("illegal", MINE, 6)
    assert hears(PRIZES, five, p.Announce(YOU, "ready")) is None
    assert hears(PRIZES, five, p.Announce(ME, "has_basic")) is None
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
    assert hears(PRIZES, half, p.SetPrizes(ME, 3)) is None
    assert hears(PRIZES, half, p.SetPrizes(ME, 6)) == ("illegal", MINE, 3)
    assert hears(PRIZES, table(options=(("prizes", "few"),)), BEGIN) is None


def test_setup_prizes_six_does_not_ask_for_cards_that_are_not_there() -> None:
    assert hears(PRIZES, table(me={"prizes": 0, "deck": 0}), BEGIN) is None
    assert hears(PRIZES, table(me={"prizes": 0, "deck": 9}), BEGIN) is not None
    assert hears(PRIZES, table(me={"prizes": 2, "deck": 0}), BEGIN) is not None
    assert hears(PRIZES, table(me={"prizes": 0, "deck": 0}), p.SetPrizes(ME, 2)) is None
    assert hears(PRIZES, table(case=True, me={"prizes": 0, "deck": 0}), BEGIN) is not None
    assert hears(PRIZES, table(me={"prizes": 0}), p.SetPrizes(-2, 9)) is None


def test_setup_prizes_before_active() -> None:
    spoken = ("suspicious", MINE, None)
    assert hears(BEFORE, table(), p.SetPrizes(ME, 6)) == spoken
    assert hears(BEFORE, table(mine=[mon()]), p.SetPrizes(ME, 6)) is None
    assert hears(BEFORE, table(my_bench=[mon()]), p.SetPrizes(ME, 6)) == spoken
    assert hears(BEFORE, table(theirs=[mon()]), p.SetPrizes(ME, 6)) == spoken
    assert hears(BEFORE, position(), p.SetPrizes(ME, 6)) is None


def test_setup_prizes_before_active_looks_at_the_whole_gesture() -> None:
    assert BEFORE not in says(table(), down(RIOLU), p.SetPrizes(ME, 6))
    assert BEFORE in says(table(), down(RIOLU, "bench"), p.SetPrizes(ME, 6))
    assert BEFORE in says(table(), down(RIOLU, by=YOU), p.SetPrizes(ME, 6))
    assert BEFORE not in says(table(), p.SetPrizes(ME, 6), BEGIN)


def test_setup_prizes_before_active_asks_a_case_only_where_it_says_so() -> None:
    assert hears(BEFORE, table(case=True), p.SetPrizes(ME, 6)) is None
    said = table(case=True, me={"marks": (Mark("nothing_down"),)})
    assert hears(BEFORE, said, p.SetPrizes(ME, 6)) is not None


def test_setup_prize_face_down() -> None:
    spoken = ("illegal", MINE, None)
    assert hears(PRIZE_DOWN, table(), p.TurnUp(ME, "prizes", ME)) == spoken
    assert hears(PRIZE_DOWN, table(), p.TurnUp(ME, "prizes")) == spoken
    assert hears(PRIZE_DOWN, table(), p.SetPrizes(ME, 6, up=True)) == spoken
    assert hears(PRIZE_DOWN, table(me={"prizes_up": 1}), p.Standing()) == spoken
    assert hears(PRIZE_DOWN, table(), p.TurnUp(ME, "prizes", YOU)) == ("illegal", THEIRS, None)
    assert hears(PRIZE_DOWN, table(you={"prizes_up": 1}), p.Standing()) == ("illegal", THEIRS, None)


def test_setup_prize_face_down_is_silent() -> None:
    assert hears(PRIZE_DOWN, table(), p.TurnUp(ME, "active", ME)) is None
    assert hears(PRIZE_DOWN, table(), p.TurnUp(ME, "prizes", ME, up=False)) is None
    assert hears(PRIZE_DOWN, table(), p.SetPrizes(ME, 6)) is None
    assert hears(PRIZE_DOWN, table(), p.Standing()) is None
    assert hears(PRIZE_DOWN, position(), p.TurnUp(ME, "prizes", ME)) is None
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
