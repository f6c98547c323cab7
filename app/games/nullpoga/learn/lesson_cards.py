"""How the cards of the lesson lie: hands and decks in an order that was chosen, empty rows.

What the pupil holds too early costs too much to be put in another place than the lesson says.
"""

from __future__ import annotations

from app.core.fact import StartCard
from app.games.contracts.learning.lesson_contract import PUPIL, TEACHER
from app.games.nullpoga.table.nullpoga_zones import DECK, HAND

_HANDS = {
    PUPIL: "rat cat gaia_beast seraphim fire_dragon",
    TEACHER: "rat frog jellyfish turtle boar",
}
_DECKS = {
    # Swap comes in turn 2, then what turns 3 to 5 are about.
    PUPIL: (
        "swap boar meteor wyvern archer venom_snake flame_guard ranmaru jellyfish rock_spell "
        "stoat wyvern boar turtle frog cat rat blaze fire_rain venom_snake archer summon_ritual "
        "frost_witch tempest_knight ulvan"
    ),
    TEACHER: (
        "stoat cat ranmaru rat boar stoat cat ranmaru rock_spell wyvern archer turtle jellyfish "
        "frog venom_snake wyvern archer venom_snake frost_witch meteor tempest_knight "
        "thunder_colossus seraphim gaia_beast ulvan"
    ),
}


def cards() -> tuple[StartCard, ...]:
    """Return all cards of both, those of decks in their order."""
    return tuple(
        StartCard(ref, seat, f"{zone}.{seat}")
        for zone, lines in ((HAND, _HANDS), (DECK, _DECKS))
        for seat, names in lines.items()
        for ref in names.split()
    )
