"""The 28 cards and two tokens with the seed's numbers, and chance by name: for the literal reading.

Written by hand from the seed; `test_literal_reading.py` compares it with the facts.
"""

from __future__ import annotations

import random
from collections.abc import Collection
from typing import Any, NamedTuple


class Monster(NamedTuple):
    """What is printed on a monster."""

    cost: int
    attack: int
    life: int


class Spell(NamedTuple):
    """What is printed on a spell; the lower number goes first (R30)."""

    number: int
    cost: int


MONSTERS = {
    "rat": Monster(1, 1, 1),
    "ranmaru": Monster(2, 2, 1),
    "cat": Monster(2, 1, 2),
    "frog": Monster(2, 1, 1),
    "turtle": Monster(2, 0, 4),
    "jellyfish": Monster(2, 1, 1),
    "boar": Monster(3, 3, 2),
    "stoat": Monster(3, 1, 2),
    "wyvern": Monster(4, 4, 2),
    "archer": Monster(4, 2, 2),
    "fire_dragon": Monster(7, 5, 6),
    "ulvan": Monster(8, 8, 8),
    "frost_witch": Monster(5, 3, 4),
    "thunder_colossus": Monster(8, 4, 7),
    "gaia_beast": Monster(6, 2, 7),
    "nightmare_lord": Monster(6, 4, 5),
    "tempest_knight": Monster(5, 3, 4),
    "seraphim": Monster(6, 2, 6),
    "venom_snake": Monster(4, 3, 3),
    "mecha_golem": Monster(7, 5, 5),
    "chrono_mage": Monster(5, 2, 4),
}

TOKENS = {"rock": Monster(0, 0, 3), "nightmare_token": Monster(0, 1, 1)}
"""Monsters that are no cards: they are in no hand and go to no graveyard."""

SPELLS = {
    "meteor": Spell(101, 3),
    "rock_spell": Spell(102, 3),
    "swap": Spell(103, 7),
    "flame_guard": Spell(104, 4),
    "summon_ritual": Spell(105, 3),
    "blaze": Spell(106, 5),
    "fire_rain": Spell(107, 6),
}

FROG_STAGES = (Monster(2, 1, 1), Monster(2, 1, 2), Monster(2, 2, 2), Monster(2, 3, 3))
"""カエル三等兵, 二等兵, 一等兵, 軍曹: by the number of turn starts that it has grown at."""


def printed(card: str, grown: int = 0) -> Monster:
    """What is printed on a monster or token; a frog's by how often it has grown."""
    if card == "frog":
        return FROG_STAGES[grown]
    return {**MONSTERS, **TOKENS}[card]


Name = tuple[str, str, int]


class Draws:
    """Chance by name: (side, what, occurrence). One name has one value, whenever it is asked for.

    A value that is not `given` follows from the seed and the name alone.
    """

    def __init__(self, seed: int = 0, given: dict[Name, Any] | None = None) -> None:
        self.seed = seed
        self.given = dict(given or {})

    def columns(self, side: str, what: str, occurrence: int) -> list[int]:
        """Three different columns: the first three of the battle row in the order."""
        return [cell for cell in self.order((side, what, occurrence)) if cell < 5][:3]

    def first(self, side: str, what: str, occurrence: int, cells: Collection[int]) -> int:
        """Which of `cells` comes first in the order."""
        return next(cell for cell in self.order((side, what, occurrence)) if cell in cells)

    def order(self, name: Name) -> tuple[int, ...]:
        """The ten cells of a side in the order of this draw."""
        if name in self.given:
            return tuple(self.given[name])
        chance = random.Random(f"{self.seed}/{name[0]}/{name[1]}/{name[2]}")
        return tuple(chance.sample(range(10), 10))
