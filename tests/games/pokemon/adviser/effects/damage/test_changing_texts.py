"""Which texts may change an attack's damage."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.data.value import replace
from app.games.pokemon.adviser.effects.damage.changing_texts import changes_weakness, may_be_changed
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.cards.card_record import Card
from tests.games.pokemon.adviser.effects.damage.one_attack import (
    HIT,
    HITTER,
    PLAIN,
    helper,
    hitting,
    table,
    veiled,
)
from tests.games.pokemon.adviser.situation import (
    FIGHTING,
    ME,
    YOU,
    ability,
    attack,
    mon,
    past,
    pokemon,
    trainer,
    words,
)

# -- what may change it --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "speaks"),
    [
        ("Your opponent's Pokémon have no Weakness.", True),
        ("Its Weakness is now Fire.", True),
        ("このポケモンの弱点はすべてなくなる。", True),
        ("It takes 30 less damage (after applying Weakness and Resistance).", False),
    ],
)
def test_a_text_in_play_may_speak_of_weakness_itself(text: str, speaks: bool) -> None:
    assert changes_weakness(table(PLAIN, their_bench=[helper(text, 0)])) is speaks


def changed(there: Position) -> bool:
    return may_be_changed(there, hitting(60))


@pytest.mark.parametrize(
    ("text", "speaks"),
    [
        ("Your Pokémon's attacks do 30 more damage.", True),
        ("Your Pokémon take 30 less damage.", True),
        ("Prevent all damage done to it.", True),
        ("ワザのダメージを「-30」する。", True),
        ("Draw a card.", False),
    ],
)
def test_a_text_in_play_may_change_damage(text: str, speaks: bool) -> None:
    assert changed(table(PLAIN, their_bench=[helper(text, 0)])) is speaks
    assert changed(table(PLAIN, stadiums=(trainer("Gym", "stadium", text),))) is speaks
    assert changed(table(mon(PLAIN, energy=(FIGHTING, veiled(text, 0))))) is speaks
    assert changed(table(PLAIN, mon(HITTER, others=(trainer("Scroll", text=text),)))) is speaks
    elsewhere = table(PLAIN, their_bench=[mon(PLAIN, energy=(veiled(text, 0),))])
    assert not changed(elsewhere), "it does not fight"


def test_what_nobody_can_read_may_change_it() -> None:
    assert not changed(table(PLAIN))
    assert changed(table(mon(PLAIN, unknown=1)))
    assert changed(table(PLAIN, mon(HITTER, energy=(Card("?1", words("X"), "unknown"),))))
    assert not changed(table(PLAIN, their_bench=[mon(PLAIN, unknown=1)]))
    assert not may_be_changed(table(PLAIN), hitting(0, damage=(("b9", 60),)))


def test_a_trainer_of_this_turn_may_change_it() -> None:
    def after(card: Card | None) -> bool:
        return changed(table(PLAIN, plays=(c.FlipCoins(ME), c.PlayTrainer(ME, card))))

    assert after(trainer("Power", text="Your attacks do 30 more damage."))
    assert after(trainer("Nameless"))
    assert after(None)
    assert not after(trainer("Ball", text="Draw a card."))


@pytest.mark.parametrize(
    ("text", "lasts"),
    [
        ("During your next turn, this Pokémon's attacks do 60 more damage.", True),
        ("This attack does 60 more damage for each Energy.", False),
        ("During your next turn, this Pokémon can't attack.", False),
        ("", False),
    ],
)
def test_an_attack_of_the_last_turns_may_still_change_it(text: str, lasts: bool) -> None:
    charger = pokemon("Charger", attack("Charge", text=text), HIT)
    charged = p.Attack(ME, "a1", "Charge")

    def after(**plays: Any) -> bool:
        return changed(table(PLAIN, charger, record=past(**plays)))

    assert after(before=(charged,)) is lasts
    assert after(last=(t.PassTurn(YOU), charged)) is lasts
    assert not after(last=(replace(charged, attack="Unheard"),))
    assert not changed(table(PLAIN, charger, plays=(charged,))), "of the next turn it speaks"


def test_an_ability_that_is_reckoned_leaves_nothing_open() -> None:
    coat = "This Pokémon takes 30 less damage from attacks."
    assert not changed(table(replace(PLAIN, abilities=(ability("Coat", coat),))))
    more = f"{coat} Its attacks do 10 more damage."
    assert changed(table(replace(PLAIN, abilities=(ability("Coat", more),))))
