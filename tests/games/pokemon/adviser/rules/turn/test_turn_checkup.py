"""The Pokémon Checkup between two turns: whether one was left out."""

from __future__ import annotations

import pytest

from app.core.card import Mark
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Condition
from app.games.pokemon.adviser.model.turn_record import Record
from tests.games.pokemon.adviser.situation import (
    ME,
    PIKACHU,
    RALTS,
    YOU,
    ability,
    hears,
    mon,
    pokemon,
    position,
)

POISONED = Condition("poisoned")
CHECKUP = "turn-no-checkup"


def usual(**more: object) -> Position:
    return position([mon()], [mon(PIKACHU)], my_bench=[mon(RALTS)], **more)


def sick(*conditions: str, **more: object) -> Position:
    ill = mon(conditions=tuple(map(Condition, conditions)))
    return position([ill], [mon(PIKACHU)], **more)


@pytest.mark.parametrize("key", ["poisoned", "burned", "asleep", "paralyzed"])
def test_turn_no_checkup(key: str) -> None:
    assert hears(CHECKUP, sick(key), t.BeginTurn(ME, YOU)) == ("reminder", ("a1",), None)


def test_turn_no_checkup_is_silent_where_nothing_is_to_be_checked() -> None:
    assert hears(CHECKUP, sick(), t.BeginTurn(ME, YOU)) is None
    assert hears(CHECKUP, sick("confused"), t.BeginTurn(ME, YOU)) is None
    on_bench = position([mon()], [mon()], my_bench=[mon(conditions=(POISONED,))])
    assert hears(CHECKUP, on_bench, t.BeginTurn(ME, YOU)) is None


def test_turn_no_checkup_leaves_paralyzed_alone_after_the_other_players_turn() -> None:
    table = position([mon()], [mon(PIKACHU, conditions=(Condition("paralyzed"),))])
    assert hears(CHECKUP, table, t.BeginTurn(ME, YOU)) is None
    poisoned = position([mon()], [mon(PIKACHU, conditions=(POISONED,))])
    assert hears(CHECKUP, poisoned, t.BeginTurn(ME, YOU)) == ("reminder", ("b1",), None)


def test_turn_no_checkup_is_silent_after_one() -> None:
    done = Record(checkup=(p.ChangeDamage(ME, "a1", 10),))
    assert hears(CHECKUP, sick("poisoned", record=done), t.BeginTurn(ME, YOU)) is None
    between = sick("poisoned", turn={"phase": "checkup"})
    assert hears(CHECKUP, between, t.BeginTurn(ME, YOU)) is None


@pytest.mark.parametrize(
    "play",
    [
        p.ChangeDamage(ME, "a1", 10),
        c.FlipCoins(ME, (1,)),
        t.Checkup(ME),
        t.Announce(ME, "checkup"),
    ],
)
def test_turn_no_checkup_is_silent_where_it_was_done_by_hand(play: p.Play) -> None:
    blow = p.Attack(ME, "a1", "Punch")
    by_hand = sick("poisoned", turn={"plays": (blow, play)})
    assert hears(CHECKUP, by_hand, t.BeginTurn(ME, YOU)) is None
    before = sick("poisoned", turn={"plays": (play, blow)})
    assert hears(CHECKUP, before, t.BeginTurn(ME, YOU)) is not None
    without = sick("poisoned", turn={"plays": (play,)})
    assert hears(CHECKUP, without, t.BeginTurn(ME, YOU)) is None
    passed = sick("poisoned", turn={"plays": (play, t.PassTurn(ME))})
    assert hears(CHECKUP, passed, t.BeginTurn(ME, YOU)) is None


def test_turn_no_checkup_is_not_fooled_by_other_words() -> None:
    table = sick("poisoned", turn={"plays": (t.Announce(ME, "say"),)})
    assert hears(CHECKUP, table, t.BeginTurn(ME, YOU)) is not None


def test_turn_no_checkup_tells_a_judge_when_the_turn_is_passed() -> None:
    assert hears(CHECKUP, sick("poisoned"), t.PassTurn(ME)) == ("reminder", ("a1",), None)
    assert hears(CHECKUP, sick("paralyzed"), t.PassTurn(ME)) is not None
    assert hears(CHECKUP, sick("poisoned", seen_by=ME), t.PassTurn(ME)) is None
    gesture = (t.PassTurn(ME), t.Announce(ME, "checkup"))
    assert hears(CHECKUP, sick("poisoned", gesture=gesture), t.PassTurn(ME)) is None
    done = Record(checkup=(t.Checkup(ME),))
    assert hears(CHECKUP, sick("poisoned", record=done), t.PassTurn(ME)) is None


def test_turn_no_checkup_where_a_case_says_it_was_left_out() -> None:
    left_out = sick("poisoned", record=Record(checked=False))
    draw = c.DrawCards(ME, 1, "turn")
    assert hears(CHECKUP, left_out, draw) == ("reminder", ("a1",), None)
    assert hears(CHECKUP, left_out, c.DrawCards(YOU, 1)) is None
    numb = sick("paralyzed", record=Record(checked=False))
    assert hears(CHECKUP, numb, draw) is None
    assert hears(CHECKUP, sick("poisoned"), draw) is None
    assert hears(CHECKUP, sick("poisoned", record=Record(checked=True)), draw) is None


def test_turn_no_checkup_knows_abilities_that_work_then() -> None:
    shroud = ability("Shroud", "During Pokémon Checkup, put 1 damage counter on it.")
    ghost = pokemon("Ghost", abilities=(shroud,))
    table = position([mon()], [mon()], my_bench=[mon(ghost)])
    assert hears(CHECKUP, table, t.BeginTurn(ME, YOU)) == ("reminder", ("a2",), None)
    off = (Mark("no_ability"),)
    switched_off = position([mon()], [mon()], my_bench=[mon(ghost, marks=off)])
    assert hears(CHECKUP, switched_off, t.BeginTurn(ME, YOU)) is None
    all_off = position([mon()], [mon(ghost)], marks=(Mark("no_abilities"),))
    assert hears(CHECKUP, all_off, t.BeginTurn(ME, YOU)) is None


def test_turn_no_checkup_names_pokemon_and_reasons() -> None:
    shroud = pokemon("Ghost", abilities=(ability("Shroud", "At each Pokémon Checkup: 10."),))
    table = position(
        [mon(conditions=(POISONED, Condition("burned")))], [mon()], their_bench=[mon(shroud)]
    )
    (advice,) = judge(table, (t.BeginTurn(ME, YOU),))
    assert advice.about == ("a1", "b2")
    assert "Riolu (Poisoned and Burned) and Ghost (Ability)" in advice.message.en
    assert "Riolu：どく、やけど、Ghost：特性" in advice.message.ja
