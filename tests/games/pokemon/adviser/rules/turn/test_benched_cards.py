"""What is put onto the Bench: Basic Pokémon, one at a time."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.data.value import replace
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.model.turn_record import Record
from app.games.pokemon.cards.card_record import Card
from tests.games.pokemon.adviser.situation import (
    FIRE,
    KIRLIA,
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

BASIC, ONE = "bench-basic-only", "bench-one-by-one"
DOWN = c.PutDown(ME, (RALTS,), "bench", ME)

FOSSIL = trainer("Fossil", "item", hp=60)
HALF = replace(pokemon("Half", tags=("LEGEND",)), stage=None)
QUARTER = replace(pokemon("Quarter", tags=("V-UNION",)), stage=None)
CASE = Record(is_case=True)


def bench(number: int, *more: Mon) -> list[Mon]:
    return [*(mon(RALTS) for _ in range(number)), *more]


def table(mine: int = 5, theirs: int = 0, **more: Any) -> Position:
    said: dict[str, Any] = {"my_bench": bench(mine), "their_bench": bench(theirs), **more}
    return position([mon()], [mon(PIKACHU)], **said)


@pytest.mark.parametrize("card", [KIRLIA, FIRE, trainer("Ball"), trainer("Prof", "supporter")])
def test_bench_basic_only(card: Card) -> None:
    down = c.PutDown(ME, (card,), "bench", ME)
    assert hears(BASIC, table(0), down) == ("illegal", ("seat.0",), None)
    assert hears(BASIC, table(0, turn={"number": 0}), down) is not None


@pytest.mark.parametrize("card", [RALTS, FOSSIL, HALF, None, Card("?x||", RIOLU.name, "unknown")])
def test_bench_basic_only_is_silent_for(card: Card | None) -> None:
    assert hears(BASIC, table(0), c.PutDown(ME, (card,), "bench", ME)) is None


def test_bench_basic_only_is_silent_for_what_effects_put_there() -> None:
    assert hears(BASIC, table(0), c.PutDown(ME, (KIRLIA,), "bench", ME, "deck")) is None
    assert hears(BASIC, table(0), c.PutDown(ME, (KIRLIA,), "bench", ME, effect=True)) is None
    assert hears(BASIC, table(0), c.PutDown(ME, (KIRLIA,), "active", ME)) is None


def test_bench_basic_only_names_the_one_that_is_wrong() -> None:
    (advice, *_) = [
        one
        for one in judge(table(0), (c.PutDown(ME, (RALTS, KIRLIA), "bench", ME, "hand"),))
        if one.rule == BASIC
    ]
    assert advice.message.en.startswith("Kirlia is not a Basic Pokémon")


def test_bench_basic_only_is_silent_where_a_text_puts_it_there() -> None:
    down = c.PutDown(ME, (KIRLIA,), "bench", ME)
    call = trainer("Call", text="Put a Stage 1 Pokémon from your hand onto your Bench.")
    lets = table(0, turn={"plays": (c.PlayTrainer(ME, call),)})
    assert hears(BASIC, lets, down) is None
    retold = trainer("Call", text="Bench a Stage 1 Pokémon from your hand.")
    assert hears(BASIC, table(0, turn={"plays": (c.PlayTrainer(ME, retold),)}), down) is None
    unread = table(0, turn={"plays": (c.PlayTrainer(ME, trainer("Odd")),)})
    assert hears(BASIC, unread, down) == ("suspicious", ("seat.0",), None)
    when = ability("Entry", "When you play this Pokémon from your hand onto your Bench, draw.")
    entered = position([mon(pokemon("Bird", abilities=(when,)))], [mon()])
    assert hears(BASIC, entered, down) == ("illegal", ("seat.0",), None)


def test_bench_basic_only_is_silent_for_a_card_that_comes_by_itself() -> None:
    jumps = ability("Jump", "You may put this Pokémon from your hand onto your Bench.")
    card = pokemon("Jumper", stage="stage1", evolves="Ralts", abilities=(jumps,))
    assert hears(BASIC, table(0), c.PutDown(ME, (card,), "bench", ME)) is None


@pytest.mark.parametrize("card", [HALF, QUARTER])
def test_cards_without_a_stage_are_no_trouble_for_the_bench(card: Card) -> None:
    assert hears(BASIC, table(1), c.PutDown(ME, (card,), "bench", ME)) is None


def test_bench_one_by_one() -> None:
    both = c.PutDown(ME, (RALTS, RIOLU), "bench", ME)
    assert says(table(0), both) == {ONE: "reminder"}
    assert hears(ONE, table(0), both) == ("reminder", ("seat.0",), None)
    apart = (c.PutDown(ME, (RALTS,), "bench", ME), c.PutDown(ME, (RIOLU,), "bench", ME))
    assert hears(ONE, table(0), *apart) is not None


def test_bench_one_by_one_is_silent_for_one() -> None:
    assert says(table(0), DOWN) == {}
    other = c.PutDown(YOU, (RIOLU,), "bench", YOU)
    assert hears(ONE, table(0), DOWN, other) is None
    active = c.PutDown(ME, (RIOLU,), "active", ME)
    assert hears(ONE, table(0), DOWN, active) is None


def test_bench_one_by_one_is_silent_for_effects_halves_and_setup() -> None:
    both = (RALTS, RIOLU)
    for silent in (
        c.PutDown(ME, both, "bench", ME, "deck"),
        c.PutDown(ME, both, "bench", ME, effect=True),
        c.PutDown(ME, (HALF, HALF), "bench", ME),
        c.PutDown(ME, (QUARTER,) * 4, "bench", ME),
    ):
        assert hears(ONE, table(0), silent) is None
    assert hears(ONE, table(0, turn={"number": 0}), c.PutDown(ME, both, "bench", ME)) is None
    call = trainer("Call", text="Put 2 Basic Pokémon from your hand onto your Bench.")
    lets = table(0, turn={"plays": (c.PlayTrainer(ME, call),)})
    assert hears(ONE, lets, c.PutDown(ME, both, "bench", ME)) is None
