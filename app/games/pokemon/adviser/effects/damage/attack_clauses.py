"""What an attack says of its own damage in fixed sentences: that Weakness leaves it unchanged."""

from __future__ import annotations

import re
from functools import lru_cache

from app.cards.name_keys import name_key
from app.core.data.value import value
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.cards.card_record import Attack

_UNAFFECTED = re.compile(
    r"this attack's damage isn't affected by (?P<by>weakness or resistance|weakness|resistance)\.?"
    r"|(?P<what>weakness and resistance leave|resistance leaves|weakness leaves) "
    r"this damage unchanged\.?"
)
_BESIDE = re.compile(
    r"if you don't have (?P<en>[^.,]+) on your bench, this attack does nothing\."
    r"|if no (?P<own>[^.,]+) is on your bench, it does nothing\."
)


@value
class Clauses:
    """What an attack's text says of its damage."""

    rest: str
    """The text without these sentences, in small letters."""
    weakness: bool = True
    """Whether Weakness counts."""
    resistance: bool = True
    """Whether Resistance counts."""
    beside: str = ""
    """A Pokémon without which on the own Bench the attack does nothing; "" for none."""


@lru_cache(maxsize=1024)
def clauses_of(attack: Attack) -> Clauses:
    """Return what an attack says of its damage, and what else it says."""
    said = attack.text.en.casefold() if attack.text is not None else ""
    unaffected, beside = _UNAFFECTED.search(said), _BESIDE.search(said)
    by = (unaffected["by"] or unaffected["what"]) if unaffected is not None else ""
    rest = _BESIDE.sub("", _UNAFFECTED.sub("", said)).strip()
    name = (beside["en"] or beside["own"]) if beside is not None else ""
    return Clauses(rest, "weakness" not in by, "resistance" not in by, name)


def lacks_neighbour(position: Position, by: int, clauses: Clauses) -> bool:
    """Whether the Pokémon that an attack needs on the Bench is surely not there."""
    if not clauses.beside or not 0 <= by < len(position.sides):
        return False
    bench = position.side(by).bench
    if any(mon.card is None and not mon.plain for mon in bench):
        return False
    wanted = name_key(clauses.beside)
    return all(mon.card is None or name_key(mon.card.name.en) != wanted for mon in bench)
