"""Abilities and Tools that are switched off: what is said of whoever uses them."""

from __future__ import annotations

from typing import Any

from app.core.card import Mark
from app.core.data.value import replace
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.cards.card_record import Card
from tests.games.pokemon.adviser.situation import (
    ME,
    ability,
    attack,
    hears,
    mon,
    pokemon,
    position,
    trainer,
)

NONE = "ability-suppressed"

TOOLS = "ability-tool-suppressed"
NOW = 5
SEEK = pokemon("Seeker", abilities=(ability("Seek", "Once during your turn, you may draw."),))


def use(name: str = "Seek", unit: str = "a1", by: int = ME) -> p.UseAbility:
    return p.UseAbility(by, unit, name)


# -- without Abilities -----------------------------------------------------------------------------


def test_ability_suppressed() -> None:
    tower = [trainer("Team Rocket's Watchtower", "stadium")]
    heard = ("suspicious", ("a1",), None)
    assert hears(NONE, position([mon(SEEK)], [mon()], stadiums=tower), use()) == heard
    assert hears(NONE, position([mon(SEEK, marks=(Mark("no_ability"),))], [mon()]), use()) == heard


def test_its_sentence_names_what_takes_them_away() -> None:
    tower = [trainer("Team Rocket's Watchtower", "stadium")]
    (advice,) = judge(position([mon(SEEK)], [mon()], stadiums=tower), (use(),))
    assert advice.message.en == "Seeker has no Abilities now because of Team Rocket's Watchtower."
    assert advice.message.ja == (
        "「Team Rocket's Watchtower」の効果により、いまSeekerの特性はなくなっています。"
    )


def test_ability_suppressed_is_silent_while_it_has_its_abilities() -> None:
    bare = position([mon(SEEK)], [mon()])
    assert hears(NONE, bare, use()) is None
    assert hears(NONE, bare, use(unit="a9")) is None


# -- without Tools ---------------------------------------------------------------------------------

BALLOON = trainer("Balloon", "tool", "The Retreat Cost is 2 less.")
BELT = trainer("Belt", "tool", "Attacks do 30 more damage.")
CAPE = trainer("Cape", "tool", "+100 HP.")
RETREAT, PUNCH = p.Retreat(ME, "a1", "a2"), p.Attack(ME, "a1", "Punch")
MACHINE = replace(trainer("Machine", "tool"), attacks=(attack("Devolve"),))


def tools(play: Play, *held: Card, tower: str = "Jamming Tower", **more: Any) -> Any:
    stadiums = [trainer(tower, "stadium")]
    return hears(TOOLS, position([mon(tools=held)], [mon()], stadiums=stadiums, **more), play)


def test_ability_tool_suppressed() -> None:
    heard = ("reminder", ("a1",), None)
    assert tools(RETREAT, BALLOON) == heard
    assert tools(PUNCH, BELT) == heard
    assert tools(PUNCH, trainer("Weight", "tool", "It does 30 more damage.")) == heard
    assert tools(PUNCH, trainer("はちまき", "tool", "このポケモンのワザは強い。")) == heard
    assert tools(RETREAT, CAPE, BALLOON) == heard
    assert tools(PUNCH, MACHINE) == heard
    assert tools(PUNCH, trainer("Unread", "tool")) == heard
    assert tools(RETREAT, BALLOON, tower="Park", marks=(Mark("no_tools"),)) == heard
    table = position([mon(tools=(CAPE, BALLOON))], [mon()], marks=(Mark("no_tools"),))
    said = next(one for one in judge(table, (RETREAT,)) if one.rule == TOOLS)
    assert said.message.en == "Balloon has no effect now because of an effect that was noted."
    two = [trainer("Park", "stadium"), trainer("Jamming Tower", "stadium")]
    table = position([mon(tools=(BALLOON,))], [mon()], stadiums=two)
    said = next(one for one in judge(table, (RETREAT,)) if one.rule == TOOLS)
    assert said.message.en == "Balloon has no effect now because of Jamming Tower."


def test_ability_tool_suppressed_is_silent_where_the_tool_would_not_help_or_works() -> None:
    assert tools(RETREAT, BALLOON, tower="Park") is None
    assert tools(RETREAT, BELT) is None
    assert tools(PUNCH, BALLOON) is None
    assert tools(PUNCH, CAPE) is None
    assert tools(PUNCH) is None
    assert tools(p.Attack(ME, "a9", "Punch"), BELT) is None
