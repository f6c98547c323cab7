"""Which two of four bundles a program takes: by chance, or by games that it plays out before.

All bundles lie open, so that it tries every two of its own against every two of the other's, both
sides played by the rule of the author's program, which takes half a millisecond a game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from random import Random

from app.core.intents.seal_intents import LockPlan
from app.core.view import SeatView
from app.games.nullpoga.cards.bundles import CHOSEN, MOST_COPIES, SECTIONS
from app.games.nullpoga.computer.quick_game import quick_game
from app.games.nullpoga.flow.bundle_choice import choice_of
from app.games.nullpoga.resolver.rulings import Rulings
from app.games.nullpoga.resolver.working_board import Cards
from app.games.nullpoga.table.nullpoga_options import cards_at, rulings_at
from app.games.nullpoga.table.nullpoga_zones import BUNDLE_ZONES

GAMES: Mapping[str, int] = {"3": 1, "4": 5, "5": 12}
"""How many games a program tries of each pair against each; the others choose by chance."""
PLAYED_BY = "greedy"
WON = {"A": 1.0, "draw": 0.5, "": 0.5}
"""What the end of a game counts for the first side."""

Pair = tuple[str, ...]
"""The names of two bundles."""
Bundles = Mapping[str, Sequence[str]]
"""The cards of each bundle, by its name."""


def bundles_locked(player: str, view: SeatView, chance: Random) -> LockPlan:
    """Return the choice that a program locks for the seat of `view`."""
    own, other = bundles_before(view, view.seat), bundles_before(view, 1 - view.seat)
    return LockPlan(
        choice_of(best_pair(player, own, other, rulings_at(view), cards_at(view), chance))
    )


def bundles_before(view: SeatView, seat: int) -> dict[str, tuple[str, ...]]:
    """Return the bundles that lie before a player."""
    zones = {name: f"{BUNDLE_ZONES[name]}.{seat}" for name in SECTIONS}
    cards = {name: view.cards_in(zone) for name, zone in zones.items()}
    return {
        name: tuple(view.cards[card].ref or "" for card in held) for name, held in cards.items()
    }


def best_pair(
    player: str, own: Bundles, other: Bundles, rulings: Rulings, cards: Cards, chance: Random
) -> Pair:
    """Return the names of two bundles: what wins most, of what `player` tries."""
    pairs, against = deck_pairs(own), deck_pairs(other)
    games = GAMES.get(player, 0)
    if not games or not against:
        return chance.choice(pairs)
    won = dict.fromkeys(pairs, 0.0)
    for pair in pairs:
        for foe in against:
            for _ in range(games):
                decks = [_shuffled(own, pair, chance), _shuffled(other, foe, chance)]
                winner = quick_game(PLAYED_BY, decks, rulings, cards, chance).winner
                won[pair] += WON.get(winner, 0.0)
    return max(pairs, key=lambda pair: won[pair])


def deck_pairs(bundles: Bundles) -> list[Pair]:
    """Return every two that make a deck, with no card too often where that can be."""
    pairs = list(combinations((name for name in SECTIONS if bundles[name]), CHOSEN))
    allowed = [pair for pair in pairs if not _too_many(bundles, pair)]
    return allowed or pairs


def _too_many(bundles: Bundles, pair: Pair) -> bool:
    held = Counter(card for name in pair for card in bundles[name] if card)
    return any(count > MOST_COPIES for count in held.values())


def _shuffled(bundles: Bundles, pair: Pair, chance: Random) -> list[str]:
    deck = [card for name in pair for card in bundles[name]]
    return chance.sample(deck, len(deck))
