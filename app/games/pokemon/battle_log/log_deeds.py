"""What each kind of line of a battle log comes to, once its turn is known."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from app.games.pokemon.battle_log import (
    deck_lines,
    fight_lines,
    hand_lines,
    moved_lines,
    pokemon_lines,
)
from app.games.pokemon.battle_log.log_at import At, Does, LogState
from app.games.pokemon.battle_log.log_deed import Deed
from app.games.pokemon.battle_log.log_forms import Said

if TYPE_CHECKING:
    from app.games.pokemon.battle_log.log_block import Block
    from app.games.pokemon.battle_log.log_lines import LogLine

DOES: Does = {
    **hand_lines.DOES,
    **moved_lines.DOES,
    **deck_lines.DOES,
    **pokemon_lines.DOES,
    **fight_lines.DOES,
}
"""What only tells, and what other lines carry out, is not here."""
ALWAYS = frozenset(
    {
        *("attack", "counters", "counters_moved", "healed", "condition", "devolved", "evolved"),
        *("attached", "to_active", "to_bench", "to_stadium", "drew", "drew_to", "to_bottom"),
        *("on_top", "shuffled_in", "moved_deck", "moved_lost", "moved_bench", "moved_prizes"),
    }
)
"""Lines that always come to something, unless what they are about lies nowhere."""


def deeds_of(
    script: LogState,
    block: Block,
    index: int,
    line: LogLine,
    said: Said,
    in_checkup: bool,
    last: bool,
) -> Iterator[Deed]:
    """Yield what a line comes to; nothing for one that follows from others, or only tells."""
    does = DOES.get(said.kind)
    if does is None:
        return
    deeds = list(does(At(script, block, index, line, said, in_checkup, last)))
    if said.kind in ALWAYS and not deeds:
        script.unread.append(line.number)
    yield from deeds
