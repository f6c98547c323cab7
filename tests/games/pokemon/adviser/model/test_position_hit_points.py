"""How many HP a Pokémon of a position has left, as the table reckons them."""

from __future__ import annotations

from typing import Any

from app.core.card import Mark
from app.core.data.value import replace
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_hit_points import hit_points, tools_off
from app.games.pokemon.adviser.model.position_sides import InStadium, Mon
from app.games.pokemon.table.unit_hit_points import HitPoints
from tests.games.pokemon.adviser.situation import (
    ME,
    PIKACHU,
    RIOLU,
    ability,
    energy,
    mon,
    pokemon,
    position,
    trainer,
)

CHARM = trainer("Charm", "tool", "The Pokémon this card is attached to gets +50 HP.")
TOWER = trainer("Jamming Tower", "stadium")
SHELTER = pokemon("Shelter", abilities=(ability("Shelter", "Your Basic Pokémon get +30 HP."),))
MESA = trainer("Mesa", "stadium", "Each Stage 1 Pokémon gets -30 HP.")


def left(one: Mon, **more: Any) -> HitPoints | None:
    """Return what the Active Pokémon has left."""
    table: Position = position([one], [mon(PIKACHU)], **more)
    return hit_points(table, table.mons[0])


def surely(points: int) -> HitPoints:
    return HitPoints(points, points, points)


def test_damage_is_taken_off_what_is_printed() -> None:
    assert left(mon(RIOLU)) == surely(70)
    assert left(mon(RIOLU, damage=30)) == surely(40)
    assert left(mon(RIOLU, damage=90)) == surely(0)


def test_what_is_not_printed_or_not_known_is_not_reckoned() -> None:
    assert left(mon(None, damage=30)) is None
    assert left(mon(pokemon("Nothing printed", hp=0))) is None


def test_a_case_may_give_what_is_left_itself() -> None:
    assert left(mon(RIOLU, damage=30, hp_left=20)) == surely(20)
    assert left(mon(None, hp_left=20)) == surely(20)
    assert left(mon(RIOLU, hp_left=-20)) == surely(0)


def test_a_tool_gives_hp_unless_tools_have_no_effect() -> None:
    charmed = mon(RIOLU, tools=(CHARM,), damage=30)
    assert left(charmed) == surely(90)
    assert left(charmed, stadiums=(TOWER,)) == surely(40)
    assert left(charmed, marks=(Mark("no_tools"),)) == surely(40)


def test_a_stadium_or_a_note_takes_the_effect_of_tools() -> None:
    assert not tools_off(position([mon()], stadiums=(MESA,)))
    assert tools_off(position([mon()], stadiums=(TOWER,)))
    assert tools_off(position([mon()], marks=(Mark("no_tools"),)))


def test_what_people_noted_is_known() -> None:
    noted = (Mark("hp", 40), Mark("hp_less", 10))
    assert left(mon(RIOLU, tools=(CHARM,), marks=noted, damage=30)) == surely(70)
    assert left(mon(RIOLU, marks=(Mark("hp_less", 20),))) == surely(50)


def test_other_cards_in_play_give_perhaps_more_and_perhaps_less() -> None:
    assert left(mon(RIOLU), my_bench=[mon(SHELTER)]) == HitPoints(70, 70, 100)
    assert left(mon(RIOLU), their_bench=[mon(SHELTER), mon(None)]) == HitPoints(70, 70, 100)
    assert left(mon(RIOLU), stadiums=(MESA,)) == HitPoints(40, 70, 70)


def test_a_stadium_that_is_not_known_says_nothing() -> None:
    table = replace(position([mon(RIOLU)]), stadiums=(InStadium("s1", None, ME),))
    assert hit_points(table, table.mons[0]) == surely(70)


def test_what_else_is_attached_counts_too() -> None:
    grows = trainer("Growth", text="The Pokémon this card is attached to gets +20 HP.")
    assert left(mon(RIOLU, others=(grows,))) == surely(90)


def test_a_card_that_nobody_can_read_may_give_any_number() -> None:
    assert left(mon(RIOLU, unknown=1)) == HitPoints(70, 70, None)
    assert left(mon(RIOLU, tools=(trainer("Strange", "tool"),))) == HitPoints(70, 70, None)
    assert left(mon(RIOLU, energy=(energy("F"),))) == surely(70)
