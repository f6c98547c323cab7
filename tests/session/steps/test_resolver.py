"""Intent -> facts: several steps as one gesture, procedures of the game, and what is refused."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest

from app.core import fact as f
from app.core.data.value import replace
from app.core.ids import JUDGE
from app.core.intent import (
    Announce,
    Batch,
    Draw,
    Flip,
    ForSeat,
    Hide,
    Move,
    Procedure,
    Shuffle,
    Step,
)
from app.core.table import Table
from app.games.game_api import As, Look
from app.session.host.entropy import Entropy
from app.session.steps.resolver import DEEPEST
from app.session.steps.rights import ImpossibleError
from app.session.steps.step_context import MOST_STEPS
from tests.core.small_table import AKI, REN, laid
from tests.session.steps.small_step import DUEL, after, facts, refusal, resolver


def _twice(look: Look, _arguments: Mapping[str, str]) -> Iterator[Step]:
    """Draw as long as the seat sees fewer than two cards in hand."""
    while len(look().cards_in(f"hand.{look().seat}")) < 2:
        yield Draw(1, f"deck.{look().seat}", f"hand.{look().seat}")


def _by_coins(_look: Look, _arguments: Mapping[str, str]) -> Iterator[Step]:
    results = yield Flip(3)  # type: ignore[misc]
    yield Announce("say", f"{sum(results)} heads")


def _for_another(_look: Look, arguments: Mapping[str, str]) -> Iterator[As]:
    seat = int(arguments["seat"])
    yield As(seat, Draw(1, f"deck.{seat}", f"hand.{seat}"))


SPEC = replace(DUEL, procedures={"twice": _twice, "coins": _by_coins, "other": _for_another})


@pytest.fixture
def table() -> Table:
    return laid(hand_0=("fox",), deck_0=("owl", "elk"), hand_1=("cat",), deck_1=("dog",))


def test_each_step_sees_what_the_steps_before_it_left(table: Table) -> None:
    steps = Batch(
        (Draw(2, "deck.0", "hand.0"), Move(("c0",), "deck.0"), Draw(1, "deck.0", "grave.0"))
    )
    done = after(table, steps)
    assert (done.zones["hand.0"], done.zones["grave.0"]) == ((1, 2), (0,))


def test_a_judge_acts_with_the_rights_of_a_seat_and_it_is_said_first(table: Table) -> None:
    drew = facts(table, ForSeat(REN, Draw(1, "deck.1", "hand.1")), JUDGE)
    assert drew[0] == f.Announced(JUDGE, "for_seat", number=REN)
    assert isinstance(drew[1], f.Moved)
    assert drew[1].actor == REN
    # By the name that the judge knows a card by which nobody singles out.
    moved = after(table, ForSeat(REN, Move(("j4",), "hand.1")), JUDGE)
    assert moved.zones["hand.1"] == (4, 3)


def test_nobody_else_acts_in_anothers_place_and_nothing_done_is_nothing_said(table: Table) -> None:
    for seat in (AKI, REN):
        assert refusal(table, ForSeat(REN, Draw(1, "deck.1", "hand.1")), seat) == "judge-only"
    assert refusal(table, ForSeat(7, Flip()), JUDGE) == "no-seat"
    assert refusal(table, ForSeat(REN, Hide("deck.1")), JUDGE) == "nothing"


def test_a_gesture_that_fails_at_its_end_leaves_the_table_as_it_was(table: Table) -> None:
    work = resolver(table)
    with pytest.raises(ImpossibleError):
        work.run(Batch((Draw(2, "deck.0", "hand.0"), Draw(1, "deck.0", "hand.0"))), Entropy(7))
    assert table.zones["deck.0"] == (1, 2)


def test_a_procedure_looks_with_the_eyes_of_its_seat_between_its_steps(table: Table) -> None:
    assert len(after(table, Procedure("twice"), spec=SPEC).zones["hand.0"]) == 2
    assert len(after(table, Procedure("twice"), REN, SPEC).zones["hand.1"]) == 2


def test_it_is_told_how_its_coins_fell(table: Table) -> None:
    coins, said = facts(table, Procedure("coins"), spec=SPEC)
    assert isinstance(coins, f.CoinsFlipped)
    assert isinstance(said, f.Announced)
    assert said.text == f"{sum(coins.heads)} heads"


def test_only_a_procedure_acts_for_another_seat(table: Table) -> None:
    (drawn,) = facts(table, Procedure("other", (("seat", "1"),)), spec=SPEC)
    assert drawn.actor == REN
    assert refusal(table, Draw(1, "deck.1", "hand.1"), spec=SPEC) == "not-yours"


@pytest.mark.parametrize("arguments", [(), (("seat", "x"),)])
def test_arguments_that_make_no_sense_are_refused(
    table: Table, arguments: tuple[tuple[str, str], ...]
) -> None:
    assert refusal(table, Procedure("other", arguments), spec=SPEC) == "arguments"
    assert refusal(table, Procedure("other", (("seat", "7"),)), spec=SPEC) == "no-seat"
    assert refusal(table, Procedure("surf"), spec=SPEC) == "no-procedure"


@pytest.mark.parametrize("verb", ["coins", "won the game", "begin"])
def test_nobody_tells_of_something_else_than_what_happens(table: Table, verb: str) -> None:
    assert refusal(table, Announce(verb, "heads")) == "unknown-verb"
    assert refusal(table, Move(("c0",), "grave.0", verb=verb)) == "unknown-verb"


def test_a_game_has_verbs_of_its_own(table: Table) -> None:
    assert facts(table, Move(("c0",), "grave.0", verb="set_prizes"))


def test_a_gesture_is_neither_endlessly_deep_nor_long(table: Table) -> None:
    step: Step = Shuffle("deck.0")
    for _ in range(DEEPEST - 1):
        step = Batch((step,))
    assert facts(table, step)
    assert refusal(table, Batch((step,))) == "too-long"
    assert refusal(table, Batch((Shuffle("deck.0"),) * MOST_STEPS)) == "too-long"
