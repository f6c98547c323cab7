"""Examples of the rules of a game: what goes against each, and what is fine beside it.

They ship as `assets/rule_examples/GAME.json`, id of a rule -> "against" and "fine", each in both
languages; a rule that never speaks has nothing against it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache

from app.core.advice import RuleExamples
from app.core.text.words import Words
from app.resources import assets


@cache
def shipped_examples(game: str) -> Mapping[str, RuleExamples]:
    """Return the examples of a game's rules, by the ids of the rules."""
    file = assets() / "rule_examples" / f"{game}.json"
    told = json.loads(file.read_text(encoding="utf-8"))
    return {
        rule: RuleExamples(*(_words(example.get(key)) for key in ("against", "fine")))
        for rule, example in told.items()
    }


def _words(told: dict[str, str] | None) -> Words | None:
    return None if told is None else Words(told["en"], told["ja"])
