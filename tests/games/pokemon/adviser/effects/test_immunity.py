"""What keeps a Special Condition from a Pokémon: notes, and fixed printed phrases."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.core.data.value import replace
from app.core.text.words import Words
from app.games.pokemon.adviser.effects.immunity import why_immune
from app.games.pokemon.adviser.effects.locks.lock_causes import NOTED, OWN_TEXT, by_card
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.model.turn_record import Record
from app.games.pokemon.cards.card_record import Card
from tests.games.pokemon.adviser.situation import (
    FIGHTING,
    ME,
    PIKACHU,
    RIOLU,
    YOU,
    ability,
    attack,
    energy,
    mon,
    pokemon,
    position,
    trainer,
    words,
)

CASE = Record(is_case=True)
SLEEPY = attack("Yawn", text="Your opponent's Active Pokémon is now Asleep.")
SLEEPER = pokemon("Sleeper", SLEEPY)


BY_VEIL = Words("Shaymin's Veil", "Shayminの特性「Veil」")


def condition(key: str = "asleep", by: int = ME, by_attack: bool | None = None) -> Any:
    return p.ChangeCondition(by, "b1", key, on=True, by_attack=by_attack)


def why(
    one: Mon, play: p.ChangeCondition | None = None, *done: p.Play, **more: Any
) -> Words | None:
    """Return what keeps a condition from the opponent's Active Pokémon "b1"."""
    table: Position = position([mon(SLEEPER)], [one], **{"turn": {"plays": done}, **more})
    return why_immune(table, table.side(YOU).mons[0], play or condition())


def protector(text: str) -> Card:
    return pokemon("Shaymin", abilities=(ability("Hum", "Draw a card."), ability("Veil", text)))


ALWAYS = "This Pokémon can't be affected by any Special Conditions."


def test_a_usual_pokemon_is_kept_from_nothing() -> None:
    assert why(mon(PIKACHU)) is None
    assert why(mon(None)) is None


# -- notes ---------------------------------------------------------------------------------------


def test_a_note_keeps_every_condition_away() -> None:
    noted = mon(PIKACHU, marks=(Mark("immune"),))
    assert why(noted) == NOTED
    assert why(noted, condition(by=YOU)) == NOTED


def test_a_note_of_protection_keeps_those_of_attacks_away() -> None:
    protected = mon(PIKACHU, marks=(Mark("protected"),))
    assert why(protected, condition(by_attack=True)) == NOTED
    assert why(protected, condition(by_attack=False)) is None
    everybody = (Mark("all_protected"),)
    assert why(mon(PIKACHU), condition(by_attack=True), marks=everybody) == NOTED
    assert why(mon(PIKACHU), condition(by_attack=False), marks=everybody) is None


# -- texts ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        ALWAYS,
        "Draw a card. This Pokémon can't be affected by Special Conditions.",
        "If it is Active, draw a card. This Pokémon can't be affected by Special Conditions.",
        "このポケモンは特殊状態にならない。",
        "This Pokémon can't be Asleep, Confused, or Paralyzed.",
        "This Pokémon can't be Asleep.",
    ],
)
def test_an_ability_keeps_its_pokemon_awake(text: str) -> None:
    assert why(mon(protector(text))) == BY_VEIL


@pytest.mark.parametrize(
    "text",
    [
        "This Pokémon can't be Confused or Paralyzed.",
        "If it has Water Energy, this Pokémon can't be affected by any Special Conditions.",
        "As long as it is Active, this Pokémon can't be affected by any Special Conditions.",
        "This Pokémon can't be Asleep during your turn.",
        "If it is Asleep, flip a coin.",
    ],
)
def test_another_text_or_one_that_depends_on_something_does_not(text: str) -> None:
    assert why(mon(protector(text))) is None


def test_without_its_ability_it_is_kept_from_nothing() -> None:
    assert why(mon(protector(ALWAYS), marks=(Mark("no_ability"),))) is None
    assert why(mon(protector(ALWAYS)), marks=(Mark("no_abilities"),)) is None


def test_the_text_of_the_card_itself_stays_without_its_ability() -> None:
    fossil = trainer("Fossil", hp=60, text=ALWAYS)
    assert why(mon(fossil)) == OWN_TEXT
    assert why(mon(fossil), marks=(Mark("no_abilities"),)) == OWN_TEXT


def test_what_is_attached_may_keep_it_away() -> None:
    held = "The Pokémon this card is attached to can't be affected by any Special Conditions."
    belt = trainer("Belt", "tool", held)
    veil = replace(energy("C", "Veil Energy"), text=words(held))
    assert why(mon(PIKACHU, tools=(belt,))) == by_card(belt)
    assert why(mon(PIKACHU, tools=(belt,)), marks=(Mark("no_tools"),)) is None
    veiled = mon(PIKACHU, energy=(FIGHTING, veil))
    assert why(veiled) == by_card(veil)
    assert why(veiled, marks=(Mark("no_tools"),)) == by_card(veil)


def test_only_the_condition_that_is_listed_is_kept_away() -> None:
    one = mon(protector("This Pokémon can't be Asleep, Confused, or Paralyzed."))
    kept = [
        key
        for key in ("asleep", "burned", "confused", "paralyzed", "poisoned")
        if why(one, condition(key)) is not None
    ]
    assert kept == ["asleep", "confused", "paralyzed"]


# -- effects of attacks --------------------------------------------------------------------------

AGAINST = "Prevent all effects of your opponent's attacks done to this Pokémon."
SHIELD = mon(protector(AGAINST))
YAWN = p.Attack(ME, "a1", "Yawn")


def test_effects_of_an_opponents_attack_may_be_prevented() -> None:
    assert why(SHIELD, condition(by_attack=True)) == BY_VEIL
    assert why(SHIELD, condition(by_attack=False)) is None
    assert why(SHIELD, condition(by=YOU, by_attack=True)) is None, "its own player's"
    for nobody in (-1, 2):
        assert why(SHIELD, condition(by=nobody, by_attack=True)) is None


def test_what_was_done_last_tells_whether_an_attack_gives_it() -> None:
    assert why(SHIELD, condition(), YAWN) == BY_VEIL
    assert why(SHIELD, condition(), gesture=(YAWN, condition())) == BY_VEIL
    assert why(SHIELD, condition(), c.PlayTrainer(ME, None)) is None
    assert why(SHIELD, condition(), YAWN, c.PlayTrainer(ME, None)) is None
    assert why(SHIELD, condition(), YAWN, p.UseAbility(ME, "a1")) is None
    assert why(SHIELD, condition(), YAWN, c.FlipCoins(ME)) == BY_VEIL
    assert why(SHIELD, condition()) is None
    assert why(SHIELD, condition(by_attack=False), YAWN) is None


@pytest.mark.parametrize(
    "text",
    [
        "This attack isn't affected by any Abilities. It is now Asleep.",
        "Ignore any effects on the Defending Pokémon. It is now Asleep.",
        "このワザは相手の効果を計算しない。",
        "このワザは相手の効果を受けない。",
    ],
)
def test_an_attack_may_get_through(text: str) -> None:
    pierce = p.Attack(ME, "a1", "Pierce")
    table = position([mon(pokemon("Piercer", attack("Pierce", text=text)))], [SHIELD])
    used = replace(table, turn=replace(table.turn, plays=(YAWN, pierce)))
    assert why_immune(used, used.side(YOU).mons[0], condition()) is None
    assert why_immune(used, used.side(YOU).mons[0], condition(by_attack=True)) is None


def test_an_attack_that_nobody_can_read_may_get_through_but_in_a_case() -> None:
    unheard = p.Attack(ME, "a1", "Unheard")
    assert why(SHIELD, condition(by_attack=True), unheard) is None
    assert why(SHIELD, condition(by_attack=True), unheard, record=CASE) == BY_VEIL


def test_a_card_may_be_for_pokemon_of_a_type() -> None:
    text = (
        "Prevent all effects of attacks from your opponent's Pokémon done to "
        "the {}Pokémon this card is attached to."
    )

    def kept(which: str, one: Card | None) -> bool:
        mist = replace(energy("C", "Mist Energy"), text=words(text.format(which)))
        return why(mon(one, energy=(mist,)), condition(by_attack=True)) == by_card(mist)

    assert kept("", PIKACHU)
    assert kept("Lightning ", PIKACHU)
    assert not kept("Lightning ", RIOLU)
    assert not kept("Lightning ", None)
    text = "Prevent all effects of opposing attacks done to the {}Pokémon this card is attached to."
    assert kept("{L} ", PIKACHU)
    assert not kept("{L} ", RIOLU)
