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
SHARED: tuple[str, ...] = ("energy", "supporter", "stadium", "retreat")
"""What partners use together where a table counts by rounds of a team (option "tv-once"). Every
turn has a draw and an attack of its own (TV028, TV043)."""
USED_BY_TEAM: dict[str, str] = {key: f"team_{key}" for key in SHARED}
"""The marks that say how often a player used something, for the partner's turn."""
OPENS = "opens_round"
"""Mark on who goes first, where a table counts by rounds of a team: a round begins with that
player's turn."""
BY_ROUNDS: dict[str, Words] = {
    OPENS: Words("Begins each round", "巡の最初"),
    **{
        mark: Words(f"{LEDGER[key].en}: team", f"{LEDGER[key].ja}：チーム")
        for key, mark in USED_BY_TEAM.items()
    },
}
