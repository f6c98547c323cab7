"""What an evolution leaves behind: conditions, damage, attacks, the turn."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.data.value import replace
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Condition, Mon
from app.games.pokemon.cards.card_record import Card, Words
from tests.games.pokemon.adviser.situation import (
    FIGHTING,
    FIRE,
    LUCARIO,
    ME,
    PIKACHU,
    RIOLU,
    YOU,
    attack,
    hears,
    mon,
    pokemon,
    position,
    says,
    trainer,
)

NOW = 5
CLEARS, KEEPS = "evolve-clears-conditions", "evolve-keeps-damage"
MEGA, BREAK = "evolve-mega-ends-turn-old", "evolve-break-keeps-attacks"
ON = p.Evolve(ME, "a1", LUCARIO)
SPOKEN = ("reminder", ("a1",), None)


def with_one(one: Mon, **more: Any) -> Position:
    return position([one], [mon(PIKACHU)], **more)


def ill(*keys: str, since: int | None = None, **more: Any) -> Mon:
    return mon(conditions=tuple(Condition(key, since=since) for key in keys), **more)


# -- what ends -------------------------------------------------------------------------------------


@pytest.mark.parametrize("play", [ON, p.Devolve(ME, "a1", LUCARIO)])
def test_evolve_clears_conditions(play: p.Play) -> None:
    assert hears(CLEARS, with_one(ill("poisoned")), play) == SPOKEN
    assert hears(CLEARS, with_one(mon()), play) is None


@pytest.mark.parametrize("key", ["poisoned", "burned", "asleep", "paralyzed", "confused"])
def test_evolve_clears_conditions_that_the_gesture_takes_off(key: str) -> None:
    table = with_one(ill(key))
    assert hears(CLEARS, table, p.ChangeCondition(ME, "a1", key, on=False), ON) is None
    assert hears(CLEARS, table, p.ChangeCondition(ME, "a1", key, on=True), ON) == SPOKEN
    assert hears(CLEARS, table, p.ChangeCondition(ME, "b1", key, on=False), ON) == SPOKEN


def test_evolve_clears_conditions_all_of_them() -> None:
    table = with_one(ill("poisoned", "burned"))
    half = p.ChangeCondition(ME, "a1", "poisoned", on=False)
    (advice,) = (one for one in judge_gesture(table, half, ON) if one.rule == CLEARS)
    assert advice.message.en.endswith("it is no longer Burned.")
    (both,) = judge(table, (ON,))
    assert both.message.en == "Riolu evolved: it is no longer Poisoned and Burned."
    (back,) = judge(table, (p.Devolve(ME, "a1", LUCARIO),))
    assert back.message.en.startswith("Riolu devolved:")
    (still,) = judge(with_one(ill("burned", devolved=NOW)), (p.Standing(),))
    assert still.message.ja == "Rioluは退化したので、やけどは回復します。"


def judge_gesture(table: Position, *plays: p.Play) -> list[Any]:
    return judge(replace(table, gesture=plays), plays)


@pytest.mark.parametrize("play", [p.Standing(), t.PassTurn(ME)])
def test_evolve_clears_conditions_that_are_still_there_afterwards(play: p.Play) -> None:
    assert hears(CLEARS, with_one(ill("burned", evolved=NOW)), play) == SPOKEN
    assert hears(CLEARS, with_one(ill("burned", evolved=NOW - 1)), play) is None
    assert hears(CLEARS, with_one(ill("burned", devolved=NOW)), play) == SPOKEN
    assert hears(CLEARS, with_one(mon(evolved=NOW)), play) is None


@pytest.mark.parametrize("play", [p.Attack(ME, "a1"), t.Checkup(ME), p.AttachCard(ME, "a1", FIRE)])
def test_evolve_clears_conditions_tells_a_judge_with_any_play(play: p.Play) -> None:
    still = ill("burned", evolved=NOW)
    assert hears(CLEARS, with_one(still), play) == SPOKEN
    assert hears(CLEARS, with_one(still, seen_by=ME), play) is None
    assert hears(CLEARS, with_one(still, seen_by=ME), p.Standing()) == SPOKEN
    assert hears(CLEARS, with_one(still, seen_by=ME), t.PassTurn(ME)) == SPOKEN


def test_evolve_clears_conditions_but_not_those_given_afterwards() -> None:
    standing = p.Standing()
    assert hears(CLEARS, with_one(ill("burned", since=NOW, evolved=NOW)), standing) is None
    assert hears(CLEARS, with_one(ill("burned", since=NOW - 1, evolved=NOW)), standing) == SPOKEN
    assert hears(CLEARS, with_one(ill("burned", since=NOW)), ON) == SPOKEN


def test_evolve_clears_conditions_is_silent_before_the_game() -> None:
    setup = with_one(ill("burned"), turn={"number": 0})
    assert hears(CLEARS, setup, p.Standing()) is None


def test_evolve_clears_conditions_turns_the_card_upright() -> None:
    turned = with_one(mon(turned=90))
    assert hears(CLEARS, turned, ON) == SPOKEN
    assert hears(CLEARS, turned, p.TurnCard(ME, "a1", 0), ON) is None
    assert hears(CLEARS, turned, p.TurnCard(ME, "b1", 0), ON) == SPOKEN


def test_evolve_clears_conditions_but_confusion_in_the_dizzying_valley() -> None:
    valley = [trainer("Dizzying Valley", "stadium", "Confused Pokémon do not recover.")]
    assert hears(CLEARS, with_one(ill("confused"), stadiums=valley), ON) is None
    assert hears(CLEARS, with_one(ill("confused", turned=180), stadiums=valley), ON) is None
    assert hears(CLEARS, with_one(ill("asleep"), stadiums=valley), ON) == SPOKEN


# -- what stays ------------------------------------------------------------------------------------


def test_evolve_keeps_damage() -> None:
    table = with_one(mon(damage=30))
    heard = ("suspicious", ("a1",), 30)
    assert hears(KEEPS, table, ON, p.ChangeDamage(ME, "a1", -30)) == heard
    assert hears(KEEPS, table, p.ChangeDamage(ME, "a1", -10), ON) == heard
    assert hears(KEEPS, table, ON) is None
    assert hears(KEEPS, table, ON, p.ChangeDamage(ME, "b1", -30)) is None
    assert hears(KEEPS, table, ON, p.ChangeDamage(ME, "a1", 10)) is None


def test_evolve_keeps_energy_and_tools() -> None:
    table = with_one(mon(energy=(FIRE,)))
    gone = p.Detach(ME, "a1", FIRE, "discard")
    assert hears(KEEPS, table, ON, gone) == ("suspicious", ("a1",), None)
    assert hears(KEEPS, table, ON, p.Detach(ME, "a2", FIRE, "discard")) is None
    assert hears(KEEPS, table, ON, p.Detach(ME, "a1", FIRE, "discard", effect=True)) is None
    assert hears(KEEPS, table, p.Evolve(ME, "a9", LUCARIO), gone) is None


def test_evolve_keeps_damage_names_what_is_lost() -> None:
    table = with_one(mon(damage=30))
    plays = (ON, p.ChangeDamage(ME, "a1", -20), p.Detach(ME, "a1", None, "hand"))
    (advice,) = (one for one in judge_gesture(table, *plays) if one.rule == KEEPS)
    assert "loses 20 damage and a card." in advice.message.en
    assert advice.right == 30


# -- Mega Evolution of the XY years ----------------------------------------------------------------


OLD = pokemon("M Lucario-EX", stage=None, evolves="Lucario-EX", tags=("Mega", "EX"))
NEW = pokemon("Mega Lucario ex", stage="stage1", evolves="Riolu", tags=("Mega", "ex"))
LINK = trainer("Lucario Spirit Link", "tool")
BALL = c.PlayTrainer(ME, trainer("Ball", text="Flip a coin."))


def test_evolve_mega_ends_turn_old() -> None:
    base = mon(pokemon("Lucario-EX", tags=("EX",)))
    play = p.Evolve(ME, "a1", OLD)
    assert hears(MEGA, with_one(base), play) == SPOKEN
    linked = mon(base.card, tools=(LINK,))
    assert hears(MEGA, with_one(linked), play) is None
    belt = mon(base.card, tools=(trainer("Belt", "tool"),))
    assert hears(MEGA, with_one(belt), play) == SPOKEN
    assert hears(MEGA, with_one(base), p.Evolve(ME, "a9", OLD)) is None


def test_evolve_mega_ends_turn_old_if_the_turn_goes_on() -> None:
    table = with_one(mon(OLD, evolved=NOW))
    assert hears(MEGA, table, BALL) == SPOKEN
    assert hears(MEGA, table, p.AttachCard(ME, "a1", FIGHTING)) == SPOKEN
    assert hears(MEGA, table, p.AttachCard(ME, "a1", FIGHTING, "deck")) is None
    assert hears(MEGA, table, t.PassTurn(ME)) is None
    assert hears(MEGA, table, p.Attack(ME, "a1")) is None
    assert hears(MEGA, table, c.PlayTrainer(YOU, BALL.card)) is None
    assert hears(MEGA, with_one(mon(OLD, evolved=NOW - 2)), BALL) is None
    assert hears(MEGA, with_one(mon(OLD, evolved=NOW, tools=(LINK,))), BALL) is None


def test_evolve_mega_ends_turn_old_is_silent_for_new_ones_and_others() -> None:
    assert hears(MEGA, with_one(mon()), p.Evolve(ME, "a1", NEW)) is None
    assert hears(MEGA, with_one(mon(NEW, evolved=NOW)), BALL) is None
    ex = pokemon("Lucario-EX", tags=("EX",))
    assert hears(MEGA, with_one(mon(ex, evolved=NOW)), BALL) is None
    assert hears(MEGA, with_one(mon()), p.Evolve(ME, "a1", None)) is None
    assert hears(MEGA, with_one(mon(None, evolved=NOW)), BALL) is None


def test_evolve_mega_ends_turn_old_by_the_name_of_a_card_without_data() -> None:
    unknown = Card("?", Words("M Ampharos-EX", "Mデンリュウ EX"), "unknown")
    assert hears(MEGA, with_one(mon()), p.Evolve(ME, "a1", unknown)) == SPOKEN
    assert hears(MEGA, with_one(mon(unknown, evolved=NOW)), BALL) == SPOKEN
    other = Card("?", Words("Ampharos-EX", "デンリュウ EX"), "unknown")
    assert hears(MEGA, with_one(mon()), p.Evolve(ME, "a1", other)) is None
    item = Card("?", Words("M Card", "M"), "unknown")
    assert hears(MEGA, with_one(mon()), p.Evolve(ME, "a1", item)) is None


# -- BREAK -----------------------------------------------------------------------------------------


DELPHOX = pokemon("Delphox", attack("Blaze", "R", "30"))
BROKEN = pokemon("Delphox BREAK", attack("Split", "R", "10"), stage="break", evolves="Delphox")


def test_evolve_break_keeps_attacks() -> None:
    table = with_one(mon(DELPHOX))
    assert hears(BREAK, table, p.Evolve(ME, "a1", BROKEN)) == SPOKEN
    assert hears(BREAK, table, p.Evolve(ME, "a1", LUCARIO)) is None
    assert hears(BREAK, table, p.Evolve(ME, "a1", None)) is None
    assert hears(BREAK, table, p.Evolve(ME, "a9", BROKEN)) is None


def test_evolve_break_keeps_attacks_by_the_name_of_a_card_without_data() -> None:
    unknown = Card("?", Words("Golduck BREAK", "ゴルダックBREAK"), "unknown")
    assert hears(BREAK, with_one(mon()), p.Evolve(ME, "a1", unknown)) == SPOKEN


def test_evolve_break_keeps_attacks_tells_a_judge_of_an_attack() -> None:
    broken = mon(BROKEN, stack=(DELPHOX, BROKEN))
    assert hears(BREAK, with_one(broken), p.Attack(ME, "a1", "Blaze")) == SPOKEN
    assert hears(BREAK, with_one(broken), p.Attack(ME, "a1", "Split")) is None
    assert hears(BREAK, with_one(broken, seen_by=ME), p.Attack(ME, "a1", "Blaze")) is None
    assert hears(BREAK, with_one(mon(BROKEN)), p.Attack(ME, "a1", "Blaze")) is None
    assert hears(BREAK, with_one(broken), p.Attack(ME, "a9", "Blaze")) is None
    usual = mon(LUCARIO, stack=(RIOLU, LUCARIO))
    assert hears(BREAK, with_one(usual), p.Attack(ME, "a1", "Punch")) is None


def test_an_evolution_of_a_healthy_pokemon_says_nothing() -> None:
    assert says(with_one(mon(damage=30, energy=(FIRE,))), ON) == {}


def test_evolve_clears_conditions_on_the_first_turn_too() -> None:
    first = with_one(ill("burned", evolved=1), turn={"number": 1})
    assert hears(CLEARS, first, p.Standing()) == SPOKEN


def test_evolve_keeps_damage_names_the_card_that_is_lost() -> None:
    plays = (ON, p.Detach(ME, "a1", FIRE, "discard"))
    (advice,) = (one for one in judge_gesture(with_one(mon()), *plays) if one.rule == KEEPS)
    assert "loses Basic R Energy." in advice.message.en


def test_evolve_mega_ends_turn_old_knows_the_link_by_its_japanese_name() -> None:
    link = replace(LINK, name=Words("Link", "ルカリオソウルリンク"))
    linked = mon(pokemon("Lucario-EX", tags=("EX",)), tools=(link,))
    assert hears(MEGA, with_one(linked), p.Evolve(ME, "a1", OLD)) is None


def test_evolve_break_keeps_attacks_names_the_card_below() -> None:
    other = mon(pokemon("Braixen"))
    (advice,) = (
        one
        for one in judge_gesture(with_one(other), p.Evolve(ME, "a1", BROKEN))
        if one.rule == BREAK
    )
    assert advice.message.en.endswith("Retreat Cost of Delphox.")
