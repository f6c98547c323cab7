"""What a turn counts (seed 000 §4.3, §4.4, §6): once each is the rule."""

from __future__ import annotations

from app.core.text.words import Words

LEDGER: dict[str, Words] = {
    "draw": Words("Draw", "ドロー"),
    "energy": Words("Energy", "エネルギー"),
    "supporter": Words("Supporter", "サポート"),
    "stadium": Words("Stadium", "スタジアム"),
    "retreat": Words("Retreat", "にげる"),
    "attack": Words("Attack", "ワザ"),
}
"""In the order in which a turn usually goes."""
