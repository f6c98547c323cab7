"""Ways to put a step right, each with what it changes on the board and what stays known.

A table offers what judges do, and carries out what people choose: as one gesture, with a line in
the log. Nothing here knows a rule of a game, or says which way is right.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import count, takewhile
from typing import Protocol

from app.core.data.value import replace, value
from app.core.ids import CardId, NodeId, SeatId
from app.core.intent import Announce, Batch, Intent, Repeat
from app.core.past.node_shape import NodeShape
from app.core.sight import view
from app.core.table import Table
from app.core.text.log_lexicon import Lexicon
from app.core.text.table_sentences import REMEDY
from app.core.text.wording import bracketed
from app.core.text.words import Words, packed
from app.games.game_api import GameSpec
from app.session.agreement.still_known import StillKnown, still_known
from app.session.agreement.undo_cost import MOST_WEIGHED, Learned, learned_in
from app.session.host.host import Host
from app.session.positions.difference_words import Difference
from app.session.remedies.remedies_by_hand import LARGE_DECK, SHORT_DECK, by_hand
from app.session.repetition.repeat_asked import step_name, told_end
from app.session.repetition.repeated_steps import MOST_REPEATED, repeat

ANY_GAME = (
    Words("too many cards were drawn", "カードを引きすぎた"),
    Words("cards were seen that should not be", "見てはいけないカードを見た"),
    Words("something was done too early", "早すぎる操作があった"),
    Words("something was forgotten", "忘れた処理があった"),
    SHORT_DECK,
    LARGE_DECK,
)
"""What goes wrong at any table."""


def mistakes(spec: GameSpec) -> tuple[Words, ...]:
    """Return what may have gone wrong at a table of a game, to be chosen from."""
    return (*ANY_GAME, *spec.mistakes)


@value
class Remedy:
    """One way to put a step right."""

    id: str
    title: Words
    note: Words
    """What the log says of it, before the reason."""
    intent: Intent
    changes: tuple[Difference, ...] = ()
    """What differs then from the table as it is, as the viewer sees both."""
    known: tuple[StillKnown, ...] = ()
    """What seats would still know."""
    end: Words | None = None
    """Where the steps after it would stop, and why."""
    again: int = 0
    """How many steps happen again."""
    far: bool = False
    """Whether there are more steps than were looked through for what was learned."""

    def because(self, reason: Words | None) -> Intent:
        """Return what carries it out, with what the log says of it."""
        told = self.note
        if reason is not None and reason.en:
            why = bracketed(reason)
            told = Words(told.en + why.en, told.ja + why.ja)
        note = packed(Words(f"{told.en}.", f"{told.ja}。"))
        if isinstance(self.intent, Repeat):
            return replace(self.intent, note=note)
        said = Announce(REMEDY, note)
        steps = self.intent.steps if isinstance(self.intent, Batch) else ()
        return Batch((*steps, said)) if steps else said


class Past(Protocol):
    """The history that a step is put right in: the host's own, or as a seat far away knows it."""

    @property
    def cursor(self) -> NodeId:
        """Where the table stands."""

    @property
    def nodes(self) -> Sequence[NodeShape]:
        """All steps by their number."""

    def parent(self, node_id: NodeId) -> NodeId | None:
        """Return what a step grew from; None for the beginning."""

    def back_from(self, node_id: NodeId) -> Iterator[NodeId]:
        """Yield a step, what it grew from, and so on to the beginning."""

    def leads_to(self, earlier: NodeId, later: NodeId) -> bool:
        """Whether `earlier` is on the line of `later`, or the same."""


def since(past: Past, step: NodeId) -> tuple[NodeId, ...]:
    """Return the steps after `step` on the way to where the table stands."""
    later = takewhile(lambda one: one != step, past.back_from(past.cursor))
    return tuple(later)[::-1]


def can_put_right(past: Past, step: NodeId) -> bool:
    """Whether a step is on the way to where the table stands, and not the laying of the table."""
    return 0 < step < len(past.nodes) and past.leads_to(step, past.cursor)


def by_history(past: Past, step: NodeId) -> tuple[Remedy, ...]:
    """Return the ways that go back in the history, as far as its shape alone tells."""
    start = past.parent(step)
    assert start is not None  # a table is laid once
    at, later = step_name(past.nodes[step]), since(past, step)
    ways = [
        Remedy(
            "back",
            Words("Take back to before this step", "この手順の前まで戻す"),
            Words(f"the table goes back to before {at.en}", f"{at.ja}の前まで戻した"),
            Repeat(start, ()),
        )
    ]
    if 0 < len(later) < MOST_REPEATED:
        other = step_name(past.nodes[later[0]])
        ways += [
            Remedy(
                "alone",
                Words("Take back this step alone", "この手順だけを取り消す"),
                Words(f"{at.en} alone is taken back", f"{at.ja}だけを取り消した"),
                Repeat(start, later),
            ),
            Remedy(
                "swapped",
                Words("Let the next step come first", "次の手順を先にする"),
                Words(f"{other.en} comes before {at.en}", f"{other.ja}を{at.ja}より先にした"),
                Repeat(start, (later[0], step, *later[1:])),
            ),
        ]
    return tuple(ways)


def left_as_it_is(past: Past, step: NodeId) -> Remedy:
    """Return the way that changes nothing."""
    at = step_name(past.nodes[step])
    title = Words("Leave it as it is", "このままにする")
    note = Words(f"{at.en} stays as it was done", f"{at.ja}はそのままにした")
    return Remedy("left", title, note, Batch(()))


LEAST = {"alone": 1, "swapped": 2}
"""How many steps have to happen again for a way to be one of its own."""


class Remedies:
    """All the ways to put one step right, with what comes of each: for who holds the table."""

    def __init__(self, host: Host, step: NodeId, viewer: SeatId, words: Lexicon) -> None:
        """`viewer` has the eyes that look; `step` is on the way to where the table stands."""
        self._host, self._step, self._viewer, self._words = host, step, viewer, words
        self._tree = host.tree
        self._now = view(self._tree.table, viewer)

    def all(self) -> tuple[Remedy, ...]:
        """Return them, the one that changes most first."""
        return tuple(self._all())

    def _all(self) -> Iterator[Remedy]:
        for remedy in by_history(self._tree, self._step):
            tried = self._tried(remedy)
            if tried.again >= LEAST.get(tried.id, 0):
                yield tried
        yield from self._by_hand()
        left = left_as_it_is(self._tree, self._step)
        yield replace(left, known=self._known((self._step,), self._tree.table))

    def _tried(self, remedy: Remedy) -> Remedy:
        """Return a way with what comes of it; it is tried out, and nothing of it is kept."""
        from app.session.positions.view_differences import (  # noqa: PLC0415 - not at the start
            differences,
        )

        assert isinstance(remedy.intent, Repeat)
        start, steps = remedy.intent.start, remedy.intent.steps
        given = count()
        done = repeat(
            self._tree,
            start,
            steps,
            lambda kind: f"{kind}~{next(given)}",
            mixed=self._host.mixes_chance,
        )
        table = done.growths[-1].after if done.growths else self._tree.table_at(start)
        happens = set(steps[: done.repeated])
        gone = [one for one in (self._step, *since(self._tree, self._step)) if one not in happens]
        return replace(
            remedy,
            changes=differences(self._now, view(table, self._viewer), self._words),
            known=self._known(gone[-MOST_WEIGHED:], table),
            far=len(gone) > MOST_WEIGHED,
            end=told_end(self._tree, done),
            again=done.repeated,
        )

    def _by_hand(self) -> Iterator[Remedy]:
        later = since(self._tree, self._step)
        for way in by_hand(self._tree, self._step, later, self._viewer):
            known = self._known((self._step,), self._tree.table, way.lost, way.stays)
            yield Remedy(way.id, way.title, way.note, Batch(way.steps), known=known)

    def _known(
        self,
        steps: Sequence[NodeId],
        table: Table,
        lost: Collection[CardId] = (),
        stays: Sequence[Learned] = (),
    ) -> tuple[StillKnown, ...]:
        """Return what seats know by `steps`, and what stays, and do not see on a table.

        Of cards that are lost among others nobody knows anything.
        """
        learned = {
            one
            for one in learned_in(self._tree, steps, table)
            if one.card < len(table.cards) and one.card not in lost
        }
        told = sorted({*learned, *stays}, key=lambda one: (one.seat, one.card))
        return still_known(table, tuple(told), self._viewer)
