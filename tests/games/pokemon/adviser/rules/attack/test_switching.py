"""Leaving the Active Spot, and switching."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.core.data.value import replace
from app.core.text.words import Words
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Condition
from app.games.pokemon.adviser.model.turn_record import Record
from app.games.pokemon.cards.card_record import Card
from tests.games.pokemon.adviser.situation import (
    FIRE,
    ME,
    PIKACHU,
    RALTS,
    RIOLU,
    YOU,
    ability,
    attack,
    hears,
    mon,
    pokemon,
    position,
    says,
    trainer,
)

CLEARS, ALONE, CHOOSER = "retreat-clears", "switch-no-bench", "gust-chooser"
SWITCH = trainer("Swap", text="Switch your Active Pokémon with 1 of your Benched Pokémon.")
ORDERS = trainer(
    "Orders", "supporter", "Switch in 1 of your opponent's Benched Pokémon to the Active Spot."
)
REPEL = trainer(
    "Repel",
    text="Switch out your opponent's Active Pokémon to the Bench. (Your opponent chooses the new "
    "Active Pokémon.)",
)
NOTHING = trainer("Nothing", text="Flip a coin.")
ASLEEP = (Condition("asleep"),)
CASE = Record(is_case=True)


def usual(**more: Any) -> Position:
    said: dict[str, Any] = {"my_bench": [mon(RALTS)], "their_bench": [mon(RALTS)], **more}
    return position([mon()], [mon(PIKACHU)], **said)


# -- what ends -----------------------------------------------------------------------------------


def test_retreat_clears() -> None:
    sleeps = usual(my_bench=[mon(RALTS, conditions=ASLEEP)])
    assert hears(CLEARS, sleeps, p.Standing()) == ("reminder", ("a2",), None)
    turned = usual(their_bench=[mon(RALTS, turned=90)])
    assert hears(CLEARS, turned, p.Standing()) == ("reminder", ("b2",), None)


def test_retreat_clears_is_silent_for_upright_pokemon_and_active_ones() -> None:
    assert hears(CLEARS, usual(), p.Standing()) is None
    active = position([mon(conditions=ASLEEP, turned=270)], [mon()])
    assert hears(CLEARS, active, p.Standing()) is None


def test_retreat_clears_says_what_is_left() -> None:
    (advice,) = [
        one
        for one in judge(usual(my_bench=[mon(RALTS, conditions=ASLEEP)]), (p.Standing(),))
        if one.rule == CLEARS
    ]
    assert advice.message.en == "Ralts left the Active Spot: it is no longer Asleep."
    (other,) = [
        one
        for one in judge(usual(my_bench=[mon(RALTS, turned=90)]), (p.Standing(),))
        if one.rule == CLEARS
    ]
    assert other.message.en == "Ralts left the Active Spot: turn its card upright."


def test_retreat_clears_in_a_case() -> None:
    lying = usual(my_bench=[mon(RALTS, conditions=ASLEEP)], record=CASE)
    assert hears(CLEARS, lying, t.PassTurn(ME)) == ("reminder", ("a2",), None)
    assert hears(CLEARS, replace(lying, record=Record()), t.PassTurn(ME)) is None
    effect = p.AttachCard(ME, "a1", FIRE, "deck", manual=False)
    assert hears(CLEARS, lying, effect) is None


@pytest.mark.parametrize(
    "leaves",
    [p.Retreat(ME, "a1", "a2"), p.Switch(ME, "a1", "a2"), p.MoveToBench(ME, "a1")],
)
def test_retreat_clears_of_a_case_in_which_it_leaves(leaves: Play) -> None:
    confused = (Condition("confused"),)
    there = position([mon(conditions=confused)], [mon()], my_bench=[mon(RALTS)], record=CASE)
    assert hears(CLEARS, there, leaves) == ("reminder", ("a1",), None)
    assert hears(CLEARS, replace(there, record=Record()), leaves) is None
    well = usual(record=CASE)
    assert hears(CLEARS, well, leaves) is None
    assert hears(CLEARS, there, p.Switch(ME, "a9", "a2")) is None


# -- switching -----------------------------------------------------------------------------------


def test_switch_not_retreat() -> None:
    held = position(
        [mon(conditions=ASLEEP, marks=(Mark("no_retreat"),))],
        [mon()],
        my_bench=[mon(RALTS)],
        turn={"used": (("retreat", 1),), "plays": (c.PlayTrainer(ME, SWITCH),)},
    )
    assert says(held, c.PlayTrainer(ME, SWITCH)) == {}
    assert says(held, p.Switch(ME, "a1", "a2", ME)) == {}


def test_switch_no_bench() -> None:
    alone = position([mon()], [mon(PIKACHU)], their_bench=[mon()])
    assert says(alone, c.PlayTrainer(ME, SWITCH)) == {ALONE: "suspicious"}
    assert hears(ALONE, alone, c.PlayTrainer(ME, SWITCH)) == ("suspicious", ("seat.0",), None)
    assert hears(ALONE, alone, p.Switch(ME, "a1", "")) == ("suspicious", ("a1",), None)
    park = trainer("Park", "stadium", SWITCH.text.en if SWITCH.text else "")
    assert hears(ALONE, alone, c.UseStadium(ME, park)) is not None
    first = replace(alone, turn=replace(alone.turn, number=1))
    assert hears(ALONE, first, c.PlayTrainer(ME, SWITCH)) is not None


def test_switch_no_bench_is_silent_with_one() -> None:
    assert says(usual(), c.PlayTrainer(ME, SWITCH)) == {}
    assert hears(ALONE, usual(), p.Switch(ME, "a1", "a2")) is None
    assert hears(ALONE, usual(), p.Switch(ME, "a9", "")) is None


def test_switch_no_bench_of_an_ability() -> None:
    said = (
        "Once during your turn, you may switch your Active Pokémon with 1 of your Benched Pokémon."
    )
    jumper = pokemon("Jumper", abilities=(ability("Jump", said), ability("Look", "Look.")))
    alone = position([mon(jumper)], [mon()])
    assert hears(ALONE, alone, p.UseAbility(ME, "a1", "Jump")) is not None
    assert hears(ALONE, alone, p.UseAbility(ME, "a1", "Look")) is None
    assert hears(ALONE, alone, p.UseAbility(ME, "a9", "Jump")) is None


@pytest.mark.parametrize(
    "play",
    [
        c.PlayTrainer(ME, NOTHING),
        c.PlayTrainer(ME, None),
        c.PlayTrainer(-1, SWITCH),
        c.UseStadium(ME, None),
    ],
)
def test_switch_no_bench_is_silent_for(play: Play) -> None:
    alone = position([mon()], [mon()], their_bench=[mon()])
    assert hears(ALONE, alone, play) is None
    setup = position([mon()], [mon()], turn={"number": 0})
    assert hears(ALONE, setup, c.PlayTrainer(ME, SWITCH)) is None


def after(card: Card, *more: Play) -> Position:
    return usual(turn={"plays": (c.PlayTrainer(ME, card), *more)})


IN_BY_ME, IN_BY_YOU = p.Switch(ME, "b1", "b2", ME), p.Switch(YOU, "b1", "b2", YOU)


def test_gust_chooser() -> None:
    assert hears(CHOOSER, after(REPEL), IN_BY_ME) == ("reminder", ("b1",), "Ren")
    assert hears(CHOOSER, after(ORDERS), IN_BY_YOU) == ("reminder", ("b1",), "Aki")
    named = replace(IN_BY_ME, chosen_by=None)
    assert hears(CHOOSER, after(REPEL), named) is not None
    first = usual(turn={"number": 1, "plays": (c.PlayTrainer(ME, REPEL),)})
    assert hears(CHOOSER, first, IN_BY_ME) is not None
    roar = pokemon("Roarer", attack("Roar", "C", "", REPEL.text.en if REPEL.text else ""))
    hit = {"plays": (p.Attack(ME, "a1", "Roar"),)}
    there = position([mon(roar)], [mon()], their_bench=[mon(RALTS)], turn=hit)
    assert hears(CHOOSER, there, IN_BY_ME) == ("reminder", ("b1",), "Ren")
    (advice,) = judge(after(REPEL), (IN_BY_ME,))
    assert advice.message.en == "Ren chooses Ren's new Active Pokémon for Repel."
    assert advice.message.ja == "「Repel」では、Renの新しいバトルポケモンをRenが選びます。"


def test_gust_chooser_is_silent_for_the_right_one() -> None:
    assert says(after(REPEL), IN_BY_YOU) == {}
    assert says(after(ORDERS), IN_BY_ME) == {}
    assert hears(CHOOSER, after(SWITCH), p.Switch(ME, "a1", "a2", ME)) is None


def test_gust_chooser_by_the_card_that_is_named() -> None:
    assert hears(CHOOSER, usual(), replace(IN_BY_ME, cause=REPEL)) is not None
    assert hears(CHOOSER, usual(), replace(IN_BY_ME, cause=ORDERS)) is None
    wrong = replace(IN_BY_ME, chosen_by=YOU, cause=ORDERS)
    assert hears(CHOOSER, usual(), wrong) == ("reminder", ("b1",), "Aki")
    seed = pokemon("Bundle", abilities=(ability("Blow", REPEL.text.en if REPEL.text else ""),))
    assert hears(CHOOSER, usual(), replace(IN_BY_ME, cause=seed)) is not None
    told = replace(REPEL, text=Words("Unread.", "相手のバトルポケモンを入れ替える（相手が選ぶ）。"))
    assert hears(CHOOSER, usual(), replace(IN_BY_ME, cause=told)) is not None


@pytest.mark.parametrize(
    "text",
    [
        "Your opponent switches their Active Pokémon with 1 of their Benched Pokémon.",
        "Send the opponent's Active Pokémon to their Bench; they pick the replacement.",
        "Each player switches their Active Pokémon with 1 of their Benched Pokémon.",
    ],
)
def test_gust_chooser_knows_wordings_in_which_the_owner_chooses(text: str) -> None:
    assert hears(CHOOSER, after(trainer("Card", text=text)), IN_BY_ME) is not None
    assert hears(CHOOSER, after(trainer("Card", text=text)), IN_BY_YOU) is None


@pytest.mark.parametrize(
    "text",
    [
        "Switch 1 of your opponent's Benched Pokémon with their Active Pokémon.",
        "Choose a Benched opposing Pokémon; it swaps with their Active one.",
    ],
)
def test_gust_chooser_knows_wordings_in_which_the_user_chooses(text: str) -> None:
    assert hears(CHOOSER, after(trainer("Card", text=text)), IN_BY_YOU) is not None
    assert hears(CHOOSER, after(trainer("Card", text=text)), IN_BY_ME) is None


def test_gust_chooser_asks_for_the_last_effect_only() -> None:
    assert hears(CHOOSER, after(REPEL, c.PlayTrainer(ME, NOTHING)), IN_BY_ME) is None
    done = after(REPEL, p.Switch(YOU, "b2", "b1", YOU))
    assert hears(CHOOSER, done, IN_BY_ME) is None
    idle = after(REPEL, p.AttachCard(ME, "a1", FIRE))
    assert hears(CHOOSER, idle, IN_BY_ME) is not None
    assert hears(CHOOSER, usual(), IN_BY_ME) is None
    assert hears(CHOOSER, after(trainer("Odd")), IN_BY_ME) is None


def test_gust_chooser_is_silent_for() -> None:
    assert hears(CHOOSER, after(REPEL), replace(IN_BY_ME, out="b9")) is None
    assert hears(CHOOSER, after(REPEL), p.Switch(-1, "b1", "b2")) is None
    early = usual(turn={"number": 0, "plays": (c.PlayTrainer(ME, REPEL),)})
    assert hears(CHOOSER, early, IN_BY_ME) is None
    own = p.Switch(YOU, "a1", "a2", YOU)
    assert hears(CHOOSER, after(ORDERS), own) is None


@pytest.mark.parametrize("card", [RIOLU, RALTS])
def test_nothing_is_said_of_an_ordinary_retreat(card: Card) -> None:
    there = position([mon(card, energy=(FIRE,))], [mon()], my_bench=[mon(RALTS)])
    assert says(there, p.Retreat(ME, "a1", "a2", (FIRE,))) == {}
