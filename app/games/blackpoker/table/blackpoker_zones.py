"""Where cards lie: deck, graveyard, hand, soldiers, bulwarks, trumps, key cards, fog (4.5.3).

Of a deck others are told the number below ten alone, of a graveyard they see the top card (4.7.1).
Nobody touches what is another's.
"""

from __future__ import annotations

from app.core.fact import StartCard
from app.core.text.words import Words
from app.core.zone import Seat, ZoneSpec
from app.games._playing_cards.suits_ranks import CARDS
from app.games.game_api import Layout, ZonePlace

DECK, GRAVE, HAND, SOLDIERS = "deck", "graveyard", "hand", "soldiers"
BULWARKS, TRUMPS, KEYS, FOG = "bulwarks", "trumps", "keys", "fog"
FIELD = (SOLDIERS, BULWARKS)
TOLD_BELOW = 10
"""From so many cards on others are told no number of a deck."""
ASKS = "asks_deck"
"""Verb of an announcement that asks a player, by number, how many cards the deck has (4.7.1)."""

ZONES = (
    ZoneSpec(
        DECK,
        Words("Deck", "デッキ"),
        visibility="hidden",
        counted_below=TOLD_BELOW,
        touch="holder",
    ),
    ZoneSpec(GRAVE, Words("Graveyard", "墓地"), top_only=True, touch="holder"),
    ZoneSpec(HAND, Words("Hand", "手札"), visibility="owner", touch="holder"),
    ZoneSpec(SOLDIERS, Words("Soldiers", "兵士"), holds="units", touch="holder"),
    ZoneSpec(BULWARKS, Words("Bulwarks", "防壁"), holds="units", touch="holder"),
    ZoneSpec(TRUMPS, Words("Trumps", "切札"), holds="units", touch="holder"),
    ZoneSpec(KEYS, Words("On the stage", "ステージ"), touch="holder"),
    ZoneSpec(FOG, Words("Fog", "フォグ"), touch="holder"),
)
WIDTH, HEIGHT = 900.0, 720.0
STAGE = (590.0, 210.0, 298.0, 300.0)
"""Where the stage lies: beside the soldiers of both, over the key cards that are on it."""
LAYOUT = Layout(
    (WIDTH, HEIGHT),
    (
        ZonePlace(SOLDIERS, (12, 414, 564, 96), "row", turned=True, label="corner"),
        ZonePlace(BULWARKS, (12, 518, 564, 96), "row", turned=True, label="corner"),
        ZonePlace(TRUMPS, (590, 518, 106, 96), "row", label="none", frame="used"),
        ZonePlace(DECK, (712, 525, 67, 92)),
        ZonePlace(GRAVE, (821, 525, 67, 92)),
        ZonePlace(FOG, (12, 366, 118, 44), "row", label="none", frame="used"),
        ZonePlace(KEYS, (590, 414, 298, 88), "row", label="none", frame="used"),
        ZonePlace(HAND, (60, 622, 630, 116), "fan", label="none"),
    ),
    mirrored=True,
    stage=STAGE,
)


def lay(seats: tuple[Seat, ...], decks: tuple[tuple[str, ...], ...]) -> tuple[StartCard, ...]:
    """Return the cards as they are brought; who brings no deck has a whole pack with Jokers."""
    return tuple(
        StartCard(ref, seat, f"{DECK}.{seat}")
        for seat in range(len(seats))
        for ref in decks[seat] or tuple(CARDS)
    )
