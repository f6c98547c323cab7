"""Zones in a typed position are found by their titles, short names, in both languages."""

from __future__ import annotations

import pytest

from app.core.zone import Seat, lay_zones
from app.games.game_registry import GAMES
from app.session.positions.typed.typed_zones import TypedZones, zone_words

SPEC = GAMES["pokemon"]
ZONES = TypedZones(SPEC, lay_zones(SPEC.zones, (Seat("Aki", 0), Seat("Ren", 1))))


@pytest.mark.parametrize(
    ("text", "zone", "rest"),
    [
        ("active Dreepy", "active.1", "Dreepy"),
        ("Active Spot: Dreepy", "active.1", "Dreepy"),
        ("バトル場 ヨマワル", "active.1", "ヨマワル"),
        ("サイド4", "prizes.1", "4"),
        ("prize 4", "prizes.1", "4"),
        ("discard pile", "discard.1", ""),
        ("Lost Zone 3", "lost.1", "3"),
        ("stadium Artazon", "stadium", "Artazon"),
    ],
)
def test_a_zone_is_found(text: str, zone: str, rest: str) -> None:
    found = ZONES.begun(text, 1)
    assert found is not None
    assert (found[0].id, found[1]) == (zone, rest)


@pytest.mark.parametrize("text", ["", "activ Dreepy", "decks 3", "Benchmark", "Dreepy"])
def test_what_is_none_is_none(text: str) -> None:
    assert ZONES.begun(text, 0) is None


def test_every_zone_of_every_game_has_its_words() -> None:
    for game in GAMES:
        words = zone_words(GAMES[game])
        assert set(words.values()) == {zone.name for zone in GAMES[game].zones}
