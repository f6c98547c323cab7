"""Zones as they are called in a typed position: by their titles, or by a word of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from app.core.ids import SeatId, ZoneId
from app.core.zone import Zone

if TYPE_CHECKING:
    from app.games.game_api import GameSpec


class TypedZones:
    """Finds the zone that a text begins with."""

    def __init__(self, spec: GameSpec, zones: Mapping[ZoneId, Zone]) -> None:
        self._zones = zones
        words = zone_words(spec)
        self._words = {word: words[word] for word in sorted(words, key=len, reverse=True)}

    def begun(self, text: str, seat: SeatId) -> tuple[Zone, str] | None:
        """Return the zone of a seat that a text begins with, and the rest; None for none."""
        folded = text.casefold()
        for word, name in self._words.items():
            if not folded.startswith(word):
                continue
            rest = text[len(word) :]
            if not rest or not (word[-1].isascii() and rest[0].isalnum()):
                return self._of_seat(name, seat), rest.lstrip(" :：\t\u3000")
        return None

    def _of_seat(self, name: str, seat: SeatId) -> Zone:
        """Return the zone of that name that a seat holds, or that of the table."""
        there = [zone for zone in self._zones.values() if zone.spec.name == name]
        return next((zone for zone in there if seat in zone.holders), there[0])


def zone_words(spec: GameSpec) -> dict[str, str]:
    """Return what zones may be called -> the name of the zone; what means two means none."""
    words: dict[str, str] = {}
    doubtful: set[str] = set()
    for zone in spec.zones:
        title = zone.title.en.casefold()
        for word in {title, title.rstrip("s"), zone.title.ja, title.split()[0]}:
            if words.setdefault(word, zone.name) != zone.name:
                doubtful.add(word)
    sure = {word: name for word, name in words.items() if word and word not in doubtful}
    return {**sure, **{zone.name.casefold(): zone.name for zone in spec.zones}}
