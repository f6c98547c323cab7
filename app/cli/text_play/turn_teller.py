"""Tells at a terminal what happened at a table, a line for each happening."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from app.core.ids import SPECTATOR, SeatId
from app.core.text.describe import describe_all
from app.core.text.sentence_choice import is_unsaid
from app.core.text.words import Language, plain
from app.games.game_registry import GAMES
from app.games.lexicon import lexicon
from app.session.host.updates import Grew

if TYPE_CHECKING:
    from app.core.view import Event
    from app.games.contracts.planned.text_play_contract import TextPlay
    from app.session.host.local_table import LocalTable

HEADING = "phase"
"""The happening that others stand under."""


class TurnTeller:
    """Remembers what was told."""

    def __init__(self, table: LocalTable, text: TextPlay, reader: SeatId, speak: Language) -> None:
        """`reader` is whose eyes see it; where several look, SPECTATOR."""
        self._table = table
        self._text = text
        self._reader = reader
        self._speak: Language = speak
        self._lexicon = lexicon(table.spec, GAMES.cards(table.spec.id))
        self._told = 0

    def pass_over(self) -> None:
        """Leave untold what happened so far."""
        self._told = len(self._table.host.journal)

    def lines(self) -> Iterator[str]:
        """Yield what happened since, told once."""
        journal = self._table.host.journal
        while self._told < len(journal):
            entry = journal[self._told]
            self._told += 1
            if isinstance(entry, Grew):
                yield from self._lines_of(self._table.host.told(entry.node.id, self._reader))

    def _lines_of(self, events: tuple[Event, ...]) -> Iterator[str]:
        """Yield the lines of a gesture; a heading under which nothing stands is left out."""
        counts_from = 0 if self._reader == SPECTATOR else self._reader
        setting = self._table.host.tree.table_at(0).setting
        said = []
        for event in events:
            if is_unsaid(event, self._lexicon):
                continue
            told = self._text.retold(counts_from, event)
            line = plain(describe_all((told,), self._speak, setting, self._lexicon))
            said.append(line if event.verb == HEADING else f"  {line}")
        if len(said) > 1 or (said and events[0].verb != HEADING):
            yield from said
