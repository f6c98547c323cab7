"""What happened at one time in a battle log: a line at the margin, and all below it."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.pokemon.battle_log.log_forms import Said
from app.games.pokemon.battle_log.log_lines import LogLine


@dataclass
class Block:
    """A line at the margin with what stands below it, read."""

    line: LogLine
    said: Said
    below: list[tuple[LogLine, Said]]

    def searches_after(self, at: int) -> bool:
        """Whether the deck is shuffled after a line: what it took was searched for."""
        return any(said.kind == "shuffled_deck" for _, said in self.below[at + 1 :])
