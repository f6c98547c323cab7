"""What texts in play change of an attack's cost."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.core.data.value import replace
from app.games.pokemon.adviser.effects.costs.costs_changed import (
    ANY_NUMBER,
    CostChange,
    cost_changes,
)
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import InStadium, Mon, Side
from app.games.pokemon.adviser.model.turn_record import Record, Turn
from app.games.pokemon.cards.card_record import Attack, Card
from tests.games.pokemon.adviser.situation import (
    ME,
    PIKACHU,
    YOU,
    ability,
    attack,
    mon,
    pokemon,
    position,
    trainer,
    words,
)

BEAM = attack("Beam", "PCC", "90")
CASE = Record(is_case=True)


def beamer(*texts: str, name: str = "Beamer", attacks: tuple[Attack, ...] = (BEAM,)) -> Card:
    """Return a Pokémon with Abilities called Quick, Other, … of these texts."""
    names = ("Quick", "Other")
    told = tuple(ability(one, text) for one, text in zip(names, texts, strict=False))
    return pokemon(name, *attacks, abilities=told)


def changes(one: Mon, attack: Attack = BEAM, **more: Any) -> tuple[CostChange, ...]:
    """Return what changes the cost of the Active Pokémon's attack."""
    table: Position = position([one], [mon(PIKACHU)], **more)
    return cost_changes(table, table.mons[0], attack)


def by(who: str, more: int | None, instead: Any = None) -> tuple[CostChange, ...]:
    return (CostChange(words(who), more, instead),)


def test_where_no_text_speaks_of_it_nothing_changes_it() -> None:
    told = beamer(
        "Once during your turn, draw a card. This can be used only once.",
        "This Pokémon's attacks do 10 more damage.",
    )
    belt = trainer("Belt", "tool", "Its attacks do 10 more damage.")
    gym = trainer("Gym", "stadium", "Each Pokémon in play has no Abilities.")
    assert changes(mon(told, tools=(belt,)), stadiums=(gym,)) == ()


@pytest.mark.parametrize("key", ["cost_less", "cost_more"])
def test_what_people_noted_has_answered_it(key: str) -> None:
    cheap = beamer("This Pokémon's attacks cost Colorless less.")
    assert changes(mon(cheap)) == by("Quick", -1)
    assert changes(mon(cheap, marks=(Mark(key, 1),))) == ()


# -- an Ability of its own -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "more"),
    [
        ("This Pokémon's attacks cost Colorless less.", -1),
        ("This Pokémon's attacks cost {C}{C} less.", -2),
        ("Attacks used by this Pokémon cost 2 Colorless less.", -2),
        ("This Pokémon's attacks cost Colorless more.", 1),
        ("This Pokémon's attacks cost Psychic less.", None),
        ("This Pokémon's attacks can be used for nothing.", None),
    ],
)
def test_an_ability_says_by_how_much(said: str, more: int | None) -> None:
    assert changes(mon(beamer(said)), you={"hand_count": 4}) == by("Quick", more)


def test_an_ability_about_the_own_attacks_helps_no_other_pokemon() -> None:
    cheap = beamer("This Pokémon's attacks cost Colorless less.")
    assert changes(mon(beamer()), my_bench=[mon(cheap), mon(None)]) == ()


def test_an_ability_about_another_attack_says_nothing_of_this_one() -> None:
    cheap = beamer("Beam needs 2 Colorless less.")
    assert changes(mon(cheap)) == by("Quick", -2)
    assert changes(mon(cheap), attack("Crash", "CCC")) == ()


def test_an_ability_may_help_only_who_is_behind() -> None:
    said = (
        "If you have more Prize cards remaining than your opponent, "
        "this Pokémon's attacks cost Colorless less."
    )
    helped = mon(beamer(said))
    assert changes(helped, me={"prizes": 4}, you={"prizes": 3}) == by("Quick", -1)
    assert changes(helped, me={"prizes": 3}, you={"prizes": 3}) == by("Quick", 0)
    assert changes(helped, me={"prizes": None}) == by("Quick", None)


FOR_EACH_PRIZE = (
    "This Pokémon's attacks cost Colorless less for each Prize card your opponent has taken."
)


def test_an_ability_may_count_the_prizes_the_opponent_took() -> None:
    helped = mon(beamer(FOR_EACH_PRIZE))
    assert changes(helped, you={"prizes": 4}) == by("Quick", -2)
    assert changes(helped, you={"prizes": 6}) == by("Quick", 0)
    assert changes(helped, you={"prizes": 8}) == by("Quick", 0)
    assert changes(helped, you={"prizes": None}) == by("Quick", None)


IGNORES = (
    "If your opponent has exactly 4 cards in their hand, ignore all Colorless Energy in the "
    "attack costs of attacks used by this Pokémon."
)


def test_all_colorless_may_go_at_a_number_of_cards_in_the_opponents_hand() -> None:
    helped = mon(beamer(IGNORES))
    assert changes(helped, you={"hand_count": 4}) == by("Quick", -ANY_NUMBER)
    assert changes(helped, you={"hand_count": 3}) == by("Quick", 0)
    assert changes(helped, you={"hand": (PIKACHU,) * 4}) == by("Quick", -ANY_NUMBER)
    assert changes(helped, you={"hand": (PIKACHU,) * 5, "hand_count": 4}) == by("Quick", 0)
    assert changes(helped) == by("Quick", None)


def test_where_there_are_several_opponents_nobody_can_tell() -> None:
    for said in (IGNORES, FOR_EACH_PRIZE):
        helped = mon(beamer(said))
        sides = tuple(
            Side(seat, f"P{seat}", seat, (helped,) * (seat == ME), hand_count=4)
            for seat in range(3)
        )
        three = Position(sides, Turn(ME, 5))
        assert cost_changes(three, three.mons[0], BEAM) == by("Quick", None)


def test_the_usual_hand_of_a_case_is_not_told() -> None:
    helped = mon(beamer(IGNORES.replace("4", "5")))
    assert changes(helped, you={"hand_count": 5}) == by("Quick", -ANY_NUMBER)
    assert changes(helped, you={"hand_count": 5}, record=CASE) == by("Quick", None)
    assert changes(helped, you={"hand_count": 4}, record=CASE) == by("Quick", 0)
    assert changes(helped, you={"hand": (PIKACHU,) * 5}, record=CASE) == by("Quick", -ANY_NUMBER)


# -- the attack itself ---------------------------------------------------------------------------

RAGE = attack(
    "Rage",
    "DDD",
    "90",
    "If this Pokémon has any damage counters on it, this attack can be used for Darkness Metal.",
)


def test_an_attack_may_cost_something_else_while_its_pokemon_is_damaged() -> None:
    angry = beamer(attacks=(RAGE,))
    assert changes(mon(angry), RAGE) == ()
    assert changes(mon(angry, damage=10), RAGE) == by("Rage", 0, ("D", "M"))
    assert changes(mon(angry, hp_left=30), RAGE) == by("Rage", None), "of a case, not known"
    assert changes(mon(angry, damage=10)) == ()
    assert changes(mon(None, damage=10), RAGE) == ()


def test_an_attack_that_speaks_otherwise_of_its_cost_is_for_people() -> None:
    odd = attack("Odd", "CC", "30", "If it is your first turn, this attack can be used for {C}.")
    assert changes(mon(beamer(attacks=(odd,))), odd) == by("Odd", None)


# -- what is attached ----------------------------------------------------------------------------

BELT = trainer("Belt", "tool", "The attacks of the Pokémon this card is attached to cost {C} less.")


def test_a_tool_helps_its_pokemon_unless_tools_have_no_effect() -> None:
    belted = mon(beamer(), tools=(BELT,))
    assert changes(belted) == by("Belt", -1)
    assert changes(belted, marks=(Mark("no_tools"),)) == ()
    assert changes(mon(beamer()), my_bench=[belted]) == ()
    plain = trainer("Plain", "tool", "The attacks of its holder cost {C} less.")
    assert changes(mon(beamer(), tools=(plain,))) == by("Plain", -1)


def test_a_tool_may_be_for_some_pokemon_only() -> None:
    said = "Attacks used by the Hop's Pokémon this card is attached to cost {C} less."
    band = trainer("Band", "tool", said)
    assert changes(mon(beamer(name="Hop's Snorlax"), tools=(band,))) == by("Band", -1)
    assert changes(mon(beamer(), tools=(band,))) == ()


def test_a_tool_without_a_text_is_known_by_its_name() -> None:
    band = trainer("Hop’s Choice Band", "tool")
    assert changes(mon(beamer(name="Hop's Snorlax"), tools=(band,))) == by(band.name.en, -1)
    assert changes(mon(beamer(), tools=(band,))) == ()
    assert changes(mon(beamer(name="Hop's Snorlax"), tools=(trainer("Loop", "tool"),))) == ()


# -- what works on others ------------------------------------------------------------------------

CHEAPER = "Attacks of damaged Pokémon that have evolved cost {C} less."
DEARER = "Attacks of damaged Pokémon that have evolved cost {C} more."


def test_what_makes_attacks_of_others_cheaper_is_for_people_to_work_out() -> None:
    helper = trainer("Helper", "supporter", CHEAPER)
    assert changes(mon(beamer()), my_bench=[mon(beamer(CHEAPER))]) == by("Quick", None)
    assert changes(mon(beamer()), stadiums=(trainer("Gym", "stadium", CHEAPER),)) == by("Gym", None)
    played = (c.PlayTrainer(ME, helper), c.PlayTrainer(ME, None), t.PassTurn(ME))
    assert changes(mon(beamer()), turn={"plays": played}) == by("Helper", None)


def test_what_makes_them_dearer_excuses_nothing() -> None:
    assert changes(mon(beamer()), their_bench=[mon(beamer(DEARER))]) == ()
    assert changes(mon(beamer()), stadiums=(trainer("Gym", "stadium", DEARER),)) == ()


def test_a_text_may_be_in_japanese_alone() -> None:
    less = "このスタジアムがあるかぎり、ワザを使うためのエネルギーは1個少なくなる。"
    more = less.replace("少なく", "多く")
    assert changes(mon(beamer()), stadiums=(trainer("ジム", "stadium", less),)) == by("ジム", None)
    assert changes(mon(beamer()), stadiums=(trainer("ジム", "stadium", more),)) == ()


def test_each_change_is_told_once_and_what_is_not_known_says_nothing() -> None:
    two = changes(mon(beamer()), my_bench=[mon(beamer(CHEAPER)), mon(beamer(CHEAPER))])
    assert two == by("Quick", None)
    table = position([mon(beamer())], [mon(None)])
    hidden = replace(table, stadiums=(InStadium("s1", None, YOU),))
    assert cost_changes(hidden, hidden.mons[0], BEAM) == ()


@pytest.mark.parametrize(
    ("said", "mine", "theirs"),
    [
        ("Attacks used by your Pokémon cost {C} less.", -1, 0),
        ("Attacks used by your Water Pokémon cost {C} less.", 0, 0),
        ("Attacks used by your opponent's Active Pokémon cost {C}{C} more.", 0, 2),
        (
            "Attacks used by each Pokémon in play (both yours and your opponent's) cost {C} more.",
            1,
            1,
        ),
        ("During this turn, attacks used by your Pokémon cost 2 {C} less.", -2, 0),
    ],
)
def test_whose_attacks_a_plain_text_means(said: str, mine: int, theirs: int) -> None:
    for player, more in ((ME, mine), (YOU, theirs)):
        expected = by("Quick", more) if more else ()
        helper = mon(beamer(said))
        bench: dict[str, Any] = {"my_bench" if player == ME else "their_bench": [helper]}
        assert changes(mon(beamer()), **bench) == expected
    off = mon(beamer(said), marks=(Mark("no_ability"),))
    assert changes(mon(beamer()), my_bench=[off]) == ()
