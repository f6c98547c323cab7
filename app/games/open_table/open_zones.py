"""The zones of an open table, where they lie, and how the cards are brought to it."""

from __future__ import annotations

from app.core.fact import StartCard
from app.core.text.words import Words
from app.core.zone import Seat, ZoneSpec
from app.games._playing_cards.playing_packs import FULL
from app.games.game_api import Layout, ZonePlace
from app.games.zone_actions.pile_names import piles_of

STOCK, DISCARD, ASIDE, MAT = "stock", "discard", "aside", "mat"
"""Zones of the table."""
HAND, FRONT, WON = "hand", "front", "won"
"""Zones of each seat."""

ZONES = (
    ZoneSpec(STOCK, Words("Stock", "山札"), scope="table", visibility="hidden"),
    ZoneSpec(DISCARD, Words("Discard pile", "捨て札"), scope="table"),
    ZoneSpec(HAND, Words("Hand", "手札"), visibility="owner"),
    ZoneSpec(FRONT, Words("In front", "自分の前")),
    ZoneSpec(WON, Words("Won", "取り札")),
    ZoneSpec(ASIDE, Words("Set aside", "使わない札"), scope="table", visibility="hidden"),
    ZoneSpec(MAT, Words("Mat", "マット"), scope="table", holds="units"),
)
PILES = piles_of(ZONES, free=True)
ZONES_SAID = {FRONT: Words("front", "前"), WON: Words("won cards", "取り札")}
"""What they are called inside an English sentence, if not by their titles."""

WIDTH, HEIGHT = 976.0, 708.0
_MAT = ZonePlace(MAT, (0, 0, WIDTH, HEIGHT), "free", label="none")
_HAND = ZonePlace(HAND, (150, 598, 676, 110), "fan", label="none")
_ASIDE_ALONE = ZonePlace(ASIDE, (885, 590, 67, 92))

ALONE = Layout(
    (WIDTH, HEIGHT),
    (
        ZonePlace(STOCK, (24, 24, 67, 92)),
        ZonePlace(DISCARD, (107, 24, 67, 92)),
        ZonePlace(WON, (885, 24, 67, 92)),
        _ASIDE_ALONE,
        _HAND,
        _MAT,
    ),
)
"""One person needs no front: all of the mat is theirs."""

LAYOUT = Layout(
    (WIDTH, HEIGHT),
    (
        ZonePlace(STOCK, (24, 254, 67, 92)),
        ZonePlace(DISCARD, (24, 362, 67, 92)),
        ZonePlace(FRONT, (150, 480, 676, 100), "row"),
        ZonePlace(WON, (885, 488, 67, 92)),
        ZonePlace(ASIDE, (885, 254, 67, 92)),
        _HAND,
        _MAT,
    ),
    alone=ALONE,
)
"""The mat comes last: it takes what is dropped beside every other zone."""


def lay(_seats: tuple[Seat, ...], decks: tuple[tuple[str, ...], ...]) -> tuple[StartCard, ...]:
    """Return the cards of all decks as they lie in the one stock, before it is shuffled.

    A pack that several bring is laid once, for two packs are a pack of their own; where nobody
    brings any there are the 52 cards.
    """
    brought = [(owner, deck) for owner, deck in enumerate(decks) if deck not in decks[:owner]]
    if not any(decks):
        brought = [(0, FULL)]
    return tuple(StartCard(ref, owner, STOCK) for owner, deck in brought for ref in deck)


def teams(count: int) -> tuple[int, ...]:
    """Return the team of each seat: everybody plays for themselves until people say otherwise."""
    return tuple(range(count))
