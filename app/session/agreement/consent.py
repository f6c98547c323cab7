"""Undo between people, and acting in another's turn: what has to be asked for at one host.

What is harmless happens at once; for anything else its asker opens one request with all that is
taken back and what would stay known (`asking`), and this carries out what was agreed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from app.core.ids import JUDGE, NodeId, PersonId, SeatId, ZoneId
from app.core.intent import Batch, Repeat, Request, Shuffle, Step
from app.core.text.words import Words
from app.games.contracts.computer_contract import computers_of
from app.session.agreement.asking import Asking
from app.session.agreement.requests import KindId, Outcome, Question, Reply, Wish
from app.session.agreement.travel_told import TravelTold, travel_told
from app.session.agreement.turn_lock import TurnLock, holds, refusal
from app.session.agreement.undo_cost import (
    Cost,
    cost_of,
    goal_of,
    hidden_piles,
    is_said,
    reason_to_ask,
)
from app.session.host.updates import Grew, JournalEntry, Travel, Went
from app.session.steps.rights import ImpossibleError, impossible
from app.session.steps.who_plays import still_playing, whose_turn

if TYPE_CHECKING:
    from app.session.host.host import Host

CODE = "ask-first"
"""The code of a refusal after which the program offers to ask."""

WHY: dict[str, Words] = {
    "acted": Words(
        "Somebody else has acted since. Ask before you take that back.",
        "その後にほかのプレイヤーが操作しています。取り消すには許可を求めてください。",
    ),
    "learned": Words(
        "Somebody saw cards that would be hidden again. Ask before you take that back.",
        "取り消しても、見たカードは知られたままです。取り消すには許可を求めてください。",
    ),
    "planned": Words(
        "Plans were open that would be locked again. Ask before you take that back.",
        "取り消しても、公開された計画は知られたままです。取り消すには許可を求めてください。",
    ),
    "chance": Words(
        "A coin, a die or a shuffle is part of that. Ask before you take it back.",
        "コインやシャッフルなどの結果が出ています。取り消すには許可を求めてください。",
    ),
    "far": Words(
        "That step is very far away. Ask before you go there.",
        "今の手順からとても離れています。移るには許可を求めてください。",
    ),
    "agreed": Words(
        "The table had agreed on other rules there. Ask before you go there.",
        "そこでは卓のルールの設定が違います。移るには許可を求めてください。",
    ),
}
"""Why a journey through the history has to be asked for: by `Cost.reason`, or by `binding`."""


class Consent:
    """Stands between one host and those who want what is not theirs alone to do."""

    def __init__(self, host: Host, lock: TurnLock | None = None) -> None:
        self.asking = Asking()
        self._host = host
        self._lock = lock
        self._costs: dict[str, Cost] = {}
        """By the open request."""
        self._outrun: list[Outcome] = []
        """Requests that the table moved away from, not yet collected by `due`."""
        host.checks.append(self.check)
        host.watchers.append(self.heard)

    def check(self, request: Request) -> None:
        """Raise ImpossibleError for a journey that has to be asked for; a check of the host."""
        if isinstance(request.intent, Repeat):
            self._check_repeat(request.seat)
        goal = goal_of(self._host.tree, request.intent)
        if goal is None or not self._others(request.seat):
            return
        reason = reason_to_ask(self._host.tree, request.seat, goal)
        if reason:
            raise ImpossibleError(CODE, WHY[reason])

    def _check_repeat(self, seat: SeatId) -> None:
        """Raise ImpossibleError where others did some of what would happen again.

        The judge may let it, and who plays with computers alone.
        """
        computers = computers_of(self._host.tree.table.options)
        if seat != JUDGE and set(self._others(seat)) - computers.keys():
            raise impossible(
                "judge-only",
                "At a table with others only a judge takes back one step alone. Ask a judge, or "
                "take back everything since then.",
                "ほかのプレイヤーのいる卓では、1手だけの取り消しはジャッジが行います。"
                "ジャッジに頼むか、その後の手順もすべて取り消してください。",
            )

    def _others(self, seat: SeatId) -> tuple[SeatId, ...]:
        seats = range(len(self._host.tree.table.setting.seats))
        return tuple(other for other in seats if other != seat)

    def _asked(self, seat: SeatId, there: frozenset[SeatId]) -> tuple[SeatId, ...]:
        """Return the other players to ask who are there: those who still play, if there are any."""
        others = (other for other in self._others(seat) if other in there)
        return still_playing(self._host.spec, self._host.tree.table, others)

    # -- asking -------------------------------------------------------------------------------

    def ask_to_go(
        self,
        seat: SeatId,
        goal: NodeId,
        here: Iterable[SeatId],
        now: float,
        person: PersonId = 0,
    ) -> Question | Outcome:
        """Ask all other players who are `here` whether `seat` may go to a step of the history.

        Raises ImpossibleError for a step that there is not, and as `Asking.open` does.
        """
        tree = self._host.tree
        if not 0 <= goal < len(tree) or goal == tree.cursor:
            raise impossible(
                "no-node",
                "There is no such step to go to. Choose another one in the history.",
                "移る先の手順がありません。履歴から別の手順を選んでください。",
            )
        wish = Wish("travel", seat, person, goal=goal, how=self._how(goal))
        there, turn = frozenset(here), tree.table.turn.number
        whom = self._asked(seat, there) or _judge(there)
        if not self.asking.is_agreed(wish, whom):
            # Before it takes long to find out what it would cost.
            self.asking.check(wish, turn)
        cost = cost_of(tree, seat, goal)
        useless: tuple[Reply, ...] = ("allow_shuffle",)
        if hidden_piles(tree.table_at(goal), cost.learned):
            useless = ()
        opened = self.asking.open(wish, whom, turn, now, useless)
        if isinstance(opened, Question):
            waiting = {one.id for one in self.asking.open_questions}
            self._costs = {key: old for key, old in self._costs.items() if key in waiting}
            self._costs[opened.id] = cost
        return opened

    def _how(self, goal: NodeId) -> Travel:
        tree = self._host.tree
        meeting = tree.meeting(tree.cursor, goal)
        if meeting == goal:
            return "undo"
        return "redo" if meeting == tree.cursor else "jump"

    def ask_to_act(
        self, seat: SeatId, here: Iterable[SeatId], now: float, person: PersonId = 0
    ) -> Question | Outcome:
        """Ask whose turn it is whether `seat` may act; a partner, or the judge, if they are away.

        All who play it at once are asked, as far as they are there. While it is nobody's turn all
        the others are asked. Raises ImpossibleError where nothing is locked, and as `Asking.open`
        does.
        """
        table = self._host.tree.table
        if self._lock is None or not holds(self._host.spec, table, seat):
            raise impossible(
                "not-locked",
                "You need not ask: you may act now.",
                "許可は要りません。今すぐ操作できます。",
            )
        there = frozenset(here)
        owners = whose_turn(self._host.spec, table)
        useless: tuple[Reply, ...] = ()
        if owners:
            sides = [one for owner in owners for one in table.setting.partners(owner)]
            partners = tuple(one for one in sides if one in there)
            whom = tuple(owner for owner in owners if owner in there) or partners[:1]
        else:
            whom = self._asked(seat, there)
            useless = ("allow_turn",)
        wish = Wish("act", seat, person, about=next(iter(owners), None), also=owners[1:])
        return self.asking.open(wish, whom or _judge(there), table.turn.number, now, useless)

    def told(self, question: Question, viewer: SeatId) -> TravelTold | None:
        """Return what `viewer` is told of a request to go through the history; None of others."""
        cost = self._costs.get(question.id)
        if cost is None:
            return None
        return travel_told(self._host, question.wish.goal, cost, viewer)

    # -- what becomes of it ---------------------------------------------------------------------

    def heard(self, entry: JournalEntry) -> None:
        """Take in what happened: a request is about the table as it was, or it is over."""
        outrun: tuple[KindId, ...] = ()
        if isinstance(entry, Went):
            outrun = ("travel", "record", "ruling", "options", "plans")
        elif isinstance(entry, Grew) and not is_said(entry.node.facts):
            outrun = ("travel", "record")
        self._outrun += self.asking.end("moved_on", lambda one: one.wish.kind in outrun)
        spec, table = self._host.spec, self._host.tree.table
        self._outrun += self.asking.end(
            "moved_on",
            lambda one: one.wish.kind == "act" and one.wish.whose_turn != whose_turn(spec, table),
        )

    def due(self, now: float) -> tuple[Outcome, ...]:
        """Return the requests that are over without an answer: out of time, or overtaken."""
        over, self._outrun = (*self._outrun, *self.asking.lapse(now)), []
        for outcome in over:
            self._costs.pop(outcome.question.id, None)
        return over

    def carry_out(self, outcome: Outcome) -> tuple[Request, ...]:
        """Do what was agreed on, as far as it concerns the table.

        Returns the shuffles that belong to it: they are submitted at once, before anything else.
        Raises ImpossibleError, with nothing changed, if it cannot be kept.
        """
        wish = outcome.question.wish
        cost = self._costs.pop(outcome.question.id, None)
        if not outcome.allowed:
            return ()
        if wish.kind == "act" and self._lock is not None:
            for_long = outcome.has("allow_turn") or outcome.has("always")
            self._lock.grant(JUDGE, wish.seat, "turn" if for_long else "gesture")
        if wish.kind != "travel":
            return ()
        tree = self._host.tree
        self._host.go(Went(wish.seat, tree.cursor, wish.goal, wish.how, outcome.agreed))
        shuffled = cost is not None and outcome.has("allow_shuffle")
        piles = hidden_piles(tree.table, cost.learned) if cost is not None and shuffled else ()
        return tuple(self._shuffling(piles))

    def _shuffling(self, piles: tuple[ZoneId, ...]) -> Iterable[Request]:
        """Yield the shuffles of piles that became known, by those who hold them: a step each."""
        table = self._host.tree.table
        by_holder: dict[SeatId, list[Step]] = {}
        for zone in piles:
            holders = table.setting.zones[zone].holders
            by_holder.setdefault(holders[0] if holders else JUDGE, []).append(Shuffle(zone))
        for holder, steps in by_holder.items():
            intent = steps[0] if len(steps) == 1 else Batch(tuple(steps))
            if self._lock is not None and refusal(self._host.spec, table, holder, intent):
                self._lock.grant(JUDGE, holder)
            # The journey is in the journal by now: no host that came back gave this name before.
            name = f"agreed {len(self._host.journal)}.{holder}"
            yield Request(name, holder, self._host.tree.cursor, intent)


def _judge(here: frozenset[SeatId]) -> tuple[SeatId, ...]:
    """Return the judge, if there is one to ask."""
    return (JUDGE,) if JUDGE in here else ()
