"""Where stones lie: a pile and a hand for each seat, and nine places across the stream."""

from __future__ import annotations

from app.core.fact import StartCard
from app.core.text.words import Words
from app.core.zone import Seat, ZoneSpec
from app.games.game_api import Layout, ZonePlace
from app.games.stepping_stones.stepping_stones_cards import COLOURS, stones_of

PILE, HAND, STREAM = "pile", "hand", "stream"
PLACES = 9
"""Places of the stream, from the near bank to the far one."""

ZONES = (
    ZoneSpec(PILE, Words("Pile", "山"), visibility="hidden"),
    ZoneSpec(HAND, Words("Hand", "手札"), visibility="owner"),
    ZoneSpec(STREAM, Words("Stream", "流れ"), scope="table", holds="units", cells=PLACES),
)
LAYOUT = Layout(
    (900, 620),
    (
        ZonePlace(STREAM, (110, 255, 680, 110), "row"),
        ZonePlace(PILE, (810, 400, 63, 88)),
        ZonePlace(HAND, (200, 510, 500, 100), "fan"),
    ),
)


def lay(seats: tuple[Seat, ...], decks: tuple[tuple[str, ...], ...]) -> tuple[StartCard, ...]:
    """Return the cards as they are brought; who brings none has the next colour's stones."""
    usual = [stones_of(colour) for colour in COLOURS]
    return tuple(
        StartCard(key, seat, f"{PILE}.{seat}")
        for seat in range(len(seats))
        for key in decks[seat] or usual[seat]
    )
