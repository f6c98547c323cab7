"""Two decks that share no card: what one player holds has a name that the other's deck lacks.

Ren's has so few Basic Pokémon that a mulligan is nothing rare.
"""

from __future__ import annotations

DREEPY, DRAKLOAK, DRAGAPULT, MUNKIDORI = "TWM-128", "TWM-129", "TWM-130", "TWM-95"
PSYCHIC, FIRE, LILLIE, POFFIN = "MEE-5", "MEE-2", "MEG-119", "TEF-144"
ZORUA, ZOROARK, IMPIDIMP, MORGREM = "JTG-97", "JTG-98", "DRI-134", "DRI-135"
DARKNESS, IONO, BALL = "MEE-7", "PAL-185", "SVI-181"

AKI = (
    *(DREEPY,) * 4,
    *(DRAKLOAK,) * 4,
    *(DRAGAPULT,) * 3,
    *(MUNKIDORI,) * 4,
    *(LILLIE,) * 4,
    *(POFFIN,) * 4,
    *(PSYCHIC,) * 32,
    *(FIRE,) * 5,
)
REN = (
    *(ZORUA,) * 4,
    *(ZOROARK,) * 4,
    *(IMPIDIMP,) * 4,
    *(MORGREM,) * 3,
    *(IONO,) * 3,
    *(BALL,) * 3,
    *(DARKNESS,) * 39,
)
DECKS = (AKI, REN)
NAMES = ("Aki", "Ren")
