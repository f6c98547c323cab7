"""The zones of a Pokémon table and how the cards are brought to it (seed 000 §11, §13.1)."""

from __future__ import annotations

from app.core.data.value import replace
from app.core.fact import StartCard
from app.core.text.words import Words
from app.core.zone import Seat, ZoneSpec
from app.games.pokemon.variants.standard_game import STANDARD
from app.games.pokemon.variants.variant import Variant

_ZONES = (
    ZoneSpec("deck", Words("Deck", "山札"), visibility="hidden"),
    ZoneSpec("hand", Words("Hand", "手札"), visibility="owner"),
    ZoneSpec("active", Words("Active Spot", "バトル場"), holds="units"),
    ZoneSpec("bench", Words("Bench", "ベンチ"), holds="units"),
    ZoneSpec("prizes", Words("Prizes", "サイド"), visibility="hidden", keeps_places=True),
    ZoneSpec("discard", Words("Discard pile", "トラッシュ")),
    ZoneSpec("lost", Words("Lost Zone", "ロストゾーン")),
    ZoneSpec("stadium", Words("Stadium", "スタジアム"), scope="table", holds="units"),
    ZoneSpec("stage", Words("Play area", "使用中"), scope="table", holds="units"),
    ZoneSpec("mat", Words("Mat", "マット"), scope="table", holds="units"),
)


def zones_of(variant: Variant) -> tuple[ZoneSpec, ...]:
    """Return the zones of a variant's table: a team holds together what it shares.

    Where teams play, the table may agree that partners see each other's hands.
    """
    if not variant.shared:
        return _ZONES
    hands = {"hand": ("tv-hands", "open")}
    return tuple(
        replace(zone, scope="team")
        if zone.name in variant.shared
        else replace(zone, team_sees=hands.get(zone.name))
        for zone in _ZONES
    )


ZONES = zones_of(STANDARD)
IN_PLAY = ("active", "bench")
"""Zones where Pokémon stand (場)."""

OPENING_HAND = 7
PRIZES = 6


def lay(seats: tuple[Seat, ...], decks: tuple[tuple[str, ...], ...]) -> tuple[StartCard, ...]:
    """Return each seat's deck as it lies on the table before it is shuffled."""
    return tuple(
        StartCard(ref, owner, f"deck.{owner}")
        for owner, (_, deck) in enumerate(zip(seats, decks, strict=True))
        for ref in deck
    )
