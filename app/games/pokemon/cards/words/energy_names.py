"""The basic Energy in the languages that lists are written in.

PTCG Live keeps card names English; people and web pages do not. Which words stand around the type,
and in what order, differs too much to list: a name is a basic Energy if it is made of such words
and one type.
"""

from __future__ import annotations

import re
from functools import cache

from app.cards.name_keys import name_key
from app.games.pokemon.cards.card_record import EnergyType

_TYPES: dict[EnergyType, str] = {
    "G": "g grass plante pflanze pflanzen planta erba grama 풀 草",
    "R": "r fire feu feuer fuego fuoco fogo 불꽃 炎 火",
    "W": "w water eau wasser agua acqua 물 水",
    "L": "l lightning electrique elektro rayo lampo raios raio eletrica 번개 雷",
    "P": "p psychic psy psycho psiquica psiquico psico 초 超",
    "F": "f fighting combat kampf lucha lotta luta 격투 闘 鬥 斗",
    "D": "d darkness obscurite finsternis unlicht oscura oscuridad oscurita escuridao noturna "
    "악 悪 惡 恶",
    "M": "m metal metall metalica metallo 강철 鋼 钢",
    "Y": "y fairy fee feen hada folletto fada 페어리 フェアリー 妖精 妖",
}
"""Words, letters and signs of each type, as `name_key` writes them."""
_AROUND = frozenset(
    {
        *("basic", "basis", "base", "basica", "basico", "dasar", "de"),
        *("energy", "energie", "energia", "energi"),
    }
)
_EASTERN_AROUND = ("基本", "기본", "エネルギー", "能量", "에너지")
"""No space parts these from the type."""
_NO_WORD = re.compile(r"[\W_]+")


@cache
def _words() -> dict[str, EnergyType]:
    return {word: kind for kind, words in _TYPES.items() for word in words.split()}


def energy_in_words(name: str) -> EnergyType | None:
    """Return the type of the basic Energy that a name means in any of the languages, or None.

    A type alone is none: "Energie" or "Basic" has to stand beside it.
    """
    # The key drops a bracket at the end, and "Basic Energy (Fire)" has its type there.
    key = _NO_WORD.sub(" ", name_key(f"{name} ."))
    for word in _EASTERN_AROUND:
        key = key.replace(word, " / ")
    words = key.split()
    types = [word for word in words if word != "/" and word not in _AROUND]
    if len(types) != 1 or len(types) == len(words):
        return None
    return _words().get(types[0])
