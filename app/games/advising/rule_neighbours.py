"""Which rules are read together: those that rest on the same sentences, and those beside them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from app.core.advice import AdviceRule

MOST = 6
_CITED = re.compile(r"[,;] ")
NO_SENTENCE = frozenset({"CARD", "DATA", "RB", "-", ""})
"""Sources that name a whole document: sharing one says nothing."""


def neighbours(rule: AdviceRule, rules: Sequence[AdviceRule]) -> tuple[AdviceRule, ...]:
    """Return the rules to be read with `rule`, the nearest first.

    First those that share a source with it, the more the nearer; then those of its subject (the
    first word of its id), as near as they stand in the list.
    """
    own, at = _cited(rule), next(place for place, one in enumerate(rules) if one.id == rule.id)
    ranked = []
    for place, one in enumerate(rules):
        shared = len(own & _cited(one))
        if one.id != rule.id and (shared or _subject(one) == _subject(rule)):
            ranked.append((-shared, abs(place - at), place))
    return tuple(rules[place] for _, _, place in sorted(ranked)[:MOST])


def _cited(rule: AdviceRule) -> frozenset[str]:
    return frozenset(_CITED.split(rule.source)) - NO_SENTENCE


def _subject(rule: AdviceRule) -> str:
    return re.split(r"[-_]", rule.id)[0]
