"""Pokémon Tools."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.data.value import replace
from app.core.text.words import Words
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.turn_record import Record
from app.games.pokemon.cards.card_record import Ability
from tests.games.pokemon.adviser.situation import (
    FIRE,
    ME,
    PIKACHU,
    RALTS,
    RIOLU,
    ability,
    hears,
    mon,
    pokemon,
    position,
    says,
    trainer,
)

LIMIT, REPLACE = "tool-limit", "tool-replace"
BALLOON = trainer("Balloon", "tool", "The holder retreats for less.")
CHARM, SCALE = trainer("Charm", "tool", "It has more HP."), trainer("Scale", "tool")
SCRAPPER = trainer("Scrapper", text="Choose up to 2 Pokémon Tools and discard them.")
NOTHING = trainer("Nothing", text="Flip a coin.")
DOUBLE = ability("θ Double", "You may attach up to 2 Pokémon Tools to this Pokémon.")
ADAPTER = ability(
    "Multi Adapter",
    'Each of your Pokémon that has "Rotom" in its name may have up to 2 Pokémon Tool cards.',
)
ATTACH = p.AttachCard(ME, "a1", CHARM)
CASE = Record(is_case=True)


def held(*tools: Any, card: Any = RIOLU, **more: Any) -> Position:
    said: dict[str, Any] = {"my_bench": [mon(RALTS)], **more}
    return position([mon(card, tools=tools or (BALLOON,))], [mon(PIKACHU)], **said)


def bare(**more: Any) -> Position:
    return position([mon()], [mon()], **more)


def test_tool_limit() -> None:
    assert hears(LIMIT, held(), ATTACH) == ("illegal", ("a1",), 1)
    (advice,) = judge(held(), (ATTACH,))
    assert advice.message.en.startswith("Riolu has Balloon attached already. 1 Pokémon Tool")


def test_tool_limit_is_silent_for_the_first() -> None:
    assert says(bare(), ATTACH) == {}
    assert says(held(), p.AttachCard(ME, "a2", CHARM)) == {}


@pytest.mark.parametrize(
    "play",
    [
        p.AttachCard(ME, "a1", FIRE),
        p.AttachCard(ME, "a1", None),
        p.AttachCard(ME, "a9", CHARM),
        p.AttachCard(ME, "a1", BALLOON, "attached", came_from="a1"),
    ],
)
def test_tool_limit_is_silent_for(play: Play) -> None:
    assert hears(LIMIT, held(), play) is None


def test_tool_limit_is_less_sure_of_a_pokemon_nobody_knows() -> None:
    assert hears(LIMIT, held(card=None), ATTACH) == ("suspicious", ("a1",), 1)
    plain = position([mon(None, plain=True, tools=(BALLOON,))], [mon()])
    assert hears(LIMIT, plain, ATTACH) == ("illegal", ("a1",), 1)


def test_tool_limit_of_a_pokemon_that_may_have_two() -> None:
    two = pokemon("Two", abilities=(DOUBLE,))
    assert hears(LIMIT, held(card=two), ATTACH) is None
    assert hears(LIMIT, held(BALLOON, SCALE, card=two), ATTACH) == ("illegal", ("a1",), 2)
    beside = held(my_bench=[mon(two)])
    assert hears(LIMIT, beside, ATTACH) is not None
    japanese = Ability(Words("Zwei", "2つ"), Words("ポケモンのどうぐを2枚までつけられる。", ""))
    assert hears(LIMIT, held(card=pokemon("Ni", abilities=(japanese,))), ATTACH) is None


def test_tool_limit_of_pokemon_with_a_name() -> None:
    rotom = pokemon("Wash Rotom")
    holder = mon(pokemon("Rotom ex", abilities=(ADAPTER,)))
    assert hears(LIMIT, held(card=rotom, my_bench=[holder]), ATTACH) is None
    assert hears(LIMIT, held(my_bench=[holder]), ATTACH) is not None
    theirs = held(card=rotom, their_bench=[holder])
    assert hears(LIMIT, theirs, ATTACH) is not None


def test_tool_limit_of_all_of_the_own_pokemon() -> None:
    each = ability("Each", "Each of your Pokémon may have up to 2 Pokémon Tools attached to it.")
    assert hears(LIMIT, held(my_bench=[mon(pokemon("E", abilities=(each,)))]), ATTACH) is None


def test_tool_limit_leaves_an_exchange_to_its_rule() -> None:
    off = p.Detach(ME, "a1", BALLOON, "discard")
    assert says(held(), off, ATTACH) == {REPLACE: "illegal"}
    assert says(held(), replace(ATTACH, replaced=(BALLOON,))) == {REPLACE: "illegal"}
    other = p.Detach(ME, "a2", BALLOON, "discard")
    assert hears(LIMIT, held(), other, ATTACH) is not None
    energy = p.Detach(ME, "a1", FIRE, "discard")
    assert hears(LIMIT, held(), energy, ATTACH) is not None


def test_tool_replace() -> None:
    off = p.Detach(ME, "a1", BALLOON, "discard")
    assert hears(REPLACE, held(), off, ATTACH) == ("illegal", ("a1",), None)
    before = bare(turn={"plays": (off,)})
    assert hears(REPLACE, before, ATTACH) == ("illegal", ("a1",), None)
    first = bare(turn={"plays": (off,), "number": 1})
    assert hears(REPLACE, first, ATTACH) == ("illegal", ("a1",), None)
    told = replace(ATTACH, replaced=(BALLOON,))
    assert hears(REPLACE, held(record=CASE), told) == ("illegal", ("a1",), None)


@pytest.mark.parametrize(
    "off",
    [
        p.Detach(ME, "a2", BALLOON, "discard"),
        p.Detach(ME, "a1", FIRE, "discard"),
        p.Detach(ME, "a1", None, "discard"),
        p.Detach(ME, "a1", BALLOON, "discard", effect=True),
        c.MoveCards(ME, (BALLOON,), "hand", "discard"),
    ],
)
def test_tool_replace_is_silent_after(off: Play) -> None:
    assert hears(REPLACE, bare(turn={"plays": (off,)}), ATTACH) is None


def test_tool_replace_is_silent_after_tool_scrapper() -> None:
    off = p.Detach(ME, "a1", BALLOON, "discard")
    scrapped = bare(turn={"plays": (c.PlayTrainer(ME, SCRAPPER), off)})
    assert hears(REPLACE, scrapped, ATTACH) is None
    idle = bare(turn={"plays": (c.PlayTrainer(ME, NOTHING), off)})
    assert hears(REPLACE, idle, ATTACH) == ("illegal", ("a1",), None)
    odd = bare(turn={"plays": (c.PlayTrainer(ME, trainer("Odd")), off)})
    assert hears(REPLACE, odd, ATTACH) == ("suspicious", ("a1",), None)


def test_tool_replace_is_silent_for() -> None:
    off = p.Detach(ME, "a1", BALLOON, "discard")
    there = bare(turn={"plays": (off,)})
    assert hears(REPLACE, there, p.AttachCard(ME, "a1", FIRE)) is None
    assert hears(REPLACE, there, p.AttachCard(ME, "a1", CHARM, "deck")) is None
    assert hears(REPLACE, there, p.AttachCard(ME, "a9", CHARM)) is None
    assert hears(REPLACE, bare(turn={"plays": (off,), "number": 0}), ATTACH) is None


def test_tool_replace_is_not_fooled_by_the_words_of_the_tool_itself() -> None:
    wordy = trainer("Wordy", "tool", "The Pokémon this card is attached to has more HP.")
    played = c.PlayTrainer(ME, wordy, onto="a1")
    attach = p.AttachCard(ME, "a1", wordy, replaced=(BALLOON,))
    assert hears(REPLACE, held(record=CASE), played, attach) is not None


def test_tool_old_item_word() -> None:
    from app.core.card import Mark

    locked = bare(me={"marks": (Mark("no_items"),)})
    old = trainer("Stone", "tool", tags=("Item",))
    assert says(locked, p.AttachCard(ME, "a1", old)) == {}
    assert says(locked, c.PlayTrainer(ME, old, onto="a1")) == {}
