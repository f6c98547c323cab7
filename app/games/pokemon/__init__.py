"""Pokémon Trading Card Game (ポケモンカードゲーム) for one or two seats."""

from __future__ import annotations

from app.core.words import Words
from app.games.api import GameSpec
from app.games.pokemon.actions import ACTIONS
from app.games.pokemon.advice import ADVICE
from app.games.pokemon.drops import drops
from app.games.pokemon.layout import LAYOUT
from app.games.pokemon.opening import next_gesture
from app.games.pokemon.procedures import PROCEDURES
from app.games.pokemon.sentences import MARKS, SENTENCES
from app.games.pokemon.zones import ZONES, lay

__all__ = ["SPEC"]

SPEC = GameSpec(
    id="pokemon",
    title=Words("Pokémon TCG", "ポケモンカードゲーム"),
    seats=(1, 2),
    zones=ZONES,
    layout=LAYOUT,
    lay=lay,
    phases=(
        ("setup", Words("Setup", "対戦準備")),
        ("main", Words("Turn", "番")),
        ("checkup", Words("Pokémon Checkup", "ポケモンチェック")),
    ),
    ledger=(
        ("energy", Words("Energy", "エネルギー"), 1),
        ("supporter", Words("Supporter", "サポート"), 1),
        ("stadium", Words("Stadium", "スタジアム"), 1),
        ("retreat", Words("Retreat", "にげる"), 1),
        ("attack", Words("Attack", "ワザ"), 1),
    ),
    marks=tuple(MARKS.items()),
    procedures=PROCEDURES,
    actions=ACTIONS,
    drops=drops,
    sentences=SENTENCES,
    advice=ADVICE,
    opening=next_gesture,
)
