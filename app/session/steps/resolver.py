"""Intent -> facts: finds the cards meant, checks what is possible, draws chance and handles.

One small function per kind of intent. Each step sees the table that the steps before it
left; the host commits all of them, or none.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.core import fact as f
from app.core import intent as i
from app.core.card import Mark, mark_of
from app.core.data.value import replace
from app.core.facts.turn_facts import TurnSet
from app.core.ids import JUDGE, Names, SeatId
from app.core.intents.laying_intents import BringOnto
from app.core.intents.seal_intents import OpenSeals
from app.core.intents.turn_intents import (
    Declare,
    NextTurn,
    PassChance,
    Restage,
    SetPhase,
    Settle,
    Use,
)
from app.core.sight import view
from app.core.table import Table
from app.core.text.describe import MOVING, SPOKEN
from app.core.text.table_sentences import FOR_SEAT
from app.core.view import SeatView
from app.games.contracts.stage.stage_contract import HOLDS
from app.games.game_api import As, GameSpec, GoesFirst
from app.games.seats import first_seat
from app.session.agreement import table_agreements
from app.session.host.entropy import Entropy
from app.session.host.host_limits import check_key, check_weight
from app.session.judging.own_deeds import check_not_own
from app.session.steps import (
    bringing,
    knowing,
    making_zones,
    marking,
    moving,
    moving_units,
    planning,
    seeing,
    staging,
    starting_over,
)
from app.session.steps.rights import impossible, nothing_changes
from app.session.steps.step_context import (
    MOST_STEPS,
    Laid,
    StepContext,
    Weighed,
    too_long,
)

DEEPEST = 8
"""Batches and procedures within one another."""


class Resolver(StepContext):
    """Carries out one intent on a table of its own."""

    def __init__(
        self,
        spec: GameSpec,
        table: Table,
        seat: SeatId,
        name: Names,
        laid: Laid,
        weighed: Weighed | None = None,
        named_by: SeatId | None = None,
    ) -> None:
        """See `StepContext`."""
        super().__init__(spec, table, seat, name, laid, weighed, named_by)
        self._depth = 0
        self._steps = 0

    def run(self, intent: i.Deed, entropy: Entropy) -> tuple[f.Fact, ...]:
        """Return the facts of `intent`. Raises ImpossibleError, with nothing changed."""
        self.entropy = entropy
        marks = self.table.marks
        held = mark_of(marks.get(f"seat.{self.seat}", ()), HOLDS) if marks else None
        self._step(intent)
        if held is not None and self.facts:
            self._end_hold(held)
        if self.more.grew:
            check_weight(self.weighed(), self.more)
        return tuple(self.facts)

    def _end_hold(self, held: Mark) -> None:
        """Take off that the seat asks the others to wait: it has done something."""
        target = f"seat.{self.seat}"
        if mark_of(self.table.marks.get(target, ()), HOLDS) == held:
            self.way = ""
            self.commit(f.Marked(self.seat, (f.MarkChange(target, HOLDS),)))

    def _step(self, intent: i.Deed | GoesFirst) -> None:
        verb: Any = getattr(intent, "verb", None)
        self.way = ""
        if type(intent) in OWN_VERBS:
            self.way = check_key(verb)
        elif verb is not None:
            self._check_verb(verb, SPOKEN if isinstance(intent, i.Announce) else MOVING)
        self._depth += 1
        self._steps += 1
        if self._depth > DEEPEST or self._steps > MOST_STEPS:
            raise too_long()
        STEPS[type(intent)](self, intent)
        self._depth -= 1

    def _check_verb(self, verb: str, known: frozenset[str]) -> None:
        """Raise ImpossibleError for a verb that would tell of something else than it does."""
        if verb in known or (verb in self.spec.sentences and ":" not in verb):
            return
        raise impossible(
            "unknown-verb",
            f"This table does not know the action “{verb[:40]}”.",
            f"この卓に「{verb[:40]}」という操作はありません。",
        )

    def goes_first(self, step: GoesFirst) -> None:
        """Let the first turn be a seat's. Only a procedure may, before that turn."""
        turn = replace(self.table.turn, seat=self.player(step.seat), also=())
        if not turn.number:
            self.commit(TurnSet(self.seat, turn, "goes_first"))

    def run_procedure(self, name: str) -> None:
        """Carry out a procedure of the game as a part of this gesture."""
        self._step(i.Procedure(name))

    def for_seat(self, deed: i.ForSeat) -> None:
        """Carry out a step in the place of a seat: with its rights, by the judge's names of cards.

        Whether that seat lets the judge is for whoever takes the request in (`judging`).
        """
        if self.seat != JUDGE:
            raise impossible(
                "judge-only",
                "Only a judge acts in another's place. Ask them to do it, or call a judge.",
                "ほかの席の代わりに操作できるのはジャッジだけです。本人かジャッジに頼んでください。",
            )
        self.commit(f.Announced(JUDGE, FOR_SEAT, number=self.player(deed.seat)))
        done = len(self.facts)
        self.seat, self._named_by = deed.seat, JUDGE
        try:
            self._step(deed.step)
        finally:
            self.seat, self._named_by = JUDGE, None
        if len(self.facts) == done:
            raise nothing_changes()
        check_not_own(self.table, self.spec.own_deeds, deed, self.facts[done:])

    # -- several steps --------------------------------------------------------------------

    def batch(self, step: i.Batch) -> None:
        """Carry out several steps as one gesture."""
        for one in step.steps:
            self._step(one)

    def procedure(self, step: i.Procedure) -> None:
        """Run a procedure of the game with the rights and eyes of this seat."""
        steps = self.spec.procedures.get(step.name)
        if step.name == first_seat.NAME and not self.spec.settles_first:
            steps = steps or first_seat.draw_first
        if steps is None:
            raise impossible(
                "no-procedure",
                f"This game has no procedure “{step.name[:40]}”.",
                f"このゲームに「{step.name[:40]}」という操作はありません。",
            )
        seat = self.seat
        looked: list[tuple[Table, SeatView]] = []

        def look() -> SeatView:
            # Procedures look more often than they do something; a table and its views never change.
            if not looked or looked[-1][0] is not self.table:
                looked[:] = [(self.table, view(self.table, seat))]
            return looked[-1][1]

        running = steps(look, dict(step.arguments))
        results: tuple[int, ...] = ()
        while True:
            try:
                one = running.send(results) if results else next(running)
            except StopIteration:
                return
            except (LookupError, ValueError) as problem:
                # Its arguments came from outside: a seat, a unit or a number that is not there.
                raise impossible(
                    "arguments",
                    "That cannot be done with what was chosen. Choose again.",
                    "選んだ対象では実行できません。選び直してください。",
                ) from problem
            done = len(self.facts)
            try:
                # Only a game's own procedure, never a request, may act for another seat.
                self.seat = self.player(one.seat) if isinstance(one, As) else seat
                self._step(one.step if isinstance(one, As) else one)
            finally:
                self.seat = seat
            results = _results(self.facts[done:])


OWN_VERBS: frozenset[type[Any]] = frozenset(
    (
        *(i.Bring, i.Shuffle, i.Look, i.Show, i.Hide, i.Face, i.Rotate, i.PutMark, i.Flip, i.Roll),
        BringOnto,
        *(NextTurn, SetPhase, Use, Declare, PassChance, Settle, Restage, OpenSeals),
    )
)
"""Steps that are what they are, whatever a game calls them: any verb may be given to them."""
STEPS: dict[type[Any], Callable[[Resolver, Any], None]] = {
    **moving.STEPS,
    **moving_units.STEPS,
    **bringing.STEPS,
    **seeing.STEPS,
    **knowing.STEPS,
    **marking.STEPS,
    **staging.STEPS,
    **planning.STEPS,
    **starting_over.STEPS,
    **making_zones.STEPS,
    **table_agreements.STEPS,
    GoesFirst: Resolver.goes_first,
    i.ForSeat: Resolver.for_seat,
    i.Batch: Resolver.batch,
    i.Procedure: Resolver.procedure,
}
"""What carries out each kind of intent."""


def _results(facts: list[f.Fact]) -> tuple[int, ...]:
    """Return where the coins and dice among `facts` fell."""
    results: list[int] = []
    for fact in facts:
        if isinstance(fact, f.CoinsFlipped):
            results.extend(int(heads) for heads in fact.heads)
        elif isinstance(fact, f.DiceRolled):
            results.extend(fact.results)
    return tuple(results)
