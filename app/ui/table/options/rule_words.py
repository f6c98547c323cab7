"""What is said of a rule of the adviser in the list of all rules."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.cards.name_keys import search_key
from app.core.text.wording import clauses, labelled
from app.core.text.words import Words
from app.ui.side.advice.advice_words import SEVERITY

if TYPE_CHECKING:
    from app.core.advice import AdviceRule

OFF_HERE = Words("Switched off at this table", "この卓では確認しない")
GUARD = Words("Never flagged", "指摘しない")
BY_HAND = Words("Left to people", "人が確認する")
BETWEEN = " · "


def said(rule: AdviceRule, *, on: bool) -> Words:
    """Return how grave a rule is, or why it says nothing."""
    if rule.state == "guard":
        return GUARD
    if rule.why is not None:
        return labelled(BY_HAND, rule.why)
    grave = SEVERITY[rule.severity]
    if on:
        return grave
    return Words(
        *(BETWEEN.join(pair) for pair in ((OFF_HERE.en, grave.en), (OFF_HERE.ja, grave.ja)))
    )


def rests_on(rule: AdviceRule) -> str:
    """Return what a rule rests on; "" for one of common sense."""
    return "" if rule.source == "-" else rule.source


def sources_of(rule: AdviceRule | None, known: Sequence[tuple[str, Words]]) -> Words:
    """Return which documents a rule rests on: "APR – the official rulebook …"."""
    told = [] if rule is None else re.split(r"[,;] ", rule.source)
    texts = [
        Words(f"{code} – {what.en}", f"{code}：{what.ja}")
        for code, what in known
        if any(one.startswith(code) for one in told)
    ]
    return clauses(texts)


def found_by(rule: AdviceRule, *, on: bool) -> str:
    """Return the words by which a rule is found, in both languages."""
    words = (rule.title, said(rule, on=on))
    parts = [part for pair in words for part in (pair.en, pair.ja)]
    return search_key(" ".join((*parts, rule.id.replace("-", " "), rule.id, rule.source)))
