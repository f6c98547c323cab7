"""What binds others at a hosted table: what all agreed on, rulings, plans opened early.

Nobody does that alone. It happens once those concerned have said yes themselves (`asking`), or by
who decides alone: the judge, and whoever looks after the table where it agreed on that.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from app.core import fact as f
from app.core import intent as i
from app.core.data.value import replace
from app.core.facts.agreement_facts import OptionsSet, Ruled
from app.core.facts.seal_facts import PlansOpened
from app.core.ids import JUDGE, TABLE, SeatId
from app.core.intents.agreement_intents import Rule, SetOptions
from app.core.intents.seal_intents import OpenPlans
from app.core.table import Table
from app.core.text.words import Words
from app.games.common_options import BY_CHAIR, RULES_BY
from app.session.agreement import consent
from app.session.agreement.asking import Asking
from app.session.agreement.requests import KindId, Outcome, Question, Wish
from app.session.agreement.undo_cost import goal_of
from app.session.host.entropy import Entropy
from app.session.host.request_validation import MALFORMED, well_formed
from app.session.steps.resolver import Resolver
from app.session.steps.rights import ImpossibleError, impossible
from app.session.steps.who_plays import still_playing

if TYPE_CHECKING:
    from app.session.host.host import Host

CODE = "agree-first"
"""The code of the refusal to do alone what others have to agree to."""
Chair = Callable[[], SeatId | None]
"""Tells the seat of whoever looks after the table; None while nobody does from a seat."""
BindingStep = Rule | SetOptions | OpenPlans
"""What binds others."""

_OPTIONS = Words(
    "That holds for everybody at this table. Ask the others to agree to it.",
    "卓の全員に関わることです。ほかの人に同意を求めてください。",
)
_RULING = Words(
    "Whoever agreed to a ruling says so in person. Ask them first.",
    "裁定への合意は本人が伝えます。先に本人に同意を求めてください。",
)
_PLANS = Words(
    "Not every seat has locked a plan. Ask the others before plans open.",
    "まだ全員が計画を伏せていません。公開するには、ほかの人に同意を求めてください。",
)


def kind_of(step: BindingStep) -> KindId:
    """Return which kind of request asks for `step`."""
    if isinstance(step, OpenPlans):
        return "plans"
    return "ruling" if isinstance(step, Rule) else "options"


class Binding:
    """Stands between one host and those who want what binds others."""

    def __init__(self, host: Host, asking: Asking, chair: Chair) -> None:
        self._host = host
        self._asking = asking
        self._chair = chair
        self._steps: dict[str, BindingStep] = {}
        """What is to be done, by the open request."""
        host.checks.append(self.check)
        host.reviews.append(self.review)

    def check(self, request: i.Request) -> None:
        """Raise ImpossibleError for a journey to where the table had agreed on something else."""
        tree = self._host.tree
        goal = goal_of(tree, request.intent)
        if goal is None or self.may_set(tree.table, request.seat):
            return
        if tree.table_at(goal).options != tree.table.options:
            raise ImpossibleError(consent.CODE, consent.WHY["agreed"])

    def review(
        self, request: i.Request, before: Table, facts: tuple[f.Fact, ...], _after: list[Table]
    ) -> None:
        """Raise ImpossibleError for what others have to agree to; a review of the host."""
        for fact in facts:
            if isinstance(fact, OptionsSet) and not self.may_set(before, request.seat):
                raise ImpossibleError(CODE, _OPTIONS)
            if isinstance(fact, Ruled) and fact.seats != (request.seat,):
                raise ImpossibleError(CODE, _RULING)
            if isinstance(fact, PlansOpened) and fact.agreed and not _alone(before, request.seat):
                raise ImpossibleError(CODE, _PLANS)

    def may_set(self, table: Table, seat: SeatId) -> bool:
        """Whether `seat` alone may change what `table` agreed on."""
        if _alone(table, seat):
            return True
        return seat == self._chair() and by_chair(table)

    # -- asking -------------------------------------------------------------------------------

    def ask(
        self, wish: Wish, step: i.Intent | None, here: Collection[SeatId], now: float
    ) -> Question | Outcome:
        """Ask those whom `step` binds for it; the outcome at once where that is nobody else.

        Raises ImpossibleError for what cannot be done, where somebody concerned is away, and as
        `Asking.open` does.
        """
        if not isinstance(step, BindingStep) or kind_of(step) != wish.kind or not _is_sound(step):
            raise ImpossibleError("malformed", MALFORMED)
        if not self._facts(wish.seat, step):
            raise impossible(
                "nothing",
                "The table has agreed on that already.",
                "卓ではもうそのように決まっています。",
            )
        table = self._host.tree.table
        if isinstance(step, Rule):
            asked = self._named(table, wish.seat, step, here)
            free = not asked
        elif isinstance(step, OpenPlans):
            # Who is lost is asked nothing; everybody else is, also whose plan it is.
            asked = _players(here, wish.seat)
            free = _alone(table, wish.seat)
        else:
            asked = self._all_others(table, wish.seat, here)
            free = self.may_set(table, wish.seat)
        if free:
            opened: Question | Outcome = self._asking.grant(wish, now)
        else:
            opened = self._asking.open(wish, asked, table.turn.number, now)
        question = opened if isinstance(opened, Question) else opened.question
        self._steps[question.id] = step
        return opened

    @staticmethod
    def _named(
        table: Table, seat: SeatId, step: Rule, here: Collection[SeatId]
    ) -> tuple[SeatId, ...]:
        """Return who else is to agree to a ruling. Raises ImpossibleError if one is away."""
        named = tuple(sorted({*step.seats} - {seat}))
        away = next((one for one in named if one not in here), None)
        if away is not None:
            name = table.setting.seats[away].name
            raise impossible(
                "player-away",
                f"{name} is away and cannot agree. Wait until {name} is back, or keep it without.",
                f"{name}さんは離席中で、同意できません。戻るのを待つか、外して続けてください。",
            )
        return named

    def _all_others(
        self, table: Table, seat: SeatId, here: Collection[SeatId]
    ) -> tuple[SeatId, ...]:
        """Return who is to agree to other options: all who are there, a judge if nobody else is."""
        chair = self._chair()
        if by_chair(table) and chair is not None and chair in here:
            return (chair,)
        players = still_playing(self._host.spec, table, _players(here, seat))
        return players or tuple(one for one in here if one == JUDGE)

    def told(self, question: Question) -> BindingStep | None:
        """Return what a request is about, as everybody may hear it."""
        step = self._steps.get(question.id)
        # Which cards a ruling is about is told with it: not everybody sees all of them.
        return replace(step, subjects=()) if isinstance(step, Rule) else step

    # -- what becomes of it -------------------------------------------------------------------

    def carry_out(self, outcome: Outcome) -> None:
        """Do what was agreed on, if it is one of these. Raises ImpossibleError if not possible."""
        step = self._steps.pop(outcome.question.id, None)
        if step is not None and outcome.allowed:
            self._do(outcome.question.wish.seat, step, outcome.agreed)

    def _do(self, seat: SeatId, step: BindingStep, agreed: tuple[SeatId, ...]) -> None:
        alone = replace(step, seats=()) if isinstance(step, Rule) else step
        # What several agreed on is nobody's own doing.
        actor = TABLE if agreed else seat
        for fact in self._facts(seat, alone):
            if isinstance(fact, Ruled):
                seats = tuple(sorted({seat, *agreed}))
                self._host.add_agreed(replace(fact, actor=actor, seats=seats))
            elif isinstance(fact, OptionsSet):
                self._host.add_agreed(replace(fact, actor=actor))
            elif isinstance(fact, PlansOpened):
                seats = tuple(sorted({seat, *agreed}))
                self._host.add_agreed(replace(fact, actor=actor, agreed=seats))

    def _facts(self, seat: SeatId, step: BindingStep) -> tuple[f.Fact, ...]:
        """Return what `step` comes to as the table stands. Raises ImpossibleError."""
        host = self._host
        resolver = Resolver(host.spec, host.tree.table, seat, str, host.tree.laid)
        return resolver.run(step, Entropy(0))


def _alone(table: Table, seat: SeatId) -> bool:
    """Whether `seat` decides alone whatever is agreed: it judges, or nobody else plays."""
    return seat == JUDGE or len(table.setting.seats) == 1


def _players(here: Collection[SeatId], seat: SeatId) -> tuple[SeatId, ...]:
    """Return the players who are there besides `seat`; a judge if there are none."""
    players = tuple(one for one in here if one not in (seat, JUDGE))
    return players or tuple(one for one in here if one == JUDGE)


def by_chair(table: Table) -> bool:
    """Whether a table lets whoever looks after it change what it agreed on."""
    return RULES_BY.of(table.options) == BY_CHAIR.id


def _is_sound(step: BindingStep) -> bool:
    return well_formed(i.Request("", 0, 0, step))
