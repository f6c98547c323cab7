"""All codes of the adviser, in the order of its list."""

from __future__ import annotations

from app.core.text.words import Words
from app.games.advising.rule_book import RuleBook, rules_in

GROUPS = (
    "start_timing",
    "cost_rules",
    "key_target_rules",
    "stage_rules",
    "battle_rules",
    "damage_draw_rules",
    "field_rules",
    "search_setup_rules",
)
BOOK = RuleBook(rules_in("app.games.blackpoker.adviser.rules", GROUPS))
SOURCES = (
    ("rule book", Words("The rule book of the 6th edition", "第6版ルールブック")),
    ("act list", Words("The list of actions", "アクションリスト")),
    ("9.2", Words("Notes on later editions", "後の版の注記")),
    ("common-action", Words("Notes on later editions", "後の版の注記")),
    ("fog list", Words("Notes on later editions", "後の版の注記")),
)
