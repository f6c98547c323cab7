"""A reading of a judge's copy, carried over to the table it was made of.

It is done by what its facts say, each made anew for the table (`session/repetition`), so that
nothing of what somebody sent is taken on trust: names are drawn here, and what does not fit ends it
in words.
"""

from __future__ import annotations

from collections.abc import Sequence

from app.core.apply.apply import apply
from app.core.apply.fitting import ImpossibleFactError
from app.core.data.codec import CodecError
from app.core.data.weight import NOTHING, reweighed, together
from app.core.fact import Began, Fact
from app.core.ids import JUDGE, TABLE, CardId, Handle, Names, SeatId
from app.core.table import Table
from app.core.text.wording import STEP, counted
from app.core.text.words import Words
from app.session.fairness.random_steps import is_chance, is_off_the_top
from app.session.host.growth import Growth
from app.session.host.step_diff import Result, result_of
from app.session.readings.judges_copy import ToldStep, steps_told
from app.session.readings.renumbered_facts import renumbered
from app.session.repetition.counterparts import CannotRepeatError
from app.session.repetition.repeated_fact import Repeating
from app.session.steps.rights import ImpossibleError, impossible

MOST_STEPS = 200
"""Steps of one reading."""
_FELL = Words(
    "chance at this table is mixed by all players, and cannot be taken from a copy.",
    "この卓の結果は全員で決めるため、コピーの結果は使えません。",
)


def read_steps(name: str, text: str) -> tuple[ToldStep, ...]:
    """Return the steps of the reading `name`. Raises ImpossibleError."""
    try:
        steps = steps_told(text)
    except CodecError as problem:
        raise _unfit(name, problem.reason) from problem
    if len(steps) > MOST_STEPS:
        most = counted(MOST_STEPS, STEP)
        raise impossible(
            "too-many",
            f"Reading {name} is longer than {most.en}. Make the copy of a later step.",
            f"読み{name}が{most.ja}を超えています。もっと後の手順からコピーを作ってください。",
        )
    return steps


def card_numbers(table: Table, handles: Sequence[Handle]) -> tuple[CardId, ...]:
    """Return the numbers of the cards that a judge knows by these handles: all of the table.

    Raises ImpossibleError.
    """
    known = {card.handle or f"j{number}": number for number, card in enumerate(table.cards)}
    numbers = tuple(known.get(handle, -1) for handle in handles)
    if sorted(numbers) != list(range(len(table.cards))):
        raise impossible(
            "reading",
            "This copy was made of another table, or of another step. Make it again.",
            "このコピーは別の卓か別の手順のものです。コピーを作り直してください。",
        )
    return numbers


def carried(
    table: Table, numbers: Sequence[CardId], name: str, steps: Sequence[ToldStep], names: Names
) -> list[Growth]:
    """Return what the steps of the reading `name` come to after `table`, one after the other.

    `numbers` are those of the copy's cards here. Raises ImpossibleError where one does not fit.
    """
    carrying = _Carrying(table, numbers, names)
    growths = []
    for step in steps:
        try:
            growth = carrying.step(step)
        except CannotRepeatError as problem:
            raise _unfit(name, problem.reason) from problem
        except (ImpossibleFactError, LookupError, ValueError) as problem:
            raise _unfit(name, _NO_STEP) from problem
        if growth is not None:
            growths.append(growth)
    return growths


def check_chance(name: str, growths: Sequence[Growth]) -> None:
    """Raise ImpossibleError where a reading holds what only the chance of all players gives."""
    for growth in growths:
        if is_chance(growth.before, growth.facts) or not is_off_the_top(
            growth.before, growth.facts
        ):
            raise _unfit(name, _FELL)


def as_one(actor: SeatId, growths: Sequence[Growth], more: Fact) -> Growth:
    """Return all of a reading as one gesture of `actor`, with one fact `more` at its end."""
    last = growths[-1].after
    result = result_of(last, more)
    weight = NOTHING
    for growth in growths:
        weight = together(weight, growth.more)
    facts = tuple(fact for growth in growths for fact in growth.facts)
    results = [result for growth in growths for result in growth.results]
    return Growth(
        actor,
        growths[0].before,
        (*facts, more),
        [*results, result],
        reweighed(weight, last, *result),
    )


class _Carrying:
    """The facts of one reading, one after the other."""

    def __init__(self, table: Table, numbers: Sequence[CardId], names: Names) -> None:
        self._was = self._now = table
        """The table under the names of the copy, and under those that are given here."""
        self._numbers = numbers
        self._repeating = Repeating(names)

    def step(self, step: ToldStep) -> Growth | None:
        """Return what a step comes to; None for nothing. Raises CannotRepeatError and others."""
        before, more = self._now, NOTHING
        facts: list[Fact] = []
        results: list[Result] = []
        self._check_actor(step.actor)
        for told in step.facts:
            if isinstance(told, Began):
                raise CannotRepeatError(_NO_STEP)
            self._check_actor(told.actor)
            fact = renumbered(told, self._number)
            was, self._was = self._was, apply(self._was, fact)
            made = self._repeating.fact(fact, was, self._now)
            if made is None:
                continue
            result = result_of(self._now, made)
            more = reweighed(more, self._now, *result)
            facts.append(made)
            results.append(result)
            self._now = result[0]
        return Growth(step.actor, before, tuple(facts), results, more) if facts else None

    def _check_actor(self, actor: SeatId) -> None:
        if actor not in (JUDGE, TABLE, *range(len(self._now.setting.seats))):
            raise ValueError(_NO_STEP.en)

    def _number(self, card: CardId) -> CardId:
        if card < 0:
            raise LookupError(card)
        # What was brought in the reading follows all that was there, here as on the copy.
        return self._numbers[card] if card < len(self._numbers) else card


_NO_STEP = Words("a step fits no table.", "卓で起こりえない手順があります。")


def _unfit(name: str, why: Words) -> ImpossibleError:
    return impossible(
        "reading",
        f"Reading {name} does not fit the game: {why.en} Make the copy again, or leave it out.",
        f"読み{name}は対戦に合いません。{why.ja}コピーを作り直すか、この読みを外してください。",
    )
