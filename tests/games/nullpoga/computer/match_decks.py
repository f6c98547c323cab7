"""Four decks of different kinds to measure players with: thirty cards, each twice at most."""

from __future__ import annotations

from collections.abc import Mapping

SWARM = (
    *("rat", "ranmaru", "cat", "frog", "jellyfish", "boar", "stoat", "wyvern", "archer"),
    *("venom_snake", "meteor", "rock_spell", "summon_ritual", "blaze", "flame_guard"),
)
GIANTS = (
    *("turtle", "boar", "wyvern", "frost_witch", "gaia_beast", "nightmare_lord", "fire_dragon"),
    *("ulvan", "mecha_golem", "thunder_colossus", "seraphim"),
    *("meteor", "rock_spell", "fire_rain", "swap"),
)
MAGES = (
    *("frost_witch", "tempest_knight", "chrono_mage", "archer", "venom_snake", "jellyfish"),
    *("turtle", "cat", "seraphim"),
    *("meteor", "rock_spell", "flame_guard", "summon_ritual", "blaze", "fire_rain"),
)
SPELLS = (
    *("meteor", "rock_spell", "swap", "flame_guard", "summon_ritual", "blaze", "fire_rain"),
    *("rat", "ranmaru", "cat", "frog", "turtle", "jellyfish", "boar"),
)
DECKS: Mapping[str, tuple[str, ...]] = {
    "swarm": SWARM * 2,
    "giants": GIANTS * 2,
    "mages": MAGES * 2,
    "spells": (*SPELLS * 2, "fire_dragon", "ulvan"),
}
