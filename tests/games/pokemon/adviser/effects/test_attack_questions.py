"""Which attack is meant, what is printed, and what the Energy on a Pokémon provides."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.core.data.value import replace
from app.core.text.words import Words
from app.games.pokemon.adviser.effects.attack_questions import (
    attacks_on,
    energy_of,
    fighter,
    is_behind,
    left_or_evolved,
    may_give_more,
    may_use_earlier,
    printed,
    texts_in_play,
)
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import InStadium, Mon, Side
from app.games.pokemon.adviser.model.turn_record import Turn
from app.games.pokemon.cards.card_record import Attack, Card
from tests.games.pokemon.adviser.situation import (
    FIGHTING,
    FIRE,
    GARDEVOIR,
    KIRLIA,
    LUCARIO,
    ME,
    PIKACHU,
    RALTS,
    RIOLU,
    YOU,
    ability,
    attack,
    energy,
    mon,
    pokemon,
    position,
    trainer,
)

UNKNOWN = Card("?Someone|XYZ|1", Words("Someone", "だれか"), "unknown")


def table(one: Mon, **more: Any) -> Position:
    return position([one], [mon(PIKACHU)], **more)


# -- which attack --------------------------------------------------------------------------------

PUNCH, AURA = RIOLU.attacks[0], LUCARIO.attacks[0]
MACHINE = replace(trainer("Machine", "tool"), attacks=(attack("Rewind"),))
LENT = replace(trainer("Lent"), attacks=(attack("Borrowed"),))


def names(one: Mon) -> list[str]:
    return [attack.name.en for attack in attacks_on(one)]


def test_a_pokemon_has_its_attacks_and_those_of_what_is_attached() -> None:
    assert names(mon(RIOLU)) == ["Punch"]
    assert names(mon(RIOLU, tools=(MACHINE,), others=(LENT,))) == ["Punch", "Rewind", "Borrowed"]
    assert names(mon(None, tools=(MACHINE,))) == ["Rewind"]
    assert names(mon(LUCARIO, stack=(RIOLU, LUCARIO))) == ["Aura"]


@pytest.mark.parametrize("stage", ["break", "level_up"])
def test_a_break_and_a_level_up_keep_those_of_the_card_below(stage: str) -> None:
    top = pokemon("Lucario Up", attack("Crash"), stage=stage)
    assert names(mon(top, stack=(LUCARIO, top))) == ["Crash", "Aura"]
    assert names(mon(top)) == ["Crash"], "nobody knows what lies below"


@pytest.mark.parametrize("said", ["Aura Sphere", "aura  SPHERE", "はどうだん"])
def test_the_attack_that_is_named_is_meant_in_either_language(said: str) -> None:
    sphere = Attack(Words("Aura Sphere", "はどうだん"), ("F",), "60")
    named = table(mon(pokemon("Lucario", attack("Kick"), sphere)))
    assert printed(named, p.Attack(ME, "a1", said)) == sphere


def test_an_attack_that_nobody_named_or_that_is_not_there_is_not_known() -> None:
    there = table(mon(RIOLU))
    assert printed(there, p.Attack(ME, "a1", "Punch")) == PUNCH
    assert printed(there, p.Attack(ME, "a1")) is None
    assert printed(there, p.Attack(ME, "a1", "Aura")) is None
    assert printed(there, p.Attack(ME, "a9", "Punch")) is None


MEMORY = ability("Memory", "Your Pokémon can use any attack from its previous Evolutions.")
DOE = pokemon("Doe", abilities=(ability("Hum", "Draw a card."), MEMORY))


def test_attacks_of_earlier_stages_are_there_where_an_ability_says_so() -> None:
    grown = mon(GARDEVOIR, stack=(RALTS, KIRLIA, GARDEVOIR))
    slap = p.Attack(ME, "a1", "Slap")
    hums = pokemon("Hums", abilities=(ability("Hum", "Draw a card."),))
    assert printed(table(grown, my_bench=[mon(hums)]), slap) is None
    assert printed(table(grown, my_bench=[mon(None), mon(DOE)]), slap) == RALTS.attacks[0]
    assert printed(table(grown, their_bench=[mon(DOE)]), slap) is None, "theirs helps them"
    helped = table(grown, my_bench=[mon(DOE)])
    assert may_use_earlier(helped, helped.mons[0])
    assert printed(helped, p.Attack(ME, "a1")) is None
    assert printed(helped, p.Attack(ME, "a1", "Aura")) is None
    japanese = replace(RALTS, attacks=(Attack(Words("Old", "ねんりき")),))
    older = table(mon(KIRLIA, stack=(japanese, KIRLIA)), my_bench=[mon(DOE)])
    assert printed(older, p.Attack(ME, "a1", "ねんりき")) == japanese.attacks[0]


# -- texts ---------------------------------------------------------------------------------------


def test_what_may_work_on_others_says_so_in_play() -> None:
    belt = trainer("Belt", "tool", "Belt text.")
    gym = trainer("Gym", "stadium", "Gym text.")
    quiet = pokemon("Quiet", attack("Hit", text="No effect on others."), text="Nor this.")
    there = position([mon(quiet, tools=(belt,))], [mon(DOE), mon(None)], stadiums=(gym,))
    hidden = replace(there, stadiums=(*there.stadiums, InStadium("s2", None, YOU)))
    assert [(card, said[:9]) for card, said in texts_in_play(hidden)] == [
        (belt, "belt text"),
        (DOE, "draw a ca"),
        (DOE, "your poké"),
        (gym, "gym text."),
    ]


# -- where effects of attacks end ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("play", "freed"),
    [
        (p.Switch(ME, out="a1", into="a2"), ("a1",)),
        (p.Retreat(ME, "a1", "a2"), ("a1",)),
        (p.MoveToBench(ME, "a1"), ("a1",)),
        (p.Evolve(ME, "a1", LUCARIO), ("a1",)),
        (p.Devolve(ME, "a1", LUCARIO), ()),
        (p.Attack(ME, "a1"), ()),
    ],
    ids=lambda one: type(one).__name__,
)
def test_effects_end_on_what_left_the_active_spot_or_evolved(
    play: p.Play, freed: tuple[str, ...]
) -> None:
    assert left_or_evolved(play) == freed


# -- Energy --------------------------------------------------------------------------------------


def provided(there: Position) -> list[str]:
    """Return what the Energy on "a1" counts as: "F", "DP", "?" for anything."""
    units = energy_of(there, there.mons[0])
    return ["".join(sorted(unit.types)) if unit.known else "?" for unit in units]


def test_each_energy_provides_its_type_and_a_hidden_card_may_anything() -> None:
    assert provided(table(mon(RIOLU, energy=(FIGHTING, FIRE)))) == ["F", "R"]
    assert provided(table(mon(RIOLU, energy=(FIGHTING,), unknown=2))) == ["F", "?", "?"]
    assert provided(table(mon(RIOLU))) == []


def test_a_special_energy_provides_what_is_written_of_it() -> None:
    double = energy("C", "Double Colorless Energy")
    assert provided(table(mon(RIOLU, energy=(double,)))) == ["C", "C"]
    reversal = mon(LUCARIO, energy=(energy("C", "Reversal Energy"),))
    assert provided(table(reversal, me={"prizes": 3}, you={"prizes": 3})) == ["C"]
    assert len(provided(table(reversal, me={"prizes": 4}, you={"prizes": 3}))) == 3
    assert provided(table(reversal, me={"prizes": None})) == ["?"]


def test_notes_on_an_energy_or_on_its_pokemon_change_what_it_provides() -> None:
    noted = mon(RIOLU, energy=(FIGHTING, FIRE), energy_marks=((), (Mark("energy_W"),)))
    assert provided(table(noted)) == ["F", "W"]
    twice = mon(RIOLU, energy=(FIGHTING,), marks=(Mark("energy_twice"),))
    assert provided(table(twice)) == ["F", "F"]


GROWTH = "Each Basic Fighting Energy attached to your Pokémon provides FightingFighting Energy."
ODD_GROWTH = "Each basic Fighting Energy attached to all of your Pokémon provides every type."


def grower(said: str, **more: Any) -> Mon:
    return mon(pokemon("Grower", abilities=(ability("Growth", said),)), **more)


ODD = replace(energy("F", "Odd Energy"), types=("F",))


def test_an_ability_lets_basic_energy_of_a_type_count_twice() -> None:
    one = mon(RIOLU, energy=(FIGHTING, FIRE, ODD))
    assert provided(table(one)) == ["F", "R", "?"]
    assert provided(table(one, my_bench=[mon(None), grower(GROWTH)])) == ["F", "R", "?", "F"]
    assert provided(table(one, their_bench=[grower(GROWTH)])) == ["F", "R", "?"]
    apart = grower(GROWTH.replace("FightingFighting", "Fighting Fighting"))
    assert provided(table(one, my_bench=[apart])) == ["F", "R", "?", "F"]
    off = grower(GROWTH, marks=(Mark("no_ability"),))
    assert provided(table(one, my_bench=[off])) == ["F", "R", "?"]
    noted = replace(one, marks=(Mark("energy_twice"),))
    assert provided(table(noted, my_bench=[grower(GROWTH)])).count("F") == 2


def test_an_ability_that_is_not_plain_leaves_it_open() -> None:
    one = mon(RIOLU, energy=(FIGHTING, FIRE))
    odd = table(one, my_bench=[grower(ODD_GROWTH)])
    assert provided(odd) == ["F", "R"]
    assert may_give_more(odd, odd.mons[0])
    plain = table(one, my_bench=[grower(GROWTH)])
    assert not may_give_more(plain, plain.mons[0])
    other = table(mon(RIOLU, energy=(FIRE,)), my_bench=[grower(ODD_GROWTH)])
    assert not may_give_more(other, other.mons[0])
    strange = table(one, my_bench=[grower(ODD_GROWTH.replace("Fighting", "Cosmic"))])
    assert not may_give_more(strange, strange.mons[0])


@pytest.mark.parametrize(
    ("mine", "theirs", "behind"),
    [(4, 3, True), (3, 3, False), (2, 3, False), (None, 3, None), (3, None, None)],
)
def test_who_has_more_prizes_left_is_behind(mine: Any, theirs: Any, behind: Any) -> None:
    there = table(mon(), me={"prizes": mine}, you={"prizes": theirs})
    assert is_behind(there, ME) is behind


def test_of_several_opponents_it_hangs_on_which_is_meant() -> None:
    def behind(*prizes: int | None) -> bool | None:
        sides = tuple(Side(seat, f"P{seat}", seat, prizes=left) for seat, left in enumerate(prizes))
        return is_behind(Position(sides, Turn(ME, 3)), ME)

    assert behind(6, 5, 4) is True
    assert behind(3, 5, 4) is False
    assert behind(5, 6, 4) is None
    assert behind(5, None, 4) is None
    assert behind(5) is None, "there is no opponent"


def test_the_damage_calculation_asks_for_the_card_and_its_notes() -> None:
    noted = (Mark("deals_more", 20),)
    asked = fighter(mon(RIOLU, marks=noted))
    assert (asked.card, asked.marks) == (RIOLU, noted)
