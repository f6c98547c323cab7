"""Pokémon Trading Card Game (ポケモンカードゲーム) for one or two seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.words import Words
from app.games.api import GameSpec
from app.games.pokemon.actions import ACTIONS, GROUPS
from app.games.pokemon.advice import ADVICE
from app.games.pokemon.drops import drops
from app.games.pokemon.foremost import foremost
from app.games.pokemon.layout import LAYOUT
from app.games.pokemon.ledger import LEDGER
from app.games.pokemon.opening import next_gesture
from app.games.pokemon.procedures import PROCEDURES
from app.games.pokemon.put_down import opened
from app.games.pokemon.sentences import MARKS, SENTENCES, ZONES_SAID
from app.games.pokemon.zones import ZONES, lay

if TYPE_CHECKING:
    from app.games.operation import Operation

__all__ = ["SPEC"]


def _operations() -> tuple[Operation, ...]:
    from app.games.pokemon.operations import OPERATIONS  # noqa: PLC0415 - for docs and tests

    return OPERATIONS


SPEC = GameSpec(
    id="pokemon",
    title=Words("Pokémon TCG", "ポケモンカードゲーム"),
    seats=(1, 2),
    zones=ZONES,
    layout=LAYOUT,
    lay=lay,
    sign="炎",
    phases=(
        ("setup", Words("Setup", "対戦準備")),
        ("main", Words("Turn", "番")),
        ("checkup", Words("Pokémon Checkup", "ポケモンチェック")),
    ),
    ledger=tuple((key, words, 1) for key, words in LEDGER.items()),
    marks=tuple(MARKS.items()),
    procedures=PROCEDURES,
    actions=ACTIONS,
    groups=GROUPS,
    foremost=foremost,
    operations=_operations,
    drops=drops,
    sentences=SENTENCES,
    zones_said=ZONES_SAID,
    advice=ADVICE,
    opening=next_gesture,
    opened=opened,
)
