"""How many Pokémon fit on a Bench: 5, and what Stadiums, Abilities and notes change of that."""

from __future__ import annotations

import re
from functools import lru_cache
from operator import itemgetter

from app.core.card import value_of
from app.core.data.asked_once import asked_while
from app.core.data.value import value
from app.core.text.words import Words
from app.games.pokemon.adviser.effects.locks.lock_causes import NOTED, by_card
from app.games.pokemon.adviser.model.position import Position, named
from app.games.pokemon.adviser.model.position_sides import InStadium, Side
from app.games.pokemon.adviser.model.printed_texts import small
from app.games.pokemon.adviser.model.single_card_facts import (
    BENCH_LOWERED,
    BENCH_RAISED,
    NEEDS_TERA,
    ONE_SIDED,
)
from app.games.pokemon.variants.standard_game import STANDARD

USUAL = 5
"""How many fit on a Bench where nothing says otherwise (APR A-04)."""

MOST_TOGETHER = 2 * USUAL
"""How many fit on a Bench of two partners by the widest reading."""

OPTIONS = {"battle-royal": "br-bench", "team-battle": "tv-bench"}
"""Variant -> the option that says how many fit on a Bench."""

LEAST = min(BENCH_LOWERED.values())
"""So many fit under every Stadium."""

_MORE = re.compile(r"can have up to (\d+) pokémon on your bench")
"""How the Ability of a Pokémon speaks that raises the limit."""


@value
class Limit:
    """How many Pokémon a player may have on the Bench."""

    most: int
    lowered: bool = False
    """Whether a Stadium lowers it."""
    sure: bool = True
    """False where something lies there that may change it and is not known."""
    cause: Words | None = None
    """What lowers it, or that it was noted, as a sentence names it; None for anything else."""


def fits(position: Position, side: Side, there: int) -> bool:
    """Whether so many fit on a Bench whatever their limit is: told without asking the cards."""
    return not side.marks and there <= surely_fit(position)


def surely_fit(position: Position) -> int:
    """Return how many fit on the Bench of a player of whom nothing is noted; -1 for not known."""
    if position.marks:
        return -1
    return LEAST if position.stadiums else usual(position)


def usual(position: Position) -> int:
    """Return how many fit on a Bench where no card says otherwise: as the table agreed.

    Partners who share one and agreed on nothing are asked by `tv-silent-rules`: more than the most
    that anybody reads into their article fit on none.
    """
    if position.variant is STANDARD:
        return USUAL
    key = OPTIONS.get(position.variant.id, "")
    chosen = position.option(key) if key else ""
    if chosen.isdecimal():
        return int(chosen)
    return MOST_TOGETHER if position.shares_field else position.variant.bench


COUNTED = ("sides", "stadiums", "marks", "options", "variant")
"""The fields of a position by which it is known how many are on a Bench, and how many may be."""


@asked_while(*COUNTED)
def limit_of(position: Position, player: int) -> Limit:
    """Return the limit of a player's Bench. The smaller number wins where two effects differ.

    What people noted counts alone: on the player, or on the table.
    """
    side = position.side(player)
    noted = side.number("bench") or value_of(position.marks, "bench")
    if noted:
        return Limit(noted, cause=NOTED)
    lowered: list[tuple[int, Words]] = []
    raised, sure = [usual(position)], True
    for one in position.stadiums:
        sure = sure and one.card is not None
        raised += [n for name, n in BENCH_RAISED.items() if _lets(one, name, side)]
        lowered += [
            (n, by_card(one.card))
            for name, n in BENCH_LOWERED.items()
            if one.card is not None and _holds(one, name, player)
        ]
    raised += _by_abilities(position, side)
    if lowered:
        most, cause = min(lowered, key=itemgetter(0))
        return Limit(most, lowered=True, sure=sure, cause=cause)
    return Limit(max(raised), sure=sure)


def _by_abilities(position: Position, side: Side) -> list[int]:
    """Return the limits that the own Pokémon speak of, whatever they ask for."""
    if position.noted("no_abilities"):
        return []
    printed = [
        part.text for mon in side.mons if mon.card is not None for part in mon.card.abilities
    ]
    return [most for text in printed if text is not None and (most := _raised(text))]


@lru_cache(maxsize=1024)
def _raised(text: Words) -> int:
    """Return the limit that a text speaks of; 0 for none."""
    found = _MORE.search(small(text))
    return 0 if found is None else int(found[1])


def _lets(one: InStadium, name: str, side: Side) -> bool:
    """Whether a Stadium is the one called `name` and lets this player have more."""
    return named(one.card, name) and (name != NEEDS_TERA or has_tera(side) is not False)


def _holds(one: InStadium, name: str, player: int) -> bool:
    """Whether a Stadium is the one called `name` and lets this player have fewer only."""
    return named(one.card, name) and (name not in ONE_SIDED or one.faces == player)


def has_tera(side: Side) -> bool | None:
    """Whether a player has a Tera Pokémon in play; None where a card is not known."""
    if any(mon.card is not None and "Tera" in mon.card.tags for mon in side.mons):
        return True
    return None if any(mon.card is None and not mon.plain for mon in side.mons) else False
