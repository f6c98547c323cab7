"""How many HP a Pokémon has left, with what attached cards, Abilities and Stadiums add.

People note what changes the HP, and then it is known. Where nobody did, the fixed phrases of the
texts tell how many there may be: at least, and at most.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.cards.card import Card
from app.cards.energy_types import TYPE_WORDS
from app.core.value import value
from app.games.pokemon.adviser.cards_known import kind
from app.games.pokemon.adviser.fighting import text
from app.games.pokemon.adviser.position import Mon, Position

_CHANGE = re.compile(
    r"(?:gets?|ha(?:s|ve)) (?P<sign>[+−–-])(?P<printed>\d+) hp|maximum hp rises by (?P<told>\d+)"
)
"""How a text speaks that changes HP: "gets +50 HP", as printed; "its maximum HP rises by 50"."""
_HOLDER = re.compile(
    r"the (?P<which>[^.,]*?) ?pokémon this card is attached to gets|on an? "
    r"(?P<on>[a-z]+) pokémon:"
)
_TYPES = {words.en.casefold(): letter for letter, words in TYPE_WORDS.items()}
TOOLS_OFF = ("Jamming Tower",)
"""Stadiums under which Tools have no effect."""


@value
class HitPoints:
    """HP left, as far as they are known."""

    least: int
    most: int | None
    """None where a card that nobody can read may add any number."""


def tools_off(position: Position) -> bool:
    """Whether Tools have no effect, by a Stadium that is known for it or by a note."""
    return position.in_stadium(*TOOLS_OFF) or position.noted("no_tools")


def hit_points(position: Position, mon: Mon) -> HitPoints | None:
    """Return how many HP are left; None where what is printed is not known."""
    if mon.hp_left is not None:
        return HitPoints(max(0, mon.hp_left), max(0, mon.hp_left))
    if mon.hp is None:
        return None
    if mon.number("hp") or mon.number("hp_less"):
        left = max(0, mon.hp - mon.damage)
        return HitPoints(left, left)
    least = most = mon.hp
    for points, holds in _changes(position, mon):
        if holds or points < 0:
            least += points
        if holds or (holds is None and points > 0):
            most += points
    unread = mon.unknown or any(_is_unread(card) for card in (*mon.tools, *mon.energy))
    return HitPoints(max(0, least - mon.damage), None if unread else max(0, most - mon.damage))


def _is_unread(card: Card) -> bool:
    """Whether nobody can tell what an attached card does besides."""
    return kind(card) == "unknown" or (kind(card) == "tool" and not text(card))


def _changes(position: Position, mon: Mon) -> Iterator[tuple[int, bool | None]]:
    """Yield (points, whether they count: None for "perhaps") of every text that may concern it."""
    for card in (*(() if tools_off(position) else mon.tools), *mon.energy, *mon.others):
        said = text(card)
        for points in _points(said):
            yield points, _holds(said, mon.card)
    for one in position.mons:
        for ability in one.card.abilities if one.card is not None else ():
            yield from ((points, None) for points in _points(text(ability)))
    for stadium in position.stadiums:
        if stadium.card is not None:
            yield from ((points, None) for points in _points(text(stadium.card)))


def _points(said: str) -> Iterator[int]:
    """Yield the numbers of HP that a text adds, or below 0 takes off, each once."""
    seen: set[int] = set()
    for found in _CHANGE.finditer(said):
        number = int(found["printed"] or found["told"])
        points = -number if found["sign"] in ("−", "–", "-") else number
        if points not in seen:
            seen.add(points)
            yield points


def _holds(said: str, card: Card | None) -> bool | None:
    """Whether an attached card's text means this Pokémon; None where that is not plain."""
    found = _HOLDER.search(said)
    if found is None or card is None:
        return None
    which = found["which"] or found["on"] or ""
    if not which:
        return True
    if which == "basic":
        return card.stage == "basic"
    if which in _TYPES:
        return _TYPES[which] in card.types
    if which.endswith("'s"):
        return card.name.en.casefold().startswith(f"{which} ")  # the owner is part of the name
    return card.name.en.casefold().startswith(which) or None
