"""What each way to put a step right would come to, told to a judge who sits elsewhere.

Only the host holds the whole history. What it tells is made of the eyes of the judge who asks, and
told to nobody else.
"""

from __future__ import annotations

from app.core.data.weight import MOST_HANDLED
from app.core.ids import NodeId, PersonId, SeatId
from app.core.intent import Batch, Step
from app.core.text.log_lexicon import Lexicon
from app.games.lexicon import lexicon_naming
from app.session.host.host import Host
from app.session.judging.judge_desk import judges_only
from app.session.judging.marked_names import marked
from app.session.remedies.remedy import Remedies, Remedy, can_put_right, since
from app.session.room.audience import Audience
from app.session.room.hosted_game import HostedGame
from app.session.room.messages.remedy_messages import (
    MOST_CHANGES,
    MOST_KNOWN,
    MOST_WAYS,
    ByHand,
    RemediesTold,
    RemedyTold,
    WantRemedies,
)
from app.session.room.rate_limit import TOO_FAST, Pace
from app.session.steps.rights import ImpossibleError

A_STEP = 20
"""As how many cards a step counts that is tried out again; each table that is looked at counts as
the cards that lie there."""
TABLES = 4
"""Tables that are looked at: the one of now, and one for each way through the history."""


class RemedyPreview:
    """Tells judges what would come of putting a step right."""

    def __init__(self, audience: Audience, game: HostedGame) -> None:
        self._audience = audience
        self._host = game.host
        self._words = lexicon_naming(game.host.spec, marked)
        self._pace = Pace()
        """Of each judge: what they look at holds up nobody's gestures, nor their own."""

    def tell(self, person: PersonId, wanted: WantRemedies, now: float) -> None:
        """Tell a judge what each way to put a step right comes to. Raises ImpossibleError."""
        roster, tree = self._audience.roster, self._host.tree
        if roster[person].role != "judge":
            raise judges_only()
        if not self._pace.allows(person, now):
            raise ImpossibleError("too-fast", TOO_FAST)
        if can_put_right(tree, wanted.step):
            later = len(since(tree, wanted.step))
            cost = TABLES * len(tree.table.cards) + A_STEP * later
            self._pace.spend(person, min(cost, MOST_HANDLED))
        told = remedies_told(self._host, wanted.step, roster.eyes(person), self._words)
        self._audience.tell(person, told)


def remedies_told(host: Host, step: NodeId, viewer: SeatId, words: Lexicon) -> RemediesTold:
    """Return what `viewer` is told of the ways to put a step right; it may be any number."""
    ways: tuple[Remedy, ...] = ()
    if can_put_right(host.tree, step):
        ways = Remedies(host, step, viewer, words).all()
    told = [_told(way) for way in ways if _is_by_hand(way)]
    return RemediesTold(step, host.tree.cursor, tuple(told[:MOST_WAYS]))


def _steps(way: Remedy) -> tuple[Step, ...]:
    return way.intent.steps if isinstance(way.intent, Batch) else ()


def _is_by_hand(way: Remedy) -> bool:
    return all(isinstance(step, ByHand) for step in _steps(way))


def _told(way: Remedy) -> RemedyTold:
    return RemedyTold(
        way.id,
        way.title,
        way.note,
        tuple(step for step in _steps(way) if isinstance(step, ByHand)),
        way.changes[:MOST_CHANGES],
        max(len(way.changes) - MOST_CHANGES, 0),
        way.known[:MOST_KNOWN],
        way.end,
        way.again,
        way.far,
    )
