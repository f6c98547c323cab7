"""Questions to a judge: a position, what is asked, and answers that are hidden until one is tried.

They ship as `assets/puzzles/GAME.json`. An answer is what is done on the table, in sentences of the
text notation; a try is one of them where it leads to the same cards, damage and conditions.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from app.core.data.value import value
from app.core.text.words import Words
from app.resources import assets


@value
class PuzzleAnswer:
    """One thing that people do in such a position."""

    right: bool
    sentences: tuple[str, ...]
    """What is done, by whom, as the notation says it; nothing where nothing is to be done."""
    title: Words
    """The answer in a few words."""
    why: Words
    """Why it is right, or not."""


@value
class Puzzle:
    """A question."""

    id: str
    kind: str
    title: Words
    asks: Words
    position: str
    """As somebody types a position (docs/positions.md)."""
    answers: tuple[PuzzleAnswer, ...]
    """At least one that is right and one that is not."""
    sources: str
    """What the answer rests on, as rules of the adviser say it: "ST117, APR B-03"."""


@value
class Puzzles:
    """All questions of a game."""

    kinds: Mapping[str, Words]
    """What they are about, in the order in which they are offered."""
    every: tuple[Puzzle, ...]
    marks: frozenset[str] = frozenset()
    """Keys of marks that tell one answer from another: damage, conditions."""

    def named(self, name: str) -> Puzzle | None:
        """Return the question with an id, None where there is none."""
        return next((one for one in self.every if one.id == name), None)


@cache
def shipped_puzzles(game: str, marks: frozenset[str]) -> Puzzles:
    """Return the questions that come along for a game."""
    file = assets() / "puzzles" / f"{game}.json"
    told: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return Puzzles(
        {name: _words(words) for name, words in told["kinds"].items()},
        tuple(_puzzle(name, one) for name, one in told["puzzles"].items()),
        marks,
    )


def _puzzle(name: str, told: Mapping[str, Any]) -> Puzzle:
    answers = tuple(
        PuzzleAnswer(one["right"], tuple(one["does"]), _words(one["title"]), _words(one["why"]))
        for one in told["answers"]
    )
    return Puzzle(
        name,
        told["kind"],
        _words(told["title"]),
        _words(told["asks"]),
        told["position"],
        answers,
        told["sources"],
    )


def _words(told: Mapping[str, str]) -> Words:
    return Words(told["en"], told["ja"])
