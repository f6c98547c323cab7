"""How lists write the names of cards that the data writes otherwise."""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.cards.name_keys import name_key
from app.games.pokemon.cards.card_record import Card, EnergyType
from app.games.pokemon.cards.words.card_names import BASIC_ENERGY, basic_energy_type
from app.games.pokemon.cards.words.energy_names import energy_in_words

_SIGN = re.compile(r"\{([GRWLPFDMYC])\}", re.IGNORECASE)
_TYPES: dict[str, str] = {
    **{letter: words.en.split()[1] for letter, words in BASIC_ENERGY.items()},
    "C": "Colorless",
}
"""What the signs in names stand for."""
_OTHER_SPELLINGS = (
    (r"(?i) ?(?:\{\*\}|prism star)$", " ◇"),
    (r"(?i) ?(?:☆|gold star)$", " ★"),
    (r" (?=[♀♂]$)", ""),
    (r"(?<=\S)(?=[♀♂]$)", " "),
    (r" (?=(?:GX|EX)$)", "-"),
)
"""How else lists write signs and suffixes of names, and how the data does."""


_MOST_WORDS = 3
"""Of a name in which people leave out a hyphen: Buddy Buddy Poffin."""


def names_agree(card: Card, name: str) -> bool:
    """Tell whether `name` is this card's name in either language, or its basic Energy's."""
    known = (name_key(card.name.en), name_key(card.name.ja))
    if name_key(name) in known or ("{" in name and name_key(spelled_out(name)) in known):
        return True
    energy = energy_type(name)
    if energy is not None:
        return card.kind == "basic_energy" and card.types == (energy,)
    return _same_but_for_marks(card, name)


def spelled_out(name: str) -> str:
    """Return a name with the signs of types as words: "Rocky {F} Energy", as PTCG Live has it."""
    return _SIGN.sub(lambda found: _TYPES[found[1].upper()], name)


def _same_but_for_marks(card: Card, name: str) -> bool:
    """Tell whether names are equal without δ and levels: "Beedrill DS 1" is Beedrill δ."""
    from app.games.pokemon.cards.check.counted_names import copy_name  # noqa: PLC0415 - for few rows

    wanted = copy_name(name)
    return wanted in (copy_name(card.name.en), copy_name(card.name.ja))


def spellings(name: str) -> Iterator[str]:
    """Yield a name, and how the data may write it where signs and suffixes differ."""
    yield name
    yield spelled_out(name)
    for pattern, written in _OTHER_SPELLINGS:
        if (other := re.sub(pattern, written, name)) != name:
            yield other
            yield other.replace(" ", "") if not other.isascii() else other
    words = name.split(" ", _MOST_WORDS)
    if len(words) <= _MOST_WORDS:
        for at in range(1, len(words)):
            yield f"{' '.join(words[:at])}-{' '.join(words[at:])}"


def energy_type(name: str) -> EnergyType | None:
    """Return the type of the basic Energy that `name` spells, in any of the languages."""
    return basic_energy_type(name) or energy_in_words(name)
