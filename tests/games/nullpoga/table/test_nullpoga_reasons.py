"""Why something that was planned could not be, in words."""

from __future__ import annotations

from itertools import chain
from random import Random

from app.core.text.words import Words
from app.games.nullpoga.resolver.board_values import Board
from app.games.nullpoga.resolver.chance_orders import drawn_orders
from app.games.nullpoga.resolver.resolved_steps import Step
from app.games.nullpoga.resolver.turn_resolution import next_of, resolve
from app.games.nullpoga.table.nullpoga_reasons import REASONS, reason_words
from tests.games.nullpoga.planned import why
from tests.games.nullpoga.random_games import beginning, random_plan


def _turns(seed: int) -> list[tuple[Step, ...]]:
    """Return the turns of a game by chance, each in its steps."""
    chance, turns = Random(seed), []
    board: Board | None = beginning(chance)
    while board is not None and board.turn < 20:
        plans = (random_plan(board, 0, chance), random_plan(board, 1, chance))
        turns.append(resolve(board, plans, draws=drawn_orders(chance)))
        board = next_of(turns[-1])
    return turns


def test_every_reason_that_games_by_chance_tell_has_words() -> None:
    steps = chain.from_iterable(turn for seed in range(30) for turn in _turns(seed))
    told = {reason for what, reason in why(tuple(steps)) if what != "misfired"}
    assert {"mana", "taken", "gone", "barred", "nobody"} <= told <= REASONS.keys()


def test_who_failed_stands_before_the_reason() -> None:
    name = Words("Meteor Fall", "隕石落下")
    assert reason_words(name, "nobody").en == "Meteor Fall: nobody stands there"
    assert reason_words(None, "nobody") == REASONS["nobody"]


def test_a_reason_without_words_is_told_as_it_is() -> None:
    assert reason_words(None, "no such reason").en == "no such reason"
