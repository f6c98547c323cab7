"""Pokémon Trading Card Game (ポケモンカードゲーム) for one or two seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.words import Words
from app.games.api import GameSpec
from app.games.pokemon.actions import ACTIONS, GROUPS
from app.games.pokemon.beginning import BEGINNING
from app.games.pokemon.deck_name import deck_name
from app.games.pokemon.drops import drops
from app.games.pokemon.effects import EFFECTS
from app.games.pokemon.foremost import foremost
from app.games.pokemon.health import health
from app.games.pokemon.layout import LAYOUT
from app.games.pokemon.ledger import LEDGER
from app.games.pokemon.opening import next_gesture
from app.games.pokemon.options import OPTIONS
from app.games.pokemon.out_of_turn import out_of_turn
from app.games.pokemon.procedures import PROCEDURES
from app.games.pokemon.put_down import opened
from app.games.pokemon.rematch import another
from app.games.pokemon.sentences import COUNTED, MARKS, SENTENCES, ZONES_SAID
from app.games.pokemon.tasks import tasks
from app.games.pokemon.winning import OVER
from app.games.pokemon.zones import ZONES, lay

if TYPE_CHECKING:
    from app.core.advice import Adviser
    from app.games.notation import Notation
    from app.games.operation import Operation

__all__ = ["SPEC"]


def _operations() -> tuple[Operation, ...]:
    from app.games.pokemon.operations import OPERATIONS  # noqa: PLC0415 - for docs and tests

    return OPERATIONS


def _adviser() -> Adviser:
    from app.games.pokemon.adviser.advising import adviser  # noqa: PLC0415 - not at the start

    return adviser()


def _notation() -> Notation:
    from app.games.pokemon.notation import NOTATION  # noqa: PLC0415 - for scripts

    return NOTATION


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
        ("end", Words("End of turn", "番の終わり")),
        ("checkup", Words("Pokémon Checkup", "ポケモンチェック")),
        (OVER, Words("Game over", "対戦終了")),
    ),
    over=OVER,
    ledger=tuple((key, words, 1) for key, words in LEDGER.items()),
    once=tuple((key, EFFECTS[key]) for key in ("vstar", "gx")),
    marks=tuple(MARKS.items()),
    counted=COUNTED,
    procedures=PROCEDURES,
    actions=ACTIONS,
    groups=GROUPS,
    foremost=foremost,
    operations=_operations,
    notation=_notation,
    drops=drops,
    sentences=SENTENCES,
    zones_said=ZONES_SAID,
    adviser=_adviser,
    options=OPTIONS,
    tasks=tasks,
    rematch=another,
    beginning=BEGINNING,
    opening=next_gesture,
    health=health,
    deck_name=deck_name,
    opened=opened,
    out_of_turn=out_of_turn,
    turn_rules=frozenset({"turn-wrong-player"}),
)
