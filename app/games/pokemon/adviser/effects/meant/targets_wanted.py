"""On which Pokémon a text works: of whom, where, how many, of which kind and in which state.

Only wordings that are understood to the last word count; of any other text nothing is known.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Literal

from app.core.data.value import value
from app.core.text.words import Words
from app.games.pokemon.adviser.effects.meant.cards_wanted import Wanted, kinds_called, plain_text
from app.games.pokemon.adviser.effects.meant.pokemon_states import State, states_in
from app.games.pokemon.adviser.model.known_cards import kind
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon

Whose = Literal["own", "theirs", "any"]


@value
class Aim:
    """Which Pokémon a text works on."""

    whose: Whose
    kinds: tuple[Wanted, ...]
    states: tuple[State, ...] = ()
    benched: bool = False
    most: int | None = 1
    """How many; None for all of them, or where it does not matter."""
    but: str = ""
    """The name of those that are left out: "pecharunt ex"."""


_SOME = (
    r"(?:(?!\bof\b|\bopponent)[^.,;])*?pokémon(?:[ -](?:ex|gx|v|vmax|vstar))?(?: in play)?"
    r"(?: (?:that|with|without) [^.,;]*?)??"
)
_WHAT = rf"(?P<what>{_SOME})"
_BENCHED = r"(?P<benched>benched )?"
_END = r"(?=[.,;]|$| for each)"
_ACTIVE = r"(?:their|his or her|your opponent's|the|your) active "


def _phrases(*phrases: str) -> tuple[re.Pattern[str], ...]:
    return tuple(map(re.compile, phrases))


_OWN = _phrases(
    rf"\b(?:from|to|on) (?:1|one) of your {_BENCHED}{_WHAT}(?=[.,]|$)",
    rf"\b(?:from|to|on) an? {_WHAT}(?P<benched> on your bench)\b",
    rf"\b(?:from|to|on) one {_WHAT} of yours\b",
)
"""How a text says on which one of the own Pokémon it works."""
_SHARED = _phrases(
    rf"\b(?:to|among) your {_BENCHED}{_WHAT}(?= in any way you like\b| as you (?:wish|like)\b)",
    rf"\bchoose up to \d+ of your {_BENCHED}{_WHAT}(?= and attach\b|\. for each of those\b)",
    rf"\bfrom each of your {_BENCHED}{_WHAT}{_END}",
)
"""How it says on which of the own Pokémon, where these may be several."""
_HIT = _phrases(
    rf"\bdoes \d+ damage to (?:each of )?(?P<most>\d+) of your opponent's {_BENCHED}{_WHAT}{_END}",
    rf"\bdoes \d+ damage to each of your opponent's {_BENCHED}{_WHAT}{_END}",
    rf"\bdoes \d+ damage to (?P<any>each ){_BENCHED}{_WHAT}{_END}",
    rf"\bchoose (?P<most>\d+) of your opponent's {_BENCHED}{_WHAT}\. this attack does \d+ damage "
    r"to (?:that pokémon|each of (?:those pokémon|them))\b",
    rf"\bdeal \d+ to (?:any )?(?P<one>one ){_BENCHED}opposing {_WHAT}{_END}",
    rf"\bdeal \d+ to every {_BENCHED}opposing {_WHAT}{_END}",
)
"""How an attack says to which Pokémon it does damage."""
_COUNTERS = _phrases(
    r"\b(?:put|place) \d+ damage counters? on (?P<most>\d+) of your opponent's "
    rf"{_BENCHED}{_WHAT}{_END}",
    rf"\b(?:put|place) \d+ damage counters? on each of your opponent's {_BENCHED}{_WHAT}{_END}",
    rf"\bput \d+ damage counters? on (?P<one>one ){_BENCHED}opposing {_WHAT}{_END}",
)
"""How a text says on which Pokémon it puts damage counters."""
_KNOCKED_OUT = _phrases(
    rf"\bknock out (?P<most>\d+) of your opponent's {_BENCHED}{_WHAT}{_END}",
    rf"\bknock out each of your opponent's {_BENCHED}{_WHAT}{_END}",
)
"""How a text says which of the opponent's Pokémon it Knocks Out."""
_CALLED = _phrases(
    rf"\bswitch (?:in )?1 of your opponent's (?P<benched>benched ){_WHAT}"
    rf"(?= to the active spot\b| with {_ACTIVE})",
    r"\bswitch (?:the defending|your opponent's active) pokémon with 1 of "
    rf"(?:your opponent's|their|his or her) (?P<benched>benched ){_WHAT}{_END}",
    rf"\bchoose (?:an?|1) (?P<benched>benched )opposing {_WHAT}(?=; it swaps\b)",
    rf"\bchoose 1 of your opponent's (?P<benched>benched ){_WHAT}(?= and switch (?:it|that))",
)
"""How a text calls one of the opponent's Pokémon into the Active Spot."""
_BROUGHT = _phrases(
    rf"\b(?:switch|swap) (?:your active (?P<out>{_SOME})|this pokémon|it) with "
    rf"(?:1|one) of your (?P<benched>benched ){_WHAT}{_END}(?:, never an? (?P<but>[^.,;]+))?",
    rf"\bswitch 1 of your (?P<benched>benched ){_WHAT}"
    rf"(?:, except (?:for )?(?:any )?(?P<but>[^.,;]+),)? with your active ",
)
"""How a text brings one of the own Pokémon into the Active Spot."""


def aim_of(text: str) -> Aim | None:
    """Return on which of the own Pokémon a text works; None where that is not read."""
    plain = plain_text(text)
    one, shared = _found(_OWN, plain), _found(_SHARED, plain)
    if len(one) + len(shared) != 1:
        return None
    return _aim("own", (*one, *shared)[0], 1 if one else None)


def hit_by(text: str) -> Aim | None:
    """Return to which Pokémon an attack does the damage that its text speaks of."""
    plain = plain_text(text)
    found = _found(_HIT, plain)
    if len(found) != 1 or len(re.findall(r"\bdamage to\b", plain)) > 1:
        return None
    return _aim("any" if found[0].get("any") else "theirs", found[0])


def countered_by(text: str) -> Aim | None:
    """Return on which opposing Pokémon a text puts damage counters."""
    found = _found(_COUNTERS, plain_text(text))
    return _aim("theirs", found[0]) if len(found) == 1 else None


def knocked_out_by(text: str) -> Aim | None:
    """Return which opposing Pokémon a text Knocks Out, whatever damage they have."""
    found = _found(_KNOCKED_OUT, plain_text(text))
    return _aim("theirs", found[0]) if len(found) == 1 else None


def called_by(text: str) -> Aim | None:
    """Return which of the opponent's Pokémon a text switches into the Active Spot."""
    found = _found(_CALLED, plain_text(text))
    return _aim("theirs", found[0], 1) if len(found) == 1 else None


def brought_by(text: str) -> tuple[Aim, Aim | None] | None:
    """Return which of the own Pokémon a text brings into the Active Spot, and for which one."""
    found = _found(_BROUGHT, plain_text(text))
    aim = _aim("own", found[0], 1) if len(found) == 1 else None
    if aim is None:
        return None
    leaving = found[0].get("out")
    return aim, _aim("own", {"what": leaving}, 1) if leaving else None


Found = dict[str, str | None]


@lru_cache(maxsize=4096)
def _found(phrases: tuple[re.Pattern[str], ...], plain: str) -> tuple[Found, ...]:
    return tuple(one.groupdict() for phrase in phrases for one in phrase.finditer(plain))


def _aim(whose: Whose, found: Found, most: int | None = None) -> Aim | None:
    called, states = states_in(found["what"] or "")
    kinds = kinds_called(called)
    if kinds is None:
        return None
    if most is None:
        written = "1" if found.get("one") else found.get("most")
        most = int(written) if written else None
    return Aim(whose, kinds, states, bool(found.get("benched")), most, found.get("but") or "")


def misses(position: Position, by: int, aim: Aim, mon: Mon) -> Words | None:
    """Return why a Pokémon is none of those that a text of the player `by` means; None if it is."""
    ours = position.allied(mon.player, by)
    if aim.whose == "own" and not ours:
        return Words("it is another player's", "自分のポケモンではありません")
    if aim.whose == "theirs" and ours:
        return Words("it is not an opponent's", "相手のポケモンではありません")
    if aim.benched and mon.spot != "bench":
        return Words("it is not on the Bench", "ベンチにいません")
    card = mon.card
    if card is not None and kind(card) == "pokemon":
        if not any(one.is_met(card) for one in aim.kinds):
            en = " or ".join(one.words.en for one in aim.kinds)
            ja = "か".join(one.words.ja for one in aim.kinds)
            return Words(f"it is not {en}", f"{ja}ではありません")
        if aim.but and aim.but == card.name.en.casefold():
            return Words(f"it is {card.name.en}", f"{card.name.ja}は除かれます")
    lacking = next((one for one in aim.states if not one.is_met(position, mon)), None)
    return lacking.lacks if lacking is not None else None
