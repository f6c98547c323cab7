"""One to eight seats without decks or rules: counters, and partners where they come in pairs."""

from __future__ import annotations

from app.core.fact import StartCard
from app.core.text.words import Words
from app.core.zone import Seat, ZoneSpec
from app.games.game_api import GameSpec, Layout, ZonePlace


def _lay(seats: tuple[Seat, ...], _decks: tuple[tuple[str, ...], ...]) -> tuple[StartCard, ...]:
    return tuple(
        StartCard(f"token-{number}", seat, f"hand.{seat}")
        for seat in range(len(seats))
        for number in range(3)
    )


def _teams(count: int) -> tuple[int, ...]:
    """Four teams of two where there are eight, two teams where there are four or six."""
    if count == 8:
        return tuple(seat % 4 for seat in range(count))
    if count in (4, 6):
        return tuple(seat % 2 for seat in range(count))
    return tuple(range(count))


SPEC = GameSpec(
    id="octet",
    title=Words("Octet", "八人組"),
    seats=(1, 8),
    zones=(
        ZoneSpec("hand", Words("Hand", "手札"), visibility="owner"),
        ZoneSpec("pot", Words("Pot", "場札"), scope="table"),
    ),
    layout=Layout(
        (600, 500),
        (
            ZonePlace("pot", (250, 200, 63, 88), "row"),
            ZonePlace("hand", (50, 400, 400, 88), "fan"),
        ),
    ),
    lay=_lay,
    teams=_teams,
    brings_decks=False,
)
