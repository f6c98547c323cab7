"""Asking for what only a holder does tells nothing; leaks planted on purpose are found."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.core.ids import JUDGE
from app.core.sight import view
from app.session.agreement import held_things
from app.session.agreement.held_things import HeldThings
from app.session.trial.asked_steps import read_by
from tests.helpers.toy_games import TOYS
from tests.props.asked_deeds import Asked, check_asked

LONG = os.environ.get("CHABUDAI_HYPOTHESIS") == "long"
SEEDS = 40
"""A leak that this many games do not show is not found."""

Plant = Callable[[pytest.MonkeyPatch], None]


@pytest.mark.parametrize("game", sorted(TOYS))
@pytest.mark.timeout(3600 if LONG else 120)
def test_asking_tells_nobody_what_is_not_theirs(game: str) -> None:
    @settings(max_examples=400 if LONG else 4)
    @given(st.integers(0, 2**32))
    def over_seeds(seed: int) -> None:
        check_asked(TOYS[game], seed)

    over_seeds()


def test_in_the_games_that_are_looked_at_everything_happens() -> None:
    came: Counter[str] = Counter()
    for seed in range(12):
        for game in ("outpost", "duel"):
            came += Asked(TOYS[game], seed).came
    assert {"done", "moved on", "not-held"} <= came.keys(), came


# -- leaks that are planted ----------------------------------------------------------------------


def _all_read_what_the_holder_does(patch: pytest.MonkeyPatch) -> None:
    def leaky(self: HeldThings, question: Any, _viewer: int) -> Any:
        deed = self._deeds.get(question.id)
        return () if deed is None else deed.read

    patch.setattr(HeldThings, "told", leaky)


def _the_holder_reads_what_the_judge_does(patch: pytest.MonkeyPatch) -> None:
    def leaky(spec: Any, seen: Any, holder: int, steps: Any) -> Any:
        return read_by(spec, view(TABLES[-1], JUDGE), holder, steps)

    _follow_the_table(patch)
    patch.setattr(held_things, "read_by", leaky)


def _whoever_asks_names_what_the_holder_sees(patch: pytest.MonkeyPatch) -> None:
    """Whom to ask is found out on the truth, by the holder's own names."""

    def leaky(spec: Any, seen: Any, intent: Any) -> Any:
        holders = HOLDERS(spec, seen, intent)
        first = held_things.asked_steps(intent)[:1]
        if holders or not first:
            return holders
        return tuple(
            one
            for one in HOLDERS(spec, seen, held_things.as_one(first))
            if read_by(spec, view(TABLES[-1], one), one, held_things.asked_steps(intent))
        )

    _follow_the_table(patch)
    patch.setattr(held_things, "holders_asked", leaky)


def _a_yes_is_for_anything(patch: pytest.MonkeyPatch) -> None:
    """A yes is taken for whatever the steps come to by then."""
    patch.setattr(HeldThings, "_stands", lambda _self, _deed: True)


TABLES: list[Any] = []
HOLDERS = held_things.holders_asked


def _follow_the_table(patch: pytest.MonkeyPatch) -> None:
    """Know the truth wherever it is looked at."""
    honest = HeldThings.ask

    def ask(self: HeldThings, *given: Any) -> Any:
        TABLES.append(self._host.tree.table)
        return honest(self, *given)

    patch.setattr(HeldThings, "ask", ask)


@pytest.mark.parametrize(
    "plant",
    [
        _all_read_what_the_holder_does,
        _the_holder_reads_what_the_judge_does,
        _whoever_asks_names_what_the_holder_sees,
        _a_yes_is_for_anything,
    ],
    ids=lambda plant: plant.__name__,
)
def test_a_planted_leak_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    for seed in range(SEEDS):
        for game in ("outpost", "duel"):
            try:
                check_asked(TOYS[game], seed)
            except AssertionError as found:
                assert f"seed {seed}" in str(found)  # noqa: PT017
                return
    pytest.fail("nobody noticed")
