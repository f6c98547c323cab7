"""The adviser of a BlackPoker table: its rules, readers and memory, put together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.games.advising.advised_game import AdvisedGame
from app.games.advising.rule_examples import shipped_examples
from app.games.blackpoker.adviser.black_case_writing import case_of
from app.games.blackpoker.adviser.blackpoker_memory import begin
from app.games.blackpoker.adviser.blackpoker_position import position_of
from app.games.blackpoker.adviser.blackpoker_reading import meant, told
from app.games.blackpoker.adviser.remembering_plays import noted
from app.games.blackpoker.adviser.rules.blackpoker_book import BOOK, SOURCES

if TYPE_CHECKING:
    from app.core.advice import Adviser

ADVISED = AdvisedGame(
    begin,
    lambda _position: BOOK,
    position_of,
    noted,
    meant,
    told,
    case_of,
    SOURCES,
    examples=lambda: shipped_examples("blackpoker"),
)
judge, foresee, follow = ADVISED.judge, ADVISED.foresee, ADVISED.follow


def adviser() -> Adviser:
    """Return the adviser of a table."""
    return ADVISED.adviser(BOOK)
