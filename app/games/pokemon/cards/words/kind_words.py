"""What the kinds of cards and the stages of Pokémon are called."""

from __future__ import annotations

from app.core.text.wording import both
from app.core.text.words import Words
from app.games.pokemon.cards.card_record import CardKind

KINDS: dict[CardKind, Words] = {
    "pokemon": Words(en="Pokémon", ja="ポケモン"),
    "item": Words(en="Item", ja="グッズ"),
    "tool": Words(en="Tool", ja="どうぐ"),
    "supporter": Words(en="Supporter", ja="サポート"),
    "stadium": Words(en="Stadium", ja="スタジアム"),
    "basic_energy": Words(en="Basic Energy", ja="基本エネルギー"),
    "special_energy": Words(en="Special Energy", ja="特殊エネルギー"),
    "unknown": Words(en="Other", ja="その他"),
}
"""In the order in which deck lists name them."""

STAGES: dict[str, Words] = {
    "basic": Words("Basic", "たね"),
    "stage1": Words("Stage 1", "1進化"),
    "stage2": Words("Stage 2", "2進化"),
    "vmax": both("VMAX"),
    "vstar": both("VSTAR"),
    "break": both("BREAK"),
    "level_up": Words("Level-Up", "レベルアップ"),
    "restored": Words("Restored", "復元"),
}
"""How a Pokémon comes into play."""
