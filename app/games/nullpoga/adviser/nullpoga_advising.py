"""The adviser of a Nullpoga table: its rules, plays and memory, put together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.text.words import Words
from app.games.advising.advised_game import AdvisedGame
from app.games.advising.rule_book import RuleBook, rules_in
from app.games.advising.rule_examples import shipped_examples
from app.games.nullpoga.adviser.poga_memory import begin, noted
from app.games.nullpoga.adviser.poga_plays import meant, told
from app.games.nullpoga.adviser.poga_position import position_of

if TYPE_CHECKING:
    from app.core.advice import Adviser

GROUPS = (
    "plan_costs",
    "plan_spells",
    "before_acting",
    "plan_acts",
    "plan_prospects",
    "done_by_hand",
    "turn_course",
)
BOOK = RuleBook(rules_in("app.games.nullpoga.adviser.rules", GROUPS))
SOURCES = (
    ("seed", Words("The author's rules, by their lines", "作者のルール（行番号）")),
    ("R", Words("Rulings on what they leave open", "書かれていない点の裁定")),
)
ADVISED = AdvisedGame(
    begin,
    lambda _position: BOOK,
    position_of,
    noted,
    meant,
    told,
    sources=SOURCES,
    examples=lambda: shipped_examples("nullpoga"),
)
judge, foresee, follow = ADVISED.judge, ADVISED.foresee, ADVISED.follow


def adviser() -> Adviser:
    """Return the adviser of a table."""
    return ADVISED.adviser(BOOK)
