"""How the texts of cards speak of the other player, and of both: in small letters."""

from __future__ import annotations

import re

OPPONENT = re.compile(r"your opponent|the opponent|opposing|相手")
"""How an effect speaks that is about the opponent."""
EACH = re.compile(
    r"each player|both players|both switch|each of you|おたがい(?:の)?(?:プレイヤー|手札|バトル)"
)
"""How an effect speaks that is done to both players of the usual game."""
ATTACKING = re.compile(r"attack|ワザ")
"""How a sentence speaks that is about attacks."""
ONCE = re.compile(
    r"once during your turn|once in your turn|you may|番に1回|番に、?1回|使える|してよい|できる"
)
"""How an Ability speaks that is used; one that says nothing of that works by itself."""
AT_CHECKUP = re.compile(r"pokémon checkup|between turns|ポケモンチェック")
"""How an effect speaks that works in a checkup."""
WHILE_ACTIVE = re.compile(
    r"in the active spot|is your active pokémon|while active|バトル場にいる(?:かぎり|とき|なら|間)"
)
"""How an Ability speaks that works from the Active Spot."""
ONE_SIDED = re.compile(r"this ↓ player|which way this card faces|parallel city|パラレルシティ")
"""How a Stadium speaks, its name included, that does one thing to a side and another to the other:
the far one is one opponent's (BR240). Any other is for everybody."""
