"""How many HP a Pokémon has, with what attached cards, Abilities and Stadiums add or take.

One reckoning for everybody: the tasks, the side panel and the adviser must not differ in whether a
Pokémon is Knocked Out. People note what changes the HP, and then it is known. Where nobody did, the
fixed phrases of the texts tell how many there may be: at least, and at most.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from app.core.data.value import value
from app.core.text.words import Words
from app.games.pokemon.cards.words.energy_types import TYPE_WORDS

if TYPE_CHECKING:
    from app.games.pokemon.cards.card_record import Card

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
LEAST_HP = 10
"""What no mark takes the HP below."""


@value
class HitPoints:
    """HP, as far as they are known; with damage taken off, those that are left."""

    least: int
    known: int
    """What is printed or noted, and what surely counts."""
    most: int | None
    """None where a card that nobody can read may add any number."""

    def less(self, damage: int) -> HitPoints:
        """Return what damage leaves of them."""
        return HitPoints(
            max(0, self.least - damage),
            max(0, self.known - damage),
            None if self.most is None else max(0, self.most - damage),
        )


@value
class Holder:
    """A Pokémon, as its HP depend on it."""

    card: Card
    tools: tuple[Card, ...] = ()
    energy: tuple[Card, ...] = ()
    others: tuple[Card, ...] = ()
    unknown: int = 0
    """Attached cards that nobody can read."""
    more: int = 0
    """HP that people noted, "hp" on the table."""
    fewer: int = 0


@value
class Around:
    """What is in play besides that may change the HP of any Pokémon."""

    changes: tuple[int, ...] = ()
    """What texts may add for somebody, or below 0 take off."""
    tools_off: bool = False
    """Whether Tools have no effect."""


def around_of(
    pokemon: Iterable[Card], stadiums: Iterable[Card], *, tools_off: bool = False
) -> Around:
    """Return what Pokémon and Stadiums in play may change."""
    texts = [ability.text for one in pokemon for ability in one.abilities]
    texts += [stadium.text for stadium in stadiums if stadium.text is not None]
    return Around(tuple(points for text in texts for points in _told(text)), tools_off)


def full_hp(holder: Holder, around: Around) -> HitPoints:
    """Return the HP of a Pokémon without damage."""
    base = max(LEAST_HP, holder.card.hp + holder.more - holder.fewer)
    if holder.more or holder.fewer:
        return HitPoints(base, base, base)
    least = known = most = base
    for points, holds in _changes(holder, around):
        if holds:
            known += points
        if holds or (holds is None and points < 0):
            least += points
        if holds or (holds is None and points > 0):
            most += points
    cards = (*holder.tools, *holder.energy)
    unread = holder.unknown or any(_is_unread(card) for card in cards)
    return HitPoints(least, known, None if unread else most)


def _is_unread(card: Card) -> bool:
    """Whether nobody can tell what an attached card does besides."""
    if card.kind != "tool":
        return card.kind == "unknown"
    if card.text is None:
        return True
    # The phrases are English ones; of a text in Japanese alone it is known whether it is about HP.
    return not card.text.en and (not card.text.ja or "HP" in card.text.ja)


def _changes(holder: Holder, around: Around) -> Iterator[tuple[int, bool | None]]:
    """Yield (points, whether they count: None for "perhaps") of every text that may concern it."""
    tools = () if around.tools_off else holder.tools
    for card in (*tools, *holder.energy, *holder.others):
        if card.text is not None:
            for points in _told(card.text):
                yield points, _holds(_said(card.text), holder.card)
    for points in around.changes:
        yield points, None


def _said(text: Words | None) -> str:
    return "" if text is None else text.en.casefold()


@lru_cache(maxsize=1024)
def _told(text: Words) -> tuple[int, ...]:
    """Return the numbers of HP that a text adds, or below 0 takes off, each once."""
    said = _said(text)
    found = (
        -number if match["sign"] in ("−", "–", "-") else number
        for match in _CHANGE.finditer(said)
        for number in (int(match["printed"] or match["told"]),)
    )
    return tuple(dict.fromkeys(found))


def _holds(said: str, card: Card) -> bool | None:
    """Whether an attached card's text means this Pokémon; None where that is not plain."""
    found = _HOLDER.search(said)
    if found is None:
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
