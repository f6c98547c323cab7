"""Ways to put a step right, each with what it changes on the board and what stays known.

A table offers what judges do, and carries out what people choose: as one gesture, with a line in
the log. Nothing here knows a rule of a game, or says which way is right.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import takewhile

from app.core import fact as f
from app.core.data.value import replace, value
from app.core.ids import NodeId, SeatId, ZoneId
from app.core.intent import Announce, Batch, Intent, PickRandom, Repeat, Shuffle, Step
from app.core.past.history import HistoryTree
from app.core.sight import view
from app.core.table import Table
from app.core.text.log_lexicon import Lexicon
from app.core.text.table_sentences import REMEDY
from app.core.text.wording import CARD, bracketed, counted
from app.core.text.words import Words, packed
from app.games.game_api import GameSpec
from app.session.agreement.still_known import StillKnown, still_known
from app.session.agreement.undo_cost import learned_in
from app.session.host.host import Host
from app.session.positions.view_differences import Difference, differences
from app.session.repetition.repeat_asked import step_name, told_end
from app.session.repetition.repeated_steps import Repetition, repeat
from app.session.steps.rights import zone_words

ANY_GAME = (
    Words("too many cards were drawn", "カードを引きすぎた"),
    Words("cards were seen that should not be", "見てはいけないカードを見た"),
    Words("something was done too early", "早すぎる操作があった"),
    Words("something was forgotten", "忘れた処理があった"),
    Words("a deck had too few or too many cards", "デッキの枚数が違った"),
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


class Remedies:
    """The ways to put one step of a history right."""

    def __init__(self, host: Host, step: NodeId, viewer: SeatId, words: Lexicon) -> None:
        """`viewer` has the eyes that look; `step` is on the way to where the table stands."""
        self._host, self._step, self._viewer, self._words = host, step, viewer, words
        self._tree = host.tree
        self._now = view(self._tree.table, viewer)
        start = self._tree.parent(step)
        assert start is not None  # a table is laid once
        self._start: NodeId = start
        self._name = step_name(self._tree, step)
        self._later = since(self._tree, step)

    def all(self) -> tuple[Remedy, ...]:
        """Return them, the one that changes most first."""
        return tuple(self._all())

    def _all(self) -> Iterator[Remedy]:
        yield self._back()
        if self._later:
            yield self._alone()
            yield self._later_by_one()
        yield from self._random_back()
        yield from self._shuffles()
        yield self._left()

    # -- by the history ------------------------------------------------------------------------

    def _back(self) -> Remedy:
        title = Words("Take back to before this step", "この手順の前まで戻す")
        at = self._name
        note = Words(f"the table goes back to before {at.en}", f"{at.ja}の前まで戻した")
        way = (self._step, *self._later)
        return self._repeated("back", title, note, way, ())

    def _alone(self) -> Remedy:
        title = Words("Take back this step alone", "この手順だけを取り消す")
        at = self._name
        note = Words(f"{at.en} alone is taken back", f"{at.ja}だけを取り消した")
        return self._repeated("alone", title, note, (self._step,), self._later)

    def _later_by_one(self) -> Remedy:
        after, *rest = self._later
        title = Words("Let the next step come first", "次の手順を先にする")
        one, other = self._name, step_name(self._tree, after)
        note = Words(f"{other.en} comes before {one.en}", f"{other.ja}を{one.ja}より先にした")
        return self._repeated("swapped", title, note, (), (after, self._step, *rest))

    def _repeated(
        self,
        name: str,
        title: Words,
        note: Words,
        gone: tuple[NodeId, ...],
        steps: tuple[NodeId, ...],
    ) -> Remedy:
        """Return what lets `steps` happen again after the step before, with `gone` left out."""
        done = self._repeat(steps)
        table = done.growths[-1].after if done.growths else self._tree.table_at(self._start)
        if done.stopped is not None:
            gone = (*gone, *steps[steps.index(done.stopped) :])
        return Remedy(
            name,
            title,
            note,
            Repeat(self._start, steps),
            differences(self._now, view(table, self._viewer), self._words),
            self._known(gone, table),
            told_end(self._tree, done),
        )

    def _repeat(self, steps: tuple[NodeId, ...]) -> Repetition:
        """Try the steps out; nothing of it is kept."""
        given = iter(range(1_000_000))
        return repeat(
            self._tree,
            self._start,
            steps,
            lambda kind: f"{kind}~{next(given)}",
            mixed=self._host.mixes_chance,
        )

    # -- by hand -------------------------------------------------------------------------------

    def _random_back(self) -> Iterator[Remedy]:
        """Cards drawn in the step: as many of that hand, picked at random, go back."""
        for pile, hand, count in self._drawn():
            table = self._tree.table
            if count > len(table.zones[hand]):
                continue
            cards, into = counted(count, CARD), zone_words(table, pile)
            from_hand = zone_words(table, hand)
            title = Words(
                f"Shuffle {cards.en} of {from_hand.en}, picked at random, into {into.en}",
                f"{from_hand.ja}から無作為に選んだ{cards.ja}を{into.ja}に戻して混ぜる",
            )
            note = Words(
                f"{cards.en} of {from_hand.en}, unseen and picked at random, "
                f"{'is' if count == 1 else 'are'} shuffled into {into.en}",
                f"{from_hand.ja}のだれも見ていないカードから無作為に選んだ{cards.ja}を"
                f"{into.ja}に戻して混ぜた",
            )
            steps = (PickRandom(hand, count, pile, unseen=True), Shuffle(pile))
            yield self._by_hand(f"random {hand}", title, note, steps)

    def _drawn(self) -> Iterator[tuple[ZoneId, ZoneId, int]]:
        """Yield (pile, hand, cards) of what was drawn from a pile that nobody looks into."""
        table = self._tree.table_at(self._start)
        zones = table.setting.zones
        counts: dict[tuple[ZoneId, ZoneId], int] = {}
        for fact in self._tree.facts(self._step):
            for move in fact.moves if isinstance(fact, f.Moved) else ():
                source = table.cards[move.card].zone if move.card < len(table.cards) else ""
                hidden = source in zones and zones[source].spec.visibility == "hidden"
                if hidden and zones[move.zone].spec.visibility == "owner":
                    counts[source, move.zone] = counts.get((source, move.zone), 0) + 1
        for (source, goal), count in counts.items():
            if source in self._tree.table.zones and goal in self._tree.table.zones:
                yield source, goal, count

    def _shuffles(self) -> Iterator[Remedy]:
        """Piles of which somebody saw a card in the step: a shuffle makes it worthless."""
        table = self._tree.table
        seen = (one.card for one in learned_in(self._tree, (self._step,)))
        for zone in sorted({table.cards[card].zone for card in seen if card < len(table.cards)}):
            if table.setting.zones[zone].spec.visibility == "hidden":
                pile = zone_words(table, zone)
                title = Words(f"Shuffle {pile.en}", f"{pile.ja}を混ぜる")
                note = Words(f"{pile.en} is shuffled", f"{pile.ja}を混ぜた")
                yield self._by_hand(f"shuffle {zone}", title, note, (Shuffle(zone),))

    def _left(self) -> Remedy:
        title = Words("Leave it as it is", "このままにする")
        at = self._name
        note = Words(f"{at.en} stays as it was done", f"{at.ja}はそのままにした")
        return self._by_hand("left", title, note, ())

    def _by_hand(self, name: str, title: Words, note: Words, steps: tuple[Step, ...]) -> Remedy:
        shuffled = {step.zone for step in steps if isinstance(step, Shuffle)}
        known = self._known((self._step,), self._tree.table, shuffled)
        return Remedy(name, title, note, Batch(steps), known=known)

    def _known(
        self, steps: tuple[NodeId, ...], table: Table, shuffled: Collection[ZoneId] = ()
    ) -> tuple[StillKnown, ...]:
        """Return what seats know by `steps` and do not see on a table; a shuffle ends that."""
        learned = tuple(
            one
            for one in learned_in(self._tree, steps, table)
            if one.card < len(table.cards) and table.cards[one.card].zone not in shuffled
        )
        return still_known(table, learned, self._viewer)


def since(tree: HistoryTree, step: NodeId) -> tuple[NodeId, ...]:
    """Return the steps after `step` on the way to where the table stands."""
    later = takewhile(lambda one: one != step, tree.back_from(tree.cursor))
    return tuple(later)[::-1]


def can_put_right(tree: HistoryTree, step: NodeId) -> bool:
    """Whether a step is on the way to where the table stands, and not the laying of the table."""
    return 0 < step < len(tree) and tree.leads_to(step, tree.cursor)
