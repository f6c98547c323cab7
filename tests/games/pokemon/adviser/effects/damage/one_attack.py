"""One attack on one Pokémon, as the tests of damage lay it out, and texts that change it."""

from __future__ import annotations

from typing import Any

from app.core.data.value import replace
from app.games.pokemon.adviser.effects.damage.striking import Strike, strikes
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.cards.card_record import Card
from tests.games.pokemon.adviser.situation import (
    ME,
    ability,
    attack,
    energy,
    mon,
    pokemon,
    position,
    trainer,
    words,
)

HIT = attack("Hit", "F", "60")
HITTER = pokemon("Hitter", HIT, types="F")
PLAIN = pokemon("Plain", hp=200)
WEAK = pokemon("Weak", hp=200, weak="F")
TOUGH = pokemon("Tough", hp=200, resists="F")
MORE = "Its attacks do {} more damage to the Active Pokémon (before applying Weakness)."
LESS = "It takes {} less damage from attacks (after applying Weakness)."


def hitting(points: int, **more: Any) -> p.Attack:
    """Return the attack, for which people entered so many points on "b1"."""
    said: dict[str, Any] = {"damage": (("b1", points),), "entered": True, **more}
    return p.Attack(ME, "a1", "Hit", **said)


def table(
    defender: Mon | Card, attacker: Mon | Card = HITTER, *, plays: Any = (), **more: Any
) -> Position:
    mine = attacker if isinstance(attacker, Mon) else mon(attacker)
    theirs = defender if isinstance(defender, Mon) else mon(defender)
    return position([mine], [theirs], turn={"plays": plays}, **more)


def struck(there: Position, points: int, **more: Any) -> Strike:
    (found,) = strikes(there, hitting(points, **more))
    return found


def wrong(there: Position, points: int, **more: Any) -> bool:
    return bool([*strikes(there, hitting(points, **more))])


def tool(text: str, points: int) -> Card:
    return trainer("Belt", "tool", text.format(points))


def veiled(text: str, points: int) -> Card:
    return replace(energy("C", "Veil Energy"), text=words(text.format(points)))


def helper(text: str, points: int) -> Mon:
    told = (ability("Hum", "Draw a card."), ability("Help", text.format(points)))
    return mon(pokemon("Helper", abilities=told))
