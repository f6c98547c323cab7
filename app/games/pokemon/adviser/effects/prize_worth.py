"""How many Prize cards a Pokémon is worth, and what texts may change of that."""

from __future__ import annotations

import re
from collections.abc import Iterable

from app.core.data.value import value
from app.games.pokemon.adviser.effects.effects_said import used_now
from app.games.pokemon.adviser.model.known_cards import kind
from app.games.pokemon.adviser.model.position import Position, named
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.model.printed_texts import ability_texts, printed_text

LEGACY = "Legacy Energy"
"""Once in a game the Pokémon it is attached to gives one Prize less."""
MORE = re.compile(r"(\d+) more prize|サイドを?(\d+)枚多く")
FEWER = re.compile(r"(\d+) fewer prize")
NONE = re.compile(r"can't take any prize cards for it|サイドを[^。]*とれない")
"""How a Pokémon speaks that may give no Prizes (Fragile Husk)."""


@value
class Worth:
    """What a Pokémon is worth."""

    prizes: int
    sure: bool = True
    """False where its rule box is not known and its name alone tells."""


def worth(mon: Mon) -> Worth:
    """Return how many Prizes are taken for a Pokémon, what people noted included."""
    sure = mon.plain or kind(mon.card) != "unknown"
    printed = 1 if mon.card is None else mon.card.prizes
    changed = mon.number("prizes_more") - mon.number("prizes_less")
    return Worth(max(0, printed + changed), sure)


def has_legacy(mon: Mon) -> bool:
    """Whether Legacy Energy is attached."""
    return any(named(card, LEGACY) for card in mon.energy)


def may_be_taken(position: Position, mon: Mon, right: int) -> tuple[set[int], bool]:
    """Return how many may be taken for it instead of `right`, and whether that is all.

    Legacy Energy gives one less once in a game, and texts in play or used this turn may give more
    or fewer; of one that nobody knows nobody can tell.
    """
    own = [printed_text(card) for card in (*mon.tools, *mon.energy)]
    allowed = {right, *({right - 1} if has_legacy(mon) else ())}
    if any(NONE.search(said) for said in ability_texts(mon)):
        allowed.add(max(0, right - worth(mon).prizes))
    changed, sure = changed_by_texts(position, right, own)
    return allowed | changed, sure


def changed_by_texts(
    position: Position, right: int, own: Iterable[str] = ()
) -> tuple[set[int], bool]:
    """Return how many may be taken instead of `right` by texts in play or used this turn.

    `own` are those of the Pokémon that was Knocked Out. Whether that is all is told as well.
    """
    now = [*used_now(position)]
    texts = [*own, *(said for one in position.mons for said in ability_texts(one))]
    texts += [said for said in now if said is not None]
    changed: set[int] = set()
    for said in texts:
        changed |= {right + int(more or ja) for more, ja in MORE.findall(said)}
        changed |= {max(0, right - int(fewer)) for fewer in FEWER.findall(said)}
    return changed, None not in now
