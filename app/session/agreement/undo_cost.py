"""What going to another step of the history would take from others, or leave somebody knowing.

Taking back is free where no other seat has acted since and nobody learned anything from it; so
is any other travel, judged by the steps it takes back and those it does again. What people say
to each other is no acting, and what the table does by itself (a note that ends) is nobody's.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Literal

from app.core import fact as f
from app.core.apply.apply import apply
from app.core.apply.changes import changed_places, changes
from app.core.data.value import value
from app.core.facts.agreement_facts import Ruled
from app.core.facts.seal_facts import PlansOpened
from app.core.ids import JUDGE, TABLE, CardId, NodeId, SeatId, ZoneId
from app.core.intent import Jump, Redo, Undo
from app.core.past.history import HistoryTree
from app.core.seal import Seal
from app.core.table import Table
from app.core.visibility import lists, sees_face
from app.games.contracts.computer_contract import computers_of

MOST_WEIGHED = 1000
"""Steps of one journey that are looked through for what was learned: some tenths of a second."""

Reason = Literal["", "acted", "learned", "planned", "chance", "far"]


@value
class Learned:
    """A face that a seat saw on the way and does not see at the goal: it would still know it."""

    seat: SeatId
    card: CardId


@value
class Cost:
    """What a journey through the history costs the others."""

    steps: tuple[NodeId, ...]
    """What is taken back, the last first; then what is done again, in its order."""
    acted: tuple[SeatId, ...]
    """The other seats, the judge among them, that made some of these steps; sorted."""
    learned: tuple[Learned, ...]
    chance: tuple[NodeId, ...]
    """Steps in which something fell by chance that could fall otherwise the next time."""
    far: bool = False
    """Whether there are more steps than were looked through."""
    plans: tuple[SeatId, ...] = ()
    """Whose plans opened on the way and would not lie open: all would still know them; sorted."""

    @property
    def reason(self) -> Reason:
        """Why it has to be asked for; "" where it is free."""
        if self.acted:
            return "acted"
        if self.learned:
            return "learned"
        if self.plans:
            return "planned"
        if self.chance:
            return "chance"
        return "far" if self.far else ""

    @property
    def free(self) -> bool:
        """Whether nobody needs to be asked."""
        return not self.reason


def goal_of(tree: HistoryTree, intent: object) -> NodeId | None:
    """Return where an intent leads in the history; None where it does not, or to no step."""
    computers = computers_of(tree.table.options)
    if isinstance(intent, Undo):
        return tree.undo_target(computers)
    if isinstance(intent, Redo):
        return tree.redo_target(computers)
    known = isinstance(intent, Jump) and 0 <= intent.node < len(tree)
    return intent.node if isinstance(intent, Jump) and known else None


def free_to_take_back(tree: HistoryTree, seat: SeatId, goal: NodeId) -> bool:
    """Whether `seat` may go from the cursor to `goal` without asking anybody."""
    return not reason_to_ask(tree, seat, goal)


def reason_to_ask(tree: HistoryTree, seat: SeatId, goal: NodeId) -> Reason:
    """Return why `seat` has to ask before it goes from the cursor to `goal`; "" if it need not.

    The judge never has to, nor who plays with computers alone.
    """
    computers = computers_of(tree.table.options).keys()
    seats = range(len(tree.table.setting.seats))
    if seat == JUDGE or (computers and not set(seats) - {seat} - computers):
        return ""
    away, there = _ways(tree, goal)
    # Who acted shows at once; what was learned takes a look at every table on the way.
    return "acted" if _others(tree, (*away, *there), seat) else cost_of(tree, seat, goal).reason


def cost_of(tree: HistoryTree, seat: SeatId, goal: NodeId) -> Cost:
    """Return what it costs if `seat` goes from the cursor to `goal`."""
    away, there = _ways(tree, goal)
    steps = (*away, *there)
    weighed = steps[:MOST_WEIGHED]
    fork, at_goal = tree.table_at(tree.meeting(tree.cursor, goal)), tree.table_at(goal)
    # What a program keeps goes back with the step at which it kept it.
    computers = computers_of(tree.table.options)
    learned: dict[Learned, None] = {}
    opened: set[Seal] = set()
    chance = []
    for number in weighed:
        # What was brought on the way back is gone with it: there is nothing left to know.
        cards = len((fork if number in away else at_goal).cards)
        for before, fact, after in _facts(tree, number):
            seen = (
                one
                for one in _seen(before, fact, after)
                if one.card < cards and one.seat not in computers
            )
            learned.update(dict.fromkeys(one for one in seen if not _is_seen(one, fork, at_goal)))
            if isinstance(fact, PlansOpened):
                opened.update(seal for seal in after.seals if seal.seat in fact.seats)
            if number not in chance and _is_chance(tree, before, fact, after):
                chance.append(number)
    return Cost(
        steps,
        _others(tree, steps, seat),
        tuple(sorted(learned, key=lambda one: (one.seat, one.card))),
        tuple(chance),
        len(steps) > len(weighed),
        tuple(sorted({seal.seat for seal in opened.difference(fork.seals, at_goal.seals)})),
    )


def learned_in(tree: HistoryTree, steps: Sequence[NodeId], *goals: Table) -> tuple[Learned, ...]:
    """Return the faces that players saw in `steps` and see on none of the tables `goals`."""
    found = {
        one
        for step in steps
        for before, fact, after in _facts(tree, step)
        for one in _seen(before, fact, after)
        if not _is_seen(one, *goals)
    }
    return tuple(sorted(found, key=lambda one: (one.seat, one.card)))


def _ways(tree: HistoryTree, goal: NodeId) -> tuple[tuple[NodeId, ...], tuple[NodeId, ...]]:
    """Return what is taken back, the last first, and what is done again, in its order."""
    meeting = tree.meeting(tree.cursor, goal)
    return tuple(_up(tree, tree.cursor, meeting)), tuple(_up(tree, goal, meeting))[::-1]


def _up(tree: HistoryTree, start: NodeId, end: NodeId) -> Iterator[NodeId]:
    return takewhile(lambda step: step != end, tree.back_from(start))


def _others(tree: HistoryTree, steps: tuple[NodeId, ...], seat: SeatId) -> tuple[SeatId, ...]:
    acted: set[SeatId] = set()
    for step in steps:
        actor = tree.actor(step)
        if actor == TABLE:
            # What others agreed to is nobody's own doing.
            for fact in tree.facts(step):
                if isinstance(fact, Ruled):
                    acted.update(fact.seats)
                elif isinstance(fact, PlansOpened):
                    acted.update(fact.agreed)
        elif actor not in acted and not is_said(tree.facts(step)):
            acted.add(actor)
    # A program has nothing against it.
    return tuple(sorted(acted - {seat} - computers_of(tree.table.options).keys()))


def is_said(facts: tuple[f.Fact, ...]) -> bool:
    """Whether nothing happened in a step but that somebody said something."""
    return all(isinstance(fact, f.Announced) and fact.verb == "say" for fact in facts)


def _facts(tree: HistoryTree, step: NodeId) -> Iterator[tuple[Table, f.Fact, Table]]:
    parent = tree.parent(step)
    assert parent is not None  # the laying of the table is never on the way
    before = tree.table_at(parent)
    for fact in tree.facts(step):
        after = apply(before, fact)
        yield before, fact, after
        before = after


# -- what was learned ---------------------------------------------------------------------------


def _seen(before: Table, fact: f.Fact, after: Table) -> Iterator[Learned]:
    """Yield which of the cards that a fact touched each player sees after it."""
    for number in changes(before, fact).cards:
        for seat in range(len(after.setting.seats)):
            if sees_face(after, seat, number):
                yield Learned(seat, number)


def _is_seen(one: Learned, *tables: Table) -> bool:
    """Whether the seat sees the face on one of `tables` as well."""
    return any(
        one.card < len(table.cards) and sees_face(table, one.seat, one.card) for table in tables
    )


def hidden_piles(table: Table, learned: tuple[Learned, ...]) -> tuple[ZoneId, ...]:
    """Return the piles that nobody lists and that somebody would know a card of; sorted.

    A shuffle makes that knowledge worthless; in a hand or on the field it would not.
    """
    zones = {table.cards[one.card].zone for one in learned}
    return tuple(sorted(z for z in zones if table.setting.zones[z].spec.visibility == "hidden"))


# -- chance -------------------------------------------------------------------------------------


def _is_chance(tree: HistoryTree, before: Table, fact: f.Fact, after: Table) -> bool:
    """Whether a fact is a result that somebody might want to fall otherwise."""
    if isinstance(fact, f.CoinsFlipped | f.DiceRolled):
        return True
    if isinstance(fact, f.Moved):
        return fact.verb == "pick"
    return isinstance(fact, f.Shuffled) and _order_matters(tree, before, fact, after)


def _order_matters(tree: HistoryTree, before: Table, fact: f.Shuffled, after: Table) -> bool:
    """Whether anybody knew something of the order before a shuffle, or does so after it.

    A hand has no order that counts. Once something was taken back, people know more than the
    table says of it, and every shuffle counts.
    """
    if before.setting.zones[fact.zone].spec.visibility == "owner":
        return False
    if len(tree) > tree.depth(tree.cursor) + 1:
        return True
    seats = range(len(before.setting.seats))
    return any(before.cards[number].known for number in changed_places(fact)) or any(
        lists(table, seat, fact.zone) for table in (before, after) for seat in seats
    )
