"""Facts of single cards that rules ask about, by English name: short tables, nothing else.

Where a card's own text says as much in a fixed phrase, the text is read instead.
"""

from __future__ import annotations

NEEDS_TERA = "Area Zero Underdepths"
"""The Stadium that lets 8 on the Bench only of who has a Tera Pokémon in play."""
BENCH_RAISED = {NEEDS_TERA: 8, "Sky Field": 8}
"""Stadium -> how many Pokémon fit on a Bench."""
BENCH_LOWERED = {"Collapsed Stadium": 4, "Parallel City": 3, "Giant Stump": 3, "Narrow Gym": 4}
"""Stadium -> how many Pokémon may be on a Bench at most."""
ONE_SIDED = ("Parallel City",)
"""Stadiums that lower the limit of the player only whom one side of the card faces."""

DOES_ONLY = {
    "Battle VIP Pass": "bench",
    "Buddy-Buddy Poffin": "bench",
    "Nest Ball": "bench",
    "Switch": "switch",
    "Escape Rope": "both switch",
    "Boss's Orders": "call",
    "Counter Catcher": "call",
    "Lysandre": "call",
    "Potion": "heal: any",
    "Super Potion": "heal: any",
    "Hyper Potion": "heal: any",
    "Max Potion": "heal: any",
    "Moomoo Milk": "heal: any",
    "Energy Retrieval": "fetch: up to 2 basic energy",
    "Superior Energy Retrieval": "fetch: up to 4 basic energy",
    "Night Stretcher": "fetch: 1 pokémon or basic energy",
    "Pal Pad": "fetch: up to 2 supporter",
    "Super Rod": "fetch: up to 3 pokémon and basic energy",
}
"""Trainer -> the one thing it does, where its text is not known: "fetch" is from the discard pile.

"call" brings an opposing Benched Pokémon to the Active Spot.
"""

FREE = 99
RETREAT_LESS = {
    "Air Balloon": 2,
    "Escape Board": 1,
    "Float Stone": FREE,
    "Rescue Board": 1,
    "U-Turn Board": 1,
}
"""Tool -> how much less a retreat of its Pokémon costs."""

COST_LESS = {"Hop's Choice Band": ("Hop's ", 1)}
"""Tool whose text is not known -> (how the Pokémon it helps are called, how much less their
attacks cost)."""
WINS_THE_GAME = ("Victory Symbol",)
"""Attacks that win the game at exactly 1 Prize left, where their text is not known."""

ACTIVE_HAS_NONE = ("Canceling Cologne",)
"""Trainers whose text is not known that take away the opponent's Active Pokémon's Abilities."""
