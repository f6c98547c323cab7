"""Rare Candy: which Stage 2, on which Basic, and when."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.core.data.value import replace
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.cards.every_card import known_base
from app.games.pokemon.variants.battle_royal import BATTLE_ROYAL
from tests.games.pokemon.adviser.situation import (
    GARDEVOIR,
    ME,
    PIKACHU,
    RALTS,
    hears,
    mon,
    pokemon,
    position,
    says,
    trainer,
)

NOW = 5
CHAIN, STAGE = "evolve-rare-candy-chain", "evolve-rare-candy-stage"
TIMING = "evolve-rare-candy-timing"
CANDY = trainer("Rare Candy")


def card(key: str) -> Card:
    return known_base().get(key)


DREEPY, DRAKLOAK, DRAGAPULT = card("TWM-128"), card("TWM-129"), card("TWM-130")
DUSKULL, DUSCLOPS = card("PRE-35"), card("PRE-36")


def table(one: Mon, number: int = NOW, **more: Any) -> Position:
    player = (number + 1) % 2
    return position([one], [mon(PIKACHU)], turn={"number": number, "player": player}, **more)


def candy(evolution: Card | None, by: int = ME) -> p.Evolve:
    return p.Evolve(by, "a1", evolution, candy=CANDY)


def test_rare_candy_is_fine_on_the_right_basic() -> None:
    assert says(table(mon(DREEPY)), candy(DRAGAPULT)) == {}
    played = c.PlayTrainer(ME, CANDY, onto="a1", evolution=DRAGAPULT)
    assert says(table(mon(DREEPY)), played, candy(DRAGAPULT)) == {}
    assert says(table(mon(DREEPY)), played) == {}


# -- the line --------------------------------------------------------------------------------------


def test_evolve_rare_candy_chain() -> None:
    heard = ("illegal", ("a1",), None)
    assert hears(CHAIN, table(mon(DUSKULL)), candy(DRAGAPULT)) == heard
    assert says(table(mon(DUSKULL)), candy(DRAGAPULT)) == {CHAIN: "illegal"}
    alone = c.PlayTrainer(ME, CANDY, onto="a1", evolution=DRAGAPULT)
    assert hears(CHAIN, table(mon(DUSKULL)), alone) == heard


def test_evolve_rare_candy_chain_names_the_stage_between() -> None:
    (advice,) = judge(table(mon(DUSKULL)), (candy(DRAGAPULT),))
    assert advice.message.en == (
        "Dragapult ex evolves from Drakloak, which does not evolve from Duskull. Rare Candy needs "
        "the Basic of that line."
    )


def test_evolve_rare_candy_chain_is_silent_where_the_line_is_not_known() -> None:
    unknown = pokemon("Someone", stage="stage2", evolves="Nobody Knows")
    assert says(table(mon(DUSKULL)), candy(unknown)) == {}
    assert says(table(mon(None)), candy(DRAGAPULT)) == {}
    assert says(table(mon(DUSKULL, marks=(Mark("named"),))), candy(DRAGAPULT)) == {}
    assert hears(CHAIN, table(mon(DUSKULL)), candy(None)) is None
    loose = pokemon("Loose", stage="stage2")
    assert says(table(mon(DUSKULL)), candy(loose)) == {}


def test_evolve_rare_candy_chain_is_silent_in_another_language() -> None:
    ja = pokemon("ヨマワル")
    assert says(table(mon(ja)), candy(DRAGAPULT))[CHAIN] == "illegal"
    english = pokemon("Someone", stage="stage2", evolves="Drakloak")
    assert hears(CHAIN, table(mon(pokemon("Dreepy"))), candy(english)) is None


def test_evolve_rare_candy_chain_is_only_about_rare_candy() -> None:
    assert hears(CHAIN, table(mon(DUSKULL)), p.Evolve(ME, "a1", DRAGAPULT)) is None
    other = c.PlayTrainer(ME, trainer("Ball"), onto="a1", evolution=DRAGAPULT)
    assert hears(CHAIN, table(mon(DUSKULL)), other) is None


# -- the stage -------------------------------------------------------------------------------------


def test_evolve_rare_candy_stage() -> None:
    heard = ("illegal", ("a1",), None)
    assert hears(STAGE, table(mon(DREEPY)), candy(DRAKLOAK)) == heard
    assert hears(STAGE, table(mon(DRAKLOAK)), candy(DRAGAPULT)) == heard
    assert hears(STAGE, table(mon(DRAKLOAK)), candy(None)) == heard
    assert hears(STAGE, table(mon(DREEPY)), candy(DRAGAPULT)) is None


@pytest.mark.parametrize(
    ("one", "evolution"), [(DREEPY, DRAKLOAK), (DRAKLOAK, DRAGAPULT), (DUSCLOPS, DRAGAPULT)]
)
def test_evolve_rare_candy_stage_speaks_alone(one: Card, evolution: Card) -> None:
    assert says(table(mon(one)), candy(evolution)) == {STAGE: "illegal"}


def test_evolve_rare_candy_stage_says_which_card_it_is() -> None:
    (on_basic,) = judge(table(mon(DREEPY)), (candy(DRAKLOAK),))
    assert on_basic.message.en.startswith("Drakloak is not a Stage 2.")
    (on_stage,) = judge(table(mon(DRAKLOAK)), (candy(DRAGAPULT),))
    assert on_stage.message.en.startswith("Drakloak is not a Basic Pokémon.")


def test_evolve_rare_candy_stage_is_silent_for_fossils_and_what_is_not_known() -> None:
    assert hears(STAGE, table(mon(trainer("Fossil", hp=60))), candy(DRAGAPULT)) is None
    assert hears(STAGE, table(mon(None)), candy(DRAGAPULT)) is None
    assert hears(STAGE, table(mon(DREEPY)), candy(None)) is None
    unknown = Card("?", DREEPY.name, "unknown")
    assert hears(STAGE, table(mon(unknown)), candy(DRAGAPULT)) is None
    assert hears(STAGE, table(mon(DREEPY)), candy(unknown)) is None
    assert hears(STAGE, table(mon(DREEPY)), p.Evolve(ME, "a1", DRAKLOAK)) is None


def test_evolve_rare_candy_stage_without_a_target() -> None:
    play = c.PlayTrainer(ME, CANDY, evolution=DRAKLOAK)
    assert hears(STAGE, table(mon(DREEPY)), play) == ("illegal", ("seat.0",), None)


# -- the time --------------------------------------------------------------------------------------


def test_evolve_rare_candy_timing_on_a_basic_of_this_turn() -> None:
    heard = ("illegal", ("a1",), None)
    assert hears(TIMING, table(mon(DREEPY, entered=NOW)), candy(DRAGAPULT)) == heard
    assert hears(TIMING, table(mon(DREEPY, entered=NOW - 1)), candy(DRAGAPULT)) is None
    alone = c.PlayTrainer(ME, CANDY, onto="a1")
    assert hears(TIMING, table(mon(DREEPY, entered=NOW)), alone) == heard


def test_evolve_rare_candy_timing_on_the_own_first_turn() -> None:
    heard = ("illegal", ("a1",), None)
    assert hears(TIMING, table(mon(DREEPY), 1), candy(DRAGAPULT)) == heard
    assert hears(TIMING, table(mon(DREEPY), 3), candy(DRAGAPULT)) is None
    second = position([mon()], [mon(DREEPY)], turn={"number": 2, "player": 1})
    play = p.Evolve(1, "b1", DRAGAPULT, candy=CANDY)
    assert hears(TIMING, second, play) == ("illegal", ("b1",), None)
    assert says(second, play) == {TIMING: "illegal"}


def test_evolve_rare_candy_timing_does_not_go_by_what_the_table_says_of_other_evolutions() -> None:
    seed = (("first-turn-evolve", "first-player-only"),)
    second = position([mon()], [mon(DREEPY)], turn={"number": 2, "player": 1}, options=seed)
    assert hears(TIMING, second, p.Evolve(1, "b1", DRAGAPULT, candy=CANDY)) is not None


def test_evolve_rare_candy_timing_is_silent_in_variants_and_where_it_was_noted() -> None:
    assert hears(TIMING, table(mon(DREEPY), 1, variant=BATTLE_ROYAL), candy(DRAGAPULT)) is None
    noted = table(mon(DREEPY), 1, me={"marks": (Mark("first_turn"),)})
    assert hears(TIMING, noted, candy(DRAGAPULT)) is None
    setup = table(mon(DREEPY), 0)
    assert hears(TIMING, setup, candy(DRAGAPULT)) is None


def test_evolve_rare_candy_timing_says_which_of_both() -> None:
    (first,) = judge(table(mon(DREEPY), 1), (candy(DRAGAPULT),))
    assert first.message.en.startswith("It is Aki's first turn.")
    (fresh,) = judge(table(mon(DREEPY, entered=NOW)), (candy(DRAGAPULT),))
    assert fresh.message.en.startswith("Dreepy came into play this turn.")


def test_a_candy_played_a_gesture_ago_was_spoken_of_then() -> None:
    played = c.PlayTrainer(ME, CANDY)
    first = table(mon(DREEPY), 1)
    assert hears(TIMING, first, played) == ("illegal", ("seat.0",), None)
    before = position([mon(DREEPY)], [mon()], turn={"number": 1, "plays": (played,)})
    assert hears(TIMING, before, candy(DRAGAPULT)) is None
    ball = position([mon(DREEPY)], [mon()], turn={"number": 1, "plays": (c.PlayTrainer(ME, None),)})
    assert hears(TIMING, ball, candy(DRAGAPULT)) is not None
    fresh = mon(DREEPY, entered=1)
    again = position([fresh], [mon()], turn={"number": 1, "plays": (played,)})
    assert hears(TIMING, again, candy(DRAGAPULT)) is not None
    second_candy = c.PlayTrainer(ME, CANDY, onto="a1", evolution=DRAGAPULT)
    assert hears(TIMING, before, second_candy, candy(DRAGAPULT)) is not None


def test_rare_candy_of_made_up_cards_says_nothing_of_the_line() -> None:
    assert says(table(mon(RALTS)), candy(GARDEVOIR)).get(STAGE) is None


def test_rare_candy_timing_is_said_once_where_another_card_is_played_with_the_evolution() -> None:
    other = c.PlayTrainer(ME, trainer("Ball"))
    later = table(mon(DREEPY), 1)
    later = replace(later, turn=replace(later.turn, plays=(c.PlayTrainer(ME, CANDY),)))
    assert hears(TIMING, later, candy(DRAGAPULT), other) is None
