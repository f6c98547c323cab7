"""What a case notes on a player or a Pokémon that no table does, by its key."""

from __future__ import annotations

SETTING_UP = "setting_up"
"""On a player who is said not to be ready."""
NOTHING_DOWN = "nothing_down"
"""On a player who is said to have no Active Pokémon: "active" []."""
CAUSED = "ko_caused"
"""On a Pokémon of which it is told by what it is Knocked Out."""
UPRIGHT = "upright"
"""On a Pokémon that is said not to be turned, and of which that is not only left open."""
TURN_ENDED = "turn_ended"
"""On a Pokémon that used an effect this turn that ends it, or on which one worked."""
MARKER = "marker_"
"""On a Pokémon, before the condition whose marker lies there."""
